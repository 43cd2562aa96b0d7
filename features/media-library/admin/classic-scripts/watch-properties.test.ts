import { expect, it, vi } from 'vitest';
import { watchProperties } from './watch-properties';

type Page = Record< string, unknown >;

it( 'calls back when a property is read, and the new value is read then', () => {
	const page: Page = {};
	const stop = watchProperties( [ [ page, [ 'mce', 'Uploader' ] ] ], () => {
		stop();
		Object.assign( page, { mce: 1, Uploader: 2 } );
	} );
	expect( [ page.mce, page.Uploader ] ).toEqual( [ 1, 2 ] );
	expect( Object.keys( page ) ).toEqual( [ 'mce', 'Uploader' ] );
} );

it( 'calls back again if nothing was defined', () => {
	const page: Page = {};
	const onRead = vi.fn();
	watchProperties( [ [ page, [ 'mce' ] ] ], onRead );
	expect( [ page.mce, page.mce ] ).toEqual( [ undefined, undefined ] );
	expect( onRead ).toHaveBeenCalledTimes( 2 );
} );

it( 'leaves alone what exists, what other code defines, and loops', () => {
	const page: Page = { plupload: 'own' };
	const onRead = vi.fn();
	watchProperties( [ [ page, [ 'plupload', 'moxie', 'mejs' ] ] ], onRead );
	page.moxie = 'from a plugin';
	expect( { ...page } ).toEqual( { plupload: 'own', moxie: 'from a plugin' } );
	expect( page.moxie ).toBe( 'from a plugin' );
	expect( onRead ).not.toHaveBeenCalled();
} );

it( 'reads a stand-in without a call, until the properties are removed', () => {
	const page: Page = {};
	const onRead = vi.fn();
	const stop = watchProperties( [ [ page, [ 'media' ], { media: 'stand-in' } ] ], onRead );
	expect( page.media ).toBe( 'stand-in' );
	stop();
	expect( 'media' in page ).toBe( false );
	expect( onRead ).not.toHaveBeenCalled();
} );
