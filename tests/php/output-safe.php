<?php
/**
 * PHP code of output-safe.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\OutputSafe;

use Pagewright\Output\Safe;

/** Returns every byte alone, in a word and in markup, and texts that WordPress's functions change. */
function texts(): array {
	$texts = array(
		'',
		'plain words',
		'<b>bold</b>',
		'<a href="javascript:x">y</a>',
		'<script>x</script>',
		'&lt;&amp;&nope;&#60;',
		'a & b',
		'1 < 2 > 0',
		'"quoted" \'single\'',
		"\xC3\xA9t\xC3\xA9",
		"\xE9t\xE9",
		"\xF0\x9F\x98\x80",
		'a[b]c',
		'<!-- wp:x {"a":"<"} -->',
	);
	for ( $byte = 0; $byte < 256; $byte++ ) {
		array_push( $texts, chr( $byte ), 'a' . chr( $byte ) . 'b', '<i title="' . chr( $byte ) . '">' . chr( $byte ) );
	}
	return $texts;
}

/** Returns texts whose attributes differ from WordPress's, in hexadecimal. */
function wrong_attributes() {
	return array_map(
		'bin2hex',
		array_values( array_filter( texts(), static fn ( $text ) => esc_attr( $text ) !== Safe::attribute( $text ) ) )
	);
}

function filtered_attribute() {
	$change = static fn ( $safe, $text ) => $safe . '!';
	add_filter( 'attribute_escape', $change, 10, 2 );
	$safe = Safe::attribute( '{"a":1}' );
	remove_filter( 'attribute_escape', $change );
	return $safe;
}

/** Returns texts whose HTML differs from WordPress's, in hexadecimal. */
function wrong_html() {
	return array_map(
		'bin2hex',
		array_values( array_filter( texts(), static fn ( $text ) => wp_kses_post( $text ) !== Safe::html( $text ) ) )
	);
}
