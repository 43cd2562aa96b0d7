<?php
/**
 * Reports switching in Site Health.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace Pagewright\Switching;

defined( 'ABSPATH' ) || exit;

/** Repeats the next steps. Reads no content. */
final class Health {
	private const TEST = 'pagewright_switching';

	/**
	 * @param mixed $tests Tests of Site Health.
	 * @return mixed The tests, including ours.
	 */
	public static function add( mixed $tests = null ): mixed {
		if ( is_array( $tests ) && is_array( $tests['direct'] ?? null ) ) {
			$tests['direct'][ self::TEST ] = array(
				'label' => __( 'Plugins that Pagewright replaces', 'pagewright' ),
				'test'  => array( self::class, 'test' ),
			);
		}
		return $tests;
	}

	/** @return array<string, mixed> Result of a test in the format of Site Health. */
	public static function test(): array {
		$steps = array();
		foreach ( Plugins::all() as $plugin ) {
			$next = $plugin->reminder();
			if ( null !== $next ) {
				$steps[] = '<li>' . esc_html( $plugin->name() . ': ' . $next->label ) . '</li>';
			}
		}
		$is_done = array() === $steps;
		return array(
			'test'        => self::TEST,
			'status'      => $is_done ? 'good' : 'recommended',
			'label'       => $is_done
				? __( 'No plugins remain that Pagewright replaces', 'pagewright' )
				: __( 'You can finish switching to Pagewright', 'pagewright' ),
			'description' => $is_done
				? '<p>' . esc_html__( 'No further steps are required.', 'pagewright' ) . '</p>'
				: '<p>'
					. esc_html__(
						'Some plugins that Pagewright replaces are still installed, or their data has not been imported. Next steps:',
						'pagewright'
					)
					. '</p><ul>' . implode( '', $steps ) . '</ul>',
			'badge'       => array(
				'label' => 'Pagewright',
				'color' => 'blue',
			),
			'actions'     => $is_done
				? ''
				: sprintf(
					'<p><a href="%s">%s</a></p>',
					esc_url( Status::url() ),
					esc_html__( 'Go to Switch', 'pagewright' )
				),
		);
	}
}
