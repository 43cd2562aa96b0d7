import type { Failure } from '../../../../rest/send';
import type { Submission, SubmissionsPage } from '../../rest/submissions/client';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import { asked, PER_PAGE, type Question } from './question';

export interface Deed {
	action: SubmissionsAction;
	ids: number[];
}

export interface InboxState {
	question: Question;
	/** Last response, null before the first one. Kept while loading. */
	shown: SubmissionsPage | null;
	status: 'loading' | 'ready' | 'failed';
	failure: Failure | null;
	/** Incremented to load again. */
	attempt: number;
	/** The open submission. */
	openId: number | null;
	/** The selected submissions. */
	chosen: number[];
	doing: Deed | null;
	/** The action that failed. */
	undone: ( Deed & { failure: Failure } ) | null;
}

export type InboxEvent =
	| { type: 'asked'; change: Partial< Question > }
	| { type: 'moved'; question: Question }
	| { type: 'again' }
	| { type: 'answered'; question: Question; page: SubmissionsPage }
	| { type: 'failed'; question: Question; failure: Failure }
	| { type: 'opened'; id: number }
	| { type: 'closed' }
	| { type: 'ticked'; id: number; isOn: boolean }
	| { type: 'ticked-all'; isOn: boolean }
	| { type: 'doing'; deed: Deed }
	| { type: 'done'; deed: Deed }
	| { type: 'undone'; deed: Deed; failure: Failure };

export const initialState = ( question: Question ): InboxState => ( {
	question,
	shown: null,
	status: 'loading',
	failure: null,
	attempt: 0,
	openId: null,
	chosen: [],
	doing: null,
	undone: null,
} );

export function reduce( state: InboxState, event: InboxEvent ): InboxState {
	switch ( event.type ) {
		case 'asked':
			return waiting( state, asked( state.question, event.change ) );
		case 'moved':
			return waiting( state, event.question );
		case 'again':
			return {
				...state,
				status: 'loading',
				failure: null,
				undone: null,
				attempt: state.attempt + 1,
			};
		case 'answered':
			return event.question === state.question ? answered( state, event.page ) : state;
		case 'failed':
			return event.question === state.question
				? { ...state, status: 'failed', failure: event.failure }
				: state;
		case 'opened':
			return { ...state, openId: event.id };
		case 'closed':
			return { ...state, openId: null };
		case 'ticked':
			return {
				...state,
				chosen: [
					...state.chosen.filter( ( id ) => id !== event.id ),
					...( event.isOn ? [ event.id ] : [] ),
				],
			};
		case 'ticked-all':
			return { ...state, chosen: event.isOn ? idsOf( state ) : [] };
		case 'doing':
			return { ...state, doing: event.deed, undone: null };
		case 'done':
			return done( { ...state, doing: null, undone: null }, event.deed );
		case 'undone':
			return { ...state, doing: null, undone: { ...event.deed, failure: event.failure } };
	}
}

const waiting = ( state: InboxState, question: Question ): InboxState => ( {
	...state,
	question,
	status: 'loading',
	failure: null,
	undone: null,
	chosen: [],
} );

const idsOf = ( { shown }: InboxState ): number[] => shown?.items.map( ( { id } ) => id ) ?? [];

/** Closes and deselects missing submissions. Moves from a page after the end to the last one. */
function answered( state: InboxState, page: SubmissionsPage ): InboxState {
	const { question } = state;
	if ( page.items.length === 0 && question.page > 1 ) {
		const last = Math.max( 1, Math.ceil( page.found / PER_PAGE ) );
		return waiting( state, { ...question, page: Math.min( question.page - 1, last ) } );
	}
	return stayed( { ...state, shown: page, status: 'ready', failure: null } );
}

function stayed( state: InboxState ): InboxState {
	const ids = idsOf( state );
	return {
		...state,
		openId: state.openId !== null && ids.includes( state.openId ) ? state.openId : null,
		chosen: state.chosen.filter( ( id ) => ids.includes( id ) ),
	};
}

/**
 * Updates flags at once, and removes submissions that leave the view. The server is asked about
 * everything else.
 */
function done( state: InboxState, { action, ids }: Deed ): InboxState {
	const { shown } = state;
	if ( ! shown ) {
		return state;
	}
	if ( action === 'read' || action === 'unread' ) {
		return { ...state, shown: marked( shown, ids, action === 'read' ) };
	}
	const isGone = ( { id }: Submission ) => ids.includes( id ) && leaves( state, action );
	const items = shown.items.filter( ( item ) => ! isGone( item ) );
	const found = shown.found - ( shown.items.length - items.length );
	return {
		...stayed( { ...state, shown: { ...shown, items, found } } ),
		status: 'loading',
		attempt: state.attempt + 1,
	};
}

const leaves = ( { question }: InboxState, action: SubmissionsAction ): boolean =>
	action === 'delete' ||
	( action === 'trash' && question.view !== 'trash' ) ||
	( action === 'restore' && question.view === 'trash' ) ||
	( action === 'spam' && question.view !== 'spam' ) ||
	( action === 'not_spam' && question.view === 'spam' );

/**
 * Marked submissions stay in the view of unread ones until it is loaded again, so that nothing
 * moves while reading.
 */
function marked( shown: SubmissionsPage, ids: number[], isRead: boolean ): SubmissionsPage {
	const totals = { ...shown.totals };
	const items = shown.items.map( ( item ) => {
		if ( ! ids.includes( item.id ) || item.isRead === isRead ) {
			return item;
		}
		const total = totals[ item.status ];
		if ( total ) {
			totals[ item.status ] = { ...total, unread: total.unread + ( isRead ? -1 : 1 ) };
		}
		return { ...item, isRead };
	} );
	return { ...shown, items, totals };
}

/**
 * Returns the next submission after some were removed: the following one, else the previous one.
 * Null for none.
 */
export function neighbourOf( items: Submission[], gone: number[] ): number | null {
	const first = items.findIndex( ( { id } ) => gone.includes( id ) );
	const stays = ( { id }: Submission ) => ! gone.includes( id );
	const next =
		items.slice( first + 1 ).find( stays ) ?? items.slice( 0, first ).reverse().find( stays );
	return next?.id ?? null;
}
