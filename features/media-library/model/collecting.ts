import {
	createNavigation,
	reduceNavigation,
	type Navigation,
	type NavigationEvent,
	type Tab,
} from './navigation';
import { createSelection, reduceSelection, type Selection } from './selection';

/** The state in which a dialog for galleries opens. */
export type GalleryStart = 'gallery' | 'gallery-edit' | 'gallery-library';

/** A gallery that the user chooses, arranges and extends. */
export interface Collecting {
	navigation: Navigation;
	/** The files of the gallery in their order. */
	files: Selection;
	/** The files that the user selects in order to add them. */
	added: Selection;
	/** Whether the gallery existed before. */
	isEdited: boolean;
}

export type CollectingEvent =
	| NavigationEvent
	/** The selection of the visible state. */
	| { type: 'selected'; selection: Selection }
	/** All files of the gallery that are left, in their new order. */
	| { type: 'arranged'; ids: readonly number[] }
	| { type: 'uploaded'; id: number };

/** Returns a dialog that is open, with the files of a gallery. Without any, it begins with their choice. */
export function createCollecting(
	start: GalleryStart,
	ids: readonly number[],
	lastTab: Tab
): Collecting {
	const state = ids.length > 0 ? start : 'gallery';
	return {
		navigation: reduceNavigation( createNavigation( 'gallery', lastTab ), {
			type: 'opened',
			state,
		} ),
		files: createSelection( 'add', ids ),
		added: createSelection( 'add' ),
		isEdited: state !== 'gallery',
	};
}

/** Returns the selection of the visible state: files to add, or the files of the gallery. */
export const shownSelection = ( { navigation, files, added }: Collecting ): Selection =>
	navigation.state === 'gallery-library' ? added : files;

/**
 * Returns the next step. The files stay in all states; a file that is removed from the gallery is
 * no longer selected either. The host handles the button that inserts the gallery.
 */
export function reduceCollecting( now: Collecting, event: CollectingEvent ): Collecting {
	switch ( event.type ) {
		case 'selected':
			return withSelection( now, event.selection );
		case 'arranged':
			return { ...now, files: arrange( now.files, event.ids ) };
		case 'uploaded':
			return withSelection( now, reduceSelection( shownSelection( now ), event ) );
		case 'confirmed':
			return now.navigation.state === 'gallery-edit' ? now : confirm( now );
		case 'backPressed':
			return navigate( now, cancelOf( now ) );
		default:
			return navigate( now, event );
	}
}

const withSelection = ( now: Collecting, selection: Selection ): Collecting =>
	now.navigation.state === 'gallery-library'
		? { ...now, added: selection }
		: { ...now, files: selection };

function arrange( files: Selection, ids: readonly number[] ): Selection {
	const gone = [ ...files.ids ].filter( ( id ) => ! ids.includes( id ) );
	const left = reduceSelection( files, { type: 'removed', ids: gone } );
	return reduceSelection( left, { type: 'reordered', ids } );
}

/** Added files follow the other ones. */
function confirm( now: Collecting ): Collecting {
	const { files, added } = now;
	const next = navigate( now, { type: 'confirmed' } );
	return added.ids.size === 0
		? next
		: {
				...next,
				files: { ...files, ids: new Set( [ ...files.ids, ...added.ids ] ) },
				added: createSelection( 'add' ),
			};
}

/** Cancel leaves a gallery as it was. A new gallery returns to the choice of its files. */
const cancelOf = ( { isEdited, navigation }: Collecting ): NavigationEvent =>
	isEdited || navigation.state === 'gallery'
		? { type: 'closed' }
		: { type: 'stateChosen', state: 'gallery' };

function navigate( now: Collecting, event: NavigationEvent ): Collecting {
	const navigation = reduceNavigation( now.navigation, event );
	return navigation === now.navigation ? now : { ...now, navigation };
}
