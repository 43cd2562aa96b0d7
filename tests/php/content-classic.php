<?php
/**
 * PHP code of content-classic.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContentClassic;

function stored( $values, string $class, bool $form ) {
	global $wp_widget_factory;
	return $wp_widget_factory->widgets[ $class ]->update(
		$form ? array( 'pagewright_values' => wp_json_encode( $values ) ) : $values,
		array()
	);
}
