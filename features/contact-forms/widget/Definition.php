<?php
/**
 * Defines a form from a widget.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Widget;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;

/**
 * The data of a widget that submissions depend on, and the form made of them. Stays on the server: the page contains
 * the fields, but neither addresses nor keys. Texts are plain here. Names of fields are decided once, so that a cached
 * page sends known names.
 */
final class Definition {
	/** Version of the structure. */
	private const VERSION = 1;

	private const TITLE_CHARS = 200;

	/**
	 * @param array<string, mixed> $data Sanitized data of the widget.
	 * @return array<string, mixed> Equal for equal data in the same language, on every site.
	 */
	public static function of( array $data ): array {
		$settings = $data['settings'];
		return array(
			'version' => self::VERSION,
			'locale'  => get_locale(),
			'title'   => mb_substr( Text::plain( (string) $data['title'] ), 0, self::TITLE_CHARS ),
			'to'      => array_values( array_filter( array_map( 'trim', explode( ',', (string) $settings['to'] ) ) ) ),
			'from'    => (string) $settings['from'],
			'subject' => Text::plain( (string) $settings['default_subject'] ),
			'prefix'  => Text::plain( (string) $settings['subject_prefix'] ),
			'success' => Text::plain( (string) $settings['success_message'] ),
			'has_ip'  => (bool) $settings['log_ip_address'],
			'fields'  => Fields::of( $data['fields'] ),
			'spam'    => Protection::of( $data['spam'] ),
			// Added only when it is on, so that older definitions keep their hash.
			...( $settings['store_submissions'] ? array( 'stores' => true ) : array() ),
		);
	}

	/** @param array<string, mixed> $definition Result of of(). @param int $id Post that stores it; 0 for none. */
	public static function form( array $definition, int $id = 0, string $hash = '' ): Form {
		$properties = array(
			'form'                => '',
			'mail'                => Mail::template( $definition ),
			'mail_2'              => array(),
			'messages'            => array_filter(
				array( 'mail_sent_ok' => Text::literal( (string) $definition['success'] ) )
			),
			'additional_settings' => '',
			'errors'              => array_filter( array_column( $definition['fields'], 'missing', 'name' ) ),
			'spam'                => Protection::settings( $definition['spam'] ),
			'captcha_look'        => $definition['spam']['look'],
			'stores'              => ! empty( $definition['stores'] ),
			'widget'              => $definition,
		);
		$form       = new Form(
			$id,
			(string) $definition['title'],
			$hash,
			$hash,
			(string) $definition['locale'],
			$properties,
			Store::POST_TYPE
		);
		return $form->with_tags( array( ...Fields::tags( $definition ), ...Protection::tags( $definition['spam'] ) ) );
	}
}
