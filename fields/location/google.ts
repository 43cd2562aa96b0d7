import { __ } from '@wordpress/i18n';
import type { Place } from './place';
import type { PlaceAnswer, PlaceProblem, PlaceProvider, Suggestion } from './provider';

interface GoogleOptions {
	key: string;
	/** Base URL of the Places API (New). */
	base?: string;
	/** Language of names and addresses, e.g. de-AT; Google's choice when absent. */
	language?: string | undefined;
}

/**
 * The parts of a response that we use: of autocomplete, of place details, of a text search, or of
 * an error.
 */
interface GoogleAnswer {
	suggestions?: Array< {
		placePrediction?: {
			placeId?: string;
			text?: { text?: string };
			structuredFormat?: {
				mainText?: { text?: string };
				secondaryText?: { text?: string };
			};
		};
	} >;
	places?: GooglePlace[];
	error?: {
		status?: string;
		message?: string;
		details?: Array< { reason?: string } >;
	};
}

interface GooglePlace {
	displayName?: { text?: string };
	formattedAddress?: string;
	location?: { latitude?: number; longitude?: number };
}

/**
 * Google's Places API (New), called from the browser: keys for maps are restricted to the site's
 * URL, which a server does not send. Typing and selecting share a session, which Google bills as
 * one use.
 */
export function createGooglePlaces( {
	key,
	base = 'https://places.googleapis.com/v1',
	language,
}: GoogleOptions ): PlaceProvider {
	let session = '';
	const ask = < T >( path: string, request: GoogleRequest ) =>
		askGoogle< T >( base + path, key, request );
	const inLanguage = language ? { languageCode: language } : {};
	return {
		suggestsWhileTyping: true,
		suggest: async ( input, signal ) => {
			session ||= newSession();
			const answer = await ask< GoogleAnswer >( '/places:autocomplete', {
				fields: 'suggestions.placePrediction(placeId,text,structuredFormat)',
				body: { input, sessionToken: session, ...inLanguage },
				signal,
			} );
			return answer.ok
				? { ok: true, value: ( answer.value.suggestions ?? [] ).flatMap( readSuggestion ) }
				: answer;
		},
		resolve: async ( suggestion, signal ) => {
			const query = new URLSearchParams( {
				sessionToken: session,
				...( language ? { languageCode: language } : {} ),
			} );
			session = '';
			const answer = await ask< GooglePlace >(
				`/places/${ encodeURIComponent( suggestion.id ) }?${ query }`,
				{ fields: 'displayName,formattedAddress,location', signal }
			);
			return answer.ok ? { ok: true, value: readPlace( answer.value, suggestion ) } : answer;
		},
		locate: async ( textQuery ) => {
			const answer = await ask< GoogleAnswer >( '/places:searchText', {
				fields: 'places.location',
				body: { textQuery, pageSize: 1, ...inLanguage },
			} );
			return answer.ok
				? { ok: true, value: coordinates( answer.value.places?.[ 0 ] ) }
				: answer;
		},
	};
}

interface GoogleRequest {
	/** Parts of the response, e.g. `places.location`. */
	fields: string;
	/** Sent with POST; GET without it. */
	body?: object;
	signal?: AbortSignal | undefined;
}

async function askGoogle< T >(
	url: string,
	key: string,
	{ fields, body, signal }: GoogleRequest
): Promise< PlaceAnswer< T > > {
	try {
		const response = await fetch( url, {
			method: body ? 'POST' : 'GET',
			headers: {
				'Content-Type': 'application/json',
				'X-Goog-Api-Key': key,
				'X-Goog-FieldMask': fields,
			},
			...( body ? { body: JSON.stringify( body ) } : {} ),
			signal: signal ?? null,
		} );
		const answer = await response.json();
		return response.ok
			? { ok: true, value: answer }
			: { ok: false, problem: problemOf( response.status, answer ) };
	} catch {
		return { ok: false, problem: unreachable( signal ) };
	}
}

/**
 * Returns a unique ID of letters and digits. randomUUID() does not exist on sites without HTTPS.
 */
const newSession = () =>
	[ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

function readSuggestion( {
	placePrediction: said,
}: NonNullable< GoogleAnswer[ 'suggestions' ] >[ number ] ): Suggestion[] {
	const title = said?.structuredFormat?.mainText?.text ?? said?.text?.text ?? '';
	return said?.placeId && title
		? [
				{
					id: said.placeId,
					title,
					detail: said.structuredFormat?.secondaryText?.text ?? '',
				},
			]
		: [];
}

function readPlace( said: GooglePlace, { title, detail }: Suggestion ): Place {
	return {
		name: said.displayName?.text ?? title,
		address: said.formattedAddress ?? detail,
		location: coordinates( said ),
	};
}

function coordinates( place: GooglePlace | undefined ): string {
	const { latitude, longitude } = place?.location ?? {};
	return typeof latitude === 'number' && typeof longitude === 'number'
		? `(${ latitude }, ${ longitude })`
		: '';
}

function unreachable( signal: AbortSignal | undefined ): PlaceProblem {
	return signal?.aborted
		? { kind: 'aborted' }
		: {
				kind: 'failed',
				message: __(
					'Google cannot be reached at the moment. Your text is kept.',
					'pagewright'
				),
			};
}

/**
 * Reasons in Google's error details. The first group was InvalidKeyMapError in older widgets, the
 * second ApiNotActivatedMapError.
 */
const INVALID_KEY = [
	'API_KEY_INVALID',
	'API_KEY_HTTP_REFERRER_BLOCKED',
	'API_KEY_IP_ADDRESS_BLOCKED',
	'CONSUMER_INVALID',
];
const NOT_ACTIVATED = [ 'SERVICE_DISABLED', 'API_KEY_SERVICE_BLOCKED', 'BILLING_DISABLED' ];

function problemOf( status: number, answer: GoogleAnswer ): PlaceProblem {
	const message = answer.error?.message ?? '';
	if ( status === 429 ) {
		return { kind: 'over-limit', message };
	}
	const reasons = ( answer.error?.details ?? [] ).map( ( { reason } ) => reason ?? '' );
	if ( reasons.some( ( reason ) => INVALID_KEY.includes( reason ) ) ) {
		return { kind: 'invalid-key', message };
	}
	if ( reasons.some( ( reason ) => NOT_ACTIVATED.includes( reason ) ) ) {
		return { kind: 'not-activated', message };
	}
	return {
		kind: 'failed',
		message: __( 'Google sent an unexpected response. Your text is kept.', 'pagewright' ),
	};
}
