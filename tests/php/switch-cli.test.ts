import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePost } from '../support/editor';
import { putPlugin, removePlugins } from '../support/old-plugins';
import { dropOldSite, makeOldSite } from '../support/old-site';
import { errorLog, php } from '../support/site';
import { TOOL, wp, wpJson } from '../support/switch-cli';

const BUNDLE = 'so-widgets-bundle/so-widgets-bundle.php';

let unknown: number;

beforeAll( async () => {
	await makeOldSite();
	unknown = await makePost(
		'<!-- wp:sowb/widget-block {"widgetClass":"Acme_Widget","widgetData":{}} /-->',
		{ post_title: 'Unknown' }
	);
	await putPlugin( BUNDLE );
	await putPlugin( 'siteorigin-panels/siteorigin-panels.php' );
} );
afterAll( async () => {
	await php(
		`( new Pagewright\\Switching\\DryRun\\Run() )->cancel(); wp_delete_post( ${ unknown }, true );`
	);
	await removePlugins();
	await dropOldSite();
} );

describe( 'wp pagewright switch', () => {
	it( 'describes itself', async () => {
		const args = await php< any >(
			`${ TOOL } return WP_CLI::$commands['pagewright switch'][1];`
		);
		expect( args.synopsis.map( ( one: any ) => one.name ) ).toEqual( [
			'action',
			'plugin',
			'format',
			'restart',
		] );
		expect( args.longdesc ).toMatch( /^## COMMANDS\n[^]*^## EXIT CODES\n/m );
	} );

	it( 'status lists plugins', async () => {
		const { code, value } = await wpJson( [ 'status' ] );
		expect( code ).toBe( 0 );
		expect( value.plugins.map( ( one: any ) => one.id ) ).toContain( 'so-widgets-bundle' );
		const { out } = await wp( [ 'status', 'siteorigin-panels' ] );
		expect( out ).toMatch(
			/^siteorigin-panels: Page Builder by SiteOrigin, inactive\n( {2}- .+\n)*? {2}- .+ with a layout\n( {2}- .+\n)* {2}Delete Page Builder by SiteOrigin\n$/
		);
	} );

	it( 'dry-run reports differences by its exit code', async () => {
		const { code, value } = await wpJson( [ 'dry-run' ], { restart: true } );
		expect( code ).toBe( 3 );
		expect( value.status ).toMatchObject( { state: 'done', share: 1 } );
		expect(
			value.rows.find( ( one: any ) => one.id === String( unknown ) ).problems
		).toHaveLength( 1 );
		const { out } = await wp( [ 'dry-run' ] );
		expect( out ).toMatch(
			/^post \d+: Unknown\n {2}.*no widget for Acme_Widget.*\n[^]*checked\.\n$/m
		);
	} );

	it( 'undo activates in another process', async () => {
		expect( await wp( [ 'undo', 'so-widgets-bundle' ] ) ).toEqual( {
			code: 0,
			out: '',
			commands: [ 'plugin activate so-widgets-bundle' ],
		} );
		expect( await wpJson( [ 'undo', 'siteorigin-panels' ] ) ).toEqual( {
			code: 1,
			value: { plugin: 'siteorigin-panels', activated: false },
		} );
		await removePlugins();
		expect( ( await wp( [ 'undo', 'so-widgets-bundle' ] ) ).code ).toBe( 1 );
	} );

	it.each( [
		[ [ 'drop' ], {}, 2 ],
		[ [ 'status', 'akismet' ], {}, 2 ],
		[ [ 'undo', 'akismet' ], {}, 2 ],
		[ [ 'undo' ], {}, 2 ],
		[ [ 'status' ], { format: 'yaml' }, 2 ],
	] )( 'refuses %j %j', async ( args, options, code ) => {
		expect( await wp( args, options ) ).toMatchObject( { code, out: '', commands: [] } );
	} );

	it( 'import finds nothing to import without data', async () => {
		await dropOldSite();
		expect( ( await wp( [ 'import' ] ) ).code ).toBe( 2 );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
