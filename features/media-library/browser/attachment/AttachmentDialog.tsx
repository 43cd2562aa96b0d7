import type { KeyboardEvent } from 'react';
import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { chevronLeft, chevronRight } from '@wordpress/icons';
import { rowAt, type MediaList } from '../../model/list-pages';
import { OVERLAY } from '../components';
import { Details } from '../details/Details';
import { numberText, titleOf } from '../file-texts';
import { useAttachment } from '../store/use-store';
import type { BrowserProps } from '../types';
import { UploadStatus } from '../upload/UploadStatus';
import css from './attachment.chunk.css?inline';
import { Preview } from './Preview';
import { useNeighbors } from './use-neighbors';

export interface AttachmentDialogProps {
	props: BrowserProps;
	id: number;
	list: MediaList;
	/** Number of positions that users can reach. */
	count: number;
	/** Loads pages of the list. */
	onMissing: ( pages: readonly number[] ) => void;
	/** Shows another file. */
	onMove: ( id: number ) => void;
	onClose: () => void;
}

/** Keys of these elements do not move to another file. */
const WITH_KEYS = 'input, textarea, select, audio, video, [contenteditable="true"]';

/** A file with all its details. Buttons and arrow keys move through the list. */
export function AttachmentDialog( dialog: AttachmentDialogProps ) {
	const { props, id, onClose } = dialog;
	const { store, context } = props;
	const loaded = useAttachment( store, id );
	const title = loaded.status === 'ready' ? titleOf( loaded.attachment ) : '';
	const moves = useMoves( dialog, title );
	const isWanted = useRef( false );
	const [ count, setCount ] = useState( 0 );
	return (
		<Modal
			title={ title || __( 'Attachment details', 'pagewright' ) }
			overlayClassName={ OVERLAY }
			className="pagewright-media-library__attachment"
			size="fill"
			onRequestClose={ onClose }
			onKeyDown={ moves.onKeyDown }
			headerActions={ <Moves moves={ moves } /> }
		>
			<style>{ css }</style>
			<div className="pagewright-media-library" role="presentation">
				<div className="pagewright-media-library__stage">
					{ /* The dialog covers the one of the screen. */ }
					<UploadStatus queue={ store.uploads } language={ context.language } />
					{ loaded.status === 'ready' && <Preview attachment={ loaded.attachment } /> }
				</div>
				<Details
					{ ...{ id, store, context } }
					state={ props.state }
					focus={ { isWanted, count } }
					onClose={ undefined }
					onRemoved={ moves.removed }
					editing={ {
						...props.editing,
						onCopied: ( copy ) => {
							isWanted.current = true;
							setCount( ( before ) => before + 1 );
							dialog.onMove( copy );
						},
					} }
					onUserSetting={ props.onUserSetting }
					renderSlot={ props.slots?.details }
				/>
			</div>
		</Modal>
	);
}

/** Returns functions that show other files, and announces these by their titles. */
function useMoves( dialog: AttachmentDialogProps, title: string ) {
	const { props, id, list, count, onClose, onMove } = dialog;
	const { position, isLoading, ...neighbors } = useNeighbors( dialog );
	const place = position === null ? '' : placeText( position, count, props.context.language );
	const isMoved = useRef( false );
	useEffect( () => {
		if ( title && isMoved.current ) {
			isMoved.current = false;
			speak( place ? `${ title }, ${ place }` : title );
		}
	}, [ title, place ] );
	const announced = ( go: ( () => void ) | null ) =>
		go &&
		( () => {
			isMoved.current = true;
			go();
		} );
	const [ previous, next ] = [ announced( neighbors.previous ), announced( neighbors.next ) ];
	return {
		...{ place, isLoading, previous, next },
		onKeyDown: ( event: KeyboardEvent ) => {
			const direction = directionOf( event );
			if ( direction ) {
				event.preventDefault();
				( direction === 'next' ? next : previous )?.();
			}
		},
		/** Shows a neighbor after the file was removed. */
		removed: () => {
			const at = position ?? -2;
			const neighbor = rowAt( list, at + 1 ) ?? rowAt( list, at - 1 );
			props.store.tell( { type: 'removed', ids: [ id ] } );
			if ( neighbor ) {
				isMoved.current = true;
				onMove( neighbor.id );
			} else {
				onClose();
			}
		},
	};
}

function Moves( { moves }: { moves: ReturnType< typeof useMoves > } ) {
	const [ left, right ] = isRTL() ? [ chevronRight, chevronLeft ] : [ chevronLeft, chevronRight ];
	return (
		<>
			<span className="pagewright-media-library__place">{ moves.place }</span>
			<Button
				icon={ left }
				label={ __( 'Previous file', 'pagewright' ) }
				onClick={ () => moves.previous?.() }
				disabled={ ! moves.previous }
				accessibleWhenDisabled
				__next40pxDefaultSize
			/>
			<Button
				icon={ right }
				label={ __( 'Next file', 'pagewright' ) }
				onClick={ () => moves.next?.() }
				disabled={ ! moves.next }
				isBusy={ moves.isLoading }
				accessibleWhenDisabled
				__next40pxDefaultSize
			/>
		</>
	);
}

function placeText( position: number, count: number, language: string ): string {
	return sprintf(
		/* translators: 1: position of a file, 2: number of files. */
		__( '%1$s of %2$s', 'pagewright' ),
		numberText( position + 1, language ),
		numberText( count, language )
	);
}

/** Returns where an arrow key moves; null for other keys, and in fields and players. */
function directionOf( event: KeyboardEvent ): 'previous' | 'next' | null {
	const isTaken =
		event.defaultPrevented ||
		event.ctrlKey ||
		event.metaKey ||
		event.altKey ||
		event.shiftKey ||
		! ( event.target instanceof Element ) ||
		event.target.closest( WITH_KEYS ) !== null ||
		! event.currentTarget.contains( event.target );
	if ( isTaken || ( event.key !== 'ArrowLeft' && event.key !== 'ArrowRight' ) ) {
		return null;
	}
	return ( event.key === 'ArrowRight' ) !== isRTL() ? 'next' : 'previous';
}
