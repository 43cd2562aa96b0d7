<?php
/**
 * Submission class of Contact Form 7 for add-ons.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Compat\Current;
use Pagewright\Features\ContactForms\Submission\Submission;

/** The current submission. */
class WPCF7_Submission {
	private Submission $submission;

	public function __construct( Submission $submission ) {
		$this->submission = $submission;
	}

	/** @return self|null Null without a submission. */
	public static function get_instance( $contact_form = null, $args = '' ) {
		return Current::submission();
	}

	public function pagewright_submission(): Submission {
		return $this->submission;
	}

	public function get_contact_form() {
		return Current::form( $this->submission->form, $this->submission );
	}

	public function get_status() {
		return $this->submission->status();
	}

	public function set_status( $status ) {
		$this->submission->set_status( (string) $status );
		return $this->submission->is( (string) $status );
	}

	public function is( $status ) {
		return $this->submission->is( (string) $status );
	}

	public function get_response() {
		return $this->submission->response();
	}

	public function set_response( $response ) {
		$this->submission->set_response( wp_strip_all_tags( (string) $response ) );
		return true;
	}

	/** @return mixed All sent values, or one field; null when it is missing. */
	public function get_posted_data( $name = '' ) {
		return '' === $name ? $this->submission->posted : ( $this->submission->posted[ $name ] ?? null );
	}

	/** @return string A field as text; lists are joined. */
	public function get_posted_string( $name ) {
		$value = $this->get_posted_data( $name );
		return is_array( $value )
			? implode( ', ', array_map( 'strval', array_filter( $value, 'is_scalar' ) ) )
			: (string) $value;
	}

	/** @return array<string, array{reason: string, idref: string|null}> */
	public function get_invalid_fields() {
		return array_map(
			static fn ( string $reason ): array => array(
				'reason' => $reason,
				'idref'  => null,
			),
			$this->submission->invalid
		);
	}

	public function get_invalid_field( $name ) {
		return $this->get_invalid_fields()[ $name ] ?? false;
	}

	/**
	 * @return mixed One of: remote_ip, remote_port, user_agent, url, unit_tag, container_post_id, current_user_id,
	 *    timestamp; null for others.
	 */
	public function get_meta( $name ) {
		$request = $this->submission->request;
		return array(
			'timestamp'         => time(),
			'remote_ip'         => $request->ip,
			'remote_port'       => '',
			'user_agent'        => $request->user_agent,
			'url'               => $request->url,
			'unit_tag'          => $request->unit_tag,
			'container_post_id' => $request->container_post,
			'current_user_id'   => $request->user_id,
			'do_not_store'      => $this->submission->form->is_on( 'do_not_store' ),
		)[ $name ] ?? null;
	}

	/** @return array<string, list<string>> Paths of uploaded files by field. */
	public function uploaded_files() {
		return $this->submission->files;
	}

	/** @param list<string>|string $file_path Paths. */
	public function add_uploaded_file( $name, $file_path ) {
		$this->submission->files[ (string) $name ] = array_values( array_filter( (array) $file_path, 'is_readable' ) );
		return array() !== $this->submission->files[ (string) $name ];
	}

	/** @param list<string>|string $file_path Paths of additional attachments. */
	public function add_extra_attachments( $file_path, $template = 'mail' ) {
		$this->submission->extra_attachments = array_values(
			array_unique(
				array( ...$this->submission->extra_attachments, ...array_map( 'strval', (array) $file_path ) )
			)
		);
		return true;
	}

	/** @param array<string, mixed> $data Properties for the response. */
	public function add_result_props( $data = '' ) {
		$this->submission->result_props = array_merge(
			$this->submission->result_props,
			(array) wp_parse_args( $data )
		);
	}

	/** @return array<string, mixed> */
	public function get_result() {
		return array_merge(
			$this->submission->result_props,
			array(
				'status'  => $this->submission->status(),
				'message' => $this->submission->response(),
			)
		);
	}

	/** @param array{agent?: string, reason?: string}|string $args Check and reason. */
	public function add_spam_log( $args = '' ) {
		$this->submission->spam_log[] = (array) wp_parse_args(
			$args,
			array(
				'agent'  => '',
				'reason' => '',
			)
		);
	}

	public function get_spam_log() {
		return $this->submission->spam_log;
	}

	/** @return array<string, string> Consent by field. */
	public function collect_consent() {
		return $this->submission->consent;
	}

	public function add_consent( $name, $conditions ) {
		$this->submission->consent[ (string) $name ] = (string) $conditions;
		return true;
	}
}
