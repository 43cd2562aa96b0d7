import type { ComponentType } from 'react';
import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';

/** Buttons of the classic editor that open a dialog. */
const BUTTONS = '.insert-media, #set-post-thumbnail';

/** Properties of WordPress's component that opens dialogs; only these are read here. */
interface MediaUploadProps {
	allowedTypes?: string | readonly string[] | null;
	/** Only from blocks that are empty, or whose file is being replaced; not from side panels. */
	addToGallery?: boolean;
	[ property: string ]: unknown;
}

/**
 * Calls back when the user is about to open a dialog: the pointer or the focus reaches a button, or
 * a block with such a button appears. What is on the page from the start does not count.
 *
 * @param page    Document of the page.
 * @param onAbout Called with the types of files that the dialog will show; empty for all.
 */
export function watchIntent( page: Document, onAbout: ( types: readonly string[] ) => void ): void {
	const onReach = ( { target }: Event ) => {
		const button = target instanceof Element ? target.closest( BUTTONS ) : null;
		if ( button ) {
			onAbout( button.matches( '.insert-media' ) ? [] : [ 'image' ] );
		}
	};
	page.addEventListener( 'pointerover', onReach, { passive: true } );
	page.addEventListener( 'focusin', onReach );
	addFilter(
		'editor.MediaUpload',
		'pagewright/media-dialog',
		( MediaUpload: ComponentType< MediaUploadProps > | null ) =>
			MediaUpload &&
			function MediaUploadWithIntent( props: MediaUploadProps ) {
				const types = [ props.allowedTypes ?? [] ].flat().join();
				const isOfBlock = 'addToGallery' in props;
				useEffect( () => {
					if ( isOfBlock && page.defaultView?.navigator.userActivation?.hasBeenActive ) {
						onAbout( types ? types.split( ',' ) : [] );
					}
				}, [ isOfBlock, types ] );
				return <MediaUpload { ...props } />;
			},
		// After the editor has added its own component.
		20
	);
}
