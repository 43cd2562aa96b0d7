import { expect, it } from 'vitest';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/output-safe.php' );

it( 'escapes an attribute as WordPress does', async () => {
	expect( await call( 'wrong_attributes' ) ).toEqual( [] );
} );

it( 'lets filters change what an attribute holds', async () => {
	expect( await call( 'filtered_attribute' ) ).toBe( '{&quot;a&quot;:1}!' );
} );

it( 'filters HTML as WordPress does', async () => {
	expect( await call( 'wrong_html' ) ).toEqual( [] );
} );

it( 'leaves out elements that have no place', async () => {
	expect(
		await php(
			`return Pagewright\\Output\\Safe::html( '<a href="/x"><b>Text</b></a><button>Go</button>', array( 'a', 'button' ) );`
		)
	).toBe( '<b>Text</b>Go' );
} );
