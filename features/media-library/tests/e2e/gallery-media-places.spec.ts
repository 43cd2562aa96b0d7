import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const ONE = 'a-photo-of-a-block-with-its-place';
const MANY = 'photos-of-blocks-with-their-places';

const media = new BrowserPage();
const question = () => media.page.getByRole( 'dialog', { name: /the places? where/ } );
const opener = () => media.page.getByRole( 'button', { name: 'Upload photos' } );
const said = () => media.page.locator( '[data-said]' );
const press = ( keys: string ) => media.page.keyboard.press( keys );

async function open( state: string, options: { width?: number; dir?: string } = {} ) {
	await media.openPage( state, options );
	await opener().click();
	await expect( question() ).toBeVisible();
}

test( 'the keyboard removes the place of one photo, and the focus returns', async () => {
	await open( ONE );
	await expect( question() ).toHaveAccessibleName(
		'1 photo contains the place where it was taken.'
	);
	const remove = question().getByRole( 'button', { name: 'Remove place' } );
	await remove.focus();
	await press( 'Enter' );
	await expect( said() ).toHaveText( 'remove' );
	await expect( opener() ).toBeFocused();
} );

test( 'Tab reaches all choices in their order, and the answer is for later photos too', async () => {
	await open( MANY );
	await question().getByRole( 'button', { name: 'Remove place' } ).focus();
	for ( const name of [ 'Keep place', 'Cancel upload' ] ) {
		await press( 'Tab' );
		await expect( question().getByRole( 'button', { name } ) ).toBeFocused();
	}
	await press( 'Tab' );
	await press( 'Space' );
	await expect( question().getByRole( 'checkbox' ) ).toBeChecked();
	await press( 'Shift+Tab' );
	await press( 'Shift+Tab' );
	await press( 'Enter' );
	await expect( said() ).toHaveText( 'keep, also later' );
} );

test( 'Escape and the button cancel the upload', async () => {
	await open( MANY );
	await press( 'Escape' );
	await expect( said() ).toHaveText( 'canceled' );
	await open( ONE );
	await question().getByRole( 'button', { name: 'Cancel upload' } ).click();
	await expect( said() ).toHaveText( 'canceled' );
} );

for ( const [ width, dir ] of [
	[ 1200, 'ltr' ],
	[ 390, 'ltr' ],
	[ 320, 'rtl' ],
] as const ) {
	test( `the question is accessible and fits: ${ width }, ${ dir }`, async () => {
		await open( MANY, { width, dir } );
		for ( const name of [ 'Remove place', 'Keep place', 'Cancel upload' ] ) {
			await expect( question().getByRole( 'button', { name } ) ).toBeInViewport( {
				ratio: 1,
			} );
		}
		await expect( question().getByRole( 'checkbox' ) ).toBeInViewport( { ratio: 1 } );
		expect( await violations( media.page, { include: '.pagewright-media-place' } ) ).toEqual(
			[]
		);
		const [ content, space ] = await question().evaluate( ( element ) => [
			element.scrollWidth,
			element.clientWidth,
		] );
		expect( content ).toBe( space );
	} );
}
