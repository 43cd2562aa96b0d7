import type { Engine } from '../mount';
import { bindFilter } from './filter';
import { readOptions } from './options';
import type { BlogOptions } from './options';

const HIDDEN_CLASS = 'pagewright-blog__hidden';

/**
 * Enhances a list with posts and links: loads the next page without a page load, and filters a
 * portfolio by category. When a request fails, it follows the link.
 */
export function createBlog(
	root: HTMLElement,
	{ shouldScroll }: BlogOptions = readOptions( {} )
): Engine {
	const page = root.ownerDocument.defaultView as Window & typeof globalThis;
	const listeners = new AbortController();
	const { signal } = listeners;
	const status = root.ownerDocument.createElement( 'p' );
	const variable = `sow-${ root.dataset.pagingId }`;
	let asking: AbortController | undefined;

	status.className = HIDDEN_CLASS;
	status.setAttribute( 'role', 'status' );
	root.after( status );

	const turn = async ( url: string, isNew: boolean ) => {
		asking?.abort();
		asking = new AbortController();
		const mine = asking;
		root.setAttribute( 'aria-busy', 'true' );
		const next = await load( page, url, root, mine.signal ).catch( () => null );
		if ( mine.signal.aborted ) {
			return;
		}
		root.removeAttribute( 'aria-busy' );
		if ( ! next ) {
			page.location.assign( url );
			return;
		}
		root.dataset.paged = next.dataset.paged;
		root.replaceChildren( ...next.childNodes );
		if ( isNew ) {
			page.history.pushState( page.history.state, '', url );
		}
		status.textContent =
			root.querySelector< HTMLElement >( '.sow-post-navigation' )?.dataset.status ?? '';
		show();
	};

	const show = () => {
		if ( shouldScroll && root.getBoundingClientRect().top < 0 ) {
			const isCalm = page.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches;
			root.scrollIntoView( { behavior: isCalm ? 'auto' : 'smooth', block: 'start' } );
		}
		const first = root.querySelector< HTMLElement >( 'article a:not([tabindex="-1"])' );
		first?.focus( { preventScroll: true } );
	};

	/** Returns the URL of the link, with the current pages of other lists on the page. */
	const addressOf = ( link: HTMLAnchorElement ) => {
		const url = new URL( page.location.href );
		const number = new URL( link.href ).searchParams.get( variable );
		url.searchParams.delete( variable );
		if ( number ) {
			url.searchParams.set( variable, number );
		}
		url.hash = link.hash;
		return url.href;
	};

	const onClick = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest< HTMLAnchorElement >(
			'.sow-nav-links a[href]'
		);
		const isPlain = ! ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey );
		if ( link && root.contains( link ) && isPlain && ! event.button ) {
			event.preventDefault();
			void turn( addressOf( link ), true );
		}
	};

	const onHistory = () => {
		const asked = new URLSearchParams( page.location.search ).get( variable ) ?? '1';
		if ( asked !== root.dataset.paged ) {
			void turn( page.location.href, false );
		}
	};

	root.addEventListener( 'click', onClick, { signal } );
	page.addEventListener( 'popstate', onHistory, { signal } );
	bindFilter( root, signal );

	return {
		destroy: () => {
			asking?.abort();
			listeners.abort();
			status.remove();
		},
	};
}

/** Fetches another page of the same list; null when the response does not contain it. */
async function load(
	page: Window & typeof globalThis,
	url: string,
	root: HTMLElement,
	signal: AbortSignal
): Promise< HTMLElement | null > {
	const response = await page.fetch( url, { signal } );
	if ( ! response.ok ) {
		return null;
	}
	const other = new page.DOMParser().parseFromString( await response.text(), 'text/html' );
	const lists = [ ...other.querySelectorAll< HTMLElement >( '.sow-blog' ) ];
	return lists.find( ( { dataset } ) => dataset.pagingId === root.dataset.pagingId ) ?? null;
}
