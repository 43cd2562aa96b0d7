import type { AttachmentRow } from '../../port';
import type { TextListPage } from '../../text-port';
import type { Failure } from '../failure';

/** A text or a mark for an image, which takes it off its list. */
export interface Step {
	type: 'described' | 'marked' | 'unmarked';
	id: number;
	/** The alternative text, or that which was typed before a mark. */
	text: string;
}

export interface Entry {
	row: AttachmentRow;
	/** `sent` is a step without a response; `gone` an image that was deleted. */
	status: 'open' | 'sent' | 'done' | 'gone';
	/** The last step, if it failed. */
	failed: { step: Step; failure: Failure } | null;
}

/** Images that the user goes through, one after another. */
export interface TextList {
	/** All that were loaded, in their order. */
	entries: readonly Entry[];
	/** ID of the shown image; null while none is known, and at the end. */
	current: number | null;
	/** Index in the entries from which the next image is searched. */
	from: number;
	/** Number of images that are not loaded yet; null before the first response. */
	unseen: number | null;
	/** Whether the server had nothing more when all images were done. */
	isConfirmed: boolean;
	isLoading: boolean;
	/** Why the list did not load. */
	failure: Failure | null;
	/** Steps that are sent or done, which can be undone; the latest step of the user last. */
	steps: readonly Step[];
}

export const EMPTY_LIST: TextList = {
	...{ entries: [], current: null, from: 0, unseen: null, isConfirmed: false },
	...{ isLoading: false, failure: null, steps: [] },
};

/** So many images are loaded before the user needs them. */
const AHEAD = 10;

export type TextListEvent =
	| { type: 'loadStarted' }
	| ( { type: 'loaded' } & TextListPage )
	| { type: 'loadFailed'; failure: Failure }
	/** The user tries again to load the list. */
	| { type: 'loadRetried' }
	| { type: 'moved'; by: 1 | -1 }
	/** The user goes on without a text. */
	| { type: 'passed' }
	| { type: 'shown'; id: number }
	| { type: 'stepSent' | 'stepDone'; step: Step }
	| { type: 'stepFailed'; step: Step; failure: Failure }
	| { type: 'undoStarted' | 'undone' | 'undoFailed'; step: Step }
	| { type: 'gone'; id: number }
	/** Another part of the library, or another tab, saved a text. */
	| { type: 'describedElsewhere'; id: number };

/** Returns the same object when the event changes nothing. */
export function reduceTextList( list: TextList, event: TextListEvent ): TextList {
	switch ( event.type ) {
		case 'loadStarted':
			return { ...list, isLoading: true };
		case 'loaded':
			return found( add( list, event ) );
		case 'loadFailed':
			return { ...list, isLoading: false, failure: event.failure };
		case 'loadRetried':
			return { ...list, failure: null };
		case 'moved':
			return move( list, event.by );
		case 'passed':
			return list.current === null ? list : goOn( list );
		case 'shown':
			return has( list, event.id ) ? { ...list, current: event.id } : list;
		case 'stepSent':
			return {
				...leave( list, event.step.id, { status: 'sent', failed: null } ),
				steps: [ ...list.steps, event.step ],
			};
		case 'stepDone':
			return change( list, event.step.id, { status: 'done', failed: null } );
		case 'stepFailed': {
			const { step, failure } = event;
			return found(
				change( without( list, step.id ), step.id, {
					status: 'open',
					failed: { step, failure },
				} )
			);
		}
		case 'undoStarted':
			return without( list, event.step.id );
		case 'undoFailed':
			return { ...list, steps: [ ...list.steps, event.step ] };
		case 'undone':
			return {
				...change( list, event.step.id, { status: 'open', failed: null } ),
				current: event.step.id,
			};
		case 'gone':
			return leave( without( list, event.id ), event.id, { status: 'gone', failed: null } );
		case 'describedElsewhere':
			// The shown image stays until the user goes on.
			return list.current !== event.id && has( list, event.id )
				? change( list, event.id, { status: 'done', failed: null } )
				: list;
	}
}

/** Adds a page. Rows that are known may come again, because done images leave the list of the server. */
function add( list: TextList, { rows, total }: TextListPage ): TextList {
	const known = new Set( list.entries.map( ( { row } ) => row.id ) );
	const fresh = rows.filter( ( { id } ) => ! known.has( id ) );
	const entries = [
		...list.entries,
		...fresh.map( ( row ): Entry => ( { row, status: 'open', failed: null } ) ),
	];
	const unfinished = entries.filter( ( { status } ) => status === 'open' || status === 'sent' );
	return {
		...list,
		entries,
		isLoading: false,
		failure: null,
		unseen: fresh.length ? Math.max( 0, total - unfinished.length ) : 0,
		isConfirmed: fresh.length === 0 && unfinished.every( ( { status } ) => status === 'open' ),
	};
}

