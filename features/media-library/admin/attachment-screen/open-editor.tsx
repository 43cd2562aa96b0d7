import { createRoot } from '@wordpress/element';
import { MediaStore } from '../../browser/store/media-store';
import { followOtherTabs } from '../../browser/store/other-tabs';
import { createWordPressPort } from '../../port/wordpress';
import { showImage } from './show-image';

/** Facts that Facts.php prints. */
interface Facts {
	ajaxUrl: string;
	loginUrl: string;
}

let shared: MediaStore | null = null;

/** Returns the store of the screen. Other tabs show what it changes. */
function storeOf( page: Document, { ajaxUrl }: Facts ): MediaStore {
	if ( ! shared ) {
		shared = new MediaStore( createWordPressPort( { ajaxUrl } ) );
		followOtherTabs( shared, page );
	}
	return shared;
}

/**
 * Opens our image editor, and shows the saved image on the screen. Rejects if its code or the attachment cannot be loaded.
 *
 * @param button The button that opens it. It is disabled until the attachment has loaded.
 * @param id     Attachment.
 */
export async function openEditor( button: HTMLInputElement, id: number ): Promise< void > {
	const page = button.ownerDocument;
	const facts = ( globalThis as unknown as { pagewrightMedia: Facts } ).pagewrightMedia;
	const store = storeOf( page, facts );
	const [ { EditImage }, loaded ] = await Promise.all( [
		import( /* webpackChunkName: "media-edit-image" */ '../../browser/edit-image/EditImage' ),
		store.port.get( id ),
	] );
	if ( ! loaded.ok ) {
		throw new Error( loaded.failure.kind );
	}
	button.disabled = false;
	button.focus();
	const stop = store.listen( ( event ) => {
		if ( event.type === 'changed' && event.item.id === id ) {
			showImage( page, event.item );
		}
	} );
	const place = page.createElement( 'div' );
	page.body.append( place );
	const root = createRoot( place );
	root.render(
		<EditImage
			{ ...{ store, attachment: loaded.value } }
			loginUrl={ facts.loginUrl }
			editing={ {} }
			onClose={ () => {
				stop();
				root.unmount();
				place.remove();
			} }
		/>
	);
}
