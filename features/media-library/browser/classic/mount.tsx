import { createRoot } from '@wordpress/element';
import { loadArranger } from '../collection/load-arranger';
import { DialogLayer } from '../DialogLayer';
import { guardDoubleClicks } from '../frame/double-clicks';
import { ClassicBrowser } from './ClassicBrowser';
import { whenUsable } from './classic-scripts';
import { CompatFields } from './CompatFields';
import { contextOf, keepUserSetting, stateFor } from './context-of';
import { coreMedia, type CoreView } from './core';
import { isOrdered } from './is-ordered';
import { pagePort } from './page-port';
import { pageStore } from './page-store';
import { useModelSync } from './use-model-sync';
import { ViewSlot } from './ViewSlot';

type TakeUploads = typeof import( './uploads/take-uploads' ).takeUploads;
type ReplaceDetails = typeof import( './details/replace-details' ).replaceDetails;

export { openDialog } from './open-dialog';

/** Shows our content in the dialog that edits an image of a post. */
export const showDetails = async ( ...values: Parameters< ReplaceDetails > ): Promise< void > => {
	// eslint-disable-next-line no-restricted-globals -- the dialogs of the classic editor are in the document of the page.
	guardDoubleClicks( document );
	(
		await import( /* webpackChunkName: "media-details" */ './details/replace-details' )
	).replaceDetails( ...values );
};

/** Uploads the files of a dialog of WordPress with our queue. */
export const takeUploads = async ( ...values: Parameters< TakeUploads > ): Promise< void > =>
	( await import( /* webpackChunkName: "media-held" */ './uploads/take-uploads' ) ).takeUploads(
		...values
	);

// Pages with the classic editor. Without the code, its dialogs are those of WordPress.
whenUsable( () => {
	if ( coreMedia()?.embed ) {
		void import( /* webpackChunkName: "media-classic" */ './classic-editor' ).then(
			( { installClassicEditor } ) => installClassicEditor(),
			() => {}
		);
	}
} );

/**
 * Shows our browser in a view of WordPress's dialog.
 *
 * @param element   Element of the view.
 * @param view      Browser of WordPress, with the options of its state.
 * @param onTurnOff Shows WordPress's browser instead.
 * @return Removes it.
 */
export function mount( element: HTMLElement, view: CoreView, onTurnOff: () => void ): () => void {
	// The view is a part of it.
	const media = coreMedia()!;
	const { controller, sidebar } = view;
	if ( controller.states?.get( 'cropper' ) ) {
		// Without it, the next state has WordPress's cropper.
		void import( /* webpackChunkName: "media-croppers" */ './crop/install-croppers' ).then(
			( { installCroppers } ) => installCroppers( media ),
			() => {}
		);
	}
	guardDoubleClicks( element.ownerDocument );
	// Progress and errors of WordPress's uploader.
	if ( controller.uploader && ! controller.uploader.held?.isTaken ) {
		sidebar?.set( 'uploads', new media.view.UploaderStatus( { controller, priority: 40 } ) );
	}
	const root = createRoot( element );
	const props = {
		...{ view, onTurnOff },
		source: { media, port: pagePort() },
		store: pageStore( element.ownerDocument ),
	};
	let isGone = false;
	if ( isOrdered( view.options ) ) {
		Promise.all( [ loadArranger(), loadCollections() ] ).then(
			( [ { Arranger }, { ClassicArranger } ] ) =>
				isGone ||
				root.render(
					<ClassicArranger
						{ ...props }
						{ ...{ Arranger, CompatFields, ViewSlot, useModelSync } }
						state={ stateFor( view.options ) }
						context={ contextOf( media.view.settings ) }
						onUserSetting={ keepUserSetting }
						snapshots={ globalThis.window.pagewrightMediaViews }
					/>
				),
			() => isGone || onTurnOff()
		);
	} else {
		root.render(
			<DialogLayer>
				<ClassicBrowser { ...props } />
			</DialogLayer>
		);
	}
	return () => {
		isGone = true;
		root.unmount();
	};
}

/** The order of galleries, playlists and selections, which few dialogs show. */
const loadCollections = () =>
	import( /* webpackChunkName: "media-collections" */ './collections/ClassicArranger' );
