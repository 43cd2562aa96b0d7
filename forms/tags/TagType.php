<?php
/**
 * A kind of form-tag.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Forms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Forms\Form;
use Pagewright\Forms\Submission\Submission;
use Pagewright\Forms\View;

/** What one kind of tag is in the page, in the schema, in what is sent, and in mail. Most of it has a neutral default. */
abstract class TagType {
	/** @return list<string> Types as they are written, with and without star: `text`, `text*`. */
	abstract public function types(): array;

	/** @return list<string> Of: name-attr, selectable-values, file-uploading, not-for-mail, do-not-store, display-block, display-hidden, singular, zero-controls-container, multiple-controls-container. */
	public function features(): array {
		return array( 'name-attr' );
	}

	/** HTML in the place of the tag; escaped. */
	abstract public function html( Tag $tag, View $view ): string;

	/** @return list<array<string, mixed>> Rules for the schema: `rule`, `field`, `error`, and what the rule needs. */
	public function rules( Tag $tag, Form $form ): array {
		return array();
	}

	/** What of a sent value is kept: strings, or a list of them. Pipes are not applied yet. @param mixed $value Null where nothing was sent. */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		return $value;
	}

	/** Why it is refused, in the words of the form, where no rule can know (quiz, captcha, acceptance as validation). Null: it is not. */
	public function refusal( Tag $tag, Submission $submission ): ?string {
		return null;
	}

	/** Whether the label of the field gets the mark of required fields. */
	public function is_marked( Tag $tag ): bool {
		return '' !== $tag->name && $tag->is_required();
	}

	/** Uses up what is valid once, after all fields were found right. Why it is refused because it was used before; null: it was not. */
	public function spend( Tag $tag, Submission $submission ): ?string {
		return null;
	}

	/** Whether the visitor's consent, which this tag asks for, is missing. */
	public function is_unaccepted( Tag $tag, Submission $submission ): bool {
		return false;
	}

	/** New question for the page: `array( 'quiz' => array( name => array( question, hash ) ) )` or `array( 'captcha' => … )`. @return array<string, array<string, mixed>> */
	public function refill( Tag $tag, Form $form ): array {
		return array();
	}

	/** What a mail-tag becomes; null: the value as it is (lists joined by `, `). */
	public function mail( Tag $tag, mixed $value, bool $is_html, Submission $submission ): ?string {
		return null;
	}
}
