// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { browserParts, DIALOGS, GALLERY, specsOf } from '../../tools/browser-parts.mjs';
import { LOGS, runInLanes } from '../../tools/test-lanes.mjs';

beforeEach( () => void vi.spyOn( console, 'log' ).mockImplementation( () => {} ) );
afterAll( () => {
	vi.restoreAllMocks();
	for ( const name of [ 'first', 'optional', 'last' ] ) {
		rmSync( `${ LOGS }/made-up-${ name }.log`, { force: true } );
	}
} );

const step = ( name: string, more: object = {} ) => ( { name, command: 'true', ...more } );
const names = ( results: Array< { name: string } > ) => results.map( ( { name } ) => name );

it( 'optional steps do not begin when the time is over', async () => {
	const steps = [
		step( 'made-up-first' ),
		step( 'made-up-optional', { isOptional: true } ),
		step( 'made-up-last', { after: 'made-up-first' } ),
	];
	expect( names( await runInLanes( steps, 2, Date.now() - 1 ) ) ).toEqual( [
		'made-up-first',
		'made-up-last',
	] );
	expect( names( await runInLanes( steps, 2, Date.now() + 60_000 ) ) ).toEqual( names( steps ) );
	expect( names( await runInLanes( steps, 1 ) ) ).toEqual( names( steps ) );
} );

it( 'each commit runs all parts of the browser tests, and begins with another one', () => {
	const orders = Array.from( { length: 12 }, ( _, commit ) => names( browserParts( commit ) ) );
	for ( const order of orders ) {
		expect( new Set( order ) ).toEqual( new Set( orders[ 0 ] ) );
	}
	expect( new Set( orders.map( ( [ first ] ) => first ) ).size ).toBe( orders[ 0 ]!.length );
	expect( new Set( orders[ 0 ] ).size ).toBe( 12 );
	expect( browserParts( 3 )[ 0 ] ).toEqual( { name: 'browser 4 of 12', part: 4 } );
} );

it( 'each spec on a site is in one part, and no part is empty', () => {
	const parts = browserParts().map( ( { part }: { part: number } ) => specsOf( part ) );
	const files = parts.flat();
	expect( new Set( files ).size ).toBe( files.length );
	expect( files ).toContain( 'tests/e2e/screen.spec.ts' );
	expect( files ).toContain( 'features/media-library/tests/e2e/screen.spec.ts' );
	expect(
		files.filter( ( file: string ) => GALLERY.test( file ) || DIALOGS.test( file ) )
	).toEqual( [] );
	expect( Math.min( ...parts.map( ( { length }: string[] ) => length ) ) ).toBeGreaterThan( 5 );
} );
