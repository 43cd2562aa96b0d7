// Does not depend on the database.
import { expect, it } from 'vitest';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/output-safe.php' );

it( 'attributes are escaped as WordPress does', async () => {
	expect( await call( 'wrong_attributes' ) ).toEqual( [] );
} );

it( 'filters can change attributes', async () => {
	expect( await call( 'filtered_attribute' ) ).toBe( '{&quot;a&quot;:1}!' );
} );

it( 'URLs are cleaned as WordPress does', async () => {
	expect( await call( 'wrong_urls' ) ).toEqual( [] );
} );

it( 'values that are not text become empty or text', async () => {
	expect( await call( 'other_urls' ) ).toEqual( [ '', '', 'http://7', '', '' ] );
} );

it( 'filters can change URLs', async () => {
	expect( await call( 'filtered_url' ) ).toBe( '/a?x' );
} );

it( 'HTML is filtered as WordPress does', async () => {
	expect( await call( 'wrong_html' ) ).toEqual( [] );
} );

it( 'misplaced elements are removed', async () => {
	expect(
		await php(
			`return Pagewright\\Output\\Safe::html( '<a href="/x"><b>Text</b></a><button>Go</button>', array( 'a', 'button' ) );`
		)
	).toBe( '<b>Text</b>Go' );
} );
