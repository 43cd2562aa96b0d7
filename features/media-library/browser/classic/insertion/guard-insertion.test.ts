import { beforeEach, expect, it, vi } from 'vitest';
import { guardInsertion, type Senders } from './guard-insertion';

const EXPIRED = { status: 403, responseText: '-1' };
const ENDED = { status: 400, responseText: '0' };

const attachment = vi.fn();
const renew = vi.fn( async () => ( { sendToEditor: 'new' } ) );
const nonces = { sendToEditor: 'old' };
const notice = () => document.querySelector( '#wp-content-wrap .notice' )?.textContent;

let send: Senders;
beforeEach( () => {
	vi.clearAllMocks();
	nonces.sendToEditor = 'old';
	document.body.innerHTML = '<div id="wp-content-wrap"></div>';
	send = { attachment, link: vi.fn() };
	guardInsertion( { page: document, send, nonces, renew, editor: () => undefined } );
} );

it( 'passes the values and the HTML', async () => {
	attachment.mockResolvedValueOnce( '<img>' );
	await expect( send.attachment( 'props', 7 ) ).resolves.toBe( '<img>' );
	expect( attachment ).toHaveBeenCalledExactlyOnceWith( 'props', 7 );
	expect( notice() ).toBeUndefined();
} );

it( 'loads once more with another nonce after the old one expired', async () => {
	attachment.mockRejectedValueOnce( EXPIRED ).mockImplementationOnce( async () => nonces );
	await expect( send.attachment( 'props', 7 ) ).resolves.toEqual( { sendToEditor: 'new' } );
	expect( attachment.mock.calls ).toEqual( [
		[ 'props', 7 ],
		[ 'props', 7 ],
	] );
	expect( notice() ).toBeUndefined();
} );

it.each( [
	[ 'the session ended', ENDED, 'Nothing was inserted. You are logged out.' ],
	[ 'WordPress refuses it', undefined, 'Nothing was inserted. You are not allowed to do this.' ],
	[ 'the connection is lost', { status: 0 }, 'Nothing was inserted. The site does not respond.' ],
] )( 'says that %s, until something is inserted', async ( _what, reason, text ) => {
	attachment.mockRejectedValueOnce( reason ).mockResolvedValueOnce( '<img>' );
	await expect( send.attachment() ).rejects.toBe( reason );
	expect( renew ).not.toHaveBeenCalled();
	expect( notice() ).toContain( text );
	await send.attachment();
	expect( notice() ).toBeUndefined();
} );

it.each( [ undefined, false, '<img>' ] )( 'passes what another plugin returns: %s', ( value ) => {
	attachment.mockReturnValueOnce( value );
	expect( send.attachment() ).toBe( value );
} );

it( 'inserts into editors with any ID', async () => {
	document.body.innerHTML = '<div id="wp-widget[2].text-wrap"></div>';
	send = { attachment, link: vi.fn() };
	const editor = () => 'widget[2].text';
	guardInsertion( { page: document, send, nonces, renew, editor } );
	attachment.mockResolvedValueOnce( '<img>' ).mockRejectedValueOnce( ENDED );
	await expect( send.attachment() ).resolves.toBe( '<img>' );
	await expect( send.attachment() ).rejects.toBe( ENDED );
	expect( document.body.textContent ).toContain( 'Nothing was inserted.' );
} );

it( 'does not load a third time', async () => {
	attachment.mockRejectedValue( EXPIRED );
	await expect( send.attachment() ).rejects.toBe( EXPIRED );
	expect( attachment ).toHaveBeenCalledTimes( 2 );
	expect( notice() ).toContain( 'Nothing was inserted.' );
} );

it( 'says why there is no other nonce', async () => {
	attachment.mockRejectedValueOnce( EXPIRED );
	renew.mockRejectedValueOnce( new Error( 'offline' ) );
	await expect( send.attachment() ).rejects.toBeInstanceOf( Error );
	expect( notice() ).toContain( 'Nothing was inserted.' );
} );
