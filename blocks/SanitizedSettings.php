<?php
/**
 * Sanitized settings of kinds of widgets.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Blocks;

defined( 'ABSPATH' ) || exit;

use Pagewright\Fields\Registry;
use Pagewright\Schema\Cleaner;
use Pagewright\Schema\Widget;

/** Sanitizes the settings of a kind for its first widget on a page, and again only after a change. */
final class SanitizedSettings {
	/** @var array<string, array{raw: array<string, mixed>, clean: array<string, mixed>, cleaner: Cleaner}> By class. */
	private array $known = array();

	/** @return array<string, mixed> Settings with all fields. */
	public function of( Widget $widget, Registry $types ): array {
		$raw   = Settings::of( $widget );
		$known = $this->known[ $widget->class ] ?? null;
		if ( null === $known || $known['raw'] !== $raw ) {
			$cleaner = $known['cleaner'] ?? new Cleaner( $widget->settings_fields(), $types );
			$known   = array( 'raw' => $raw, 'clean' => $cleaner->clean( $raw ), 'cleaner' => $cleaner );

			$this->known[ $widget->class ] = $known;
		}
		return $known['clean'];
	}
}
