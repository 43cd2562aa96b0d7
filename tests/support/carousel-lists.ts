import { JSDOM } from 'jsdom';
import { CAROUSEL, LISTED, renderPhp } from './post-lists';
import { php } from './site';
import { visitor } from './visitor';

/** All public posts of the list: 1 to 12 and 14, which has a password; 13 is private. */
export const ALL = [ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14 ];

/** Returns data of a carousel of these posts, five in a load. */
export const carousel = ( posts: object = {}, more: object = {} ) => ( {
	posts: { ...LISTED, posts_per_page: 5, ...posts },
	...more,
} );

/** Returns the numbers of the posts in HTML. */
export const titles = ( html: string ) =>
	[ ...html.matchAll( /Listed (\d+)<\/a>/g ) ].map( ( [ , n ] ) => Number( n ) );
/** Returns a data attribute of the carousel. */
export const fact = ( html: string, name: string ) =>
	new JSDOM( html ).window.document
		.querySelector( '.sow-carousel-wrapper' )
		?.getAttribute( `data-${ name }` );
/** Returns the signed list; undefined when nothing is loaded later. */
export const hashOf = ( html: string ) =>
	/name="instance_hash" value="([\w.-]+)"/.exec( html )?.[ 1 ];
/** Renders a carousel as on a page. */
export const render = ( data: object, before = '' ) =>
	php< string >( `${ before } ${ renderPhp( CAROUSEL, data ) } return $html;` );

export const addressOf = ( page: number | string, hash = '', more = '' ) =>
	`/wp-admin/admin-ajax.php?action=sow_carousel_load&paged=${ page }&instance_hash=${ hash }${ more }`;
/** Sends the request of a visitor for a load. */
export async function load( page: number | string, hash?: string, more = '' ) {
	const who = await visitor( 'visitor' );
	const response = await who.fetch( addressOf( page, hash, more ) );
	return { status: response.status, headers: response.headers, text: await response.text() };
}
/** Returns the items of a load. */
export const later = async ( page: number | string, hash?: string ): Promise< string > =>
	JSON.parse( ( await load( page, hash ) ).text ).html;

/** Returns everything that a visitor sees, load by load. */
export async function allLoads( data: object ) {
	const html = await render( data );
	const loads = [ titles( html ) ];
	const hash = hashOf( html );
	for ( let page = 2; hash && page < 20; page++ ) {
		const more = await later( page, hash );
		if ( more === '' ) {
			break;
		}
		loads.push( titles( more ) );
	}
	return { loads, count: Number( fact( html, 'item_count' ) ) };
}
