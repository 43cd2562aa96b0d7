import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins, type OldPlugin } from '../support/old-plugins';
import { dropOldSite, makeOldSite } from '../support/old-site';
import { errorLog, php, phpFile } from '../support/site';
import { callSwitch, switchStatus, switchStep } from '../support/switching';
import { shared } from '../support/units';

const { call } = phpFile( 'tests/php/switch-status.php' );

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';
const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const PLUGINS: OldPlugin[] = [
	BUNDLE,
	FORMS,
	POPULAR,
	'siteorigin-panels/siteorigin-panels.php',
	'honeypot/wp-armour.php',
	'ultimate-faqs/ultimate-faqs.php',
];

const activate = ( ...plugins: OldPlugin[] ) => call( 'activate', plugins );

// Other tests leave options of these plugins.
beforeAll( dropOldSite );

it( 'a site without these plugins has nothing to switch', async () => {
	expect( ( await callSwitch( 'status' ) ).body ).toEqual( { plugins: [] } );
} );

describe( 'a site that uses the replaced plugins', () => {
	beforeAll( async () => {
		await makeOldSite();
		await Promise.all( PLUGINS.map( putPlugin ) );
		await activate( ...PLUGINS );
	} );
	afterAll( async () => {
		await removePlugins();
		await dropOldSite();
	} );

	it( 'lists them with state and next step', async () => {
		const found = await switchStatus();
		expect(
			Object.fromEntries(
				Object.values( found ).map( ( one: any ) => [
					one.id,
					[ one.state, one.next?.name ?? null ],
				] )
			)
		).toEqual( {
			...Object.fromEntries(
				Object.entries( shared.switching ).map( ( [ id, { state } ] ) => [ id, state ] )
			),
			'siteorigin-panels': [ 'active', 'deactivate' ],
			'so-widgets-bundle': [ 'active', 'deactivate' ],
		} );
	} );

	it( 'counts the remaining data', async () => {
		const found = await switchStatus();
		const texts = ( id: string ) =>
			Object.fromEntries( found[ id ].found.map( ( one: any ) => [ one.id, one.text ] ) );
		const bundle = found[ 'so-widgets-bundle' ].found;
		const posts = bundle.find( ( one: any ) => one.id === 'posts' );
		// The demo pages also contain widgets.
		expect( posts.count ).toBeGreaterThanOrEqual( 2 );
		expect( posts.text ).toMatch( /^\d+ posts and pages with \d+ widget blocks$/ );
		expect( posts.details.join() ).toMatch( /Button: \d+ posts and pages/ );
		expect( bundle.find( ( one: any ) => one.id === 'unplaced-widgets' ).details ).toContain(
			'sow-button-3'
		);
		expect( texts( 'so-widgets-bundle' ).settings ).toMatch( /^Settings of \d+ widget/ );
		expect( texts( 'siteorigin-panels' ).posts ).toMatch( /with a layout$/ );
		for ( const [ id, part ] of Object.entries( shared.switching ) ) {
			expect( texts( id ) ).toEqual( part.found );
		}
	} );

	it( 'requires a confirmation', async () => {
		const { status: code, body } = await callSwitch( 'step', {
			plugin: 'so-widgets-bundle',
			step: 'deactivate',
		} );
		expect( [ code, body.code ] ).toEqual( [ 409, 'pagewright_not_confirmed' ] );
		expect( ( await switchStatus() )[ 'so-widgets-bundle' ].state ).toBe( 'active' );
	} );

	it( 'deactivates and deletes the bundle, and records it', async () => {
		expect( ( await switchStep( 'so-widgets-bundle', 'delete' ) ).body.code ).toBe(
			'pagewright_not_now'
		);
		expect(
			( await switchStep( 'so-widgets-bundle', 'deactivate' ) ).body.plugin
		).toMatchObject( {
			state: 'inactive',
			next: { name: 'delete', isAllowed: true },
			back: { file: BUNDLE.replace( '.php', '' ), isAllowed: true },
		} );
		expect( ( await switchStep( 'so-widgets-bundle', 'delete' ) ).body.plugin ).toMatchObject( {
			state: 'deleted',
			next: null,
			back: { file: '', url: expect.stringContaining( 'plugin-install.php' ) },
		} );
		expect(
			( await switchStatus() )[ 'so-widgets-bundle' ].history.map( ( one: any ) => one.step )
		).toEqual( [ 'deleted', 'deactivated', 'activated' ] );
		expect( await php( `return is_dir( WP_PLUGIN_DIR . '/so-widgets-bundle' );` ) ).toBe(
			false
		);
	} );

	describe( 'with a page cache', () => {
		afterEach( () => php( `unlink( WPMU_PLUGIN_DIR . '/cache.php' );` ) );
		beforeEach( () => call( 'install_cache' ) );

		it( 'mentions it once after the last step', async () => {
			expect( ( await switchStatus() )[ 'so-widgets-bundle' ].next ).toMatchObject( {
				name: 'empty-cache',
				label: 'Clear your page cache',
				text: expect.stringContaining( 'WP Super Cache' ),
			} );
			expect(
				( await switchStep( 'so-widgets-bundle', 'empty-cache' ) ).body.plugin.next
			).toBe( null );
			expect( await call( 'remove_cache' ) ).toBe( '1' );
		} );
	} );
} );

it( 'the documentation lists the differences in the same words', async () => {
	const text = readFileSync( 'docs/switching.md', 'utf8' );
	const differences = await php< Record< string, string[] > >(
		`return array_map( static fn ( $plugin ) => $plugin->differences(), Pagewright\\Switching\\Plugins::all() );`
	);
	for ( const [ id, sentences ] of Object.entries( differences ) ) {
		for ( const sentence of sentences ) {
			expect( text, id ).toContain( sentence );
		}
	}
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
