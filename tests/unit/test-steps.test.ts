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

it( 'all parts of the browser tests run, whatever is the first one', () => {
	const order = names( browserParts( 0 ) );
	for ( const [ first ] of order.entries() ) {
		expect( new Set( names( browserParts( first ) ) ) ).toEqual( new Set( order ) );
	}
	expect( new Set( order.map( ( _, first ) => browserParts( first )[ 0 ]!.name ) ).size ).toBe(
		order.length
	);
} );

it( 'each spec on a site is in one part, and no part is empty', () => {
	const parts = browserParts().map( ( { part }: { part: number } ) => specsOf( part ) );
	const files = parts.flat();
	expect( new Set( files ).size ).toBe( files.length );
	expect( files ).toContain( 'tests/e2e/screen.spec.ts' );
	expect( files.some( ( file: string ) => file.startsWith( 'features/' ) ) ).toBe( true );
	expect(
		files.filter( ( file: string ) => GALLERY.test( file ) || DIALOGS.test( file ) )
	).toEqual( [] );
	expect( Math.min( ...parts.map( ( { length }: string[] ) => length ) ) ).toBeGreaterThan( 0 );
} );
