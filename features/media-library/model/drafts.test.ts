import { describe, expect, it } from 'vitest';
import {
	canSend,
	isUnsaved,
	NO_DRAFT,
	reduceDraft,
	textOf,
	withTexts,
	type DraftEvent,
} from './drafts';

const SAVED = { alt: '', title: 'Harbor', caption: '', description: '' };
const network = { kind: 'network' } as const;
const type = ( field: 'alt' | 'title', value: string ): DraftEvent => ( {
	type: 'typed',
	field,
	value,
	saved: SAVED[ field ],
} );
const after = ( ...events: DraftEvent[] ) => events.reduce( reduceDraft, NO_DRAFT );

describe( 'a draft', () => {
	it( 'has the typed texts until they are saved', () => {
		const typed = after( type( 'title', 'Port' ), type( 'alt', 'Boats' ) );
		expect( textOf( typed, 'title', SAVED ) ).toBe( 'Port' );
		expect( textOf( typed, 'caption', SAVED ) ).toBe( '' );
		expect( withTexts( SAVED, typed ) ).toEqual( { ...SAVED, title: 'Port', alt: 'Boats' } );
		const sent = reduceDraft( typed, { type: 'saveStarted' } );
		expect( sent ).toMatchObject( { typed: {}, sent: { title: 'Port', alt: 'Boats' } } );
		expect( textOf( sent, 'title', SAVED ) ).toBe( 'Port' );
		expect( [ isUnsaved( sent ), canSend( sent ) ] ).toEqual( [ true, false ] );
		const saved = reduceDraft( sent, { type: 'saved', nowMs: 5 } );
		expect( isUnsaved( saved ) ).toBe( false );
		expect( saved.status ).toEqual( { status: 'complete', sinceMs: 5 } );
	} );

	it( 'returns to the typed texts when the save fails, and keeps newer ones', () => {
		const failed = after(
			type( 'title', 'Port' ),
			type( 'alt', 'Boats' ),
			{ type: 'saveStarted' },
			type( 'title', 'Porto' ),
			{ type: 'saveFailed', failure: network, nowMs: 5 }
		);
		expect( failed ).toMatchObject( {
			typed: { title: 'Porto', alt: 'Boats' },
			sent: null,
			failure: network,
		} );
		const later = reduceDraft( failed, { type: 'timePassed', nowMs: 99_999 } );
		expect( later.status ).toEqual( { status: 'ready' } );
		expect( later.failure ).toEqual( network );
	} );

	it( 'is empty after the user typed the saved text again', () => {
		const failed = after(
			type( 'title', 'Port' ),
			{ type: 'saveStarted' },
			{ type: 'saveFailed', failure: network, nowMs: 5 },
			type( 'title', 'Harbor' )
		);
		expect( failed ).toMatchObject( { typed: {}, failure: null } );
	} );

	it( 'sends the saved text again if another one is under way', () => {
		const draft = after(
			type( 'title', 'Port' ),
			{ type: 'saveStarted' },
			type( 'title', 'Harbor' )
		);
		expect( draft.typed ).toEqual( { title: 'Harbor' } );
		const same = after(
			type( 'title', 'Port' ),
			{ type: 'saveStarted' },
			type( 'title', 'Port' )
		);
		expect( same.typed ).toEqual( {} );
	} );

	it( 'is discarded on demand', () => {
		const typed = after( type( 'title', 'Port' ) );
		expect( reduceDraft( typed, { type: 'discarded' } ) ).toBe( NO_DRAFT );
	} );

	it.each< DraftEvent >( [
		type( 'title', 'Harbor' ),
		{ type: 'saveStarted' },
		{ type: 'saved', nowMs: 5 },
		{ type: 'saveFailed', failure: network, nowMs: 5 },
		{ type: 'discarded' },
		{ type: 'timePassed', nowMs: 5 },
	] )( 'without texts does not change: $type', ( event ) => {
		expect( reduceDraft( NO_DRAFT, event ) ).toBe( NO_DRAFT );
	} );
} );