/** Removes the step of an image. */
const without = ( list: TextList, id: number ): TextList => ( {
	...list,
	steps: list.steps.filter( ( step ) => step.id !== id ),
} );

const change = ( list: TextList, id: number, changes: Partial< Entry > ): TextList => ( {
	...list,
	entries: list.entries.map( ( entry ) =>
		entry.row.id === id ? { ...entry, ...changes } : entry
	),
} );

const indexOf = ( { entries }: TextList, id: number | null ): number =>
	entries.findIndex( ( { row } ) => row.id === id );

const has = ( list: TextList, id: number ): boolean =>
	list.entries.some( ( { row, status } ) => row.id === id && status === 'open' );

const isNext = ( { row, status }: Entry ): boolean => status === 'open' && row.canEdit;

/** Takes an image off the list. If it is shown, the next one follows. */
function leave( list: TextList, id: number, changes: Partial< Entry > ): TextList {
	const after = change( list, id, changes );
	return list.current === id ? goOn( after ) : after;
}

const goOn = ( list: TextList ): TextList =>
	found( { ...list, from: indexOf( list, list.current ) + 1, current: null } );

/** Shows the next image that the user may edit. After the last image, shows the first one that the user skipped. */
function found( list: TextList ): TextList {
	if ( list.current !== null ) {
		return list;
	}
	const next = list.entries.slice( list.from ).find( isNext );
	const first = list.unseen === 0 ? list.entries.find( isNext ) : undefined;
	const entry = next ?? first;
	return entry ? { ...list, current: entry.row.id } : list;
}

/** Shows an image before or after, also one that the user may not edit. */
function move( list: TextList, by: 1 | -1 ): TextList {
	const at = list.current === null ? list.entries.length : indexOf( list, list.current );
	const others = by > 0 ? list.entries.slice( at + 1 ) : list.entries.slice( 0, at ).reverse();
	const entry = others.find( ( { status } ) => status === 'open' );
	return entry ? { ...list, current: entry.row.id } : list;
}

/**
 * Returns the position of the next page: done images are not in the list of the server any more. The last request is
 * from the beginning, and finds images that other changes of the list had moved to loaded pages.
 */
export const nextPosition = ( list: TextList ): number =>
	list.unseen === 0 && isWorked( list ) ? 0 : openIn( list );

const openIn = ( { entries }: TextList ): number =>
	entries.filter( ( { status } ) => status === 'open' ).length;

/** Returns whether the next page should be requested. */
export function needsPage( list: TextList ): boolean {
	if ( list.isLoading || list.failure ) {
		return false;
	}
	const at = list.current === null ? list.from : indexOf( list, list.current );
	const ahead = list.entries.slice( at ).filter( isNext ).length;
	return (
		list.unseen === null ||
		( list.unseen > 0 && ahead <= AHEAD ) ||
		( isWorked( list ) && ! list.isConfirmed )
	);
}

/** Returns whether no loaded image needs the user or a response. */
const isWorked = ( { entries }: TextList ): boolean =>
	! entries.some( ( entry ) => isNext( entry ) || entry.status === 'sent' );

/** Returns whether the user may leave: nothing is left that they may edit. */
export const isFinished = ( list: TextList ): boolean =>
	list.isConfirmed && list.unseen === 0 && isWorked( list );

/** Returns the number of images that need a decision. */
export const leftIn = ( list: TextList ): number => openIn( list ) + ( list.unseen ?? 0 );

/** Returns the shown image; null for none. */
export const shownIn = ( list: TextList ): Entry | null =>
	list.entries.find( ( { row } ) => row.id === list.current ) ?? null;

/** Returns the IDs of the images that the user is likely to see next. */
export function neighborsOf( list: TextList, count = 3 ): number[] {
	const at = list.current === null ? list.from : indexOf( list, list.current );
	const open = ( { status }: Entry ) => status === 'open';
	return [
		...list.entries
			.slice( at + 1 )
			.filter( isNext )
			.slice( 0, count ),
		...list.entries.slice( 0, Math.max( 0, at ) ).filter( open ).slice( -1 ),
	].map( ( { row } ) => row.id );
}
