// Does not depend on the database.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dropOutside, forget, openOutside, useOutside, type Outside } from '../support/outside';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/places.php' );

let outside: Outside;

beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside );
} );
afterAll( () => dropOutside( outside ) );
beforeEach( async () => {
	await forget();
	outside.asked.length = 0;
} );

const PLACES = 'Pagewright\\Providers\\Places';

it( 'the service is requested once for equal queries, with the name of the site', async () => {
	const count = await call< number[] >( 'count_results' );
	expect( count ).toEqual( [ 2, 2 ] );
	expect( outside.asked ).toHaveLength( 1 );
	expect( outside.asked[ 0 ]?.url ).toBe(
		'/nominatim/search?q=Eiffel&format=jsonv2&limit=6&accept-language=fr-FR'
	);
	expect( outside.asked[ 0 ]?.headers[ 'user-agent' ] ).toMatch(
		/^Pagewright\/\S+ \(WordPress plugin; http/
	);
} );

it( 'the service is requested once a second by the whole site', async () => {
	const turns = await call< boolean[] >( 'turns' );
	expect( turns ).toEqual( [ true, false, true, true ] );
} );

it( 'the service is not requested if the site disables the search', async () => {
	const said = await call< Array< string | boolean > >( 'said' );
	expect( said ).toEqual( [ 'Place search is not available on this site.', false ] );
	expect( outside.asked ).toEqual( [] );
} );

it( 'the key comes from the known option, with any value', async () => {
	const keyOf = ( stored: unknown ) => call< string >( 'key_of', stored );
	expect( await keyOf( '{"api_key":" abc ","other":1}' ) ).toBe( 'abc' );
	expect( await keyOf( { api_key: 'abc' } ) ).toBe( 'abc' );
	expect( await keyOf( { api_key: [ 'x' ] } ) ).toBe( '' );
	expect( await keyOf( 'broken {' ) ).toBe( '' );
	expect( await keyOf( 7 ) ).toBe( '' );
	expect( await php( `return ${ PLACES }\\Places::google_key();` ) ).toBe( '' );
} );

it( 'the link to the settings is for users who may change them', async () => {
	const urls = await call< string[] >( 'urls' );
	expect( urls ).toEqual( [ 'https://example.com/settings', '' ] );
} );
