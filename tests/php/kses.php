<?php
/**
 * PHP code of kses.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\Kses;

function kept( array $elements, array $attributes, string $code ) {
	$clean = static function ( $html ) use ( $code ) { return eval( $code );
	};
	$kept = array();
	foreach ( $elements as $element ) {
		$html = "<$element";
		foreach ( $attributes as $name => $value ) {
			$html .= " $name=\"$value\"";
		}
		$tags = new \WP_HTML_Tag_Processor( $clean( "$html>x</$element>" ) );
		while ( $tags->next_tag() ) {
			$tag = strtolower( $tags->get_tag() );
			$kept[] = $tag;
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
				$kept[] = "$tag $name";
			}
		}
	}
	return array_values( array_unique( $kept ) );
}

function sanitize_both( array $values, string $code ) {
	$clean = static function ( $html ) use ( $code ) { return eval( $code );
	};
	$all = array_map( static fn ( $one ) => "<$one[0] $one[1]=\"$one[2]\">x</$one[0]>", $values );
	return array( array_map( $clean, $all ), array_map( 'wp_kses_post', $all ) );
}

function oembed_domains() {
	$class = new \ReflectionClass( 'Pagewright\\Fields\\Tinymce\\Frames' );
	$all = _wp_oembed_get_object()->providers;
	return array(
		'domains' => $class->getConstant( 'DOMAINS' ),
		'providers' => str_replace( '\\', '', implode( ' ', array_keys( $all ) ) ),
	);
}
