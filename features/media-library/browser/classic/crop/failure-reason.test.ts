import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../port';
import { cropFailure } from './failure-reason';

const load = vi.fn( async (): Promise< Result< readonly unknown[] > > => ( {
	ok: true,
	value: [ {} ],
} ) );
const textOf = async ( reason: unknown, isEditable = true ) =>
	( await cropFailure( reason, { isEditable, load } ) ).text;

describe( 'why an image was not cropped', () => {
	it.each( [
		[ 'no connection', { status: 0, responseText: '' }, /does not respond/ ],
		[
			'an error of the server',
			{ status: 500, responseText: 'Fatal error' },
			/does not respond/,
		],
		[ 'a lost session', { status: 403, responseText: '-1' }, /logged out/ ],
		[ 'a theme without headers', { status: 400, responseText: '0' }, /logged out/ ],
		[
			'a message',
			{ message: 'No such place.' },
			/^No such place\. The image was not cropped/,
		],
		[ 'an unexpected value', [ 'x' ], /^The image was not cropped/ ],
		[ 'missing rights', undefined, /not allowed/ ],
	] )( '%s', async ( _what, reason, expected ) => {
		expect( await textOf( reason ) ).toMatch( expected );
	} );

	it( 'is that the file was deleted, if it does not load any more', async () => {
		load.mockResolvedValueOnce( { ok: true, value: [] } );
		expect( await textOf( undefined ) ).toMatch( /no longer exists/ );
		load.mockResolvedValueOnce( { ok: false, failure: { kind: 'network' } } );
		expect( await textOf( undefined ) ).toMatch( /does not respond/ );
	} );

	it( 'is the missing image library, if the server cannot edit the type', async () => {
		expect( await textOf( { message: 'Failed.' }, false ) ).toMatch(
			/cannot edit images of this type/
		);
	} );
} );
