import { beforeAll, describe, expect, it } from 'vitest';
import { goldenFiles, storedFiles } from '../../scripts/golden/files.mjs';
import { listFixtures, renderFixtures } from '../../scripts/render-fixtures.mjs';
import { errorLog, php } from '../support/site';

const fixtures = listFixtures();
const stored: Record< string, string > = storedFiles();
let rendered: Record< string, string > = {};

describe( 'saved data renders the golden HTML; npm run fixtures writes it', () => {
	beforeAll( async () => {
		rendered = goldenFiles(
			fixtures,
			await renderFixtures(
				( code: string ) => php< string >( `ob_start(); ${ code } return ob_get_clean();` ),
				fixtures
			)
		);
		// PHP as WebAssembly needs this time for all of them.
	}, 120_000 );

	it.each( Object.keys( stored ) )( '%s', ( path ) => {
		expect( rendered[ path ] ).toBe( stored[ path ] );
	} );

	it( 'has a golden file for each fixture', () => {
		expect( Object.keys( rendered ).sort() ).toEqual( Object.keys( stored ).sort() );
	} );

	it( 'logs no error', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
