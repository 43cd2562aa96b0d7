import { describe, expect, it } from 'vitest';
import type { Attachment } from '../../port';
import { EMPTY, ENDED, FILE_DUPLICATE, FILE_EXTENSION, HTTP, TYPE } from './codes';
import { NO_FILTERS } from './filters';
import { nextFile } from './next-file';
import {
	DONE,
	EMPTY_QUEUE,
	FAILED,
	QUEUED,
	reduceQueue,
	STARTED,
	STOPPED,
	UNDECIDED,
	UPLOADING,
	type Queue,
	type QueueEvent,
} from './queue';

const fileOf = ( key: number, name = `${ key }.jpg`, size = 100 ) => ( {
	...{ key, name, size },
	type: 'image/jpeg',
} );
const add = ( ...files: ReturnType< typeof fileOf >[] ): QueueEvent => ( {
	...{ type: 'added', files },
	filters: NO_FILTERS,
} );
const start = ( key: number ): QueueEvent => ( { type: 'fileStarted', key, nowMs: 0 } );
const created = ( key: number ): QueueEvent => ( { type: 'created', key } );
const THREE = add( fileOf( 1 ), fileOf( 2 ), fileOf( 3 ) );
const error = { code: HTTP, message: '' } as const;
const found = ( key: number ): QueueEvent => ( {
	...{ type: 'found', key },
	existing: { id: 7 } as Attachment,
} );
const held = { code: ENDED, message: '' } as const;
const after = ( ...events: QueueEvent[] ) => events.reduce( reduceQueue, EMPTY_QUEUE );

/** The queue in short: its state, then key and status of each file. */
const short = ( { state, files }: Queue ) => [
	state,
	...files.map( ( { key, status } ) => [ key, status ] ),
];

const QUEUES = {
	empty: EMPTY_QUEUE,
	waiting: after( THREE ),
	uploading: after( add( fileOf( 1 ), fileOf( 2 ) ), start( 1 ) ),
	paused: after( add( fileOf( 1 ), fileOf( 2 ) ), start( 1 ), { type: 'paused' } ),
	held: after( add( fileOf( 1 ), fileOf( 2 ) ), start( 1 ), { type: 'held', error: held } ),
	processing: after( add( fileOf( 1 ) ), start( 1 ), { type: 'processing', key: 1 } ),
	created: after( THREE, start( 1 ), created( 1 ) ),
	'created beside another': after( THREE, start( 1 ), created( 1 ), start( 2 ) ),
	'created by a slow server': after( THREE, start( 1 ), created( 1 ), {
		type: 'slowed',
		key: 1,
	} ),
	'created later': after(
		...[ add( fileOf( 1 ) ), { type: 'slowed', key: 1 } as const, start( 1 ) ],
		...[ { type: 'finished', key: 1 } as const, THREE, start( 2 ), created( 2 ) ]
	),
	'created twice': after( THREE, start( 1 ), created( 1 ), start( 2 ), created( 2 ) ),
	'created and paused': after( THREE, start( 1 ), created( 1 ), { type: 'paused' } ),
	'started again': after(
		...[ THREE, start( 1 ), created( 1 ) ],
		...[ { type: 'paused' } as const, { type: 'resumed' } as const, start( 1 ) ]
	),
	arrived: after( add( fileOf( 1 ), fileOf( 2 ) ), start( 1 ), { type: 'arrived', key: 1 } ),
	done: after( add( fileOf( 1 ) ), start( 1 ), { type: 'finished', key: 1 } ),
	failed: after( add( fileOf( 1 ) ), start( 1 ), { type: 'failed', key: 1, error } ),
	undecided: after( add( fileOf( 1 ) ), start( 1 ), found( 1 ) ),
	'undecided beside another': after( add( fileOf( 1 ), fileOf( 2 ) ), start( 1 ), found( 1 ) ),
	refused: after( add( fileOf( 1 ) ), start( 1 ), {
		...{ type: 'failed', key: 1 },
		error: { code: TYPE, message: '' },
	} ),
};
type Name = keyof typeof QUEUES;

