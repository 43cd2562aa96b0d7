import type { DOMAttributes, DragEvent, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import { speak } from '@wordpress/a11y';
import { useReducedMotion } from '@wordpress/compose';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { placeText } from './place-text';
import { Sorter } from './sorter';

/** Marks our data, so that editors ignore it. */
const TYPE = 'application/x-pagewright-order';

interface Options {
	/** In their order. */
	ids: readonly number[];
	nameOf: ( id: number ) => string;
	onMove: ( from: number, to: number ) => void;
}

export interface Sorting {
	/** The list, with one element for each file. */
	list: RefObject< HTMLOListElement >;
	/** Events of the area in which files can be dropped. */
	area: DOMAttributes< HTMLElement >;
	/** Returns the properties of the element that moves the file at a place. */
	handle: ( place: number ) => HTMLAttributes< HTMLElement >;
}

/** Moves files of a list by dragging, and with the arrow keys after Space. Enter is free while no file is moved. */
export function useSorting( { ids, nameOf, onMove }: Options ): Sorting {
	const list = useRef< HTMLOListElement >( null );
	const isStill = useReducedMotion();
	const [ sorter ] = useState(
		() => new Sorter( () => [ ...( list.current?.children ?? [] ) ] as HTMLElement[] )
	);
	// The places of a file that is being moved are those of the old list.
	useLayoutEffect( () => sorter.clear(), [ sorter, ids ] );

	const say = ( { from, to }: { from: number; to: number } ) =>
		speak( placeText( nameOf( ids[ from ]! ), to + 1, ids.length ) );
	const sayPlace = () => sorter.file && say( sorter.file );
	const drop = () => {
		const { file } = sorter;
		sorter.clear();
		if ( file && file.from !== file.to ) {
			onMove( file.from, file.to );
		} else if ( file ) {
			say( file );
		}
	};
	const cancel = () => {
		const { file } = sorter;
		sorter.clear();
		if ( file ) {
			const name = nameOf( ids[ file.from ]! );
			/* translators: %s: title of a file. */
			speak( sprintf( __( '%s was not moved.', 'pagewright' ), name ) );
		}
	};
	return {
		list,
		area: {
			onDragOver: ( event ) => {
				if ( sorter.file ) {
					event.preventDefault();
					return sorter.moveOver( event.target as Node, isStill ) ? sayPlace() : null;
				}
			},
			onDrop: ( event ) => {
				if ( sorter.file ) {
					event.preventDefault();
					drop();
				}
			},
		},
		handle: ( place ) => ( {
			draggable: true,
			onDragStart: ( { dataTransfer }: DragEvent ) => {
				dataTransfer.effectAllowed = 'move';
				dataTransfer.setData( TYPE, '' );
				sorter.lift( place );
			},
			onDragEnd: cancel,
			onBlur: cancel,
			onKeyDown: ( event: KeyboardEvent ) => {
				const { file } = sorter;
				if ( ! ( file ? KEYS.test( event.key ) : event.key === ' ' ) ) {
					return;
				}
				event.preventDefault();
				event.stopPropagation();
				if ( ! file ) {
					sorter.lift( place );
					sayPlace();
				} else if ( event.key === 'Escape' ) {
					cancel();
				} else if ( event.key === ' ' || event.key === 'Enter' ) {
					drop();
				} else if ( sorter.moveByKey( event.key, isStill ) ) {
					sayPlace();
				}
			},
		} ),
	};
}

const KEYS = /^(?: |Enter|Escape|Home|End|Arrow\w+)$/;
