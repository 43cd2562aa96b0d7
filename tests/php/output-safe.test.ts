import { expect, it } from 'vitest';
import { php } from '../support/site';

/** Every byte alone, in a word and in markup, and texts that WordPress's functions change. */
const TEXTS = `$texts = array( '', 'plain words', '<b>bold</b>', '<a href="javascript:x">y</a>', '<script>x</script>', '&lt;&amp;&nope;&#60;', 'a & b', '1 < 2 > 0', '"quoted" \\'single\\'', "\\xC3\\xA9t\\xC3\\xA9", "\\xE9t\\xE9", "\\xF0\\x9F\\x98\\x80", 'a[b]c', '<!-- wp:x {"a":"<"} -->' );
	for ( $byte = 0; $byte < 256; $byte++ ) { array_push( $texts, chr( $byte ), 'a' . chr( $byte ) . 'b', '<i title="' . chr( $byte ) . '">' . chr( $byte ) ); }`;

it( 'escapes an attribute as WordPress does', async () => {
	expect(
		await php(
			`${ TEXTS } return array_map( 'bin2hex', array_values( array_filter( $texts, static fn ( $text ) => esc_attr( $text ) !== Pagewright\\Output\\Safe::attribute( $text ) ) ) );`
		)
	).toEqual( [] );
} );

it( 'lets filters change what an attribute holds', async () => {
	expect(
		await php(
			`$change = static fn ( $safe, $text ) => $safe . '!'; add_filter( 'attribute_escape', $change, 10, 2 ); $safe = Pagewright\\Output\\Safe::attribute( '{"a":1}' ); remove_filter( 'attribute_escape', $change ); return $safe;`
		)
	).toBe( '{&quot;a&quot;:1}!' );
} );

it( 'filters HTML as WordPress does', async () => {
	expect(
		await php(
			`${ TEXTS } return array_map( 'bin2hex', array_values( array_filter( $texts, static fn ( $text ) => wp_kses_post( $text ) !== Pagewright\\Output\\Safe::html( $text ) ) ) );`
		)
	).toEqual( [] );
} );

it( 'leaves out elements that have no place', async () => {
	expect(
		await php(
			`return Pagewright\\Output\\Safe::html( '<a href="/x"><b>Text</b></a><button>Go</button>', array( 'a', 'button' ) );`
		)
	).toBe( '<b>Text</b>Go' );
} );
