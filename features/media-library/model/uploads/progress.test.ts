import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../port';
import { HTTP } from './codes';
import { NO_FILTERS } from './filters';
import { newsOf } from './news';
import { progressOf, timeLeftMs } from './progress';
import { EMPTY_QUEUE, reduceQueue, type QueueEvent } from './queue';
import { addBytes, bytesPerSecond, NO_SPEED } from './speed';

const MB = 1024 ** 2;
const add = ( ...sizes: number[] ): QueueEvent => ( {
	type: 'added',
	files: sizes.map( ( size, i ) => ( { key: i + 1, name: `${ i }.jpg`, size, type: '' } ) ),
	filters: NO_FILTERS,
} );
const replace = ( size: number, key = 1 ): QueueEvent => ( {
	type: 'added',
	files: [ { key, name: 'a.png', size, type: '', replaces: { id: 80, title: 'Lake' } } ],
	filters: NO_FILTERS,
} );
const start = ( key: number, nowMs = 0 ): QueueEvent => ( { type: 'fileStarted', key, nowMs } );
const load = ( key: number, loaded: number, nowMs = 0 ): QueueEvent => ( {
	...{ type: 'progressed', key, loaded, nowMs },
} );
const fail = ( key: number ): QueueEvent => ( {
	...{ type: 'failed', key },
	error: { code: HTTP, message: '' },
} );
const find = ( key: number ): QueueEvent => ( {
	...{ type: 'found', key },
	existing: { id: 7 } as Attachment,
} );
const after = ( ...events: QueueEvent[] ) => events.reduce( reduceQueue, EMPTY_QUEUE );

describe( 'the progress', () => {
	it( 'is the mean of the percents, without failed files', () => {
		const queue = after(
			add( 100, 1000, 10, 100 ),
			...[ start( 1 ), { type: 'finished', key: 1 } as const ],
			...[ start( 3 ), fail( 3 ), start( 2 ), load( 2, 500 ) ]
		);
		const expected = { total: 3, done: 1, failed: 1, undecided: 0, left: 2, percent: 50 };
		expect( progressOf( queue ) ).toMatchObject( expected );
	} );

	it( 'is that of the files that need no choice', () => {
		const queue = after(
			add( 100, 100, 100 ),
			...[ start( 1 ), find( 1 ), start( 2 ), load( 2, 50 ) ]
		);
		const expected = { total: 2, done: 0, failed: 0, undecided: 1, left: 2, percent: 25 };
		expect( progressOf( queue ) ).toMatchObject( expected );
	} );

	it( 'is 0 for an empty queue and a file that only failed', () => {
		expect( progressOf( EMPTY_QUEUE ).percent ).toBe( 0 );
		expect( progressOf( after( add( 5 ), start( 1 ), fail( 1 ) ) ) ).toMatchObject( {
			...{ total: 0, failed: 1, percent: 0 },
		} );
	} );
} );

describe( 'the speed', () => {
	it.each( [
		[ [], 0 ],
		[ [ [ 0, 0 ] ], 0 ],
		// Too short to say something.
		[
			[
				[ 0, 0 ],
				[ 500, 900 ],
			],
			0,
		],
		[
			[
				[ 0, 0 ],
				[ 1000, 500 ],
				[ 2000, 1500 ],
			],
			1000,
		],
		// Only the last 10 seconds count.
		[
			[
				[ 0, 0 ],
				[ 1000, 999_999 ],
				[ 12_000, 100 ],
				[ 14_000, 200 ],
			],
			100,
		],
		// A lost chunk does not count backward.
		[
			[
				[ 0, 0 ],
				[ 1000, -500 ],
				[ 2000, 1000 ],
			],
			500,
		],
	] )( 'of %j is %i', ( samples, expected ) => {
		const speed = samples.reduce(
			( all, [ atMs, bytes ] ) => addBytes( all, atMs!, bytes! ),
			NO_SPEED
		);
		expect( bytesPerSecond( speed ) ).toBe( expected );
	} );

	it( 'says how long the files still take, if it is long', () => {
		const events = [ add( 10 * MB, 20 * MB ), start( 1 ), load( 1, MB, 1000 ) ];
		expect( timeLeftMs( after( ...events ) ) ).toBe( 29_000 );
		expect( timeLeftMs( after( ...events.slice( 0, 2 ) ) ) ).toBeNull();
		expect( timeLeftMs( after( ...events, { type: 'paused' } ) ) ).toBeNull();
		const short = after( add( 4 * MB ), start( 1 ), load( 1, MB, 1000 ) );
		expect( timeLeftMs( short ) ).toBeNull();
	} );
} );

