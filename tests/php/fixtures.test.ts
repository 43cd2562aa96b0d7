import { beforeAll, describe, expect, it } from 'vitest';
import { goldenOf, listFixtures, renderFixtures } from '../../scripts/render-fixtures.mjs';
import { errorLog, php } from '../support/site';

interface Fixture {
	widget: string;
	name: string;
	file: string;
}

const fixtures = listFixtures() as Fixture[];
let rendered: string[] = [];

describe( 'saved data become the golden HTML', () => {
	beforeAll( async () => {
		rendered = await renderFixtures(
			( code: string ) => php< string >( `ob_start(); ${ code } return ob_get_clean();` ),
			fixtures
		);
		// PHP as WebAssembly needs this time for all of them.
	}, 120_000 );

	it.each( fixtures.map( ( fixture, index ) => ( { ...fixture, index } ) ) )(
		'$widget: $name',
		( { index, ...fixture } ) => {
			expect( goldenOf( fixture ), 'npm run fixtures writes the golden HTML' ).not.toBe( '' );
			expect( rendered[ index ] ).toBe( goldenOf( fixture ) );
		}
	);

	it( 'leaves no word in the error log', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
