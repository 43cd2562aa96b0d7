/** What the server says about the page. The names are those that pages kept by caches have. */
export interface Page {
	/** Of the entry whose view is to be counted; 0 where none is. */
	ID: number;
	sampling_active: 0 | 1;
	/** One view in so many is sent. */
	sampling_rate: number;
	/** Lets the server know who is signed in; old on pages that a cache has kept. */
	token: string;
	api_url: string;
	ajax_url: string;
	/** Code of the language; 0 (also as text) where the site has one only. */
	lang: string | 0;
	debug: 0 | 1;
}

/** Undefined when it is not there or cannot be read, which is said once in the console. */
export function readPage( from: Document ): Page | undefined {
	try {
		const page = JSON.parse( from.getElementById( 'wpp-json' )!.textContent! ) as Page;
		if ( page.api_url.length > 0 ) {
			return page;
		}
		throw new Error();
	} catch {
		// eslint-disable-next-line no-console -- the only place where a site's developer can learn of it.
		console.error( 'pagewright: the parameters of the page (#wpp-json) cannot be read.' );
	}
	return undefined;
}
