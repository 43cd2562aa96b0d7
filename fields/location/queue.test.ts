import { expect, it } from 'vitest';
import type { PlaceAnswer } from './provider';
import { createQueue } from './queue';

const busy: PlaceAnswer< string > = { ok: false, problem: { kind: 'over-limit', message: 'busy' } };
const failed: PlaceAnswer< string > = { ok: false, problem: { kind: 'failed', message: 'no' } };
const found: PlaceAnswer< string > = { ok: true, value: '(1, 2)' };

/** A queue without delays that records its waits and warnings. */
function queueOf() {
	const waited: number[] = [];
	const warned: string[] = [];
	const ask = createQueue(
		async ( ms ) => void waited.push( ms ),
		( line ) => void warned.push( line )
	);
	return { ask, waited, warned };
}

it( 'sends one request after another, 100 ms apart', async () => {
	const { ask, waited } = queueOf();
	const log: string[] = [];
	const question = ( name: string ) => async () => {
		log.push( `${ name } asked` );
		await Promise.resolve();
		log.push( `${ name } answered` );
		return found;
	};
	await Promise.all( [ ask( question( 'a' ) ), ask( question( 'b' ) ) ] );
	expect( log ).toEqual( [ 'a asked', 'a answered', 'b asked', 'b answered' ] );
	expect( waited[ 0 ] ).toBe( 100 );
} );

it( 'waits ten times as long after a rate limit, and gives up after the third attempt', async () => {
	const { ask, waited, warned } = queueOf();
	let tries = 0;
	expect( await ask( async () => ( tries++, busy ) ) ).toBe( busy );
	expect( tries ).toBe( 3 );
	expect( waited.slice( 0, 2 ) ).toEqual( [ 1000, 10000 ] );
	expect( warned ).toEqual( [ 'Pagewright: no place was found: busy' ] );
} );

it( 'resolves with the first response, and returns to the normal pace', async () => {
	const { ask, waited, warned } = queueOf();
	const answers = [ busy, found ];
	expect( await ask( async () => answers.shift()! ) ).toBe( found );
	expect( await ask( async () => found ) ).toBe( found );
	expect( waited.slice( 0, 2 ) ).toEqual( [ 1000, 100 ] );
	expect( warned ).toEqual( [] );
} );

it( 'does not retry other errors, and continues', async () => {
	const { ask, warned } = queueOf();
	let tries = 0;
	expect( await ask( async () => ( tries++, failed ) ) ).toBe( failed );
	expect( tries ).toBe( 1 );
	expect( warned ).toHaveLength( 1 );
	expect( await ask( async () => found ) ).toBe( found );
} );
