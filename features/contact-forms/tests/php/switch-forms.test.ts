import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { dropOldSite, makeOldSite, type OldSite } from '../../../../tests/support/old-site';
import { errorLog, php } from '../../../../tests/support/site';
import { wp, wpJson } from '../../../../tests/support/switch-cli';
import {
	dryRun,
	dryRunRow,
	finishDryRun,
	setActive,
	switchStatus,
	switchStep,
} from '../../../../tests/support/switching';

const FORMS = 'contact-form-7/wp-contact-form-7.php';

let site: OldSite;

const clear = async () => {
	await dryRun( { action: 'cancel' } );
	await removePlugins();
	await dropOldSite();
};

beforeEach( async () => {
	await clear();
	site = await makeOldSite();
	await putPlugin( FORMS );
} );
afterAll( clear );

describe( 'the Switch tab', () => {
	it( 'lists form-tags', async () => {
		await setActive( FORMS );
		const { found } = ( await switchStatus() )[ 'contact-form-7' ];
		expect( found.find( ( one: any ) => one.id === 'foreign-tags' ) ).toMatchObject( {
			details: [ 'Booking: [rating* stars-1 "5"]' ],
			isWarning: true,
		} );
		expect( found.find( ( one: any ) => one.id === 'forms' ).details ).toContain(
			'[email] × 2'
		);
	} );

	it( 'imports captcha keys with the forms', async () => {
		await setActive( FORMS );
		expect( ( await switchStep( 'contact-form-7', 'deactivate' ) ).body.plugin.next.name ).toBe(
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
		expect( ( await switchStatus() )[ 'contact-form-7' ].next.name ).toBe( 'settings' );
		expect( ( await switchStep( 'contact-form-7', 'settings' ) ).body.plugin.next.name ).toBe(
			'delete'
		);
		expect( await php( `return get_option( 'pagewright_forms' )['captcha_key'];` ) ).toBe(
			'site-key'
		);
	} );

	it( 'reports form-tags of other plugins in the dry run', async () => {
		await dryRun( { action: 'start' } );
		await finishDryRun();
		expect( await dryRunRow( site.withForeign ) ).toMatchObject( {
			kind: 'form',
			result: 'problem',
			problems: [ 'No active plugin supports [rating* stars-1 "5"].' ],
		} );
	} );
} );

describe( 'wp pagewright switch', () => {
	it( 'status lists the plugin', async () => {
		const { code, value } = await wpJson( [ 'status' ] );
		expect( code ).toBe( 0 );
		expect( value.plugins.map( ( one: any ) => one.id ) ).toContain( 'contact-form-7' );
	} );

	it( 'dry-run reports form-tags of other plugins', async () => {
		const { code, value } = await wpJson( [ 'dry-run' ], { restart: true } );
		expect( code ).toBe( 3 );
		expect( value.status ).toMatchObject( { state: 'done', share: 1 } );
		expect(
			value.rows.find( ( one: any ) => one.id === String( site.withForeign ) ).problems
		).toHaveLength( 1 );
		const { out } = await wp( [ 'dry-run' ] );
		expect( out ).toMatch(
			/^form \d+: Booking\n {2}No active plugin supports \[rating\* stars-1 "5"\]\.\n[^]*checked\.\n$/m
		);
	} );

	it( 'undo reports that the activation failed', async () => {
		expect( await wpJson( [ 'undo', 'contact-form-7' ] ) ).toEqual( {
			code: 1,
			value: { plugin: 'contact-form-7', activated: false },
		} );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
