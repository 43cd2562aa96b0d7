import { coreMedia } from '../../browser/classic/core';
import { mediaFacts } from '../../browser/classic/facts';
import {
	replaceBrowser,
	type Replacement,
	type Snapshot,
} from '../../browser/classic/replace-browser';

/** The user's choice of WordPress's own library, until the tab is closed. */
const OFF = 'pagewright-media-off';

/** Loads the browser and its style sheet. */
async function load( page: Document ) {
	const [ browser ] = await Promise.all( [
		import( /* webpackChunkName: "media-browser" */ '../../browser/classic/mount' ),
		loadStyle( page ),
	] );
	return browser;
}

/** Loads the style sheet once. Without it, the browser is not shown. */
function loadStyle( page: Document ): Promise< void > {
	const url = mediaFacts().styleUrl ?? '';
	const known = page.querySelector< HTMLLinkElement >( `link[href="${ url }"]` );
	if ( known?.sheet || ! url ) {
		return Promise.resolve();
	}
	const link = known ?? page.createElement( 'link' );
	return new Promise( ( resolve, reject ) => {
		link.addEventListener( 'load', () => resolve() );
		link.addEventListener( 'error', () => {
			link.remove();
			reject( new Error( url ) );
		} );
		Object.assign( link, { rel: 'stylesheet', href: url } );
		page.head.append( link );
	} );
}

const replacement: Replacement = {
	isOff: () => sessionStorage.getItem( OFF ) !== null,
	mount( element, view ) {
		let unmount: ( () => void ) | null = null;
		let isGone = false;
		/** Shows WordPress's browser in the same dialog. */
		const turnOff = () => {
			sessionStorage.setItem( OFF, '1' );
			view.controller.content.render( 'browse' );
		};
		// The first dialog loads the browser.
		void load( element.ownerDocument ).then(
			( { mount } ) => {
				unmount = isGone ? null : mount( element, view, turnOff );
			},
			// A file is missing after an update of the plugin, or the connection is lost.
			() => isGone || turnOff()
		);
		return () => {
			isGone = true;
			unmount?.();
		};
	},
};

declare global {
	interface Window {
		/** Functions of WordPress's browser; printed by Dialog.php right after its script. */
		pagewrightMediaBrowser?: Snapshot;
	}
}

const media = coreMedia();
const snapshot = window.pagewrightMediaBrowser;
if ( media && snapshot ) {
	replaceBrowser( media, snapshot, replacement );
}
