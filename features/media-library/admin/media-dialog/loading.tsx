import { Modal, Spinner } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Code that arrives earlier needs no notice. */
const PAUSE_MS = 300;

/**
 * Shows a dialog while the code of the media library loads, on slow connections only.
 *
 * @param page     Document of the page.
 * @param onCancel Called when the user closes it.
 * @return Removes it.
 */
export function showLoading( page: Document, onCancel: () => void ): () => void {
	let remove = () => {};
	const pause = setTimeout( () => {
		// It would close the dialog below it.
		if ( page.querySelector( '.components-modal__frame' ) ) {
			return;
		}
		const place = page.createElement( 'div' );
		page.body.append( place );
		const root = createRoot( place );
		root.render(
			<Modal
				title={ __( 'Select or upload media', 'pagewright' ) }
				size="small"
				onRequestClose={ onCancel }
			>
				<p role="status">
					<Spinner /> { __( 'Loading the media library…', 'pagewright' ) }
				</p>
			</Modal>
		);
		remove = () => {
			root.unmount();
			place.remove();
		};
	}, PAUSE_MS );
	return () => {
		clearTimeout( pause );
		remove();
	};
}
