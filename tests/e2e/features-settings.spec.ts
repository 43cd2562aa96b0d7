import { expect, test } from '@playwright/test';
import { violations } from '../support/axe';
import { php } from '../support/site';
import { featureSettings } from '../support/units';

const stored = () =>
	php< Record< string, unknown > >( `return Pagewright\\Features\\Settings::load()->values();` );

test.beforeEach( () => php( `delete_option( 'pagewright_features' );` ) );
test.afterAll( () => php( `delete_option( 'pagewright_features' );` ) );

test( 'every setting of the features is saved, within its limits', async ( { page } ) => {
	await page.goto( '/wp-admin/options-general.php?page=pagewright#site' );
	const tab = page.locator( '.pagewright-features-tab' );
	const boxes = tab.getByRole( 'checkbox' );
	await expect( boxes.first() ).toBeVisible();
	expect( await violations( page, { include: '.pagewright-features-tab' } ) ).toEqual( [] );

	// A switch can show more of them.
	for ( let i = 0; i < ( await boxes.count() ); i++ ) {
		await boxes.nth( i ).click();
	}
	for ( const field of await tab.getByRole( 'spinbutton' ).all() ) {
		await field.fill( '99999' );
		await field.blur();
		await expect( field ).toHaveValue( ( await field.getAttribute( 'max' ) )! );
	}
	// The last choice has the highest number.
	for ( const field of await tab.getByRole( 'combobox' ).all() ) {
		const choices = await field.getByRole( 'option' ).count();
		await field.selectOption( { index: choices - 1 } );
	}
	await tab.getByRole( 'button', { name: 'Save settings' } ).dblclick();
	await expect(
		page.locator( '.components-snackbar', { hasText: 'Feature settings saved.' } )
	).toHaveCount( 1 );
	expect( await stored() ).toEqual(
		Object.fromEntries(
			Object.entries( featureSettings ).map( ( [ name, { default: value, maximum } ] ) => [
				name,
				typeof value === 'boolean' ? ! value : maximum,
			] )
		)
	);
	const states = await boxes.evaluateAll( ( all ) =>
		all.map( ( box ) => ( box as HTMLInputElement ).checked )
	);
	await page.reload();
	await expect( boxes.first() ).toBeVisible();
	expect(
		await boxes.evaluateAll( ( all ) =>
			all.map( ( box ) => ( box as HTMLInputElement ).checked )
		)
	).toEqual( states );
} );

test( 'changes stay if there is no connection', async ( { page, context } ) => {
	await page.goto( '/wp-admin/options-general.php?page=pagewright#site' );
	const tab = page.locator( '.pagewright-features-tab' );
	const last = tab.getByRole( 'checkbox' ).last();
	const was = await last.isChecked();
	await last.click();
	await context.setOffline( true );
	await tab.getByRole( 'button', { name: 'Save settings' } ).click();
	const retry = tab.getByRole( 'button', { name: 'Try again' } );
	await expect( retry ).toBeVisible();
	await expect( last ).toBeChecked( { checked: ! was } );
	await context.setOffline( false );
	await retry.click();
	await expect
		.poll( async () => Object.values( await stored() ) )
		.not.toEqual( Object.values( featureSettings ).map( ( setting ) => setting.default ) );
} );
