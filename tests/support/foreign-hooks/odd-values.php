<?php
/**
 * Values for callbacks.
 *
 * @package Pagewright
 */

declare( strict_types = 1 );

namespace ForeignHooksProbe;

defined( 'ABSPATH' ) || exit;

/** @return list<mixed> Values that a hook should not pass. */
function odd_values(): array {
	return array(
		null,
		'',
		'x',
		0,
		-1,
		1.5,
		true,
		false,
		array(),
		array( 'a' => array( null ) ),
		array( array(), new \stdClass() ),
		new \stdClass(),
		new \WP_Error( 'odd', 'Odd' ),
	);
}
