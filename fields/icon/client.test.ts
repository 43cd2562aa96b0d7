import { afterEach, expect, it } from 'vitest';
import { loadFamily, parseFamily, setFetchFamily } from './client';
import { findChoice } from './model';

afterEach( () => setFetchFamily() );

it.each( [
	[ 'refused', () => new Response( 'no', { status: 403 } ) ],
	[ 'not-json', () => new Response( '<html>' ) ],
	[ 'unknown', () => new Response( '[]' ) ],
] )( 'detects that a response is %s', async ( reason, answer ) => {
	setFetchFamily( async () => answer() );
	expect( await loadFamily( 'acme' ) ).toEqual( { ok: false, reason } );
} );

it( 'requests a loaded family once, and a failed one again', async () => {
	let requests = 0;
	setFetchFamily( async () =>
		requests++ === 0
			? new Response( '', { status: 500 } )
			: new Response( '{"name":"Acme","icons":{"boat":"&#57345;"}}' )
	);
	await loadFamily( 'acme' );
	await Promise.all( [ loadFamily( 'acme' ), loadFamily( 'acme' ) ] );
	expect( requests ).toBe( 2 );
} );

it( 'accepts a family without styles', () => {
	const family = parseFamily( {
		name: 'Acme',
		style_uri: 'a.css',
		icons: { 'big-boat': '&#xe001;' },
	} )!;
	expect( family ).toEqual( {
		name: 'Acme',
		styleUri: 'a.css',
		icons: [ { name: 'big-boat', glyph: '\ue001', styles: [], words: 'big boat' } ],
		aliases: new Map(),
		styles: {},
	} );
	expect( findChoice( 'acme-big-boat', family ) ).toEqual( {
		family: 'acme',
		style: '',
		name: 'big-boat',
		glyph: '\ue001',
	} );
	expect( findChoice( 'acme-boat', family ) ).toBeUndefined();
} );
