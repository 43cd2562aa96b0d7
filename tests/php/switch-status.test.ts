import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins, type OldPlugin } from '../support/old-plugins';
import { dropOldSite, makeOldSite } from '../support/old-site';
import { oldViews } from '../support/old-views';
import { errorLog, php, phpFile } from '../support/site';
import { shared } from '../support/units';
import { visitor } from '../support/visitor';

const { call: callPhp } = phpFile( 'tests/php/switch-status.php' );

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

async function call( route: string, body: object = {} ) {
	const who = await visitor( 'administrator' );
	const response = await who.fetch( `/wp-json/sowb/v1/switch/${ route }`, {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} );
	return { status: response.status, body: ( await response.json() ) as any };
}

/** Returns the status by plugin. */
async function status() {
	const { body } = await call( 'status' );
	return Object.fromEntries( body.plugins.map( ( one: any ) => [ one.id, one ] ) );
}

const activate = ( ...plugins: OldPlugin[] ) => callPhp( 'activate', plugins );

const step = ( plugin: string, name: string ) =>
	call( 'step', { plugin, step: name, confirmed: true } );

// Other tests leave options of these plugins.
beforeAll( dropOldSite );

it( 'a site without these plugins has nothing to switch', async () => {
	expect( ( await call( 'status' ) ).body ).toEqual( { plugins: [] } );
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
		const found = await status();
		expect(
			Object.fromEntries(
				Object.values( found ).map( ( one: any ) => [
					one.id,
					[ one.state, one.next?.name ?? null ],
				] )
			)
		).toEqual( {
			'contact-form-7': [ 'active', 'deactivate' ],
			...Object.fromEntries(
				Object.entries( shared.switching ).map( ( [ id, { state } ] ) => [ id, state ] )
			),
			honeypot: [ 'active', 'deactivate' ],
			'siteorigin-panels': [ 'active', 'deactivate' ],
			'so-widgets-bundle': [ 'active', 'deactivate' ],
			'wordpress-popular-posts': [ 'active', 'deactivate' ],
		} );
	} );

	it( 'counts the remaining data', async () => {
		const found = await status();
		const texts = ( id: string ) =>
			Object.fromEntries( found[ id ].found.map( ( one: any ) => [ one.id, one.text ] ) );
		expect( texts( 'wordpress-popular-posts' ) ).toMatchObject( {
			views: '26,639 views of 2 posts',
			posts: '1 post or page with a list or view count',
			settings: expect.any( String ),
		} );
		expect( texts( 'contact-form-7' ) ).toMatchObject( {
			forms: '2 contact forms',
			posts: '1 post or page with a contact form',
			'captcha-keys': 'CAPTCHA keys: reCAPTCHA',
			'foreign-tags': '1 form-tag that no active plugin supports; visitors will not see it',
		} );
		const forms = found[ 'contact-form-7' ].found;
		expect( forms.find( ( one: any ) => one.id === 'foreign-tags' ) ).toMatchObject( {
			details: [ 'Booking: [rating* stars-1 "5"]' ],
			isWarning: true,
		} );
		expect( forms.find( ( one: any ) => one.id === 'forms' ).details ).toContain(
			'[email] × 2'
		);
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
		expect( texts( 'honeypot' ) ).toEqual( { options: '2 options' } );
	} );

	it( 'requires a confirmation', async () => {
		const { status: code, body } = await call( 'step', {
			plugin: 'so-widgets-bundle',
			step: 'deactivate',
		} );
		expect( [ code, body.code ] ).toEqual( [ 409, 'pagewright_not_confirmed' ] );
		expect( ( await status() )[ 'so-widgets-bundle' ].state ).toBe( 'active' );
	} );

	it( 'deactivates and deletes the bundle, and records it', async () => {
		expect( ( await step( 'so-widgets-bundle', 'delete' ) ).body.code ).toBe(
			'pagewright_not_now'
		);
		expect( ( await step( 'so-widgets-bundle', 'deactivate' ) ).body.plugin ).toMatchObject( {
			state: 'inactive',
			next: { name: 'delete', isAllowed: true },
			back: { file: BUNDLE.replace( '.php', '' ), isAllowed: true },
		} );
		expect( ( await step( 'so-widgets-bundle', 'delete' ) ).body.plugin ).toMatchObject( {
			state: 'deleted',
			next: null,
			back: { file: '', url: expect.stringContaining( 'plugin-install.php' ) },
		} );
		expect(
			( await status() )[ 'so-widgets-bundle' ].history.map( ( one: any ) => one.step )
		).toEqual( [ 'deleted', 'deactivated', 'activated' ] );
		expect( await php( `return is_dir( WP_PLUGIN_DIR . '/so-widgets-bundle' );` ) ).toBe(
			false
		);
	} );

	it( 'imports captcha keys with the forms', async () => {
		expect( ( await step( 'contact-form-7', 'deactivate' ) ).body.plugin.next.name ).toBe(
			'delete'
		);
		expect(
			await php(
				`$settings = get_option( 'pagewright_forms' ); return array( $settings['captcha'], $settings['captcha_key'] );`
			)
		).toEqual( [ 'recaptcha_v3', 'site-key' ] );
		// The state of a site where Contact Form 7 was removed before this plugin was installed.
		await php(
			`delete_option( 'pagewright_forms' ); Pagewright\\Features\\Features::activate();`
		);
		expect( ( await status() )[ 'contact-form-7' ].next.name ).toBe( 'settings' );
		expect( ( await step( 'contact-form-7', 'settings' ) ).body.plugin.next.name ).toBe(
			'delete'
		);
		expect( await php( `return get_option( 'pagewright_forms' )['captcha_key'];` ) ).toBe(
			'site-key'
		);
	} );

	it( 'offers the import before the deletion', async () => {
		const { body } = await step( 'wordpress-popular-posts', 'deactivate' );
		expect( body.plugin.next ).toMatchObject( {
			name: 'import',
			label: 'Import 26,639 views',
		} );
		await oldViews.import();
		const plugin = ( await status() )[ 'wordpress-popular-posts' ];
		expect( plugin.next.name ).toBe( 'delete' );
		expect( plugin.history[ 0 ].step ).toBe( 'imported' );
	} );

	describe( 'with a page cache', () => {
		afterEach( () => php( `unlink( WPMU_PLUGIN_DIR . '/cache.php' );` ) );
		beforeEach( () => callPhp( 'install_cache' ) );

		it( 'mentions it once after the last step', async () => {
			expect( ( await status() )[ 'so-widgets-bundle' ].next ).toMatchObject( {
				name: 'empty-cache',
				label: 'Clear your page cache',
				text: expect.stringContaining( 'WP Super Cache' ),
			} );
			expect( ( await step( 'so-widgets-bundle', 'empty-cache' ) ).body.plugin.next ).toBe(
				null
			);
			expect( await callPhp( 'remove_cache' ) ).toBe( '1' );
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