describe( 'an event changes the queue', () => {
	it.each< [ Name, QueueEvent, unknown[] ] >( [
		[ 'empty', add( fileOf( 1 ) ), [ STARTED, [ 1, QUEUED ] ] ],
		[ 'done', add( fileOf( 2 ) ), [ STARTED, [ 2, QUEUED ] ] ],
		[ 'failed', add( fileOf( 2 ) ), [ STARTED, [ 1, FAILED ], [ 2, QUEUED ] ] ],
		[ 'paused', add( fileOf( 3 ) ), [ STOPPED, [ 1, QUEUED ], [ 2, QUEUED ], [ 3, QUEUED ] ] ],
		[
			'uploading',
			add( fileOf( 3 ) ),
			[ STARTED, [ 1, UPLOADING ], [ 2, QUEUED ], [ 3, QUEUED ] ],
		],
		[ 'waiting', start( 1 ), [ STARTED, [ 1, UPLOADING ], [ 2, QUEUED ], [ 3, QUEUED ] ] ],
		[ 'uploading', { type: 'paused' }, [ STOPPED, [ 1, QUEUED ], [ 2, QUEUED ] ] ],
		[ 'uploading', { type: 'held', error: held }, [ STOPPED, [ 1, QUEUED ], [ 2, QUEUED ] ] ],
		[ 'paused', { type: 'resumed' }, [ STARTED, [ 1, QUEUED ], [ 2, QUEUED ] ] ],
		[ 'held', { type: 'resumed' }, [ STARTED, [ 1, QUEUED ], [ 2, QUEUED ] ] ],
		[ 'uploading', { type: 'finished', key: 1 }, [ STARTED, [ 1, DONE ], [ 2, QUEUED ] ] ],
		[ 'paused', { type: 'finished', key: 1 }, [ STOPPED, [ 1, DONE ], [ 2, QUEUED ] ] ],
		[ 'processing', { type: 'finished', key: 1 }, [ STOPPED, [ 1, DONE ] ] ],
		[ 'paused', { type: 'arrived', key: 1 }, [ STOPPED, [ 1, UPLOADING ], [ 2, QUEUED ] ] ],
		[ 'arrived', { type: 'paused' }, [ STOPPED, [ 1, UPLOADING ], [ 2, QUEUED ] ] ],
		[ 'arrived', start( 2 ), [ STARTED, [ 1, UPLOADING ], [ 2, UPLOADING ] ] ],
		[ 'arrived', { type: 'finished', key: 1 }, [ STARTED, [ 1, DONE ], [ 2, QUEUED ] ] ],
		[
			'uploading',
			{ type: 'failed', key: 1, error },
			[ STARTED, [ 1, FAILED ], [ 2, QUEUED ] ],
		],
		[ 'processing', { type: 'failed', key: 1, error }, [ STOPPED, [ 1, FAILED ] ] ],
		[ 'uploading', { type: 'canceled', key: 1 }, [ STARTED, [ 2, QUEUED ] ] ],
		[ 'uploading', { type: 'canceled', key: 2 }, [ STARTED, [ 1, UPLOADING ] ] ],
		[ 'failed', { type: 'retried', key: 1 }, [ STARTED, [ 1, QUEUED ] ] ],
		[ 'failed', { type: 'dismissed', key: 1 }, [ STOPPED ] ],
		[ 'uploading', found( 1 ), [ STARTED, [ 1, UNDECIDED ], [ 2, QUEUED ] ] ],
		// A queue in which only choices are open has stopped.
		[ 'processing', found( 1 ), [ STOPPED, [ 1, UNDECIDED ] ] ],
		[ 'undecided beside another', start( 2 ), [ STARTED, [ 1, UNDECIDED ], [ 2, UPLOADING ] ] ],
		[ 'undecided', { type: 'existingUsed', key: 1 }, [ STOPPED ] ],
		[ 'undecided', { type: 'canceled', key: 1 }, [ STOPPED ] ],
		[ 'undecided', { type: 'allowed', key: 1 }, [ STARTED, [ 1, QUEUED ] ] ],
		[
			'undecided beside another',
			{ type: 'allowed', key: 1 },
			[ STARTED, [ 1, QUEUED ], [ 2, QUEUED ] ],
		],
		[ 'undecided', add( fileOf( 2 ) ), [ STARTED, [ 1, UNDECIDED ], [ 2, QUEUED ] ] ],
		// The same file again.
		[ 'undecided', add( fileOf( 1 ) ), [ STOPPED, [ 1, UNDECIDED ], [ 1, FAILED ] ] ],
		[
			'waiting',
			{ type: 'moved', key: 3, before: 1 },
			[ STARTED, [ 3, QUEUED ], [ 1, QUEUED ], [ 2, QUEUED ] ],
		],
		[
			'waiting',
			{ type: 'moved', key: 1, before: null },
			[ STARTED, [ 2, QUEUED ], [ 3, QUEUED ], [ 1, QUEUED ] ],
		],
	] )( 'from %s: %j', ( from, event, to ) => {
		expect( short( reduceQueue( QUEUES[ from ], event ) ) ).toEqual( to );
	} );
} );

