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

/** Returns plain URLs, the same with every byte at every kind of place, and URLs that WordPress changes. */
function urls(): array {
	$plain = array(
		'',
		'#',
		'/',
		'#part-2',
		'/about/team.html#lead',
		'http://example.com',
		'https://example.com/a/b-c_d.php#e',
		'https://example.com#e',
		'//example.com/x',
		'HTTP://example.com/',
		'https://example.com:8080/x',
		'https://example.com/?a=1&b=2',
		'example.com',
		'page.php',
		'javascript:alert(1)',
		'mailto:a@example.com',
		'https:///x',
		'https://exa mple.com/',
		'ftp://example.com/x',
		'http://http://example.com',
		"https://example.com/\n",
		"/x\n",
	);
	$urls = $plain;
	foreach ( array( '/about/team.html#lead', 'https://example.com/a#b', 'https://example.com' ) as $url ) {
		foreach ( array( 0, 1, 5, 8, 12, strlen( $url ) ) as $place ) {
			for ( $byte = 0; $byte < 256; $byte++ ) {
				$urls[] = substr_replace( $url, chr( $byte ), $place, 0 );
			}
		}
	}
	return $urls;
}

/** Returns URLs that differ from WordPress's, in hexadecimal. */
function wrong_urls() {
	$wrong = array();
	foreach ( array( null, array( 'https' ), array( 'http', 'https', 'skype' ), array() ) as $protocols ) {
		foreach ( urls() as $url ) {
			if ( esc_url( $url, $protocols ) !== Safe::url( $url, $protocols ) ) {
				$wrong[] = bin2hex( $url );
			}
		}
	}
	return $wrong;
}

function filtered_url() {
	add_filter( 'clean_url', static fn ( $url ) => $url . '?x' );
	$url = Safe::url( '/a' );
	remove_all_filters( 'clean_url' );
	return $url;
}

/** Returns what becomes of values that are not text. */
function other_urls() {
	return array_map( array( Safe::class, 'url' ), array( null, false, 7, array( '/a' ), new \WP_Error( 'x' ) ) );
}
