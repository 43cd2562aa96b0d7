/** How long the pointer rests on a file before its preview is visible. */
export const REST_MS = 600;
/** How long a preview stays after the pointer left its file, until the next one is visible. */
export const SWITCH_MS = 80;
/** A hand that rests moves the pointer so far at most, in CSS pixels. */
export const TREMBLE_PX = 4;

interface Point {
	x: number;
	y: number;
}

/** Which file the pointer is on, and whether its preview is visible. */
export type Hover =
	| { status: 'idle' }
	/** The pointer is on a file, and has been at this point since then. */
	| { status: 'resting'; id: number; point: Point; sinceMs: number }
	| { status: 'shown'; id: number }
	/** The preview is visible, but the pointer has been on another file since then, or on none. */
	| { status: 'switching'; id: number; next: number | null; sinceMs: number }
	/** The file has no preview until the pointer was on another one. */
	| { status: 'dismissed'; id: number };

export type HoverEvent =
	/** `id` is the file at the point; null for none. */
	| { type: 'moved'; id: number | null; point: Point; isPressed: boolean; nowMs: number }
	/** The pointer left all files, or is a finger. */
	| { type: 'left' }
	/** Files move below the pointer, which is on another one now. */
	| { type: 'scrolled' }
	/** The user does something else: presses a key or a button, or goes to another window. */
	| { type: 'interrupted' }
	/** The time went on: send it at `dueMs`. */
	| { type: 'timePassed'; nowMs: number };

type Moved = Extract< HoverEvent, { type: 'moved' } >;

export const IDLE: Hover = { status: 'idle' };

/** Returns the same object when the event changes nothing. */
export function reduceHover( now: Hover, event: HoverEvent ): Hover {
	switch ( event.type ) {
		case 'moved':
			return event.isPressed ? press( now, event ) : move( now, event );
		case 'left':
		case 'scrolled':
			return IDLE;
		case 'interrupted':
			return dismiss( now, fileOf( now ) );
		case 'timePassed':
			return pass( now, event.nowMs );
	}
}

/** Returns the file whose preview is visible; null for none. */
export const shownFile = ( now: Hover ): number | null =>
	now.status === 'shown' || now.status === 'switching' ? now.id : null;

/** Returns when the state changes without another event; null for never. */
export function dueMs( now: Hover ): number | null {
	switch ( now.status ) {
		case 'resting':
			return now.sinceMs + REST_MS;
		case 'switching':
			return now.sinceMs + SWITCH_MS;
		default:
			return null;
	}
}

/** Returns the file under the pointer; null for none. */
function fileOf( now: Hover ): number | null {
	switch ( now.status ) {
		case 'idle':
			return null;
		case 'switching':
			return now.next;
		default:
			return now.id;
	}
}

/** A file that is dragged, or from which a drag begins, has no preview after it either. */
const press = ( now: Hover, { id }: Moved ): Hover => dismiss( now, id );

function dismiss( now: Hover, id: number | null ): Hover {
	if ( id === null ) {
		return IDLE;
	}
	return now.status === 'dismissed' && now.id === id ? now : { status: 'dismissed', id };
}

function move( now: Hover, event: Moved ): Hover {
	const { id, nowMs } = event;
	switch ( now.status ) {
		case 'shown':
			return id === now.id
				? now
				: { status: 'switching', id: now.id, next: id, sinceMs: nowMs };
		case 'switching':
			if ( id === now.id ) {
				return { status: 'shown', id };
			}
			return id === now.next ? now : { ...now, next: id, sinceMs: nowMs };
		case 'dismissed':
			return id === now.id ? now : rest( event );
		case 'resting':
			return id === now.id && isNear( now.point, event.point ) ? now : rest( event );
		case 'idle':
			return rest( event );
	}
}

const rest = ( { id, point, nowMs }: Moved ): Hover =>
	id === null ? IDLE : { status: 'resting', id, point, sinceMs: nowMs };

const isNear = ( one: Point, other: Point ): boolean =>
	Math.hypot( one.x - other.x, one.y - other.y ) <= TREMBLE_PX;

function pass( now: Hover, nowMs: number ): Hover {
	const due = dueMs( now );
	if ( due === null || nowMs < due ) {
		return now;
	}
	const id = fileOf( now );
	return id === null ? IDLE : { status: 'shown', id };
}
