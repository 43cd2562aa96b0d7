import { loadScript } from '../trusted';

/** Google reports errors only in the console, each with such a name and a URL. */
const REFUSALS = /\b(\w+MapError)\b/;

type GooglePage = Window & {
	google?: { maps?: { Map?: unknown } };
	gm_authFailure?: () => void;
	console: Console;
	pagewrightGoogleMaps?: () => void;
};

const failures = new Set< ( reason: Error ) => void >();
let loading: Promise< void > | undefined;
let lastRefusal = '';

/**
 * Loads Google's script once for the page. Rejects when it fails.
 *
 * @param page   Window of the map.
 * @param key    API key of the site.
 * @param onFail Called when Google refuses the key, which happens after the script loaded, for all maps of the page.
 * @returns Function that removes the callback.
 */
export async function loadGoogle(
	page: GooglePage,
	key: string,
	onFail: ( reason: Error ) => void
): Promise< () => void > {
	failures.add( onFail );
	loading ??= page.google?.maps?.Map ? Promise.resolve() : request( page, key );
	listen( page );
	try {
		await loading;
	} catch ( error ) {
		loading = undefined;
		failures.delete( onFail );
		throw error;
	}
	return () => failures.delete( onFail );
}

function request( page: GooglePage, key: string ): Promise< void > {
	const query = new URLSearchParams( {
		key,
		v: 'weekly',
		loading: 'async',
		callback: 'pagewrightGoogleMaps',
		language: page.document.documentElement.lang,
	} );
	return new Promise( ( resolve, reject ) => {
		page.pagewrightGoogleMaps = resolve;
		loadScript( `https://maps.googleapis.com/maps/api/js?${ query }` ).catch( () =>
			reject( new Error( '' ) )
		);
	} );
}

let isListening = false;

/** Google reports refused keys only by console.error; forwards the original call. */
function listen( page: GooglePage ): void {
	if ( isListening ) {
		return;
	}
	isListening = true;
	const before = page.gm_authFailure;
	const refuse = () =>
		[ ...failures ].forEach( ( onFail ) => onFail( new Error( lastRefusal ) ) );
	const say = page.console.error.bind( page.console );
	page.console.error = ( ...words: unknown[] ) => {
		say( ...words );
		const name = REFUSALS.exec( String( words[ 0 ] ) )?.[ 1 ];
		if ( name ) {
			lastRefusal = name;
			refuse();
		}
	};
	page.gm_authFailure = () => {
		// An element with that ID would be a property of the window too.
		if ( typeof before === 'function' ) {
			before();
		}
		refuse();
	};
}
