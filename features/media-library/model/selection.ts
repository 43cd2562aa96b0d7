/**
 * How a click selects: false for one attachment, true and 'reset' for one, or several with modifier
 * keys, 'add' for several without them.
 */
export type Multiple = false | true | 'add' | 'reset';

export type Modifier = 'none' | 'toggle' | 'range';

/** How the files of a drag change the selection. */
export type DragMode = 'replace' | 'add' | 'remove';

/** The selected attachments of a state. */
export interface Selection {
	multiple: Multiple;
	/** In the order of the selection. */
	ids: ReadonlySet< number >;
	/** The selected attachment that the sidebar shows; null without a selection. */
	shown: number | null;
	/** In the bulk mode of the grid screen, each click toggles. */
	isBulk: boolean;
	/** A range that grows and shrinks by keys; null when none does. */
	range: { anchor: number; before: ReadonlySet< number > } | null;
}

export type SelectionEvent =
	/** `range` has the IDs from the shown attachment to this one, both included. */
	| { type: 'clicked'; id: number; modifier: Modifier; range: readonly number[] }
	/** The check button of a tile. */
	| { type: 'checkPressed'; id: number }
	/** Shift with an arrow key: IDs from the anchor to the focused attachment. */
	| { type: 'extended'; ids: readonly number[] }
	/** A drag over attachments has ended at `shown`; null if it touched none. */
	| { type: 'dragged'; ids: readonly number[]; shown: number | null; mode: DragMode }
	/** Ctrl+A: all loaded attachments. */
	| { type: 'allSelected'; ids: readonly number[] }
	/** An upload of a state that selects its uploads. */
	| { type: 'uploaded'; id: number }
	/** Attachments were deleted, or left the list of a bulk action. */
	| { type: 'removed'; ids: readonly number[] }
	/** All selected IDs in another order. */
	| { type: 'reordered'; ids: readonly number[] }
	| { type: 'shown'; id: number }
	| { type: 'cleared' }
	| { type: 'bulkStarted' }
	| { type: 'bulkEnded' };

/** Returns a selection; one that allows a single attachment has the first ID only. */
export function createSelection( multiple: Multiple, ids: readonly number[] = [] ): Selection {
	const allowed = multiple ? ids : ids.slice( 0, 1 );
	return {
		multiple,
		ids: new Set( allowed ),
		shown: allowed.at( -1 ) ?? null,
		isBulk: false,
		range: null,
	};
}

/** Returns whether more than one attachment may be selected. */
export const allowsMany = ( { multiple, isBulk }: Selection ): boolean =>
	isBulk || multiple !== false;

/** Returns the same object when the event changes nothing. */
export function reduceSelection( selection: Selection, event: SelectionEvent ): Selection {
	switch ( event.type ) {
		case 'clicked':
			return click( selection, event );
		case 'checkPressed':
			return check( selection, event.id );
		case 'extended':
			return extend( selection, event.ids );
		case 'dragged':
			return allowsMany( selection ) ? drag( selection, event ) : selection;
		case 'allSelected':
			return allowsMany( selection )
				? select( selection, union( selection.ids, event.ids ), selection.shown )
				: selection;
		case 'uploaded':
			return allowsMany( selection )
				? select( selection, union( selection.ids, [ event.id ] ), event.id )
				: select( selection, new Set( [ event.id ] ), event.id );
		case 'removed':
			return select( selection, without( selection.ids, event.ids ), selection.shown );
		case 'reordered':
			return reorder( selection, event.ids );
		case 'shown':
			return selection.ids.has( event.id )
				? select( selection, selection.ids, event.id )
				: selection;
		case 'cleared':
			return select( selection, new Set(), null );
		case 'bulkStarted':
			return selection.isBulk ? selection : { ...createSelection( true ), isBulk: true };
		case 'bulkEnded':
			return selection.isBulk ? createSelection( false ) : selection;
	}
}

