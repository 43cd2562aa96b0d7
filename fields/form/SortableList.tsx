import {
	closestCenter,
	DndContext,
	KeyboardSensor,
	PointerSensor,
	useSensor,
	useSensors,
	type Announcements,
	type DragEndEvent,
	type Modifier,
} from '@dnd-kit/core';
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useReducedMotion } from '@wordpress/compose';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { HTMLAttributes, ReactNode } from 'react';

/** Distance in pixels before a pointer drags, so that a click on the handle does not drag. */
const DRAG_THRESHOLD_PX = 4;

/** Created once: new options would render every row of a list again. */
const POINTER = { activationConstraint: { distance: DRAG_THRESHOLD_PX } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

const upAndDownOnly: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

const MODIFIERS = [ upAndDownOnly ];

export type HandleProps = HTMLAttributes< HTMLElement > & {
	ref: ( element: HTMLElement | null ) => void;
};

interface SortableListProps {
	ids: string[];
	/** Returns the name of an entry for screen reader announcements. */
	titleOf: ( id: string ) => string;
	onMove: ( from: number, to: number ) => void;
	children: ReactNode;
}

/** Makes the rows inside sortable by pointer and keyboard, in any document. */
export function SortableList( { ids: given, titleOf, onMove, children }: SortableListProps ) {
	const joined = given.join();
	// eslint-disable-next-line react-hooks/exhaustive-deps -- equal IDs in the same order are the same list.
	const ids = useMemo( () => given, [ joined ] );
	const sensors = useSensors(
		useSensor( PointerSensor, POINTER ),
		useSensor( KeyboardSensor, KEYBOARD )
	);
	const onDragEnd = ( { active, over }: DragEndEvent ) => {
		const from = ids.indexOf( String( active.id ) );
		const to = over === null ? -1 : ids.indexOf( String( over.id ) );
		if ( from >= 0 && to >= 0 && from !== to ) {
			onMove( from, to );
		}
	};
	const accessibility = {
		announcements: announcements( ids, titleOf ),
		screenReaderInstructions: {
			draggable: __(
				'Press the space bar to pick up the item and the arrow keys to move it. Press the space bar to drop it or Escape to cancel.',
				'pagewright'
			),
		},
	};
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			modifiers={ MODIFIERS }
			onDragEnd={ onDragEnd }
			accessibility={ accessibility }
		>
			<SortableContext items={ ids } strategy={ verticalListSortingStrategy }>
				{ children }
			</SortableContext>
		</DndContext>
	);
}

interface SortableRowProps {
	id: string;
	className: string;
	children: ( handle: HandleProps, isDragging: boolean ) => ReactNode;
}

/** Renders one `li` of a SortableList; `children` places the handle. */
export function SortableRow( { id, className, children }: SortableRowProps ) {
	const {
		setNodeRef,
		setActivatorNodeRef,
		listeners,
		attributes,
		transform,
		transition,
		isDragging,
	} = useSortable( { id } );
	const isStill = useReducedMotion();
	const handle = {
		...listeners,
		'aria-describedby': attributes[ 'aria-describedby' ],
		ref: setActivatorNodeRef,
	} as HandleProps;
	return (
		<li
			ref={ setNodeRef }
			className={ `${ className }${ isDragging ? ' is-dragging' : '' }` }
			data-row={ id }
			style={ {
				transform:
					transform === null
						? undefined
						: `translate3d(0, ${ Math.round( transform.y ) }px, 0)`,
				transition: isStill ? undefined : transition,
			} }
		>
			{ children( handle, isDragging ) }
		</li>
	);
}

/** Returns "3 of 8", announced after a move. */
export function positionText( title: string, position: number, total: number ): string {
	/* translators: 1: title of a list item, 2: its position, 3: number of items. */
	return sprintf( __( '%1$s: %2$d of %3$d', 'pagewright' ), title, position, total );
}

function announcements( ids: string[], titleOf: ( id: string ) => string ): Announcements {
	const place = ( id: string | number, at: string | number = id ) =>
		positionText( titleOf( String( id ) ), ids.indexOf( String( at ) ) + 1, ids.length );
	return {
		onDragStart: ( { active } ) => place( active.id ),
		onDragOver: ( { active, over } ) => place( active.id, over?.id ),
		onDragEnd: ( { active, over } ) => place( active.id, over?.id ),
		onDragCancel: ( { active } ) =>
			/* translators: %s: title of a list item. */
			sprintf( __( '%s was not moved.', 'pagewright' ), titleOf( String( active.id ) ) ),
	};
}
