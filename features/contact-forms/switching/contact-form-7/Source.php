<?php
/**
 * Content of Contact Form 7.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Switching\ContactForm7;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Form;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\Shortcode;
use Pagewright\Features\ContactForms\Tags\Foreign;
use Pagewright\Switching\DryRun\Part;
use Pagewright\Switching\DryRun\Source as DryRunSource;

/** Its shortcodes, its block and all forms. */
final class Source extends DryRunSource {
	private const BLOCK = 'contact-form-7/contact-form-selector';

	public function texts(): array {
		return Plugin::TEXTS;
	}

	/** The block contains the shortcode as text. */
	public function block( array $block ): ?Part {
		if ( self::BLOCK !== ( $block['blockName'] ?? '' ) ) {
			return null;
		}
		preg_match(
			'/' . get_shortcode_regex( $this->shortcodes() ) . '/',
			(string) ( $block['innerHTML'] ?? '' ),
			$found
		);
		return isset( $found[2] )
			? $this->shortcode( $found[2], (array) shortcode_parse_atts( $found[3] ), '', $found[0] )
			: null;
	}

	public function shortcodes(): array {
		return array( Shortcode::TAG, Shortcode::OLD_TAG );
	}

	public function shortcode( string $tag, array $atts, string $content, string $source ): ?Part {
		$form = Shortcode::TAG === $tag
			? Shortcode::form( array_filter( $atts, 'is_scalar' ) + array( 'id' => '', 'title' => '' ) )
			: null;
		return $this->part(
			static fn (): string => do_shortcode( $source ),
			static fn (): string => Shortcode::render( $atts, null, $tag ),
			...(
				null === $form && Shortcode::TAG === $tag
					/* translators: %s: a shortcode. */
					? array( sprintf( __( 'Form not found for %s.', 'pagewright' ), $source ) )
					: self::problems( $form )
			)
		);
	}

	public function others( string $after, int $most ): array {
		return array_map( 'strval', Forms::ids( (int) $after, $most ) );
	}

	public function count_others(): int {
		return Forms::count();
	}

	public function other( string $id ): ?array {
		$form = FormStore::find( (int) $id );
		return null === $form ? null : array(
			'kind'  => 'form',
			'title' => $form->title,
			'edit'  => $this->is_active
				? admin_url( 'admin.php?page=wpcf7&action=edit&post=' . $form->id )
				: admin_url( 'admin.php?page=pagewright-forms&form=' . $form->id ),
			'part'  => $this->part(
				static fn (): string => do_shortcode( "[contact-form-7 id=\"$form->id\"]" ),
				static fn (): string => Shortcode::render( array( 'id' => (string) $form->id ) ),
				...self::problems( $form )
			),
		);
	}

	/** @return list<string> Tags that no active plugin supports. */
	private static function problems( ?Form $form ): array {
		return null === $form
			? array()
			: array_map(
				static fn ( string $source ): string =>
					/* translators: %s: a form-tag. */
					sprintf( __( 'No active plugin supports %s.', 'pagewright' ), $source ),
				Foreign::sources( $form->template() )
			);
	}
}
