import { describe, expect, it } from 'vitest';
import type { Failure } from './failure';
import { READY, reduceSaveStatus, type SaveEvent, type SaveStatus } from './save-status';

const network: Failure = { kind: 'network' };
const forbidden: Failure = { kind: 'forbidden' };
const started: SaveEvent = { type: 'saveStarted' };
const saved: SaveEvent = { type: 'saved', nowMs: 1000 };
const failed = ( failure: Failure ): SaveEvent => ( { type: 'saveFailed', failure, nowMs: 1000 } );
const at = ( nowMs: number ): SaveEvent => ( { type: 'timePassed', nowMs } );
const run = ( ...events: SaveEvent[] ) => events.reduce( reduceSaveStatus, READY );

describe( 'the status of a save is', () => {
	it.each< [ string, SaveEvent[], SaveStatus ] >( [
		[ 'ready at first', [], READY ],
		[ 'waiting', [ started ], { status: 'waiting', pending: 1, failure: null } ],
		[
			'waiting for both',
			[ started, started ],
			{ status: 'waiting', pending: 2, failure: null },
		],
		[ 'complete', [ started, saved ], { status: 'complete', sinceMs: 1000 } ],
		[
			'waiting for the second',
			[ started, started, saved ],
			{ status: 'waiting', pending: 1, failure: null },
		],
		[
			'complete after both',
			[ started, started, saved, saved ],
			{ status: 'complete', sinceMs: 1000 },
		],
		[
			'error',
			[ started, failed( network ) ],
			{ status: 'error', sinceMs: 1000, failure: network },
		],
		[
			'waiting for the second after an error',
			[ started, started, failed( network ) ],
			{ status: 'waiting', pending: 1, failure: network },
		],
		[
			'error, if one of two failed',
			[ started, started, failed( network ), saved ],
			{ status: 'error', sinceMs: 1000, failure: network },
		],
		[
			'error with the first failure',
			[ started, started, failed( network ), failed( forbidden ) ],
			{ status: 'error', sinceMs: 1000, failure: network },
		],
		[
			'complete, if one of two was aborted',
			[ started, started, failed( { kind: 'aborted' } ), saved ],
			{ status: 'complete', sinceMs: 1000 },
		],
		[ 'ready 2 s after success', [ started, saved, at( 3000 ) ], READY ],
		[ 'ready 2 s after an error', [ started, failed( network ), at( 3000 ) ], READY ],
		[
			'waiting again after success',
			[ started, saved, started ],
			{ status: 'waiting', pending: 1, failure: null },
		],
		[
			'complete, without the error of the save before',
			[ started, failed( network ), started, saved ],
			{ status: 'complete', sinceMs: 1000 },
		],
	] )( '%s', ( _name, events, expected ) => {
		expect( run( ...events ) ).toEqual( expected );
	} );
} );

describe( 'the status of a save does not change', () => {
	it.each< [ string, SaveStatus, SaveEvent ] >( [
		[ 'while it is ready and time passes', READY, at( 9000 ) ],
		[ 'while it waits and time passes', run( started ), at( 9000 ) ],
		[ 'before 2 s have passed', run( started, saved ), at( 2999 ) ],
		[ 'before 2 s have passed after an error', run( started, failed( network ) ), at( 2999 ) ],
		[ 'after a response that no save waits for', READY, saved ],
		[ 'after a failure that no save waits for', run( started, saved ), failed( network ) ],
	] )( '%s', ( _name, status, event ) => {
		expect( reduceSaveStatus( status, event ) ).toBe( status );
	} );
} );
