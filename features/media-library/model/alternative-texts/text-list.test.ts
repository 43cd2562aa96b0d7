import { describe, expect, it } from 'vitest';
import { completeAttachment, rowOf } from '../../tests/support/attachments';
import type { AttachmentRow } from '../../port';
import {
	EMPTY_LIST,
	isFinished,
	leftIn,
	needsPage,
	neighborsOf,
	nextPosition,
	reduceTextList,
	shownIn,
	type Step,
	type TextList,
	type TextListEvent,
} from './text-list';

const row = ( id: number, canEdit = true ): AttachmentRow =>
	rowOf( completeAttachment( { id, canEdit } ) );
const rows = ( ...ids: number[] ) => ids.map( ( id ) => row( id ) );
const step = ( id: number, type: Step[ 'type' ] = 'described' ): Step => ( {
	...{ type, id, text: `Text ${ id }` },
} );
const after = ( list: TextList, ...events: TextListEvent[] ) =>
	events.reduce( reduceTextList, list );
const loaded = ( found: readonly AttachmentRow[], total = found.length ): TextList =>
	after( EMPTY_LIST, { type: 'loadStarted' }, { type: 'loaded', rows: found, total } );
const done = ( id: number ): TextListEvent[] => [
	{ type: 'stepSent', step: step( id ) },
	{ type: 'stepDone', step: step( id ) },
];
const network = { kind: 'network' } as const;

describe( 'images without a text', () => {
	it( 'are loaded once, and the first one is shown', () => {
		expect( needsPage( EMPTY_LIST ) ).toBe( true );
		expect( needsPage( after( EMPTY_LIST, { type: 'loadStarted' } ) ) ).toBe( false );
		const list = loaded( rows( 9, 8, 7 ) );
		expect( shownIn( list )?.row.id ).toBe( 9 );
		expect( leftIn( list ) ).toBe( 3 );
		expect( needsPage( list ) ).toBe( false );
	} );

	it( 'leave the list with a step, and the next one is shown before the response', () => {
		const list = after( loaded( rows( 9, 8 ) ), { type: 'stepSent', step: step( 9 ) } );
		expect( list.current ).toBe( 8 );
		expect( leftIn( list ) ).toBe( 1 );
		expect( list.entries[ 0 ] ).toMatchObject( { status: 'sent' } );
		const answered = after( list, { type: 'stepDone', step: step( 9 ) } );
		expect( answered.entries[ 0 ] ).toMatchObject( { status: 'done' } );
		expect( answered.steps ).toEqual( [ step( 9 ) ] );
	} );

	it( 'are requested after the open images', () => {
		const list = after( loaded( rows( 9, 8, 7 ), 60 ), ...done( 9 ) );
		expect( nextPosition( list ) ).toBe( 2 );
		expect( leftIn( list ) ).toBe( 59 );
		expect( needsPage( list ) ).toBe( true );
		const more = after( list, { type: 'loaded', rows: rows( 7, 6 ), total: 59 } );
		expect( more.entries.map( ( entry ) => entry.row.id ) ).toEqual( [ 9, 8, 7, 6 ] );
		expect( more.current ).toBe( 8 );
		expect( leftIn( more ) ).toBe( 59 );
	} );

	it( 'are loaded before the user needs them', () => {
		const many = Array.from( { length: 30 }, ( _unused, at ) => row( 100 - at ) );
		const list = loaded( many, 90 );
		expect( needsPage( list ) ).toBe( false );
		const later = after( list, { type: 'shown', id: 85 } );
		expect( needsPage( later ) ).toBe( false );
		expect( needsPage( after( later, { type: 'shown', id: 75 } ) ) ).toBe( true );
		expect( neighborsOf( later ) ).toEqual( [ 84, 83, 82, 86 ] );
	} );

	it( 'wait for the next page when all loaded ones are done', () => {
		const list = after( loaded( rows( 9 ), 2 ), { type: 'loadStarted' }, ...done( 9 ) );
		expect( shownIn( list ) ).toBeNull();
		expect( isFinished( list ) ).toBe( false );
		expect( after( list, { type: 'loaded', rows: rows( 8 ), total: 1 } ).current ).toBe( 8 );
	} );

	it( 'that were passed come again after the last one', () => {
		const list = after( loaded( rows( 9, 8 ) ), { type: 'passed' }, ...done( 8 ) );
		expect( list.current ).toBe( 9 );
		expect( after( list, { type: 'passed' } ).current ).toBe( 9 );
	} );

	it( 'are finished when the server has no more', () => {
		const worked = after( loaded( rows( 9 ) ), ...done( 9 ) );
		expect( isFinished( worked ) ).toBe( false );
		expect( needsPage( worked ) ).toBe( true );
		const end = after( worked, { type: 'loaded', rows: [], total: 0 } );
		expect( isFinished( end ) ).toBe( true );
		expect( needsPage( end ) ).toBe( false );
	} );

	it( 'that were left out before are found by the last request', () => {
		const worked = after( loaded( [ row( 9, false ), row( 8 ) ] ), ...done( 8 ) );
		expect( needsPage( worked ) ).toBe( true );
		expect( nextPosition( worked ) ).toBe( 0 );
		const rest = [ row( 10 ), row( 9, false ) ];
		const more = after( worked, { type: 'loaded', rows: rest, total: 2 } );
		expect( more.current ).toBe( 10 );
		expect( leftIn( more ) ).toBe( 2 );
	} );

	it( 'are not finished while a response is missing', () => {
		const sent = after( loaded( rows( 9 ) ), { type: 'stepSent', step: step( 9 ) } );
		const end = after( sent, { type: 'loaded', rows: [], total: 0 } );
		expect( isFinished( end ) ).toBe( false );
		expect( needsPage( end ) ).toBe( false );
	} );
} );

