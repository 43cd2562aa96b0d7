import { afterEach, expect, it } from 'vitest';
import { environment } from './environment';

const world = globalThis as { pagewrightEditor?: object };
afterEach( () => delete world.pagewrightEditor );

it( 'has defaults without the server’s data', () => {
	expect( environment().units ).toContain( 'px' );
	expect( environment().fonts ).toEqual( { theme: [], added: [] } );
} );

it( 'uses the server’s data, and keeps other defaults', () => {
	world.pagewrightEditor = { ajaxUrl: '/a', imageSizes: { hero: 'Hero' }, units: null };
	expect( environment() ).toMatchObject( {
		ajaxUrl: '/a',
		imageSizes: { hero: 'Hero' },
		widgetsNonce: '',
	} );
	expect( environment().units ).toContain( 'em' );
} );
