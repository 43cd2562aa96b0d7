import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
	type DragEndEvent,
} from '@dnd-kit/core';
import {
	rectSortingStrategy,
	SortableContext,
	sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { placeText } from './place-text';

/** Distance in pixels before a pointer drags, so that a click does not drag. */
const POINTER = { activationConstraint: { distance: 4 } };
/** Enter shows the details. */
const KEYBOARD = {
	coordinateGetter: sortableKeyboardCoordinates,
	keyboardCodes: { start: [ 'Space' ], cancel: [ 'Escape' ], end: [ 'Space', 'Enter' ] },
};

interface SortAreaProps {
	ids: readonly number[];
	nameOf: ( id: number ) => string;
	onMove: ( from: number, to: number ) => void;
	children: ReactNode;
}

/** Makes the files inside sortable by mouse and keyboard. */
export function SortArea( { ids, nameOf, onMove, children }: SortAreaProps ) {
	const sensors = useSensors(
		useSensor( PointerSensor, POINTER ),
		useSensor( KeyboardSensor, KEYBOARD )
	);
	const placeOf = ( id: string | number | undefined ) => ids.indexOf( Number( id ) );
	const place = ( id: string | number, at: string | number | undefined ) =>
		placeText( nameOf( Number( id ) ), placeOf( at ) + 1, ids.length );
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			onDragEnd={ ( { active, over }: DragEndEvent ) =>
				over && onMove( placeOf( active.id ), placeOf( over.id ) )
			}
			accessibility={ {
				announcements: {
					// `onDragOver` says the place as soon as the arrow keys work.
					onDragStart: () => undefined,
					onDragOver: ( { active, over } ) => place( active.id, over?.id ),
					onDragEnd: ( { active, over } ) => place( active.id, over?.id ),
					onDragCancel: ( { active } ) =>
						sprintf(
							/* translators: %s: title of a file. */
							__( '%s was not moved.', 'pagewright' ),
							nameOf( Number( active.id ) )
						),
				},
				screenReaderInstructions: {
					draggable: __(
						'Press the space bar to pick up the file and the arrow keys to move it. Press the space bar to drop it or Escape to cancel.',
						'pagewright'
					),
				},
			} }
		>
			<SortableContext items={ [ ...ids ] } strategy={ rectSortingStrategy }>
				{ children }
			</SortableContext>
		</DndContext>
	);
}
