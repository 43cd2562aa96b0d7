import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CASES, PARTS, removeReal } from '../support/hostile-cases';
import { testHostileEngine, prepareHostilePages } from '../support/hostile-engine';

prepareHostilePages();
test.afterAll( removeReal );

test( 'each engine has a case', () => {
	const folders = readdirSync( 'frontend', { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );
	expect( [ ...Object.keys( CASES ), ...PARTS ].sort() ).toEqual( folders.sort() );
} );

for ( const [ name, one ] of Object.entries( CASES ) ) {
	testHostileEngine( name, `frontend/${ name }`, one );
}
