import { ownAddress } from '../../../../frontend/addresses';
import { readPageData } from '../../../../frontend/page-data';
import { like } from '../../../../frontend/read';

/** Data of the server. Cached pages contain these names. */
const DEFAULTS = {
	/** Post whose view is counted; 0 for none. */
	ID: 0,
	sampling_active: 0,
	/** One of this many views is sent. */
	sampling_rate: 1,
	/** Identifies the signed-in user; outdated on cached pages. */
	token: '',
	api_url: '',
	ajax_url: '',
	/** Language code; '0' on sites with one language. */
	lang: '0',
	debug: 0,
};
export type Page = typeof DEFAULTS;

/** Returns undefined when the data are missing or invalid, which the console reports once. */
export function readPage( from: Document ): Page | undefined {
	const page = readPageData( 'wpp-json', ( value ) => like( DEFAULTS )( Object( value ) ), from );
	// Content from there becomes part of the page.
	if ( [ page.api_url, page.ajax_url ].every( ownAddress ) ) {
		return page;
	}
	// eslint-disable-next-line no-console -- the only place where developers see it.
	console.error( 'pagewright: #wpp-json cannot be read.' );
	return undefined;
}
