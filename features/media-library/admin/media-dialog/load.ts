import { mediaFacts } from '../../browser/classic/facts';

/** Loads the browser and its style sheet. */
export async function load( page: Document ) {
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
