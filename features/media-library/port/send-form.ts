/** Steps of a request before its response is complete. */
interface FormSteps {
	onSent: ( share: number ) => void;
	onHeaders: ( header: ( name: string ) => string | null ) => void;
}

/**
 * Sends a form, and tells which share of it was sent, which `fetch` cannot. Rejects when no response arrives.
 *
 * @param url             Script of this site.
 * @param body            The form.
 * @param steps           Called meanwhile.
 * @param steps.onSent    Called with the share of the form that was sent, from 0 to 1.
 * @param steps.onHeaders Called when the headers of the response arrive.
 * @param signal          Ends the request.
 */
export const sendForm = (
	url: string,
	body: FormData,
	{ onSent, onHeaders }: FormSteps,
	signal?: AbortSignal
): Promise< Response > =>
	new Promise( ( resolve, reject ) => {
		const request = new XMLHttpRequest();
		const fail = () => reject( new TypeError( 'Failed to fetch' ) );
		request.open( 'POST', url );
		request.upload.addEventListener( 'progress', ( { loaded, total } ) =>
			onSent( total > 0 ? loaded / total : 0 )
		);
		request.addEventListener( 'readystatechange', () => {
			if ( request.readyState === XMLHttpRequest.HEADERS_RECEIVED ) {
				onHeaders( ( name ) => request.getResponseHeader( name ) );
			}
		} );
		request.addEventListener( 'load', () => resolve( responseOf( request ) ) );
		for ( const type of [ 'error', 'abort', 'timeout' ] ) {
			request.addEventListener( type, fail );
		}
		signal?.addEventListener( 'abort', () => request.abort() );
		if ( signal?.aborted ) {
			fail();
		} else {
			request.send( body );
		}
	} );

function responseOf( request: XMLHttpRequest ): Response {
	const headers = new Headers();
	for ( const line of request.getAllResponseHeaders().split( '\r\n' ) ) {
		const [ , name, value ] = /^([^:]+): (.*)$/.exec( line ) ?? [];
		if ( name ) {
			headers.append( name, value! );
		}
	}
	// A response with a status such as 204 must have no body.
	return new Response( request.responseText || null, { status: request.status, headers } );
}
