import { coreMedia, type CoreSettings } from './core';
import { installEmbed } from './embed/install-embed';
import { guardFeaturedImage, type FeaturedImage } from './featured/guard-featured-image';
import type { ViewSnapshots } from './views';

interface Globals {
	wp?: {
		media?: {
			featuredImage?: FeaturedImage;
			post?: Parameters< typeof guardFeaturedImage >[ 0 ][ 'send' ];
			view?: { settings?: CoreSettings & { post?: { featuredImageId?: number } } };
		};
	};
	jQuery?: ( element: Element ) => { html: ( html: string ) => void };
	pagewrightMediaViews?: ViewSnapshots;
}

export { showEmbed } from './embed/install-embed';

/** Changes what only pages with the classic editor have. */
export function installClassicEditor(): void {
	const { wp, jQuery, pagewrightMediaViews: snapshots } = globalThis as Globals;
	const media = coreMedia();
	const { featuredImage, post: send, view } = wp?.media ?? {};
	if ( ! media || ! snapshots ) {
		return;
	}
	installEmbed( media, snapshots );
	const post = view?.settings?.post;
	if ( featuredImage && send && post && jQuery ) {
		guardFeaturedImage( {
			// eslint-disable-next-line no-restricted-globals -- the classic editor is in the document of the page.
			...{ page: document, featuredImage, post, send },
			original: snapshots.FeaturedImage?.set,
			// Plugins add scripts to this HTML.
			show: ( element, html ) => jQuery( element ).html( html ),
		} );
	}
}
