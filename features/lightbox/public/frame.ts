import { button } from './controls';
import { createDialog } from './dialog';
import type { Options } from './options';

/** Default size, and maximum width, in px. */
const WIDTH_PX = 630;
const HEIGHT_PX = 440;
const MOST_PX = 833;
/**
 * Permissions of pages of other sites in the frame: everything except navigating the page. Pages of
 * this site are trusted.
 */
const RIGHTS =
	'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-downloads';

interface Content {
	node: HTMLElement;
	/** Moves borrowed nodes back. */
	restore: () => void;
}

/** Parameters in a link: in its query, and after the # in old links. */
interface Words {
	search: URLSearchParams;
	hash: URLSearchParams;
}

/** Opens a page, or an element of this page, in a dialog; resolves when it is closed. */
export function openFrame( link: HTMLAnchorElement, options: Options ): Promise< void > {
	const url = new URL( link.href );
	const words = {
		search: new URLSearchParams( url.search ),
		hash: new URLSearchParams( url.hash.replace( /^#[^?]*\??/, '' ) ),
	};
	const content = contentOf( link, url, words );
	if ( ! content ) {
		location.assign( link.href );
		return Promise.resolve();
	}
	return new Promise( ( done ) => {
		const label = link.title || link.textContent?.trim() || options.words.frame;
		const { element, signal, time, remove } = createDialog( {
			label,
			className: 'is-frame',
			options,
			onClose: () => close(),
			onRemove: () => {
				content.restore();
				tell( link, 'close' );
				done();
			},
			focusAfter: () => link,
		} );
		let isClosing = false;
		const close = () => {
			if ( isClosing ) {
				return;
			}
			isClosing = true;
			const fade = element.animate( { opacity: [ 1, 0 ] }, time( options.fade ) );
			fade.onfinish = fade.oncancel = remove;
		};
		const closer = button( 'close', options.words.close, close );
		element.append( boxOf( content.node, label, closer, lengthsOf( link, words ) ) );
		element.addEventListener( 'click', ( { target } ) => target === element && close(), {
			signal,
		} );
		if ( content.node instanceof HTMLIFrameElement ) {
			hearEscape( content.node, close );
			content.node.title = label;
		}
		element.animate( { opacity: [ 0, 1 ] }, time( options.fade ) );
		closer.focus();
		tell( link, 'open' );
	} );
}

/** Returns width and height in px from the link's data attributes or parameters. */
function lengthsOf( link: HTMLAnchorElement, { search, hash }: Words ): [ number, number ] {
	const length = ( name: 'width' | 'height', standard: number ) => {
		const asked = Number( link.dataset[ name ] || hash.get( name ) || search.get( name ) );
		return asked > 0 ? asked : standard;
	};
	return [ Math.min( length( 'width', WIDTH_PX ), MOST_PX ), length( 'height', HEIGHT_PX ) ];
}

function boxOf(
	content: HTMLElement,
	label: string,
	closer: HTMLElement,
	[ widthPx, heightPx ]: [ number, number ]
): HTMLElement {
	const box = document.createElement( 'div' );
	box.className = 'pagewright-lightbox__box';
	box.style.setProperty( '--width', `${ widthPx }px` );
	box.style.setProperty( '--height', `${ heightPx }px` );
	const bar = document.createElement( 'div' );
	bar.className = 'pagewright-lightbox__head';
	const title = document.createElement( 'p' );
	title.textContent = label;
	bar.append( title, closer );
	box.append( bar, content );
	return box;
}

const tell = ( link: HTMLElement, what: string ) =>
	link.dispatchEvent(
		new CustomEvent( `pagewright:lightbox-${ what }`, {
			bubbles: true,
			detail: { album: '', number: 1, total: 1 },
		} )
	);

/** Pages of this site forward Escape. Pages of other sites cannot. */
function hearEscape( frame: HTMLIFrameElement, close: () => void ): void {
	frame.addEventListener( 'load', () => {
		try {
			frame.contentWindow?.addEventListener( 'keydown', ( { key, defaultPrevented } ) => {
				if ( key === 'Escape' && ! defaultPrevented ) {
					close();
				}
			} );
		} catch {
			// A page of another site.
		}
	} );
}

/** Returns null when the link has no content for a dialog: the browser then follows it. */
function contentOf( link: HTMLAnchorElement, url: URL, { search, hash }: Words ): Content | null {
	const isHere =
		url.origin === location.origin &&
		url.pathname === location.pathname &&
		url.search === location.search;
	if ( ( isHere && url.hash ) || url.hash.startsWith( '#TB_inline' ) ) {
		const id = hash.get( 'inlineId' ) || search.get( 'inlineId' );
		const element = document.getElementById( id || decodeURIComponent( url.hash.slice( 1 ) ) );
		return element && borrow( element );
	}
	if ( ! /^https?:$/.test( url.protocol ) ) {
		return null;
	}
	const isOwn = url.origin === location.origin;
	// An old link without TB_iframe requests an HTML fragment. It gets a frame, too: fetched HTML
	// never becomes part of this page.
	const isPiece = link.matches( '.thickbox' ) && ! search.has( 'TB_iframe' );
	if ( isPiece && ! isOwn ) {
		return null;
	}
	const address = new URL( url );
	if ( link.matches( '.thickbox' ) ) {
		// Parameters after the first of these are for the dialog.
		address.search = url.search.split( /[?&]TB_/ )[ 0 ]!;
	}
	if ( isPiece ) {
		address.searchParams.set( 'random', String( Date.now() ) );
	}
	return frameOf( address.href, isOwn );
}

function frameOf( address: string, isOwn: boolean ): Content {
	const frame = document.createElement( 'iframe' );
	frame.className = 'pagewright-lightbox__frame';
	if ( ! isOwn ) {
		frame.setAttribute( 'sandbox', RIGHTS );
	}
	frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = address;
	return { node: frame, restore: () => frame.remove() };
}

/** Moves the children of an element into the dialog, with their event listeners, and back. */
function borrow( element: HTMLElement ): Content {
	const node = document.createElement( 'div' );
	node.className = 'pagewright-lightbox__content';
	node.append( ...element.childNodes );
	return { node, restore: () => element.append( ...node.childNodes ) };
}
