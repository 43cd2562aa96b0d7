import { coreMedia, type CoreSettings } from './core';
import { installEmbed } from './embed/install-embed';
import { guardFeaturedImage, type FeaturedImage } from './featured/guard-featured-image';
import { guardInsertion, type Senders } from './insertion/guard-insertion';
import { loadNonces } from '../../port/nonces';
import type { ViewSnapshots } from './views';

interface Globals {
	wp?: {
		media?: {
			featuredImage?: FeaturedImage;
			editor?: { send?: Senders };
			post?: Parameters< typeof guardFeaturedImage >[ 0 ][ 'send' ];
			view?: { settings?: CoreSettings & { post?: { featuredImageId?: number } } };
		};
	};
	jQuery?: ( element: Element ) => { html: ( html: string ) => void };
	pagewrightMediaViews?: ViewSnapshots;
	/** ID of the editor that is in use. */
	wpActiveEditor?: string;
}

export { showEmbed } from './embed/install-embed';

/** Changes what only pages with the classic editor have. */
export function installClassicEditor(): void {
	const here = globalThis as Globals;
	const { wp, jQuery, pagewrightMediaViews: snapshots } = here;
	const media = coreMedia();
	const { featuredImage, editor, post: send, view } = wp?.media ?? {};
	if ( ! media || ! snapshots ) {
		return;
	}
	installEmbed( media, snapshots );
	// eslint-disable-next-line no-restricted-globals -- the classic editor is in the document of the page.
	const page = document;
	if ( editor?.send && view?.settings?.nonce ) {
		guardInsertion( {
			...{ page, send: editor.send, nonces: view.settings.nonce, renew: loadNonces },
			editor: () => here.wpActiveEditor,
		} );
	}
	const post = view?.settings?.post;
	if ( featuredImage && send && post && jQuery ) {
		guardFeaturedImage( {
			...{ page, featuredImage, post, send },
			original: snapshots.FeaturedImage?.set,
			// Plugins add scripts to this HTML.
			show: ( element, html ) => jQuery( element ).html( html ),
		} );
	}
}
