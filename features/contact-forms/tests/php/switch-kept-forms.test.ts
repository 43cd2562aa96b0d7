import { afterEach, describe, expect, it } from 'vitest';
import { isThere, WAYS } from '../../../../tests/support/delete-plugin';
import { putPlugin, removePlugins } from '../../../../tests/support/old-plugins';
import { errorLog, php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/php/switch-kept-forms.php' );

const FORMS = 'contact-form-7/wp-contact-form-7.php';
const ARMOUR = 'honeypot/wp-armour.php';

afterEach( async () => {
	await removePlugins();
	// Forms accept old pages for some time after the other plugin was removed.
	await php( `delete_option( 'pagewright_forms_since' );` );
} );

describe.each( WAYS )( 'a plugin that is deleted %s', ( _, remove ) => {
	it( 'keeps its forms', async () => {
		const id = await call< number >( 'make_form' );
		await putPlugin( FORMS );
		expect( ( await remove( FORMS ) ).status ).toBeLessThan( 400 );
		expect( await isThere( FORMS ) ).toBe( false );
		expect( await call( 'take_form', id ) ).toEqual( [ 'Old form', { version: '6.1.6' } ] );
	} );

	it( 'keeps the settings of its spam trap', async () => {
		await call( 'store_trap_settings' );
		await putPlugin( ARMOUR );
		expect( ( await remove( ARMOUR ) ).status ).toBeLessThan( 400 );
		expect( await isThere( ARMOUR ) ).toBe( false );
		expect( await call( 'take_trap_settings' ) ).toEqual( [
			'qwerty12',
			'Go away',
			'casino',
			false,
		] );
	} );
} );

it( 'the log contains no error', async () => {
	expect( await errorLog() ).toBe( '' );
} );
