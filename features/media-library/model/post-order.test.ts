import { describe, expect, it } from 'vitest';
import {
	canSaveOrder,
	isArranged,
	NO_ORDER,
	reducePostOrder,
	type PostOrder,
	type PostOrderEvent,
} from './post-order';

const after = ( ...events: PostOrderEvent[] ): PostOrder =>
	events.reduce( reducePostOrder, NO_ORDER );
const loaded = ( ...ids: number[] ): PostOrderEvent => ( {
	type: 'loaded',
	rows: ids.map( ( id ) => ( { id, canEdit: true } ) ),
} );
const arranged = ( ...ids: number[] ): PostOrderEvent => ( { type: 'arranged', ids } );
const failed: PostOrderEvent = { type: 'failed', failure: { kind: 'network' } };
const START: PostOrderEvent = { type: 'saveStarted' };

describe( 'the order of the files of a post', () => {
	it( 'is the one of the server first, with nothing to save', () => {
		const order = after( loaded( 3, 1, 2 ) );
		expect( order ).toMatchObject( { status: 'ready', ids: [ 3, 1, 2 ], isMerged: false } );
		expect( canSaveOrder( order ) ).toBe( false );
	} );

	it( 'can be saved after a change, until it is the old one again', () => {
		const order = after( loaded( 3, 1, 2 ), arranged( 1, 3, 2 ) );
		expect( canSaveOrder( order ) ).toBe( true );
		expect( canSaveOrder( reducePostOrder( order, arranged( 3, 1, 2 ) ) ) ).toBe( false );
	} );

	it( 'stays while it is saved, and is saved once', () => {
		const order = after( loaded( 3, 1, 2 ), arranged( 1, 3, 2 ), START );
		expect( canSaveOrder( order ) ).toBe( false );
		expect( reducePostOrder( order, arranged( 2, 1, 3 ) ) ).toBe( order );
	} );

	it( 'is kept after a failure, which disappears with the next attempt', () => {
		const order = after( loaded( 3, 1, 2 ), arranged( 1, 3, 2 ), START, failed );
		expect( order ).toMatchObject( { ids: [ 1, 3, 2 ], failure: { kind: 'network' } } );
		expect( canSaveOrder( order ) ).toBe( true );
		expect( reducePostOrder( order, START ).failure ).toBeNull();
	} );

	it( 'loses removed files and gets new ones at the end, and a note says so', () => {
		const order = after(
			...[ loaded( 3, 1, 2 ), arranged( 1, 3, 2 ), START ],
			...[ { type: 'loadStarted' } as const, loaded( 9, 3, 2 ) ]
		);
		expect( order ).toMatchObject( { ids: [ 3, 2, 9 ], saved: [ 9, 3, 2 ], isMerged: true } );
		expect( canSaveOrder( order ) ).toBe( true );
		expect( reducePostOrder( order, START ).isMerged ).toBe( false );
	} );

	it( 'is that of the server after another load, if the user changed nothing', () => {
		const order = after( loaded( 3, 1 ), { type: 'loadStarted' }, loaded( 9, 3 ) );
		expect( order ).toMatchObject( { ids: [ 9, 3 ], isMerged: false } );
	} );

	it( 'has nothing to save after a file was deleted from it', () => {
		const order = after( loaded( 3, 1, 2 ), arranged( 3, 2 ) );
		expect( order.ids ).toEqual( [ 3, 2 ] );
		expect( isArranged( order ) ).toBe( false );
	} );

	it( 'cannot be saved if the user may not edit one of the files', () => {
		const rows = [
			{ id: 3, canEdit: true },
			{ id: 1, canEdit: false },
		];
		const order = after( { type: 'loaded', rows }, arranged( 1, 3 ) );
		expect( order.isForbidden ).toBe( true );
		expect( canSaveOrder( order ) ).toBe( false );
	} );

	it( 'is unknown if there are too many files, or a request failed', () => {
		expect( after( { type: 'refused' } ) ).toMatchObject( { ids: [], isTooLong: true } );
		expect( after( failed ) ).toMatchObject( { status: 'ready', ids: [] } );
		expect( after( failed, { type: 'loadStarted' }, loaded( 1 ) ).failure ).toBeNull();
	} );
} );
