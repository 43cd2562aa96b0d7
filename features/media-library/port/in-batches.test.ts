import { expect, it, vi } from 'vitest';
import type { Result } from '../port';
import type { CoreAttachment } from './core-attachment';
import { inBatches } from './in-batches';

const load = vi.fn(
	async ( ids: readonly number[] ): Promise< Result< readonly CoreAttachment[] > > => ( {
		ok: true,
		value: ids.filter( ( id ) => id !== 9 ).map( ( id ) => ( { id } ) ),
	} )
);

it( 'loads attachments that are requested at the same time in one request', async () => {
	const one = inBatches( load );
	const found = await Promise.all( [ one( 7 ), one( 9 ), one( 8 ) ] );
	expect( found ).toEqual( [
		{ ok: true, value: { id: 7 } },
		{ ok: true, value: undefined },
		{ ok: true, value: { id: 8 } },
	] );
	expect( load.mock.calls ).toEqual( [ [ [ 7, 9, 8 ] ] ] );
	await one( 7 );
	expect( load ).toHaveBeenCalledTimes( 2 );
} );

it( 'loads at most 80 in a request, and reports a failure to all', async () => {
	load.mockClear();
	const one = inBatches( load );
	load.mockResolvedValueOnce( { ok: false, failure: { kind: 'network' } } );
	const found = await Promise.all( Array.from( { length: 81 }, ( _, at ) => one( at + 10 ) ) );
	expect( load.mock.calls.map( ( [ ids ] ) => ids.length ) ).toEqual( [ 80, 1 ] );
	expect( found[ 79 ] ).toEqual( { ok: false, failure: { kind: 'network' } } );
	expect( found[ 80 ] ).toEqual( { ok: true, value: { id: 90 } } );
} );
