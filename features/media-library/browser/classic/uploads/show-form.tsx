import { createRoot, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { acceptOf } from '../../dialog/request';
import type { MediaStore } from '../../store/media-store';
import { watchPaste } from '../../upload/pasted-files';
import { UploadForm } from '../../upload/UploadForm';
import { UploadStatus } from '../../upload/UploadStatus';
import type { CoreView } from '../core';
import { mediaFacts } from '../facts';
import type { Held } from './held';
import css from './show-form.chunk.css?inline';
import type { UploadBridge } from './upload-bridge';

interface Options {
	store: MediaStore;
	held: Held;
	bridge: UploadBridge;
	/** Types of files in the list; empty for all. */
	types: readonly string[];
}

/** WordPress's form; `dispose` removes it. */
type Form = CoreView & { dispose: () => unknown; hasOurs?: boolean };

/**
 * Shows our form in the tab for uploads. WordPress's form stays in the view, hidden: plupload positions its field
 * beside the button there.
 */
export function showForm( view: CoreView, options: Options ): void {
	const form = view as Form;
	if ( form.hasOurs ) {
		return;
	}
	form.hasOurs = true;
	for ( const child of form.el.children ) {
		( child as HTMLElement ).hidden = true;
	}
	// Its field would cover our form.
	options.held.uploader.refresh();
	const place = form.el.ownerDocument.createElement( 'div' );
	place.className = 'pagewright-media-upload-form';
	form.el.append( place );
	const root = createRoot( place );
	root.render( <ClassicUploadForm { ...options } /> );
	const { dispose } = form;
	form.dispose = () => {
		const hadFocus = place.contains( place.ownerDocument.activeElement );
		const frame = place.closest( '.media-frame' );
		root.unmount();
		if ( hadFocus ) {
			// The files are shown instead of our form.
			frame?.querySelector< HTMLElement >( '#menu-item-browse' )?.focus();
		}
		return dispose.call( form );
	};
}

function ClassicUploadForm( { store, held, bridge, types }: Options ) {
	const size = suggestedSize( held );
	const form = useRef< HTMLDivElement >( null );
	const { uploader } = held.uploader;
	useEffect(
		() => watchPaste( form.current!, ( { files } ) => uploader.addFile( [ ...files ] ) ),
		[ uploader ]
	);
	return (
		<div ref={ form } className="pagewright-media-library">
			<style>{ css }</style>
			<UploadForm
				accept={ acceptOf( types ) }
				onFiles={ ( files ) => uploader.addFile( files ) }
				onUrl={ bridge.addUrl }
			/>
			{ size && <p className="pagewright-media-upload-form__size">{ size }</p> }
			<UploadStatus queue={ store.uploads } language={ mediaFacts().language } />
		</div>
	);
}

/** Returns what the state says about the size of images; '' for nothing. */
function suggestedSize( { controller }: Held ): string {
	const [ width, height ] = [ 'suggestedWidth', 'suggestedHeight' ].map( ( name ) =>
		Number( controller.state().get( name ) )
	);
	return width && height
		? sprintf(
				/* translators: 1: width in pixels, 2: height in pixels. */
				__( 'Suggested size of images: %1$d by %2$d pixels.', 'pagewright' ),
				width,
				height
			)
		: '';
}
