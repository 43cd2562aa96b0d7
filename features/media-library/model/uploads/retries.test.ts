import { expect, it } from 'vitest';
import { ENDED, FORBIDDEN, GENERIC, HTTP, NETWORK, NONCE } from './codes';
import { afterSizesFailed, retryDelayMs } from './retries';

it( 'requests are repeated after 1, 2 and 4 seconds', () => {
	expect( [ 0, 1, 2, 3, 9 ].map( retryDelayMs ) ).toEqual( [ 1000, 2000, 4000, 4000, 4000 ] );
} );

it.each( [
	[ HTTP, 500, 0, 'repeat' ],
	[ HTTP, 599, 3, 'repeat' ],
	[ HTTP, 500, 4, 'cleanUp' ],
	[ NETWORK, 0, 3, 'repeat' ],
	[ NETWORK, 0, 4, 'hold' ],
	[ GENERIC, 400, 0, 'fail' ],
	[ ENDED, 401, 0, 'hold' ],
	[ NONCE, 403, 0, 'hold' ],
	[ FORBIDDEN, 403, 0, 'hold' ],
] as const )(
	'sizes that fail with %s (%i) after %i repeats: %s',
	( code, status, repeats, to ) => {
		expect( afterSizesFailed( { code, status }, repeats ) ).toBe( to );
	}
);
