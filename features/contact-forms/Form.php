<?php
/**
 * One contact form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Tags\Scanner;
use Pagewright\Features\ContactForms\Tags\Tag;

/** A form as stored: texts and templates. Immutable; with() returns a copy. */
final class Form {
	/** Post type of forms that editors write in the form language. Sites already have it. */
	public const POST_TYPE = 'wpcf7_contact_form';

	/** Names of a form's properties as the API uses them; stored with a leading `_`. */
	public const PROPERTIES = array( 'form', 'mail', 'mail_2', 'messages', 'additional_settings' );

	/** @var list<Tag>|null */
	private ?array $tags = null;

	/** Whether the tags were set by with_tags() instead of being parsed. */
	private bool $has_own_tags = false;

	/**
	 * @param int                   $id         Post ID; 0 for a form that is not saved.
	 * @param string                $hash       64 hexadecimal digits, generated once; '' for a form that is not saved.
	 * @param string                $locale     Locale such as `en_US`.
	 * @param array<string, mixed>  $properties Whole: `form` text, `mail` and `mail_2` templates (subject, sender,
	 *    recipient, body, additional_headers, attachments, use_html, exclude_blank; mail_2 also active), `messages` by
	 *    key, `additional_settings` text, and properties of add-ons. Forms of widgets: also `errors`, the messages of
	 *    required fields, and `spam`, the settings that differ from those of the site.
	 * @param string                $kind       Post type of the form.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $slug,
		public readonly string $hash,
		public readonly string $locale,
		public readonly array $properties,
		public readonly string $kind = self::POST_TYPE
	) {}

	/** @param array<string, mixed> $changes Properties of this object by name; `properties` is merged by key. */
	public function with( array $changes ): self {
		$changes['properties'] = array_merge( $this->properties, $changes['properties'] ?? array() );
		$all                   = array_merge(
			array(
				'id'     => $this->id,
				'title'  => $this->title,
				'slug'   => $this->slug,
				'hash'   => $this->hash,
				'locale' => $this->locale,
				'kind'   => $this->kind,
			),
			$changes
		);
		$form                  = new self(
			$all['id'],
			$all['title'],
			$all['slug'],
			$all['hash'],
			$all['locale'],
			$all['properties'],
			$all['kind']
		);
		return $this->has_own_tags ? $form->with_tags( $this->tags() ) : $form;
	}

	/** Returns a copy whose tags are given instead of parsed from its text. @param list<Tag> $tags */
	public function with_tags( array $tags ): self {
		$form       = clone $this;
		$form->tags = $tags;

		$form->has_own_tags = true;
		return $form;
	}

	public function template(): string {
		return (string) ( $this->properties['form'] ?? '' );
	}

	/** @return array<string, mixed> Mail template, `mail` or `mail_2`. */
	public function mail( string $name = 'mail' ): array {
		return (array) ( $this->properties[ $name ] ?? array() );
	}

	/**
	 * Returns a message of the form, or the default if none is stored. Mail tags are not replaced.
	 *
	 * @param string $key Such as `invalid_required`.
	 */
	public function message( string $key ): string {
		$own = $this->properties['messages'][ $key ] ?? '';
		return is_string( $own ) && '' !== $own ? $own : Messages::text( $key );
	}

	/** @return list<Tag> Form tags of the template, in order. */
	public function tags(): array {
		$this->tags ??= Scanner::tags( $this->template() );
		return $this->tags;
	}

	/** @return list<Tag> Tags of these basic types (`text`, not `text*`). */
	public function tags_of( string ...$basetypes ): array {
		return array_values(
			array_filter( $this->tags(), static fn ( Tag $tag ): bool => in_array( $tag->basetype, $basetypes, true ) )
		);
	}

	/** @return list<string> Values of an additional setting, one for each line. */
	public function settings( string $name ): array {
		preg_match_all(
			'/^' . preg_quote( $name, '/' ) . '[\t ]*:(.*)$/m',
			(string) ( $this->properties['additional_settings'] ?? '' ),
			$found
		);
		return array_map( 'trim', $found[1] );
	}

	/** Returns whether the first line of an additional setting turns it on. */
	public function is_on( string $setting ): bool {
		return in_array( $this->settings( $setting )[0] ?? '', array( 'on', 'true', '1' ), true );
	}
}
