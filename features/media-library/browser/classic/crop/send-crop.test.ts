import { describe, expect, it, vi } from 'vitest';
import type { CoreRequest } from './core-crop';
import { sendCrop } from './send-crop';

const EXPIRED = { status: 403, responseText: '-1' };
const LOGGED_OUT = { status: 400, responseText: '0' };
const request = ( outcome: Promise< unknown > ) => outcome as unknown as CoreRequest;

describe( 'the request of a cropper', () => {
	it( 'is sent again with a new nonce', async () => {
		const send = vi
			.fn()
			.mockReturnValueOnce( request( Promise.reject( EXPIRED ) ) )
			.mockReturnValueOnce( request( Promise.resolve( 'cropped' ) ) );
		const renew = vi.fn( async () => {
			expect( send ).toHaveBeenCalledOnce();
			return true;
		} );
		await expect( sendCrop( send, renew ) ).resolves.toBe( 'cropped' );
		expect( send ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'fails with its second reason', async () => {
		const send = vi
			.fn()
			.mockReturnValueOnce( request( Promise.reject( EXPIRED ) ) )
			.mockReturnValueOnce( request( Promise.reject( EXPIRED ) ) );
		await expect( sendCrop( send, async () => true ) ).rejects.toBe( EXPIRED );
		expect( send ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [
		[ 'the user is logged out', LOGGED_OUT, 0 ],
		[ 'the server refuses without a reason', undefined, 0 ],
		[ 'there is no new nonce', EXPIRED, 1 ],
	] )( 'is sent once if %s', async ( _what, reason, renewals ) => {
		const send = vi.fn( () => request( Promise.reject( reason ) ) );
		const renew = vi.fn( async () => false );
		await expect( sendCrop( send, renew ) ).rejects.toBe( reason );
		expect( send ).toHaveBeenCalledOnce();
		expect( renew ).toHaveBeenCalledTimes( renewals );
	} );
} );
