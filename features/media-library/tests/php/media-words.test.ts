// Does not depend on the database.
import { expect, it } from 'vitest';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/php/media-words.php' );

it( 'words have no case, accents, punctuation and HTML', async () => {
	expect(
		await call( 'normalize', [
			'Café_Ünder-Åre.JPG',
			'  a,b;c  ',
			'100% 「東京」写真',
			'नमस्ते दुनिया',
			'-- %_ --',
			'',
		] )
	).toEqual( [ 'cafe under are jpg', 'a b c', '100 東京 写真', 'नमस्ते दुनिया', '', '' ] );
} );

it( 'texts are lines, each once', async () => {
	expect(
		await call( 'words', [
			'Lake',
			'2026/11/lake.jpg',
			'',
			'The <em>lake</em> &amp; more<script>evil()</script>',
			'LAKE',
		] )
	).toBe( 'lake\n2026 11 lake jpg\nthe lake more' );
} );

it( 'tokens are the short parts and the longer ends of words', async () => {
	expect( await call( 'tokens', 'lake on 204\nlake' ) ).toEqual(
		'l la lake a ak ake k ke e o on n 2 20 204 0 04 4'.split( ' ' )
	);
} );

it.each( [
	'Sunset over the lake, IMG_2041-evening.jpg',
	'About the www of whats when this was',
	'a-b cd efg 1234567890',
	'東京photo写真 абвгд café',
	'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikbesitzer',
	'x'.repeat( 200 ),
] )( 'tokens find every part of %s', async ( text ) => {
	expect( await call( 'parts_not_found', text ) ).toEqual( [] );
} );