describe( 'news', () => {
	const newsAfter = ( before: QueueEvent[], ...events: QueueEvent[] ) =>
		newsOf( after( ...before ), after( ...before, ...events ) ).map( ( news ) =>
			Object.values( news ).filter( ( value ) => typeof value !== 'object' )
		);
	const running = [ add( 100, 100 ), start( 1 ) ];

	it.each< [ string, QueueEvent[], QueueEvent[], unknown[] ] >( [
		[ 'the begin', [], [ add( 5, 5 ) ], [ [ 'started', 2 ] ] ],
		[ 'a quarter', running, [ load( 1, 50 ) ], [ [ 'percent', 25 ] ] ],
		[ 'less than a quarter', running, [ load( 1, 40 ) ], [] ],
		[
			'two quarters at once',
			running,
			[ { type: 'finished', key: 1 } ],
			[ [ 'percent', 50 ] ],
		],
		[ 'a pause', running, [ { type: 'paused' } ], [ [ 'paused' ] ] ],
		[
			'an ended session',
			running,
			[ { type: 'held', error: { code: 'ended', message: '' } } ],
			[ [ 'held' ] ],
		],
		[ 'a failure', running, [ fail( 1 ) ], [ [ 'failed' ] ] ],
		[ 'many failures', [], [ add( 0, 0, 0 ) ], [ [ 'manyFailed', 3 ] ] ],
		[
			'the end',
			[ add( 5 ), start( 1 ) ],
			[ { type: 'finished', key: 1 } ],
			[ [ 'ended', 1 ] ],
		],
		[
			'the end of a file that was tried again',
			[ add( 5 ), start( 1 ), fail( 1 ) ],
			[ { type: 'retried', key: 1 }, start( 1 ), { type: 'finished', key: 1 } ],
			[ [ 'ended', 1 ] ],
		],
		[
			'the end of a replacement',
			[ replace( 5 ), start( 1 ) ],
			[ { type: 'finished', key: 1 } ],
			[ [ 'replaced' ] ],
		],
		[
			'the end of a replacement and of another file',
			[ add( 5 ), replace( 6, 2 ), start( 1 ), { type: 'finished', key: 1 }, start( 2 ) ],
			[ { type: 'finished', key: 2 } ],
			[ [ 'replaced' ], [ 'ended', 1 ] ],
		],
		[ 'an end with a failure', [ add( 5 ), start( 1 ) ], [ fail( 1 ) ], [ [ 'failed' ] ] ],
		[ 'a duplicate', running, [ find( 1 ) ], [ [ 'found' ] ] ],
		[
			'duplicates that were found together',
			running,
			[ find( 1 ), start( 2 ), find( 2 ) ],
			[ [ 'manyFound' ] ],
		],
		[ 'an open choice', [ ...running, find( 1 ) ], [ start( 2 ) ], [] ],
		[
			'the end with an open choice',
			[ ...running, find( 1 ), start( 2 ) ],
			[ { type: 'finished', key: 2 } ],
			[ [ 'ended', 1 ] ],
		],
		[
			'an upload after a choice',
			[ add( 5 ), start( 1 ), find( 1 ) ],
			[ { type: 'allowed', key: 1 } ],
			[ [ 'started', 1 ] ],
		],
		[
			'a file of the library that is used',
			[ add( 5 ), start( 1 ), find( 1 ) ],
			[ { type: 'existingUsed', key: 1 } ],
			[],
		],
		[ 'nothing', running, [], [] ],
	] )( 'of %s', ( _what, before, events, expected ) => {
		expect( newsAfter( before, ...events ) ).toEqual( expected );
	} );

	it( 'of several choices count them by their reasons', () => {
		const [ news ] = newsOf(
			after( ...running ),
			after(
				...running,
				{ type: 'asked', key: 1, question: { type: 'place' } },
				{ type: 'asked', key: 2, question: { type: 'original', code: -701 } }
			)
		);
		expect( news ).toMatchObject( {
			type: 'manyFound',
			undecided: { existing: 0, places: 1, originals: 1 },
		} );
	} );

	it( 'are none without a change', () => {
		expect( newsOf( after( ...running ), after( ...running ) ) ).toEqual( [] );
	} );
} );
