import { ownAddress } from '../addresses';
import { readPageData } from '../page-data';
import { like } from '../read';

/** What the server says about the page. The names are those that pages kept by caches have. */
const DEFAULTS = {
	/** Of the entry whose view is to be counted; 0 where none is. */
	ID: 0,
	sampling_active: 0,
	/** One view in so many is sent. */
	sampling_rate: 1,
	/** Lets the server know who is signed in; old on pages that a cache has kept. */
	token: '',
	api_url: '',
	ajax_url: '',
	/** Code of the language; '0' where the site has one only. */
	lang: '0',
	debug: 0,
};
export type Page = typeof DEFAULTS;

/** Undefined when it is not there or cannot be read, which is said once in the console. */
export function readPage( from: Document ): Page | undefined {
	const page = readPageData( 'wpp-json', ( value ) => like( DEFAULTS )( Object( value ) ), from );
	// What comes from there becomes part of the page.
	if ( [ page.api_url, page.ajax_url ].every( ownAddress ) ) {
		return page;
	}
	// eslint-disable-next-line no-console -- the only place where a site's developer can learn of it.
	console.error( 'pagewright: #wpp-json cannot be read.' );
	return undefined;
}
