import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { dropOldSite, makeOldSite } from '../support/old-site';
import { errorLog, php, phpFile } from '../support/site';
import { setActive } from '../support/switching';
import { shared } from '../support/units';
import { visitor, type Role } from '../support/visitor';

const { call } = phpFile( 'tests/php/switch-notices.php' );

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';
const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';

/** The part of features for these plugins. */
const OTHERS = Object.entries( shared.switching ).filter( ( [ , { notice } ] ) => notice );

const forget = () =>
	php(
		`delete_user_option( get_user_by( 'login', 'test-administrator' )->ID, 'pagewright_switching_dismissed' );`
	);

/** Returns the texts of the notices on a screen, by name. */
async function notices( path = '/wp-admin/plugins.php', role: Role = 'administrator' ) {
	const who = await visitor( role );
	const html = await ( await who.fetch( path ) ).text();
	return Object.fromEntries(
		[ ...html.matchAll( /data-pagewright-notice="([^"]+)"><p>(.*?)<\/p>/g ) ].map(
			( [ , name, text ] ) => [ name, text!.replace( /<[^>]+>/g, '' ) ]
		)
	);
}

async function dismiss( notice: string ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( '/wp-json/sowb/v1/switch/notice', {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( { notice } ),
	} );
	return response.status;
}

beforeAll( async () => {
	await visitor( 'administrator' );
	await makeOldSite();
	await Promise.all( ( [ BUNDLE, FORMS, POPULAR ] as const ).map( putPlugin ) );
} );
beforeEach( forget );
afterEach( forget );
afterAll( async () => {
	await removePlugins();
	await dropOldSite();
} );

describe( 'the Plugins screen', () => {
	it( 'lists working parts after plugins were deactivated', async () => {
		await setActive( BUNDLE );
		expect( await notices() ).toEqual( {
			'so-widgets-bundle-active': expect.stringContaining( 'widgets are inactive because' ),
			...Object.fromEntries(
				OTHERS.map( ( [ id, { notice } ] ) => [
					`${ id }-inactive`,
					expect.stringMatching( new RegExp( notice! ) ),
				] )
			),
		} );
	} );

	it( 'says nothing about active plugins, except inactive parts', async () => {
		await setActive( BUNDLE, FORMS, POPULAR );
		expect( Object.keys( await notices() ) ).toEqual( [ 'so-widgets-bundle-active' ] );
	} );

	it( 'shows the notice until the user dismisses it permanently', async () => {
		await setActive( FORMS, POPULAR );
		expect( Object.keys( await notices() ) ).toEqual( [ 'so-widgets-bundle-inactive' ] );
		expect( await dismiss( 'so-widgets-bundle-inactive' ) ).toBe( 200 );
		expect( await dismiss( 'so-widgets-bundle-inactive' ) ).toBe( 200 );
		expect( await notices() ).toEqual( {} );
		expect(
			await php(
				`return get_user_option( 'pagewright_switching_dismissed', get_user_by( 'login', 'test-administrator' )->ID );`
			)
		).toEqual( [ 'so-widgets-bundle-inactive' ] );
		await setActive( BUNDLE, FORMS, POPULAR );
		expect( Object.keys( await notices() ) ).toEqual( [ 'so-widgets-bundle-active' ] );
	} );

	it( 'accepts invalid stored data', async () => {
		await setActive( FORMS, POPULAR );
		for ( const stored of [ 'text', [ 7, [], 'so-widgets-bundle-inactive' ] ] ) {
			await call( 'store_dismissed', stored );
			expect( Object.keys( await notices() ).length ).toBe( stored === 'text' ? 1 : 0 );
		}
		await php( `delete_option( 'pagewright_switching' );` );
	} );
} );

it( 'other screens and users get no notice', async () => {
	await setActive( BUNDLE );
	for ( const path of [ '/wp-admin/index.php', '/wp-admin/edit.php' ] ) {
		expect( await notices( path ) ).toEqual( {} );
	}
	expect(
		Object.keys( await notices( '/wp-admin/options-general.php?page=pagewright' ) )
	).toEqual( [ 'so-widgets-bundle-active' ] );
	expect( await notices( '/wp-admin/index.php', 'editor' ) ).toEqual( {} );
} );

describe( 'Site Health', () => {
	const health = () => call< any >( 'health' );

	it( 'repeats the next steps', async () => {
		await setActive( FORMS );
		const result = await health();
		expect( result.status ).toBe( 'recommended' );
		for ( const [ , { health: text } ] of OTHERS ) {
			expect( result.description ).toContain( text );
		}
		expect( result.actions ).toContain( '#switch' );
	} );

	it( 'does not mention questions that may belong to a theme', async () => {
		expect( ( await health() ).description ).not.toContain( 'question' );
	} );

	it( 'reads no content', async () => {
		expect( await call( 'content_queries' ) ).toEqual( [] );
	} );

	it( 'has no recommendation for a site with nothing to switch', async () => {
		await removePlugins();
		await dropOldSite();
		expect( ( await health() ).status ).toBe( 'good' );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
