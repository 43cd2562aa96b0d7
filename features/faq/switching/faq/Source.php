<?php
/**
 * Content of FAQ plugins.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\Faq\Switching\Faq;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\Faq\Import\Import;
use Pagewright\Features\Faq\Import\Sources;
use Pagewright\Features\Faq\Shortcodes;
use Pagewright\Switching\DryRun\Part;
use Pagewright\Switching\DryRun\Source as DryRunSource;

/** Their shortcodes, for which Pagewright shows imported questions. */
final class Source extends DryRunSource {
	public function texts(): array {
		return array_map( static fn ( string $tag ): string => "[$tag", $this->shortcodes() );
	}

	public function shortcodes(): array {
		return array_map( 'strval', array_keys( self::reads() ) );
	}

	public function shortcode( string $tag, array $atts, string $content, string $source ): ?Part {
		$reads    = self::reads()[ $tag ] ?? array();
		$imported = (array) get_option( Import::SHORTCODES, array() );
		$after    = static fn (): string => Shortcodes::old( $atts, $reads );
		return isset( $imported[ $tag ] )
			? $this->part( static fn (): string => do_shortcode( $source ), $after )
			: new Part(
				$this->plugin->id,
				null,
				static fn (): string => '',
				/* translators: %s: a shortcode. */
				array( sprintf( __( 'The questions for %s are not imported yet.', 'pagewright' ), $source ) )
			);
	}

	/** @return array<string, array<string, list<string>>> Attributes that Pagewright reads, by shortcode. */
	private static function reads(): array {
		return array_merge( ...array_values( array_column( Sources::all(), 'shortcodes' ) ) );
	}
}