const union = ( ids: ReadonlySet< number >, more: readonly number[] ): ReadonlySet< number > =>
	new Set( [ ...ids, ...more ] );

function without( ids: ReadonlySet< number >, gone: readonly number[] ): ReadonlySet< number > {
	const left = new Set( ids );
	gone.forEach( ( id ) => left.delete( id ) );
	return left;
}

/** Selects IDs and shows one of them; if it is not selected, the last one. Ends a range. */
function select(
	selection: Selection,
	ids: ReadonlySet< number >,
	wanted: number | null
): Selection {
	const shown = wanted !== null && ids.has( wanted ) ? wanted : ( [ ...ids ].at( -1 ) ?? null );
	const isSame = shown === selection.shown && isSameSet( ids, selection.ids );
	return isSame ? selection : { ...selection, ids, shown, range: null };
}

const isSameSet = ( one: ReadonlySet< number >, other: ReadonlySet< number > ): boolean =>
	one.size === other.size && [ ...one ].every( ( id ) => other.has( id ) );

function click(
	selection: Selection,
	{ id, modifier, range }: { id: number; modifier: Modifier; range: readonly number[] }
): Selection {
	const { ids, shown, multiple, isBulk } = selection;
	if ( allowsMany( selection ) && modifier === 'range' && shown !== null ) {
		return select( selection, union( ids, range ), id );
	}
	if ( isBulk || ( multiple !== false && modifier === 'toggle' ) ) {
		return toggle( selection, id );
	}
	if ( multiple === 'add' ) {
		return select( selection, union( ids, [ id ] ), id );
	}
	if ( ! ids.has( id ) ) {
		return select( selection, new Set( [ id ] ), id );
	}
	return shown === id ? toggle( selection, id ) : select( selection, ids, id );
}

/** Adds and shows an attachment, or removes it. */
function toggle( selection: Selection, id: number ): Selection {
	const { ids } = selection;
	return ids.has( id )
		? select( selection, without( ids, [ id ] ), selection.shown )
		: select( selection, union( ids, [ id ] ), id );
}

/** The check button removes a selected attachment. It selects others as a click with Ctrl does. */
function check( selection: Selection, id: number ): Selection {
	if ( selection.ids.has( id ) || allowsMany( selection ) ) {
		return toggle( selection, id );
	}
	return select( selection, new Set( [ id ] ), id );
}

/**
 * Selects from the anchor to the focused attachment. The next event with the same anchor replaces
 * that range, so that it can shrink; attachments that were selected before stay.
 */
function extend( selection: Selection, ids: readonly number[] ): Selection {
	const [ anchor, focused ] = [ ids[ 0 ], ids.at( -1 ) ];
	if ( anchor === undefined || focused === undefined || ! allowsMany( selection ) ) {
		return selection;
	}
	const before = selection.range?.anchor === anchor ? selection.range.before : selection.ids;
	return {
		...selection,
		ids: union( before, ids ),
		shown: focused,
		range: { anchor, before },
	};
}

/** The attachment where the drag ended is shown, as at the end of a range. */
function drag(
	selection: Selection,
	{ ids, shown, mode }: { ids: readonly number[]; shown: number | null; mode: DragMode }
): Selection {
	switch ( mode ) {
		case 'replace':
			return select( selection, new Set( ids ), shown );
		case 'add':
			return select( selection, union( selection.ids, ids ), shown ?? selection.shown );
		case 'remove':
			return select( selection, without( selection.ids, ids ), selection.shown );
	}
}

function reorder( selection: Selection, order: readonly number[] ): Selection {
	const { ids } = selection;
	const next = new Set( order );
	const isPermutation = next.size === ids.size && order.every( ( id ) => ids.has( id ) );
	const isSame = [ ...ids ].every( ( id, i ) => id === order[ i ] );
	return isPermutation && ! isSame ? { ...selection, ids: next, range: null } : selection;
}
