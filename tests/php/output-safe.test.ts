import { expect, it } from 'vitest';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/output-safe.php' );

it( 'attributes are escaped as WordPress does', async () => {
	expect( await call( 'wrong_attributes' ) ).toEqual( [] );
} );

it( 'filters can change attributes', async () => {
	expect( await call( 'filtered_attribute' ) ).toBe( '{&quot;a&quot;:1}!' );
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
