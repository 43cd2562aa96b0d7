import type { HTMLAttributes } from 'react';
import { Button } from '@wordpress/components';
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
	/** Properties of the element that moves the file. */
	handle: HTMLAttributes< HTMLElement >;
	onFocused: () => void;
	onShow: () => void;
	onMove: ( to: number ) => void;
	/** Without it, the file has no button that removes it. */
	onRemove: ( () => void ) | undefined;
}

/** A file in the order, with its buttons and its text. */
export function ArrangeItem( props: ArrangeItemProps ) {
	const { store, id, place, total, field, loginUrl, isShown, isFocused, handle, onFocused } =
		props;
	const loaded = useListed( store, id );
	const attachment = loaded.status === 'ready' ? loaded.attachment : null;
	const isMissing = loaded.status === 'failed' && loaded.failure.kind === 'missing';
	const name = attachment
		? labelOf( attachment )
		: placeholderText( loaded.status, isMissing, id );
	const tile = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isFocused ) {
			tile.current?.focus();
			onFocused();
		}
	}, [ isFocused, onFocused ] );
	return (
		<li className={ `pagewright-media-library__arranged${ isShown ? ' is-shown' : '' }` }>
			{ /* Firefox does not drag buttons. */ }
			<div
				{ ...handle }
				ref={ tile }
				role="button"
				tabIndex={ 0 }
				aria-label={ placeText( name, place + 1, total ) }
				aria-pressed={ isShown }
				className="pagewright-media-library__tile"
				onClick={ props.onShow }
				onKeyDown={ ( event ) => {
					handle.onKeyDown?.( event );
					if ( event.key === 'Enter' && ! event.defaultPrevented ) {
						event.preventDefault();
						props.onShow();
					}
				} }
			>
				{ attachment ? (
					<Thumbnail row={ attachment } hasName />
				) : (
					<span className="pagewright-media-library__arranged-note">{ name }</span>
				) }
			</div>
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
			{ onRemove && (
				<Button
					{ ...common }
					icon={ closeSmall }
					/* translators: %s: name of a file. */
					label={ sprintf( __( 'Remove %s', 'pagewright' ), name ) }
					onClick={ onRemove }
				/>
			) }
		</div>
	);
}
