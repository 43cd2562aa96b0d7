import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openGoogle, type GoogleDouble } from '../../tests/support/google-places';
import { createGooglePlaces } from './google';

let google: GoogleDouble;
beforeAll( async () => void ( google = await openGoogle() ) );
afterAll( () => google.close() );
beforeEach( () => Object.assign( google, { asked: [], refusal: null } ) );

const { signal } = new AbortController();
const places = () =>
	createGooglePlaces( { key: 'maps-key', base: google.base, language: 'de-AT' } );

it( 'suggests and resolves in one session, with only the needed fields', async () => {
	const source = places();
	const answer = await source.suggest( 'Berl', signal );
	await source.suggest( 'Berli', signal );
	expect( answer ).toEqual( {
		ok: true,
		value: [ { id: 'berlin', title: 'Berlin', detail: 'Germany' } ],
	} );
	const suggestion = { id: 'berlin', title: 'Berlin', detail: 'Germany' };
	expect( await source.resolve( suggestion, signal ) ).toEqual( {
		ok: true,
		value: { name: 'Berlin', address: 'Berlin, Germany', location: '(52.52, 13.405)' },
	} );
	await source.suggest( 'Ham', signal );
	const [ first, second, details, next ] = google.asked;
	expect( first ).toMatchObject( {
		path: '/places:autocomplete',
		key: 'maps-key',
		body: {
			input: 'Berl',
			languageCode: 'de-AT',
			sessionToken: expect.stringMatching( /^[0-9a-f]{32}$/ ),
		},
	} );
	expect( second?.body.sessionToken ).toBe( first?.body.sessionToken );
	expect( details ).toMatchObject( {
		path: `/places/berlin?sessionToken=${ first?.body.sessionToken }&languageCode=de-AT`,
		fields: 'displayName,formattedAddress,location',
	} );
	expect( next?.body.sessionToken ).not.toBe( first?.body.sessionToken );
} );

it( 'finds the coordinates of a text', async () => {
	expect( await places().locate( 'Berlin' ) ).toEqual( { ok: true, value: '(52.52, 13.405)' } );
	expect( google.asked[ 0 ] ).toMatchObject( {
		path: '/places:searchText',
		fields: 'places.location',
	} );
} );

it.each( [
	[ 400, 'API_KEY_INVALID', 'invalid-key' ],
	[ 403, 'API_KEY_HTTP_REFERRER_BLOCKED', 'invalid-key' ],
	[ 403, 'SERVICE_DISABLED', 'not-activated' ],
	[ 403, 'API_KEY_SERVICE_BLOCKED', 'not-activated' ],
	[ 429, 'RATE_LIMIT_EXCEEDED', 'over-limit' ],
	[ 500, 'INTERNAL', 'failed' ],
] )( 'maps the error %d %s', async ( status, reason, kind ) => {
	google.refusal = { status, reason };
	expect( await places().suggest( 'Berl', signal ) ).toMatchObject( {
		ok: false,
		problem: { kind },
	} );
} );

it( 'reports a network error, and nothing if it was aborted', async () => {
	const nowhere = createGooglePlaces( { key: 'x', base: 'http://127.0.0.1:9' } );
	expect( await nowhere.locate( 'Berlin' ) ).toMatchObject( { problem: { kind: 'failed' } } );
	const controller = new AbortController();
	controller.abort();
	expect( await places().suggest( 'Berl', controller.signal ) ).toMatchObject( {
		problem: { kind: 'aborted' },
	} );
} );
