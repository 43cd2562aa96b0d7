import { afterEach, describe, expect, it } from 'vitest';
import { nonceOf, SCREEN } from '../support/delete-plugin';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { errorLog, php, phpFile } from '../support/site';
import { visitor } from '../support/visitor';

const { call } = phpFile( 'tests/php/switch-plugins.php' );

const POPULAR = 'wordpress-popular-posts/wordpress-popular-posts.php';
const FORMS = 'contact-form-7/wp-contact-form-7.php';

afterEach( async () => {
	await removePlugins();
	// Forms accept old pages for some time after the other plugin was removed.
	await php( `delete_option( 'pagewright_forms_since' );` );
} );

describe( 'a request that names a plugin', () => {
	/** Returns whether a request counts as the activation of the plugin. */
	const arrives = ( request: object, server: object = {}, folder = 'contact-form-7' ) =>
		call< boolean >(
			'arrives',
			request,
			{ REQUEST_URI: '/wp-admin/plugins.php', REQUEST_METHOD: 'POST', ...server },
			folder
		);
	const rest = ( method: string, path: string ) => ( {
		REQUEST_METHOD: method,
		REQUEST_URI: `/wp-json/wp/v2/plugins${ path }`,
	} );
	const file = `/${ FORMS.replace( '.php', '' ) }`;

	it.each( [
		[ 'a click on Activate', { action: 'activate', plugin: FORMS }, {} ],
		[ 'Activate in bulk', { action: 'activate-selected', checked: [ 'x/x.php', FORMS ] }, {} ],
		[ 'a view of the error', { action: 'error_scrape', plugin: FORMS }, {} ],
		[ 'Activate after an update', { action: 'activate-plugin', plugin: FORMS }, {} ],
		[ 'REST with a file', {}, rest( 'PUT', file ) ],
		[
			'REST by a plain link',
			{},
			{ REQUEST_METHOD: 'POST', REQUEST_URI: `/?rest_route=/wp/v2/plugins${ file }` },
		],
		[
			'REST from the block editor',
			{},
			{ ...rest( 'POST', file ), HTTP_X_HTTP_METHOD_OVERRIDE: 'PUT' },
		],
		[ 'REST that installs the plugin', { slug: 'contact-form-7' }, rest( 'POST', '' ) ],
	] )( 'activates it: %s', async ( _, request, server ) => {
		expect( await arrives( request, server ) ).toBe( true );
		expect( await arrives( request, server, 'contact-form' ) ).toBe( false );
	} );

	it.each( [
		[ 'Deactivate', { action: 'deactivate', plugin: FORMS }, {} ],
		[ 'Deactivate in bulk', { action: 'deactivate-selected', checked: [ FORMS ] }, {} ],
		[
			'Delete in bulk',
			{ action: 'delete-selected', checked: [ FORMS ], 'verify-delete': '1' },
			{},
		],
		[
			'a click on Delete',
			{ action: 'delete-plugin', plugin: FORMS, slug: 'contact-form-7' },
			{},
		],
		[
			'a click on Update',
			{ action: 'update-plugin', plugin: FORMS, slug: 'contact-form-7' },
			{},
		],
		[ 'Update in bulk', { action: 'update-selected', checked: [ FORMS ] }, {} ],
		[ 'an update', { action: 'upgrade-plugin', plugin: FORMS }, {} ],
		[ 'REST that deletes the plugin', {}, rest( 'DELETE', file ) ],
		[
			'REST from the block editor that deletes the plugin',
			{},
			{ ...rest( 'POST', file ), HTTP_X_HTTP_METHOD_OVERRIDE: 'DELETE' },
		],
		[
			'Delete, with another action below the list',
			{ action: 'delete-selected', action2: 'activate-selected', checked: [ FORMS ] },
			{},
		],
		[ 'REST that reads the plugin', {}, rest( 'GET', file ) ],
		[ 'invalid values', { action: [ 'activate' ], plugin: [ FORMS ], checked: FORMS }, {} ],
	] )( 'does not activate it: %s', async ( _, request, server ) => {
		expect( await arrives( request, server ) ).toBe( false );
	} );

	it.each( [
		[ [ 'plugin', 'activate', 'contact-form-7' ], true ],
		[ [ 'plugin', 'activate', '--all' ], true ],
		[ [ 'plugin', 'install', 'contact-form-7', '--activate' ], true ],
		[ [ 'plugin', 'install', 'contact-form-7' ], false ],
		[ [ 'plugin', 'deactivate', 'contact-form-7' ], false ],
		[ [ 'plugin', 'delete', 'contact-form-7' ], false ],
		[ [ 'plugin', 'uninstall', 'contact-form-7' ], false ],
	] )( 'on the command line: %j', async ( words, expected ) => {
		expect( await call( 'arrival', [ 'wp', ...words ] ) ).toBe( expected );
	} );
} );

it( 'a click activates a plugin, which then registers its own names', async () => {
	await putPlugin( FORMS );
	await putPlugin( POPULAR );
	const who = await visitor( 'administrator' );
	for ( const plugin of [ FORMS, POPULAR ] as const ) {
		const nonce = await nonceOf( 'activate', plugin );
		const answer = await who.fetch(
			`${ SCREEN }?action=activate&plugin=${ encodeURIComponent( plugin ) }&_wpnonce=${ nonce }`
		);
		expect( answer.status ).toBe( 302 );
		expect( answer.headers.get( 'location' ) ).toContain( 'activate=true' );
	}
	expect( await php( `return wpp_get_views();` ) ).toBe( 'theirs' );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );

describe( 'the row of this plugin', () => {
	const row = () => call< string >( 'row' );

	it( 'says that data is kept', async () => {
		expect( await row() ).toMatch(
			/^Version 1<br>If you delete this plugin, the following is kept: your content\b/
		);
	} );
} );
