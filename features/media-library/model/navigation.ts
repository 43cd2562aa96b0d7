import { initialState, stateIn, type FrameId } from './frames';
import { hasRouter, type ContentMode, type FrameState, type StateId } from './states';

/** Tab above the content; WordPress's user setting `libraryContent` keeps the last one. */
export type Tab = 'browse' | 'upload';

/** Which screen of a frame is visible. */
export interface Navigation {
	frame: FrameId;
	isOpen: boolean;
	state: StateId;
	/** The states before this one, the latest last. */
	history: readonly StateId[];
	content: ContentMode;
	lastTab: Tab;
}

export type NavigationEvent =
	/** `state` is where the frame opens; by default its first one. */
	| { type: 'opened'; state?: StateId }
	/** An entry of the menu, or a button that leads to another state. */
	| { type: 'stateChosen'; state: StateId }
	| { type: 'contentChosen'; content: ContentMode }
	/** The primary button. */
	| { type: 'confirmed' }
	/** The button Back, and Cancel in a menu. */
	| { type: 'backPressed' }
	| { type: 'closed' };

/** Returns a closed frame. `lastTab` is the value of the user setting. */
export const createNavigation = ( frame: FrameId, lastTab: Tab = 'browse' ): Navigation => ( {
	frame,
	isOpen: false,
	state: initialState( frame ),
	history: [],
	content: contentOf( stateIn( frame, initialState( frame ) ), lastTab ),
	lastTab,
} );

/** Returns the same object when the event changes nothing. A closed frame only opens. */
export function reduceNavigation( now: Navigation, event: NavigationEvent ): Navigation {
	if ( event.type === 'opened' ) {
		const start = createNavigation( now.frame, now.lastTab );
		return now.isOpen
			? now
			: { ...enter( start, event.state ?? start.state, [] ), isOpen: true };
	}
	if ( ! now.isOpen ) {
		return now;
	}
	switch ( event.type ) {
		case 'stateChosen':
			return event.state === now.state
				? now
				: enter( now, event.state, [ ...now.history, now.state ] );
		case 'contentChosen':
			return chooseContent( now, event.content );
		case 'confirmed':
			return confirm( now );
		case 'backPressed':
			return back( now );
		case 'closed':
			return createNavigation( now.frame, now.lastTab );
	}
}

function enter( now: Navigation, state: StateId, history: readonly StateId[] ): Navigation {
	const content = contentOf( stateIn( now.frame, state ), now.lastTab );
	return { ...now, state, history, content };
}

function contentOf( state: FrameState, lastTab: Tab ): ContentMode {
	return state.remembersTab && hasRouter( state ) ? lastTab : state.content[ 0 ]!;
}

function chooseContent( now: Navigation, content: ContentMode ): Navigation {
	const state = stateIn( now.frame, now.state );
	if ( content === now.content || ! state.content.includes( content ) ) {
		return now;
	}
	const isTab = content === 'browse' || content === 'upload';
	return { ...now, content, lastTab: isTab && state.remembersTab ? content : now.lastTab };
}

function confirm( now: Navigation ): Navigation {
	const { exit } = stateIn( now.frame, now.state );
	if ( exit === 'close' ) {
		return createNavigation( now.frame, now.lastTab );
	}
	if ( exit === 'previous' ) {
		return back( now );
	}
	// A state that leads back to an earlier one is not a step of the history.
	const at = now.history.lastIndexOf( exit );
	return enter( now, exit, at < 0 ? [ ...now.history, now.state ] : now.history.slice( 0, at ) );
}

/** Returns to the state before, or closes the frame. */
function back( now: Navigation ): Navigation {
	const state = now.history.at( -1 );
	return state
		? enter( now, state, now.history.slice( 0, -1 ) )
		: createNavigation( now.frame, now.lastTab );
}
