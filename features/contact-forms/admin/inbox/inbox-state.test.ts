import { describe, expect, it } from 'vitest';
import type { Submission, SubmissionsPage } from '../../rest/submissions/client';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import {
	initialState,
	neighbourOf,
	reduce,
	type Deed,
	type InboxEvent,
	type InboxState,
} from './inbox-state';
import { questionOf } from './question';

const item = ( id: number, more: Partial< Submission > = {} ): Submission => ( {
	id,
	form: 7,
	title: 'Contact',
	created: '2026-11-30T10:00:00Z',
	status: 'mail_sent',
	isRead: false,
	email: '',
	summary: '',
	fields: [],
	spam: '',
	page: '',
	postTitle: '',
	user: '',
	userAgent: '',
	canResend: false,
	isTrashed: false,
	...more,
} );

const page = ( items: Submission[], found = items.length ): SubmissionsPage => ( {
	items,
	found,
	totals: { mail_sent: { all: found, unread: 3 } },
	forms: [],
} );

const question = questionOf( '' );
const failure = { kind: 'refused', message: 'No.', status: 500 } as const;
const after = ( state: InboxState, ...events: InboxEvent[] ) => events.reduce( reduce, state );
const ready = ( search = '', items = [ item( 1 ), item( 2 ), item( 3 ) ], found?: number ) => {
	const asked = questionOf( search );
	return after( initialState( asked ), {
		type: 'answered',
		question: asked,
		page: page( items, found ),
	} );
};
const ids = ( { shown }: InboxState ) => shown?.items.map( ( { id } ) => id );
const done = ( action: SubmissionsAction, ...which: number[] ): InboxEvent => ( {
	type: 'done',
	deed: { action, ids: which },
} );

describe( 'the list of submissions', () => {
	it( 'loads first, and then shows rows', () => {
		expect( initialState( question ) ).toMatchObject( { status: 'loading', shown: null } );
		expect( ready() ).toMatchObject( { status: 'ready', openId: null, chosen: [] } );
	} );

	it( 'goes to the first page when the query changes', () => {
		const state = after( ready( '?paged=3' ), { type: 'asked', change: { search: 'cake' } } );
		expect( state.question ).toMatchObject( { page: 1, search: 'cake' } );
		expect( after( state, { type: 'asked', change: { page: 2 } } ).question ).toMatchObject( {
			page: 2,
			search: 'cake',
		} );
	} );

	it( 'keeps its rows and the open one while the next page loads, and clears the selection', () => {
		const state = after(
			ready(),
			{ type: 'opened', id: 2 },
			{ type: 'ticked', id: 1, isOn: true },
			{ type: 'asked', change: { view: 'unread' } }
		);
		expect( state ).toMatchObject( { status: 'loading', openId: 2, chosen: [] } );
		expect( ids( state ) ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'closes and deselects rows that no longer exist', () => {
		const before = after(
			ready(),
			{ type: 'opened', id: 2 },
			{ type: 'ticked-all', isOn: true }
		);
		const state = after( before, {
			type: 'answered',
			question: before.question,
			page: page( [ item( 3 ), item( 4 ) ] ),
		} );
		expect( state ).toMatchObject( { openId: null, chosen: [ 3 ] } );
	} );

	it( 'ignores outdated responses and failures', () => {
		const state = after( ready(), { type: 'asked', change: { view: 'spam' } } );
		expect( after( state, { type: 'answered', question, page: page( [] ) } ) ).toBe( state );
		expect( after( state, { type: 'failed', question, failure } ) ).toBe( state );
	} );

	it( 'keeps its rows after a failure, and can be requested again', () => {
		const asked = ready();
		const state = after( asked, { type: 'failed', question: asked.question, failure } );
		expect( state ).toMatchObject( { status: 'failed', failure } );
		expect( ids( state ) ).toEqual( [ 1, 2, 3 ] );
		expect( after( state, { type: 'again' } ) ).toMatchObject( {
			status: 'loading',
			failure: null,
			attempt: 1,
		} );
	} );

	it( 'goes back a page if the last one is empty', () => {
		const state = ready( '?paged=3', [] );
		expect( state ).toMatchObject( { status: 'loading', question: { page: 1 } } );
		expect( ready( '?paged=9', [], 41 ).question.page ).toBe( 3 );
		expect( ready( '?paged=3', [], 60 ).question.page ).toBe( 2 );
		expect( ready( '', [] ) ).toMatchObject( { status: 'ready' } );
	} );
} );

describe( 'the selection', () => {
	it( 'adds and removes each row once', () => {
		const state = after(
			ready(),
			{ type: 'ticked', id: 2, isOn: true },
			{ type: 'ticked', id: 2, isOn: true },
			{ type: 'ticked', id: 3, isOn: true },
			{ type: 'ticked', id: 2, isOn: false }
		);
		expect( state.chosen ).toEqual( [ 3 ] );
	} );

	it( 'contains the whole page', () => {
		const state = after( ready(), { type: 'ticked-all', isOn: true } );
		expect( state.chosen ).toEqual( [ 1, 2, 3 ] );
		expect( after( state, { type: 'ticked-all', isOn: false } ).chosen ).toEqual( [] );
	} );
} );

describe( 'actions', () => {
	it( 'mark rows and update the count without a request for the list', () => {
		const state = after( ready( '?view=unread' ), done( 'read', 2 ), done( 'read', 2 ) );
		expect( state.shown?.items.map( ( { isRead } ) => isRead ) ).toEqual( [
			false,
			true,
			false,
		] );
		expect( state.shown?.totals.mail_sent ).toEqual( { all: 3, unread: 2 } );
		expect( state.attempt ).toBe( 0 );
		expect( after( state, done( 'unread', 2 ) ).shown?.totals.mail_sent?.unread ).toBe( 3 );
	} );

	it.each< [ SubmissionsAction, string, number[] ] >( [
		[ 'delete', '', [ 1, 3 ] ],
		[ 'spam', '', [ 1, 3 ] ],
		[ 'spam', '?view=unread', [ 1, 3 ] ],
		[ 'not_spam', '?view=spam', [ 1, 3 ] ],
		[ 'resend', '?view=failed', [ 1, 2, 3 ] ],
	] )( '%s in %s leaves %j, and requests the list again', ( action, search, left ) => {
		const state = after(
			ready( search ),
			{ type: 'opened', id: 2 },
			{ type: 'ticked-all', isOn: true },
			{ type: 'doing', deed: { action, ids: [ 2 ] } },
			done( action, 2 )
		);
		expect( ids( state ) ).toEqual( left );
		expect( state ).toMatchObject( {
			attempt: 1,
			status: 'loading',
			doing: null,
			chosen: left,
			openId: left.includes( 2 ) ? 2 : null,
			shown: { found: left.length },
		} );
	} );

	it( 'report failures until the next attempt', () => {
		const deed: Deed = { action: 'resend', ids: [ 1 ] };
		const again: InboxEvent = { type: 'doing', deed };
		const state = after( ready(), again, { type: 'undone', deed, failure } );
		expect( state ).toMatchObject( { doing: null, undone: { ...deed, failure } } );
		expect( after( state, again ).undone ).toBeNull();
	} );
} );

it.each< [ number[], number | null ] >( [
	[ [ 1 ], 2 ],
	[ [ 2 ], 3 ],
	[ [ 3 ], 2 ],
	[ [ 2, 3 ], 1 ],
	[ [ 1, 2, 3 ], null ],
] )( 'continues beside %j at %s', ( gone, next ) => {
	expect( neighbourOf( [ item( 1 ), item( 2 ), item( 3 ) ], gone ) ).toBe( next );
} );
