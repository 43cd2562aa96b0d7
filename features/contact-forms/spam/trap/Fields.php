<?php
/**
 * Renders the spam trap in a form.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Features\ContactForms\Spam\Trap;

defined( 'ABSPATH' ) || exit;

use Pagewright\Features\ContactForms\Settings;
use Pagewright\Features\ContactForms\Spam\Time\Stamp;
use Pagewright\Request\Memory;

/**
 * HTML of the hidden field and the decoy. CSS hides the decoy, and attributes put it out of reach of keyboards, screen
 * readers and password managers.
 */
final class Fields {
	/** Inline, because most pages with a trap do not load our style sheet and a form may not contain one. */
	private const STYLE = 'position:absolute;block-size:1px;inline-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

	private const MODULE = 'build/frontend/spam-trap.js';

	/** Returns all elements for the inside of a form; '' when the trap is off. */
	public static function html( Settings $settings ): string {
		if ( ! $settings->trap ) {
			return '';
		}
		$trap   = new Trap( $settings );
		$name   = $trap->name( Trap::today() );
		$value  = $trap->value( $name );
		$hidden = static fn ( string $field, string $text ): string =>
			sprintf( '<input type="hidden" name="%s" value="%s" />', esc_attr( $field ), esc_attr( $text ) );
		return sprintf(
			'<span class="pagewright-alternative" style="%s" aria-hidden="true"%s>',
			esc_attr( self::STYLE ),
			$settings->trap_script ? sprintf( ' data-pagewright-trap="%s"', esc_attr( "{$name} {$value}" ) ) : ''
		)
			. '<label>' . esc_html__( 'Alternative:', 'pagewright' )
			. sprintf(
				' <input type="text" name="%s" value="" size="10" tabindex="-1" autocomplete="off" data-1p-ignore data-lpignore="true" data-bwignore data-form-type="other" /></label>',
				esc_attr( Trap::DECOY )
			)
			. $hidden( Stamp::FIELD, Stamp::now() )
			. ( $settings->trap_script ? '' : $hidden( $name, $value ) )
			. '</span>'
			. (
				$settings->trap_script
					? '<noscript><p>'
						. esc_html__(
							'Please turn on JavaScript to send this form. It protects the form from spam.',
							'pagewright'
						)
						. '</p></noscript>' . self::script()
					: ''
			)
			. self::test_block( $settings );
	}

	/** @return array<string, string> The same fields as a browser sends them, by name. */
	public static function values( Settings $settings ): array {
		$trap = new Trap( $settings );
		$name = $trap->name( Trap::today() );
		return array(
			$name        => $trap->value( $name ),
			Trap::DECOY  => '',
			Stamp::FIELD => Stamp::now(),
		);
	}

	/** Returns buttons with which administrators can imitate a spam bot; '' for other users and in previews. */
	private static function test_block( Settings $settings ): string {
		if (
			! $settings->test_block
			|| is_admin()
			|| wp_is_serving_rest_request()
			|| ! current_user_can( 'activate_plugins' )
		) {
			return '';
		}
		return '<div class="pagewright-spam-test" style="margin-block:1em;padding:.75em 1em;border:1px dashed;font-size:.875em">'
			. '<p style="margin:0 0 .5em">'
				. esc_html__(
					'Only administrators see this. Press the button and send the form: it should be treated as spam.',
					'pagewright'
				)
				. '</p>'
			. sprintf(
				'<button type="button" style="min-block-size:28px" aria-pressed="false" data-on="%s">%s</button>',
				esc_attr__( 'Acting as a spam bot', 'pagewright' ),
				esc_html__( 'Act as a spam bot', 'pagewright' )
			)
			. '</div>' . self::script();
	}

	private static function script(): string {
		if ( ! Memory::first( self::class, 'script' ) ) {
			return '';
		}
		return wp_get_script_tag(
			array(
				'type' => 'module',
				'src'  => add_query_arg( 'ver', \Pagewright\VERSION, plugins_url( self::MODULE, \Pagewright\FILE ) ),
			)
		);
	}
}
