<?php
/**
 * Base class of form tag types.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Tags;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\Submission\Submission;

/** Defines how one type of tag is rendered, validated, sanitized and mailed. Most methods have a neutral default. */
abstract class TagType {
	/** @return list<string> Types as written, with and without asterisk: `text`, `text*`. */
	abstract public function types(): array;

	/**
	 * @return list<string> Any of: name-attr, selectable-values, file-uploading, not-for-mail, do-not-store,
	 *    display-block, display-hidden, singular, zero-controls-container, multiple-controls-container.
	 */
	public function features(): array {
		return array( 'name-attr' );
	}

	/** Returns the HTML of the tag, escaped. */
	abstract public function html( Tag $tag, FormRenderer $renderer ): string;

	/**
	 * @return list<array<string, mixed>> Rules for the schema: `rule`, `field`, `error`, and parameters of the rule.
	 */
	public function rules( Tag $tag, Form $form ): array {
		return array();
	}

	/**
	 * Returns the sanitized value: strings, or a list of strings. Pipes are not applied yet.
	 *
	 * @param mixed $value Null where nothing was sent.
	 */
	public function posted( Tag $tag, mixed $value, Submission $submission ): mixed {
		return $value;
	}

	/**
	 * Returns an error that no rule can detect (quiz, captcha, acceptance as validation), in the form's own words; null
	 * for none.
	 */
	public function refusal( Tag $tag, Submission $submission ): ?string {
		return null;
	}

	/** Returns whether the label of the field gets the mark of required fields. */
	public function is_marked( Tag $tag ): bool {
		return '' !== $tag->name && $tag->is_required();
	}

	/**
	 * Invalidates a one-time answer, after all fields passed. Returns an error if it was used before; null otherwise.
	 */
	public function spend( Tag $tag, Submission $submission ): ?string {
		return null;
	}

	/** Returns whether a consent that this tag requires is missing. */
	public function is_unaccepted( Tag $tag, Submission $submission ): bool {
		return false;
	}

	/**
	 * Returns renewed data for the page: `array( 'quiz' => array( name => array( question, hash ) ) )` or `array(
	 * 'captcha' => … )`.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function refill( Tag $tag, Form $form ): array {
		return array();
	}

	/** Returns the replacement of the mail tag; null for the unchanged value (lists joined by `, `). */
	public function mail( Tag $tag, mixed $value, bool $is_html, Submission $submission ): ?string {
		return null;
	}
}