describe( 'stepping', () => {
	it( 'shows also images that the user may not edit, which a step skips', () => {
		const list = loaded( [ row( 9 ), row( 8, false ), row( 7 ) ] );
		expect( after( list, { type: 'moved', by: 1 } ).current ).toBe( 8 );
		expect( after( list, ...done( 9 ) ).current ).toBe( 7 );
		expect( after( list, { type: 'moved', by: 1 }, { type: 'passed' } ).current ).toBe( 7 );
	} );

	it( 'stops at both ends, and passes done images', () => {
		const list = loaded( rows( 9, 8, 7 ) );
		expect( after( list, { type: 'moved', by: -1 } ) ).toBe( list );
		const last = after( list, ...done( 9 ), { type: 'moved', by: 1 } );
		expect( last.current ).toBe( 7 );
		expect( after( last, { type: 'moved', by: 1 } ) ).toBe( last );
		const first = after( last, { type: 'moved', by: -1 } );
		expect( first.current ).toBe( 8 );
		expect( after( first, { type: 'moved', by: -1 } ) ).toBe( first );
	} );

	it( 'is finished with images that the user may not edit', () => {
		const list = after( loaded( [ row( 9, false ) ] ), {
			...{ type: 'loaded', rows: [], total: 1 },
		} );
		expect( isFinished( list ) ).toBe( true );
		expect( leftIn( list ) ).toBe( 1 );
		expect( after( list, { type: 'moved', by: -1 } ).current ).toBe( 9 );
	} );
} );

describe( 'a failure', () => {
	it( 'of a step returns the image, and the user stays where they are', () => {
		const list = after(
			loaded( rows( 9, 8 ) ),
			{ type: 'stepSent', step: step( 9 ) },
			{ type: 'stepFailed', step: step( 9 ), failure: network }
		);
		expect( list.current ).toBe( 8 );
		expect( list.entries[ 0 ] ).toMatchObject( {
			...{ status: 'open', failed: { failure: network } },
		} );
		expect( after( list, { type: 'shown', id: 9 } ).current ).toBe( 9 );
		expect( after( list, ...done( 9 ) ).entries[ 0 ]?.failed ).toBeNull();
	} );

	it( 'of the last step shows its image again', () => {
		const list = after(
			loaded( rows( 9 ) ),
			{ type: 'stepSent', step: step( 9 ) },
			{ type: 'stepFailed', step: step( 9 ), failure: network }
		);
		expect( list.current ).toBe( 9 );
	} );

	it( 'of the list stops until the user tries again', () => {
		const list = after( EMPTY_LIST, { type: 'loadFailed', failure: network } );
		expect( needsPage( list ) ).toBe( false );
		expect( needsPage( after( list, { type: 'loadRetried' } ) ) ).toBe( true );
	} );
} );

describe( 'undo', () => {
	it( 'shows the image again, at its position', () => {
		const list = after( loaded( rows( 9, 8, 7 ) ), ...done( 9 ), ...done( 8 ) );
		const started = after( list, { type: 'undoStarted', step: list.steps.at( -1 )! } );
		expect( started.steps ).toEqual( [ step( 9 ) ] );
		const undone = after( started, { type: 'undone', step: step( 8 ) } );
		expect( undone.current ).toBe( 8 );
		expect( leftIn( undone ) ).toBe( 2 );
	} );

	it( 'takes back the last step of the user, whatever the order of the responses', () => {
		const list = after(
			loaded( rows( 9, 8 ) ),
			...[ 9, 8 ].map( ( id ): TextListEvent => ( { type: 'stepSent', step: step( id ) } ) ),
			...[ 8, 9 ].map( ( id ): TextListEvent => ( { type: 'stepDone', step: step( id ) } ) )
		);
		expect( list.steps ).toEqual( [ step( 9 ), step( 8 ) ] );
	} );

	it.each< [ string, TextListEvent ] >( [
		[ 'failed', { type: 'stepFailed', step: step( 8 ), failure: network } ],
		[ 'was for an image that is deleted', { type: 'gone', id: 8 } ],
	] )( 'takes back no step that %s', ( _name, event ) => {
		const list = after( loaded( rows( 9, 8 ) ), ...done( 9 ), {
			type: 'stepSent',
			step: step( 8 ),
		} );
		expect( after( list, event ).steps ).toEqual( [ step( 9 ) ] );
	} );

	it( 'that failed can be tried again', () => {
		const list = after( loaded( rows( 9, 8 ) ), ...done( 9 ) );
		const [ last ] = list.steps;
		const failed = after(
			list,
			{ type: 'undoStarted', step: last! },
			{ type: 'undoFailed', step: last! }
		);
		expect( failed.steps ).toEqual( [ last ] );
		expect( leftIn( failed ) ).toBe( 1 );
	} );
} );

describe( 'meanwhile', () => {
	it( 'a deleted image leaves the list, and the next one is shown', () => {
		const list = after( loaded( rows( 9, 8 ) ), { type: 'gone', id: 9 } );
		expect( list.current ).toBe( 8 );
		expect( nextPosition( list ) ).toBe( 1 );
		expect( after( list, { type: 'shown', id: 9 } ) ).toBe( list );
	} );

	it( 'an image that got a text elsewhere leaves the list, unless it is shown', () => {
		const list = loaded( rows( 9, 8 ) );
		expect( after( list, { type: 'describedElsewhere', id: 9 } ) ).toBe( list );
		expect( leftIn( after( list, { type: 'describedElsewhere', id: 8 } ) ) ).toBe( 1 );
	} );
} );
