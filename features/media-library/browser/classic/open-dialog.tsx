import { createRoot } from '@wordpress/element';
import { loadArranger } from '../collection/load-arranger';
import { PARTS } from '../collection/parts';
import { DialogLayer } from '../DialogLayer';
import { Boundary } from '../dialog/Boundary';
import { MediaDialog } from '../dialog/MediaDialog';
import type { MediaDialogProps } from '../dialog/types';
import type { DialogRequest, DialogResult } from '../dialog/request';
import { guardDoubleClicks } from '../frame/double-clicks';
import { contextOf, keepUserSetting, lastTab, TAB_SETTING } from './context-of';
import { coreSettings } from './core';
import { refreshAttachments } from './editor-data';
import { FieldsOfPlugins } from './FieldsOfPlugins';
import { pagePort } from './page-port';
import { pageStore } from './page-store';

/** Loads the dialog of galleries. */
async function loadGallery() {
	const [ { GalleryDialog }, { Arranger } ] = await Promise.all( [
		import( /* webpackChunkName: "media-collections" */ '../collection/GalleryDialog' ),
		loadArranger(),
	] );
	return ( props: MediaDialogProps ) => (
		<GalleryDialog { ...props } parts={ PARTS } Arranger={ Arranger } />
	);
}

/**
 * Opens our dialog beside the components of the page: events of the dialog do not reach blocks.
 *
 * @param page    Document of the page.
 * @param request What the user should choose.
 * @param signal  Closes the dialog.
 */
export async function openDialog(
	page: Document,
	request: DialogRequest,
	signal: AbortSignal
): Promise< DialogResult > {
	const Dialog = request.gallery ? await loadGallery() : MediaDialog;
	const settings = coreSettings();
	if ( ! settings || signal.aborted ) {
		return { type: settings ? 'closed' : 'turnedOff' };
	}
	guardDoubleClicks( page );
	// The dialog is a portal.
	const root = createRoot( page.createElement( 'div' ) );
	const port = pagePort();
	return new Promise< DialogResult >( ( resolve ) => {
		signal.addEventListener( 'abort', () => resolve( { type: 'closed' } ) );
		root.render(
			<Boundary onError={ () => resolve( { type: 'turnedOff' } ) }>
				<DialogLayer>
					<Dialog
						store={ pageStore( page ) }
						context={ contextOf( settings ) }
						request={ request }
						loadChosen={ port.attachments }
						lastTab={ lastTab() }
						onUserSetting={ keepUserSetting }
						onTab={ ( tab ) => keepUserSetting( TAB_SETTING, tab ) }
						details={ ( { id } ) => <FieldsOfPlugins port={ port } id={ id } /> }
						onEnd={ resolve }
					/>
				</DialogLayer>
			</Boundary>
		);
	} ).finally( () => {
		root.unmount();
		refreshAttachments();
	} );
}
