import { createRoot } from '@wordpress/element';
import { freshUrl } from '../../../model/details/image';
import { attachmentFrom, type CoreAttachment } from '../../../port/core-attachment';
import type { CoreController, CoreModel, CoreView } from '../core';
import { mediaFacts } from '../facts';
import { pagePort } from '../page-port';
import { pageStore } from '../page-store';

type Editor = typeof import( '../../edit-image/EditImage' ).EditImage;

/** Loads the image editor. */
export async function loadEditor(): Promise< ( view: CoreView ) => () => void > {
	const { EditImage } = await import(
		/* webpackChunkName: "media-edit-image" */ '../../edit-image/EditImage'
	);
	return ( view ) => mountEditor( EditImage, view );
}

/**
 * Opens our image editor over WordPress's dialog, which is in the state "edit-image". When it closes, the
 * dialog returns to the state before. Returns a function that removes the editor.
 */
function mountEditor( EditImage: Editor, view: CoreView ): () => void {
	const { controller } = view;
	const model = view.model as unknown as CoreModel;
	const attachment = fileOf( model );
	const store = pageStore( view.el.ownerDocument );
	// The dialog forgets it as soon as it returns.
	const previous = controller.lastState?.()?.id;
	let [ isSaved, isClosed ] = [ false, false ];
	const stop = store.listen( ( event ) => {
		isSaved ||= event.type === 'changed' && event.item.id === attachment.id;
	} );
	const goBack = () => ( previous ? controller.setState?.( previous ) : controller.close?.() );
	const close = () => {
		if ( isClosed ) {
			return;
		}
		isClosed = true;
		if ( ! isSaved ) {
			goBack();
			return;
		}
		void reload( model ).then( () => {
			refreshImage( controller, attachment.sizes, model );
			goBack();
		} );
	};
	const root = createRoot( view.el );
	root.render(
		<EditImage
			{ ...{ store, attachment } }
			loginUrl={ mediaFacts().loginUrl }
			editing={ {} }
			onClose={ close }
		/>
	);
	return () => {
		stop();
		root.unmount();
	};
}

/** Loads an attachment again. In the dialogs of widgets, WordPress rejects the requests of its models. */
async function reload( model: CoreModel ): Promise< void > {
	const loaded = await pagePort().attachments( [ model.id as number ] );
	const [ saved ] = loaded.ok ? loaded.value : [];
	if ( saved ) {
		model.set( model.parse( saved ) );
	}
}

const fileOf = ( model: CoreModel ) =>
	attachmentFrom( model.toJSON() as unknown as CoreAttachment );

/** A custom size has the URL of a file, which WordPress does not change. */
function refreshImage(
	{ image }: CoreController,
	before: ReturnType< typeof fileOf >[ 'sizes' ],
	model: CoreModel
): void {
	const { sizes } = fileOf( model );
	for ( const name of image ? [ 'originalUrl', 'url' ] : [] ) {
		image?.set( { [ name ]: freshUrl( String( image.get( name ) ), before, sizes ) } );
	}
}
