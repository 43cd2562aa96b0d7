import { createRoot } from '@wordpress/element';
import { mediaFacts } from '../../browser/classic/facts';
import { screenStore } from './screen-store';

/**
 * Opens our image editor. Rejects if its code or the attachment cannot be loaded.
 *
 * @param button The button that opens it. It is disabled until the attachment has loaded.
 * @param id     Attachment.
 */
export async function openEditor( button: HTMLInputElement, id: number ): Promise< void > {
	const page = button.ownerDocument;
	const store = screenStore( page );
	const [ { EditImage }, loaded ] = await Promise.all( [
		import( /* webpackChunkName: "media-edit-image" */ '../../browser/edit-image/EditImage' ),
		store.port.get( id ),
	] );
	if ( ! loaded.ok ) {
		throw new Error( loaded.failure.kind );
	}
	button.disabled = false;
	button.focus();
	const place = page.createElement( 'div' );
	page.body.append( place );
	const root = createRoot( place );
	root.render(
		<EditImage
			{ ...{ store, attachment: loaded.value } }
			loginUrl={ mediaFacts().loginUrl }
			editing={ {} }
			onClose={ () => {
				root.unmount();
				place.remove();
			} }
		/>
	);
}
