<?php
/**
 * Runs the mail hooks of Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Compat;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\Submission\Submission;
use Pagewright\Features\ContactForms\Tags\Tag;

/** Forwards our hooks to the old ones that have callbacks. */
final class MailHooks {
	public static function hooks(): void {
		add_filter( 'pagewright/forms/skip-mail', array( self::class, 'skip_mail' ), 10, 2 );
		add_filter( 'pagewright/forms/mail', array( self::class, 'components' ), 10, 4 );
		add_filter( 'pagewright/forms/more-mails', array( self::class, 'more_mails' ), 10, 2 );
		add_filter( 'pagewright/forms/mail-tags', array( self::class, 'mail_tags' ), 10, 2 );
		add_filter( 'pagewright/forms/special-mail-tag', array( self::class, 'special_tag' ), 10, 4 );
		add_filter( 'pagewright/forms/mail-tag', array( self::class, 'tag' ), 10, 5 );
	}

	public static function skip_mail( bool $is_skipped, Form $form ): bool {
		/** A filter of Contact Form 7. @param bool $is_skipped @param WPCF7_ContactForm $form */
		return (bool) apply_filters( 'wpcf7_skip_mail', $is_skipped, Current::form( $form ) );
	}

	/** @param array<string, array<string, mixed>> $mails @return array<string, array<string, mixed>> */
	public static function more_mails( array $mails, Form $form ): array {
		/**
		 * A filter of Contact Form 7. @param array<string, array<string, mixed>> $mails By name. @param
		 * WPCF7_ContactForm $form
		 */
		return (array) apply_filters( 'wpcf7_additional_mail', $mails, Current::form( $form ) );
	}

	/** @param list<string> $names @return list<string> */
	public static function mail_tags( array $names, Form $form ): array {
		/**
		 * A filter of Contact Form 7. @param list<string> $names @param array<mixed> $args @param WPCF7_ContactForm
		 * $form
		 */
		return has_filter( 'wpcf7_collect_mail_tags' )
			? (array) apply_filters( 'wpcf7_collect_mail_tags', $names, array(), Current::form( $form ) )
			: $names;
	}

	/** @param array<string, mixed> $components @return array<string, mixed> */
	public static function components(
		array $components,
		Form $form,
		string $name,
		?Submission $submission = null
	): array {
		// Mails are also composed outside of a submission: for stored submissions, and for test mails.
		if ( null !== $submission ) {
			Current::submits( $submission );
		}
		return (array) apply_filters(
			'wpcf7_mail_components',
			$components,
			Current::form( $form ),
			new \WPCF7_Mail( $name, $form->mail( $name ) )
		);
	}

	/** @param string|null $output Our replacement; null for none. */
	public static function special_tag(
		?string $output,
		string $name,
		bool $is_html,
		?Submission $submission = null
	): ?string {
		if ( ! has_filter( 'wpcf7_special_mail_tags' ) ) {
			return $output;
		}
		if ( null !== $submission ) {
			Current::submits( $submission );
		}
		/**
		 * A filter of Contact Form 7.
		 *
		 * @param string|null $output @param string $name @param bool $is_html @param WPCF7_MailTag $tag
		 */
		$changed = apply_filters(
			'wpcf7_special_mail_tags',
			$output,
			$name,
			$is_html,
			new \WPCF7_MailTag( "[{$name}]", $name, array() )
		);
		return null === $changed ? null : (string) $changed;
	}

	/** @param string|null $text Replacement of the tag; null for an unknown field. */
	public static function tag( ?string $text, mixed $value, bool $is_html, string $name, ?Tag $tag = null ): ?string {
		if ( null === $text ) {
			return null;
		}
		$hooks = array(
			...( null === $tag ? array() : array( "wpcf7_mail_tag_replaced_{$tag->type}" ) ),
			'wpcf7_mail_tag_replaced',
		);
		foreach ( array_filter( $hooks, 'has_filter' ) as $hook ) {
			$form_tag = null === $tag ? null : new \WPCF7_FormTag( $tag );
			/**
			 * A filter of Contact Form 7.
			 *
			 * @param string $text @param mixed $value As sent. @param bool $is_html @param WPCF7_MailTag $tag
			 */
			$text = (string) apply_filters( // phpcs:ignore WordPress.NamingConventions.ValidHookName -- original names.
				$hook,
				$text,
				$value,
				$is_html,
				new \WPCF7_MailTag( "[{$name}]", $name, array(), $form_tag )
			);
		}
		return $text;
	}
}
