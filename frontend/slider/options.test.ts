import { expect, it } from 'vitest';
import { readSettings } from './options';

it( 'has a default for each option', () => {
	expect( readSettings() ).toEqual( {
		speed: 500,
		timeout: 4000,
		loop: 0,
		paused: false,
		pause_on_hover: false,
		swipe: true,
		nav_always_show_desktop: false,
		nav_always_show_mobile: false,
		breakpoint: '780px',
		muteLoc: '',
		unmuteLoc: '',
		autoHeight: false,
	} );
} );

it( 'prefers the HTML’s over the given options', () => {
	expect(
		readSettings( '{"speed":100,"unknown":1}', { speed: 200, timeout: 300 } )
	).toMatchObject( { speed: 100, timeout: 300 } );
	expect( readSettings( '{"unknown":1}' ) ).not.toHaveProperty( 'unknown' );
} );

it.each( [
	[ '{"speed":"800","timeout":"","loop":-1}', { speed: 800, timeout: 4000, loop: 0 } ],
	[ '{"speed":"fast","timeout":null}', { speed: 500, timeout: 4000 } ],
	[ '{"speed":0}', { speed: 0 } ],
	[ '{"paused":"false","swipe":"0"}', { paused: false, swipe: false } ],
	[ '{"paused":"1","swipe":"on"}', { paused: true, swipe: true } ],
	[ '{"paused":1,"swipe":false}', { paused: true, swipe: false } ],
	[ '{"paused":"","swipe":null}', { paused: false, swipe: true } ],
	[ '{', { speed: 500 } ],
	[ 'null', { speed: 500 } ],
	[ '[]', { speed: 500 } ],
] )( 'parses %s', ( json, settings ) => {
	expect( readSettings( json ) ).toMatchObject( settings );
} );
