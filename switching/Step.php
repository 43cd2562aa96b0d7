<?php
/**
 * A step of switching.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** What the owner of a site can do next. */
final class Step {
	public const DEACTIVATE = 'deactivate';
	public const DELETE     = 'delete';
	public const SETTINGS   = 'settings';
	public const EMPTY      = 'empty-cache';

	/** Views are imported by the steps of `POST /views/import`. */
	public const IMPORT = 'import';

	/** Another screen does it. */
	public const GO = 'go';

	/**
	 * @param string $name       One of the above.
	 * @param string $label      Text of the button.
	 * @param string $text       What it does, in one or two sentences.
	 * @param string $question   What is asked before; '' for nothing.
	 * @param string $url        Address of another screen; '' for none.
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

	/** @return array<string, string|bool> As the screen wants it. */
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
