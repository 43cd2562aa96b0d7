import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GoogleDouble {
	base: string;
	asked: Array< { path: string; key: string; fields: string; body: Record< string, unknown > } >;
	/** Reason with which every request is refused; '' answers them. */
	refusal: { status: number; reason: string } | null;
	close: () => Promise< void >;
}

const BERLIN = {
	displayName: { text: 'Berlin' },
	formattedAddress: 'Berlin, Germany',
	location: { latitude: 52.52, longitude: 13.405 },
};

const answerTo = ( path: string ) => {
	if ( path.endsWith( ':autocomplete' ) ) {
		const placePrediction = {
			placeId: 'berlin',
			text: { text: 'Berlin, Germany' },
			structuredFormat: { mainText: { text: 'Berlin' }, secondaryText: { text: 'Germany' } },
		};
		return { suggestions: [ { placePrediction }, { queryPrediction: {} } ] };
	}
	return path.endsWith( ':searchText' ) ? { places: [ BERLIN ] } : BERLIN;
};

/** A loopback server with the used parts of Google's Places API (New). */
export async function openGoogle(): Promise< GoogleDouble > {
	const server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		google.asked.push( {
			path: request.url ?? '',
			key: String( request.headers[ 'x-goog-api-key' ] ),
			fields: String( request.headers[ 'x-goog-fieldmask' ] ),
			body: JSON.parse( body || '{}' ),
		} );
		const { refusal } = google;
		response.writeHead( refusal?.status ?? 200, { 'content-type': 'application/json' } );
		response.end(
			JSON.stringify(
				refusal
					? { error: { message: 'Refused.', details: [ { reason: refusal.reason } ] } }
					: answerTo( request.url ?? '' )
			)
		);
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	const google: GoogleDouble = {
		base: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`,
		asked: [],
		refusal: null,
		close: () =>
			new Promise( ( done ) => {
				server.close( () => done() );
				server.closeAllConnections();
			} ),
	};
	return google;
}
