<?php
/**
 * A step of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** An action that the site owner can take next. */
final class Step {
	public const DEACTIVATE = 'deactivate';
	public const DELETE     = 'delete';
	public const SETTINGS   = 'settings';
	public const EMPTY      = 'empty-cache';

	/** Another screen does it. */
	public const GO = 'go';

	/**
	 * @param string $name       One of the constants, or a step that the script of a feature shows.
	 * @param string $label      Text of the button.
	 * @param string $text       Explanation in one or two sentences.
	 * @param string $question   Question to confirm; '' for none.
	 * @param string $url        URL of another screen; '' for none.
	 * @param bool   $is_allowed Whether the current user may do it.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $text,
		public readonly string $question = '',
		public readonly string $url = '',
		public readonly bool $is_allowed = true,
	) {}

	/** @return array<string, string|bool> Values for the screen. */
	public function values(): array {
		return array(
			'name'      => $this->name,
			'label'     => $this->label,
			'text'      => $this->text,
			'question'  => $this->question,
			'url'       => $this->url,
			'isAllowed' => $this->is_allowed,
		);
	}
}
