import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { Button } from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { arrowLeft, arrowRight, closeSmall } from '@wordpress/icons';
import { labelOf, missingText } from '../file-texts';
import type { Loaded, MediaStore } from '../store/media-store';
import { Thumbnail } from '../Thumbnail';
import { ArrangeText } from './ArrangeText';
import { placeText } from './place-text';
import { useListed } from './use-loaded';

interface ArrangeItemProps {
	store: MediaStore;
	id: number;
	place: number;
	total: number;
	field: 'caption' | 'title' | null;
	loginUrl: string;
	isShown: boolean;
	/** Whether it gets the focus, after its neighbor was removed. */
	isFocused: boolean;
	onFocused: () => void;
	onShow: () => void;
	onMove: ( to: number ) => void;
	onRemove: () => void;
}

/** A file in the order, with its buttons and its text. */
export function ArrangeItem( props: ArrangeItemProps ) {
	const { store, id, place, total, field, loginUrl, isShown, isFocused, onFocused } = props;
	const loaded = useListed( store, id );
	const attachment = loaded.status === 'ready' ? loaded.attachment : null;
	const isMissing = loaded.status === 'failed' && loaded.failure.kind === 'missing';
	const name = attachment
		? labelOf( attachment )
		: placeholderText( loaded.status, isMissing, id );
	const sort = useSortable( { id } );
	const isStill = useReducedMotion();
	const handle = useRef< HTMLButtonElement | null >( null );
	useEffect( () => {
		if ( isFocused ) {
			handle.current?.focus();
			onFocused();
		}
	}, [ isFocused, onFocused ] );
	const { transform } = sort;
	return (
		<li
			ref={ sort.setNodeRef }
			className={ classOf( isShown, sort.isDragging ) }
			style={ {
				transform: transform
					? `translate3d(${ transform.x }px, ${ transform.y }px, 0)`
					: undefined,
				transition: isStill ? undefined : sort.transition,
			} }
		>
			<button
				type="button"
				{ ...sort.listeners }
				ref={ ( element ) => {
					sort.setActivatorNodeRef( element );
					handle.current = element;
				} }
				aria-label={ placeText( name, place + 1, total ) }
				aria-describedby={ sort.attributes[ 'aria-describedby' ] }
				aria-pressed={ isShown }
				className="pagewright-media-library__tile"
				onClick={ props.onShow }
				onKeyUp={ keepSpace }
			>
				{ attachment ? (
					<Thumbnail row={ attachment } hasName />
				) : (
					<span className="pagewright-media-library__arranged-note">{ name }</span>
				) }
			</button>
			<Buttons { ...props } name={ name } />
			{ attachment && field && (
				<ArrangeText { ...{ store, attachment, field, name, loginUrl } } />
			) }
		</li>
	);
}

/** Returns the text for a file that is not known. Files without a name have their IDs. */
function placeholderText( status: Loaded[ 'status' ], isMissing: boolean, id: number ): string {
	if ( isMissing ) {
		return sprintf(
			/* translators: %s: ID of a file. */
			__( 'Deleted file %s', 'pagewright' ),
			`#${ id }`
		);
	}
	return missingText( status === 'failed' );
}

/** Space picks up and drops; it is not a click, which browsers send when the key is released. */
function keepSpace( event: KeyboardEvent ): void {
	if ( event.key === ' ' ) {
		event.preventDefault();
	}
}

const classOf = ( isShown: boolean, isDragging: boolean ) =>
	[
		'pagewright-media-library__arranged',
		isShown ? 'is-shown' : '',
		isDragging ? 'is-dragging' : '',
	]
		.filter( Boolean )
		.join( ' ' );

function Buttons( { name, place, total, onMove, onRemove }: ArrangeItemProps & { name: string } ) {
	const common = { size: 'small' as const, accessibleWhenDisabled: true };
	return (
		<div className="pagewright-media-library__arranged-buttons">
			<Button
				{ ...common }
				icon={ isRTL() ? arrowRight : arrowLeft }
				disabled={ place === 0 }
				/* translators: %s: name of a file. */
				label={ sprintf( __( 'Move %s earlier', 'pagewright' ), name ) }
				onClick={ () => onMove( place - 1 ) }
			/>
			<Button
				{ ...common }
				icon={ isRTL() ? arrowLeft : arrowRight }
				disabled={ place === total - 1 }
				/* translators: %s: name of a file. */
				label={ sprintf( __( 'Move %s later', 'pagewright' ), name ) }
				onClick={ () => onMove( place + 1 ) }
			/>
			<Button
				{ ...common }
				icon={ closeSmall }
				/* translators: %s: name of a file. */
				label={ sprintf( __( 'Remove %s', 'pagewright' ), name ) }
				onClick={ onRemove }
			/>
		</div>
	);
}
