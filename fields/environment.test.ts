import { afterEach, expect, it } from 'vitest';
import { environment } from './environment';

const world = globalThis as { pagewrightEditor?: object };
afterEach( () => delete world.pagewrightEditor );

it( 'stands on its own where the server says nothing', () => {
	expect( environment().units ).toContain( 'px' );
	expect( environment().fonts ).toEqual( { theme: [], added: [] } );
} );

it( 'takes what the server says, and keeps the rest', () => {
	world.pagewrightEditor = { ajaxUrl: '/a', imageSizes: { hero: 'Hero' }, units: null };
	expect( environment() ).toMatchObject( {
		ajaxUrl: '/a',
		imageSizes: { hero: 'Hero' },
		widgetsNonce: '',
	} );
	expect( environment().units ).toContain( 'em' );
} );
