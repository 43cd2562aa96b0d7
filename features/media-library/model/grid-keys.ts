/** A key as in a keyboard event. */
export interface Key {
	key: string;
	shiftKey?: boolean;
	ctrlKey?: boolean;
	metaKey?: boolean;
	altKey?: boolean;
}

/** The grid when the key is pressed. */
export interface KeyContext {
	/** Focused position. */
	position: number;
	/** Number of positions. */
	total: number;
	columns: number;
	rowsInView: number;
	isRtl: boolean;
	allowsMany: boolean;
	isBulk: boolean;
}

export type KeyCommand =
	/** Moves the focus; `extends` selects up to there. */
	| { type: 'move'; to: number; extends: boolean }
	/** Selects or removes the focused attachment. */
	| { type: 'toggle' }
	/** Selects from the anchor to the focused attachment. */
	| { type: 'extend' }
	/** Opens the details of the focused attachment. */
	| { type: 'open' }
	/** Confirms the dialog with the selected attachments. */
	| { type: 'confirm' }
	| { type: 'selectAll' }
	/** Leaves the bulk mode. */
	| { type: 'leaveBulk' }
	/** Moves the focus to the search field, which gets the character. */
	| { type: 'search'; text: string };

/** Returns what a key does in the grid; null for keys of the browser and the dialog. */
export function commandOf( key: Key, context: KeyContext ): KeyCommand | null {
	if ( key.altKey ) {
		return null;
	}
	const isCommand = Boolean( key.ctrlKey || key.metaKey );
	const to = targetOf( key.key, context );
	if ( to !== null ) {
		// Browsers use arrow keys with Ctrl or ⌘ themselves.
		return isCommand && key.key.startsWith( 'Arrow' )
			? null
			: move( context, to, Boolean( key.shiftKey ) );
	}
	if ( isCommand ) {
		return commandWithModifier( key, context );
	}
	return key.key === 'Escape' && ! context.isBulk ? null : plainCommand( key, context );
}

/** A focus that stays where it is needs no command. */
function move( context: KeyContext, to: number, isShift: boolean ): KeyCommand | null {
	const isExtending = isShift && context.allowsMany;
	return to === context.position ? null : { type: 'move', to, extends: isExtending };
}

function commandWithModifier( { key }: Key, { total, allowsMany }: KeyContext ): KeyCommand | null {
	if ( key === 'Enter' ) {
		return { type: 'confirm' };
	}
	return key.toLowerCase() === 'a' && allowsMany && total > 0 ? { type: 'selectAll' } : null;
}

function plainCommand(
	{ key, shiftKey }: Key,
	{ total, allowsMany }: KeyContext
): KeyCommand | null {
	if ( key === 'Escape' ) {
		return { type: 'leaveBulk' };
	}
	if ( key === ' ' || key === 'Enter' ) {
		return total > 0 ? pressed( key, Boolean( shiftKey && allowsMany ) ) : null;
	}
	// One character, which may consist of two code units.
	return [ ...key ].length === 1 ? { type: 'search', text: key } : null;
}

function pressed( key: string, isShift: boolean ): KeyCommand {
	if ( isShift ) {
		return { type: 'extend' };
	}
	return { type: key === ' ' ? 'toggle' : 'open' };
}

/** Returns the position to which a key moves; null for other keys and empty grids. */
function targetOf( key: string, context: KeyContext ): number | null {
	const { position, total, columns, rowsInView, isRtl } = context;
	if ( total < 1 ) {
		return null;
	}
	const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
	switch ( key ) {
		case forward:
			return Math.min( total - 1, position + 1 );
		case backward:
			return Math.max( 0, position - 1 );
		case 'ArrowDown':
			return down( context, 1 );
		case 'ArrowUp':
			return position < columns ? position : position - columns;
		case 'PageDown':
			return down( context, rowsInView );
		case 'PageUp':
			return position - Math.min( rowsInView, Math.floor( position / columns ) ) * columns;
		case 'Home':
			return 0;
		case 'End':
			return total - 1;
		default:
			return null;
	}
}

/** Moves down in the column; in a last row that lacks it, to the last position. */
function down( { position, total, columns }: KeyContext, rows: number ): number {
	const rowsBelow = Math.floor( ( total - 1 ) / columns ) - Math.floor( position / columns );
	return Math.min( total - 1, position + Math.min( rows, rowsBelow ) * columns );
}