describe( 'an event changes nothing', () => {
	it.each< [ Name, QueueEvent ] >( [
		[ 'waiting', add() ],
		[ 'empty', { type: 'resumed' } ],
		[ 'uploading', { type: 'resumed' } ],
		[ 'done', { type: 'resumed' } ],
		[ 'paused', { type: 'paused' } ],
		[ 'empty', { type: 'paused' } ],
		[ 'paused', { type: 'held', error: held } ],
		[ 'paused', start( 1 ) ],
		[ 'uploading', start( 1 ) ],
		[ 'arrived', { type: 'canceled', key: 1 } ],
		[ 'done', start( 1 ) ],
		[ 'waiting', { type: 'progressed', key: 1, loaded: 5, nowMs: 0 } ],
		[ 'uploading', { type: 'progressed', key: 1, loaded: 0, nowMs: 9 } ],
		[ 'uploading', { type: 'progressed', key: 7, loaded: 5, nowMs: 0 } ],
		[ 'waiting', { type: 'processing', key: 1 } ],
		[ 'processing', { type: 'processing', key: 1 } ],
		[ 'processing', { type: 'canceled', key: 1 } ],
		[ 'waiting', created( 1 ) ],
		[ 'created', { type: 'canceled', key: 1 } ],
		[ 'failed', { type: 'finished', key: 1 } ],
		[ 'done', { type: 'finished', key: 1 } ],
		[ 'paused', { type: 'failed', key: 1, error } ],
		[ 'done', { type: 'canceled', key: 1 } ],
		[ 'failed', { type: 'canceled', key: 1 } ],
		[ 'waiting', { type: 'dismissed', key: 1 } ],
		[ 'waiting', found( 1 ) ],
		[ 'paused', found( 1 ) ],
		[ 'waiting', { type: 'allowed', key: 1 } ],
		[ 'failed', { type: 'allowed', key: 1 } ],
		[ 'uploading', { type: 'existingUsed', key: 1 } ],
		[ 'undecided', start( 1 ) ],
		[ 'undecided', { type: 'resumed' } ],
		[ 'undecided', { type: 'retried', key: 1 } ],
		[ 'undecided', { type: 'dismissed', key: 1 } ],
		[ 'undecided', { type: 'finished', key: 1 } ],
		[ 'undecided', { type: 'failed', key: 1, error } ],
		[ 'undecided', { type: 'moved', key: 1, before: null } ],
		[ 'waiting', { type: 'retried', key: 1 } ],
		[ 'refused', { type: 'retried', key: 1 } ],
		[ 'uploading', { type: 'moved', key: 1, before: null } ],
		[ 'waiting', { type: 'moved', key: 1, before: 7 } ],
		[ 'waiting', { type: 'moved', key: 7, before: 1 } ],
	] )( 'from %s: %j', ( from, event ) => {
		expect( reduceQueue( QUEUES[ from ], event ) ).toBe( QUEUES[ from ] );
	} );

	it.each( [
		[ 1, 2 ],
		[ 3, null ],
	] )( 'when file %i already is before %s', ( key, before ) => {
		const { files } = reduceQueue( QUEUES.waiting, { type: 'moved', key, before } );
		expect( files.map( ( file ) => file.key ) ).toEqual( [ 1, 2, 3 ] );
	} );
} );

