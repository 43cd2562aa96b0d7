// A page of a browser without the tools of Playwright, for measuring tasks and memory.

const VIEWPORT = { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false };
const TIMEOUT_MS = 60_000;

/**
 * Opens a page that Playwright does not control. In its own pages, the browser keeps all responses for Playwright, and
 * encodes each image when it collects it as garbage: after scrolling through thousands of thumbnails, in tasks of up to
 * 100 ms that users do not have.
 *
 * @param browser Browser of Playwright.
 * @param cookies Cookies of a context of Playwright; that of the page has none.
 * @return The page, with methods that are named as those of Playwright. The browser closes it.
 */
export async function openPlainPage( browser, cookies ) {
	const client = await browser.newBrowserCDPSession();
	await client.send( 'Storage.setCookies', {
		cookies: cookies.map( ( { name, value, domain, path } ) => ( {
			...{ name, value, domain, path },
		} ) ),
	} );
	const { targetId } = await client.send( 'Target.createTarget', { url: 'about:blank' } );
	const { send, once, on } = await attach( client, targetId );
	await send( 'Page.enable' );
	await send( 'Emulation.setDeviceMetricsOverride', VIEWPORT );
	const evaluate = async ( run, value ) => {
		const { result, exceptionDetails } = await send( 'Runtime.evaluate', {
			expression: `( ${ run } )( ${ JSON.stringify( value ) ?? '' } )`,
			awaitPromise: true,
			returnByValue: true,
			userGesture: true,
		} );
		if ( exceptionDetails ) {
			throw new Error( exceptionDetails.exception?.description ?? exceptionDetails.text );
		}
		return result.value;
	};
	/** Waits until a function that runs in the page returns something. */
	const waitForFunction = async ( isDone, value ) => {
		const end = performance.now() + TIMEOUT_MS;
		while ( ! ( await evaluate( isDone, value ) ) ) {
			if ( performance.now() > end ) {
				throw new Error( `Timeout: ${ isDone }` );
			}
			await evaluate( () => new Promise( ( done ) => requestAnimationFrame( done ) ) );
		}
	};
	const waitForSelector = ( selector ) =>
		waitForFunction( ( of ) => document.querySelector( of ) !== null, selector );
	return {
		...{ send, once, on, evaluate, waitForFunction, waitForSelector },
		async goto( url ) {
			const loaded = once( 'Page.loadEventFired' );
			await send( 'Page.navigate', { url } );
			await loaded;
		},
		/** Clicks an element, once it exists. */
		async click( selector ) {
			await waitForSelector( selector );
			await evaluate( ( of ) => document.querySelector( of ).click(), selector );
		},
	};
}

/** Attaches to a page without a session of Playwright. Returns functions that send commands and listen to events. */
async function attach( client, targetId ) {
	const { sessionId } = await client.send( 'Target.attachToTarget', {
		targetId,
		flatten: false,
	} );
	const calls = new Map();
	const listeners = new Map();
	const on = ( event, listener ) =>
		void listeners.set( event, ( listeners.get( event ) ?? new Set() ).add( listener ) );
	const once = ( event ) =>
		new Promise( ( resolve ) => {
			const listener = ( params ) => {
				listeners.get( event ).delete( listener );
				resolve( params );
			};
			on( event, listener );
		} );
	client.on( 'Target.receivedMessageFromTarget', ( received ) => {
		if ( received.sessionId !== sessionId ) {
			return;
		}
		const { id, result, error, method, params } = JSON.parse( received.message );
		if ( method ) {
			listeners.get( method )?.forEach( ( listener ) => listener( params ) );
		} else if ( error ) {
			calls.get( id ).reject( new Error( error.message ) );
		} else {
			calls.get( id ).resolve( result );
		}
		calls.delete( id );
	} );
	let last = 0;
	return {
		...{ on, once },
		send: ( method, params = {} ) =>
			new Promise( ( resolve, reject ) => {
				const id = ++last;
				calls.set( id, { resolve, reject } );
				client
					.send( 'Target.sendMessageToTarget', {
						sessionId,
						message: JSON.stringify( { id, method, params } ),
					} )
					.catch( reject );
			} ),
	};
}
