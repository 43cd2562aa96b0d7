import { Button } from '@wordpress/components';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ImagePort, Point } from '../../image-port';
import { actionsOf } from '../../model/rights';
import { failureText } from '../failure-text';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';
import { UploadStatus } from '../upload/UploadStatus';
import { ReplaceActions } from './ReplaceActions';

interface Props {
	store: MediaStore;
	/** Attachment. */
	id: number;
	context: Pick< BrowserContext, 'timeZone' | 'language' >;
	/** Focal point when the screen was opened; null for none. */
	focus: Point | null;
	/** Returns the focal point after the image was edited. */
	images: Pick< ImagePort, 'source' >;
}

/** The buttons that replace and restore the file of an attachment, on its own screen. */
export function AttachmentFile( { store, id, context, focus, images }: Props ) {
	const loaded = useSyncExternalStore( store.subscribe, () => store.attachment( id ) );
	useEffect( () => void store.load( id ), [ store, id ] );
	const point = useFocus( store, id, focus, images );
	if ( loaded?.status === 'failed' ) {
		return (
			<p role="alert">
				{ failureText( loaded.failure ) }{ ' ' }
				<Button variant="link" onClick={ () => void store.load( id ) }>
					{ __( 'Try again', 'pagewright' ) }
				</Button>
			</p>
		);
	}
	const attachment = loaded?.status === 'ready' ? loaded.attachment : null;
	const rights = { hasTrash: true, editableTypes: [], allowsLocalEdits: false };
	return (
		<>
			{ point && <p>{ focusText( point ) }</p> }
			{ attachment && actionsOf( attachment, rights ).canReplace && (
				<>
					<ReplaceActions { ...{ store, attachment, context } } />
					<UploadStatus queue={ store.uploads } language={ context.language } />
				</>
			) }
		</>
	);
}

/** Returns the focal point of an image, also after it was edited. */
function useFocus( store: MediaStore, id: number, first: Point | null, images: Props[ 'images' ] ) {
	const [ focus, setFocus ] = useState( first );
	useEffect( () => {
		const abort = new AbortController();
		const stop = store.listen( ( event ) => {
			if ( event.type === 'changed' && event.item.id === id && isImage( event.item ) ) {
				void images.source( id, abort.signal ).then( ( result ) => {
					if ( result.ok && ! abort.signal.aborted ) {
						setFocus( result.value.focus );
					}
				} );
			}
		} );
		return () => {
			stop();
			abort.abort();
		};
	}, [ store, id, images ] );
	return focus;
}

const isImage = ( { mime }: { mime: string } ): boolean => mime.startsWith( 'image/' );

const focusText = ( { x, y }: Point ): string =>
	sprintf(
		/* translators: 1: distance from the left in percent, 2: from the top. */
		__( 'Focal point: %1$s %% from the left, %2$s %% from the top', 'pagewright' ),
		String( x ),
		String( y )
	);
