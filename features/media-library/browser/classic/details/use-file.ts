import { useEffect, useState } from '@wordpress/element';
import type { Failure } from '../../../model/failure';
import { coreMedia, type CoreModel } from '../core';
import { requestFailure } from '../request-failure';

/** WordPress's model of an image in a post. */
export interface ImageModel extends CoreModel {
	/** Its attachment; false without one. */
	attachment: CoreModel | false;
	/** The request of the attachment; absent without one. */
	dfd?: FileRequest;
	setLinkTypeFromUrl?: () => void;
	setAspectRatio?: () => void;
	updateSize?: () => void;
	listenTo: ( model: CoreModel, event: string, then?: () => void ) => void;
}

interface FileRequest {
	done: ( then: () => void ) => FileRequest;
	fail: ( then: ( reason?: unknown ) => void ) => FileRequest;
}

interface FileModel extends CoreModel {
	/** Loads the attachment. */
	fetch: () => FileRequest;
}

/** Values of the model when the view was created, before its attachment arrived. */
export type Before = Readonly< Record< string, unknown > >;

/**
 * Waits for the attachment of an image. When it arrives, WordPress gives the image the size of the file; a size
 * that the post has is kept until the user chooses another. Without its attachment, WordPress's model would
 * fail, so the image has none until it is loaded again.
 */
export function useFile( model: ImageModel, before: Before ) {
	const [ file ] = useState( () => fileOf( model ) );
	const [ request, setRequest ] = useState( () => model.dfd );
	const [ isReady, setReady ] = useState( ! model.dfd );
	const [ isReloading, setReloading ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	useEffect( () => {
		let isGone = false;
		const end = ( reason: Failure | null ) => {
			if ( isGone ) {
				return;
			}
			model.attachment = reason ? false : file;
			if ( request === model.dfd ) {
				// WordPress has changed them. Widgets may have saved no URL.
				const { url, width, height } = before;
				model.set( { ...( url ? { url } : {} ), width, height } );
				if ( file ) {
					// Only another file changes the URL of the image. In WordPress, another text of the file does, too.
					file.off( 'change', null, model );
					model.listenTo( file, 'change:sizes', model.updateSize );
				}
			} else if ( ! reason ) {
				model.setLinkTypeFromUrl?.();
				model.setAspectRatio?.();
			}
			setFailure( reason );
			setReady( true );
			setReloading( false );
		};
		request
			?.done( () => end( null ) )
			.fail( ( reason ) => end( requestFailure( reason, 'missing' ) ) );
		return () => {
			isGone = true;
		};
	}, [ model, before, file, request ] );
	return {
		isReady,
		isReloading,
		/** Why the file did not load; `missing` if it was deleted. */
		failure,
		/** Asks for the file again. */
		reload: () => {
			if ( file ) {
				setReloading( true );
				setRequest( file.fetch() );
			}
		},
	};
}

/** Returns the attachment. After a failure, WordPress's own view takes it from the image. */
function fileOf( model: ImageModel ): FileModel | false {
	const id = Number( model.get( 'attachment_id' ) );
	return ( model.attachment || ( id && coreMedia()?.model.Attachment.get( id ) ) || false ) as
		FileModel | false;
}