describe( 'the queue', () => {
	it( 'knows the file of the library only until the user has chosen', () => {
		const { undecided } = QUEUES;
		expect( undecided.files[ 0 ] ).toMatchObject( { existing: { id: 7 }, loaded: 0 } );
		const [ file ] = reduceQueue( undecided, { type: 'allowed', key: 1 } ).files;
		expect( file ).toMatchObject( { existing: null } );
	} );

	it( 'uploads other files while a choice is open', () => {
		expect( nextFile( QUEUES[ 'undecided beside another' ] )?.key ).toBe( 2 );
		expect( nextFile( QUEUES.undecided ) ).toBeNull();
	} );

	it( 'does not continue after a pause because a file is allowed', () => {
		const paused = reduceQueue( QUEUES[ 'undecided beside another' ], { type: 'paused' } );
		expect( short( reduceQueue( paused, { type: 'allowed', key: 1 } ) ) ).toEqual( [
			...[ STOPPED, [ 1, QUEUED ], [ 2, QUEUED ] ],
		] );
	} );

	it( 'keeps the reason why it stopped, until it continues', () => {
		expect( QUEUES.held.hold ).toEqual( held );
		expect( reduceQueue( QUEUES.held, { type: 'resumed' } ).hold ).toBeNull();
		expect( QUEUES.paused.hold ).toBeNull();
	} );

	it( 'keeps what the server has of a file during a pause', () => {
		const queue = after(
			add( fileOf( 1 ) ),
			start( 1 ),
			{ type: 'progressed', key: 1, loaded: 60, nowMs: 5 },
			{ type: 'paused' }
		);
		expect( queue.files[ 0 ] ).toMatchObject( { status: QUEUED, loaded: 60 } );
	} );

	it.each( [
		[ -5, 0 ],
		[ 60, 60 ],
		[ 500, 100 ],
	] )( 'limits the progress: %i bytes are %i', ( loaded, expected ) => {
		const queue = after(
			add( fileOf( 1 ) ),
			start( 1 ),
			{ type: 'progressed', key: 1, loaded: 1, nowMs: 5 },
			{ type: 'progressed', key: 1, loaded, nowMs: 5 }
		);
		expect( queue.files[ 0 ]!.loaded ).toBe( expected );
	} );

	it( 'refuses files that are not allowed, empty or waiting already', () => {
		const filters = { ...NO_FILTERS, extensions: [ 'jpg' ] };
		const files = [
			...[ fileOf( 1 ), fileOf( 2, 'a.php' ), fileOf( 3, 'b.jpg', 0 ), fileOf( 4, '1.jpg' ) ],
			fileOf( 5, '1.jpg', 7 ),
		];
		const queue = after( { type: 'added', files, filters } );
		expect( queue.files.map( ( file ) => file.error?.code ?? null ) ).toEqual( [
			...[ null, FILE_EXTENSION, EMPTY, FILE_DUPLICATE, null ],
		] );
		expect( queue.state ).toBe( STARTED );
		const refused = after( { type: 'added', files: [ fileOf( 2, 'a.php' ) ], filters } );
		expect( short( refused ) ).toEqual( [ STOPPED, [ 2, FAILED ] ] );
	} );

	it.each< [ Name, number | null ] >( [
		[ 'empty', null ],
		[ 'waiting', 1 ],
		[ 'uploading', null ],
		[ 'paused', null ],
		[ 'held', null ],
		[ 'done', null ],
		[ 'created', 2 ],
		[ 'created beside another', null ],
		[ 'created twice', null ],
		[ 'created by a slow server', null ],
		[ 'created later', 1 ],
		[ 'created and paused', null ],
		[ 'started again', null ],
		[ 'arrived', 2 ],
	] )( 'has a next file, if it is %s: %s', ( name, key ) => {
		expect( nextFile( QUEUES[ name ] )?.key ?? null ).toBe( key );
	} );
} );
