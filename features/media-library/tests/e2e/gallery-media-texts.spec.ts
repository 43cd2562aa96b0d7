import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import type { Failure } from '../../model/failure';
import type { TextPort } from '../../text-port';
import type { FakeTexts } from '../support/fake-texts';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const view = () => media.page.getByRole( 'dialog', { name: 'Alternative texts' } );
const field = () => view().getByLabel( 'Alternative text', { exact: true } );
const button = ( name: string ) => view().getByRole( 'button', { name, exact: true } );
const shown = ( title: string ) => view().locator( 'dd' ).getByText( title, { exact: true } );
const left = ( text: string ) => view().getByText( text, { exact: true } );
const press = ( keys: string ) => media.page.keyboard.press( keys );
const type = ( text: string ) => media.page.keyboard.type( text );

/** Opens a state, and waits for its first image. */
async function open( state: string, title = 'Mountain hut' ) {
	await media.openPage( state );
	await expect( shown( title ) ).toBeVisible();
	await expect( field() ).toBeFocused();
	await expect( field() ).toBeEditable();
}

type Exposed = { alternativeTexts: { fakeTexts: FakeTexts } };

const failNext = ( method: keyof TextPort, failure: Failure ) =>
	media.page.evaluate(
		( [ name, why ] ) =>
			( globalThis as unknown as Exposed ).alternativeTexts.fakeTexts.failNext( name, why ),
		[ method, failure ] as const
	);
const decorative = () =>
	media.page.evaluate( () => [
		...( globalThis as unknown as Exposed ).alternativeTexts.fakeTexts.decorative,
	] );

test( 'Enter saves and goes on, past images that the user may not edit, to the end', async () => {
	await open( 'images-without-a-text' );
	await expect( left( '4 images left' ) ).toBeVisible();
	await type( 'A red hut' );
	await press( 'Enter' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	await expect( field() ).toBeFocused();
	await expect( field() ).toHaveValue( '' );
	await media.hears( 'Lake. 3 images left' );
	expect( await media.saved( 4, 'alt' ) ).toBe( 'A red hut' );
	await type( 'A lake' );
	await press( 'Enter' );
	await expect( shown( 'Boat' ) ).toBeVisible();
	await type( 'A boat' );
	await press( 'Enter' );
	await expect(
		view().getByRole( 'heading', { name: 'All images that you may edit have' } )
	).toBeFocused();
	await expect( view().getByText( '1 image of other users is left' ) ).toBeVisible();
	await press( 'Control+z' );
	await expect( shown( 'Boat' ) ).toBeVisible();
} );

test( 'steps keep typed texts, and save nothing', async () => {
	await open( 'images-without-a-text' );
	await type( 'Half a te' );
	await press( 'Alt+ArrowDown' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	await press( 'Alt+ArrowDown' );
	await expect( shown( 'Valley' ) ).toBeVisible();
	await expect( field() ).not.toBeEditable();
	await expect( view().getByText( 'You may not edit this image.' ) ).toBeVisible();
	await expect( button( 'Decorative image' ) ).toHaveCount( 0 );
	await press( 'Alt+ArrowUp' );
	await press( 'Alt+ArrowUp' );
	await expect( field() ).toHaveValue( 'Half a te' );
	await expect( field() ).toBeFocused();
	expect( await media.calls( 'save' ) ).toBe( 0 );
	await press( 'Escape' );
	await expect( view() ).toBeHidden();
	await media.page.getByRole( 'button', { name: 'Alternative texts' } ).click();
	await expect( field() ).toHaveValue( 'Half a te' );
} );

test( 'Enter in an empty field skips, and the image comes again at the end', async () => {
	await open( 'images-without-a-text' );
	await press( 'Enter' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	await press( 'Enter' );
	await press( 'Enter' );
	await expect( shown( 'Mountain hut' ) ).toBeVisible();
	await expect( left( '4 images left' ) ).toBeVisible();
} );

test( 'a double click and a held key act on one image', async () => {
	await open( 'images-without-a-text' );
	await press( 'Alt+ArrowDown' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	await type( 'A draft' );
	await press( 'Alt+ArrowUp' );
	await expect( shown( 'Mountain hut' ) ).toBeVisible();
	await type( 'A red hut' );
	await button( 'Save and go on' ).dblclick();
	await expect( left( '3 images left' ) ).toBeVisible();
	await expect( shown( 'Lake' ) ).toBeVisible();
	await expect( field() ).toHaveValue( 'A draft' );
	await button( 'Decorative image' ).dblclick();
	await expect( left( '2 images left' ) ).toBeVisible();
	await expect( shown( 'Boat' ) ).toBeVisible();
	expect( await decorative() ).toHaveLength( 1 );
	await media.page.keyboard.down( 'Enter' );
	await media.page.keyboard.down( 'Enter' );
	await media.page.keyboard.up( 'Enter' );
	await expect( shown( 'Boat' ) ).toBeVisible();
	expect( await media.calls( 'save' ) ).toBe( 1 );
} );

test( 'two clicks skip two images', async () => {
	await open( 'images-without-a-text' );
	await button( 'Skip' ).dblclick();
	await expect( shown( 'Boat' ) ).toBeVisible();
	await expect( left( '4 images left' ) ).toBeVisible();
} );

test( 'a mark takes the image off the list, and undo returns it with its text', async () => {
	await open( 'images-without-a-text' );
	await type( 'Perhaps' );
	await button( 'Decorative image' ).click();
	await expect( shown( 'Lake' ) ).toBeVisible();
	await expect( left( '3 images left' ) ).toBeVisible();
	await expect( view().getByText( /^Marked “a-mountain-hut.*” as decorative\.$/ ) ).toBeVisible();
	expect( await decorative() ).toEqual( [ 4 ] );
	await button( 'Undo the last step' ).click();
	await expect( field() ).toHaveValue( 'Perhaps' );
	await expect( shown( 'Mountain hut' ) ).toBeVisible();
	expect( await decorative() ).toEqual( [] );
} );

test( 'Ctrl+Z in the field is that of the field, and outside undoes a saved text', async () => {
	await open( 'images-without-a-text' );
	await type( 'A red hut' );
	await press( 'Enter' );
	await expect( button( 'Undo the last step' ) ).toBeEnabled();
	await type( 'A' );
	await press( 'Control+z' );
	await expect( field() ).toHaveValue( '' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	await press( 'Tab' );
	await press( 'Control+z' );
	await expect( shown( 'Mountain hut' ) ).toBeVisible();
	await expect( field() ).toHaveValue( 'A red hut' );
	expect( await media.saved( 4, 'alt' ) ).toBe( '' );
} );

test( 'a suggestion is used with a button, and saved by Enter only', async () => {
	await open( 'a-suggested-text' );
	await button( 'Use suggestion' ).click();
	await expect( field() ).toBeFocused();
	await expect( field() ).toHaveValue( /^A red hut in front/ );
	await expect( button( 'Use suggestion' ) ).toHaveCount( 0 );
	expect( await media.calls( 'save' ) ).toBe( 0 );
	await press( 'Enter' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	expect( await media.saved( 4, 'alt' ) ).toMatch( /^A red hut in front/ );
} );

test( 'a text that was not saved is kept, and saved when the user tries again', async () => {
	await open( 'a-text-that-is-not-saved' );
	await type( 'A red hut' );
	await press( 'Enter' );
	await expect( view().getByText( /is not saved\. The site does not respond/ ) ).toBeVisible();
	await expect( shown( 'Lake' ) ).toBeVisible();
	await button( 'Show image' ).click();
	await expect( field() ).toHaveValue( 'A red hut' );
	await expect( field() ).toBeFocused();
	await type( ' below' );
	await button( 'Try again' ).click();
	await expect( left( '3 images left' ) ).toBeVisible();
	await expect( button( 'Try again' ) ).toHaveCount( 0 );
	expect( await media.saved( 4, 'alt' ) ).toBe( 'A red hut below' );
} );

test( 'a mark that failed is announced, and can be tried again', async () => {
	await open( 'images-without-a-text' );
	await failNext( 'setDecorative', { kind: 'ended' } );
	await button( 'Decorative image' ).click();
	await media.hears( 'is not saved. You are logged out.' );
	await expect( view().getByRole( 'link', { name: 'Log in' } ) ).toBeVisible();
	await button( 'Try again' ).click();
	await expect( left( '3 images left' ) ).toBeVisible();
	expect( await decorative() ).toEqual( [ 4 ] );
} );

test( 'an image that was deleted meanwhile is skipped, and said', async () => {
	await open( 'images-without-a-text' );
	await media.failNext( 'save', { kind: 'missing' } );
	await type( 'A red hut' );
	await press( 'Enter' );
	await expect( view().getByText( /a-mountain-hut.*” no longer exists\./ ) ).toBeVisible();
	await expect( shown( 'Lake' ) ).toBeVisible();
	await expect( left( '3 images left' ) ).toBeVisible();
	await press( 'Alt+ArrowUp' );
	await expect( shown( 'Lake' ) ).toBeVisible();
} );

test( 'the mark of a decorative image is removed in its own list', async () => {
	await open( 'decorative-images' );
	await view().getByLabel( 'Images', { exact: true } ).selectOption( 'Decorative' );
	await expect( shown( 'Lake' ) ).toBeVisible();
	await button( 'Not decorative' ).click();
	await expect( shown( 'Boat' ) ).toBeVisible();
	expect( await decorative() ).toEqual( [ 1 ] );
	await button( 'Not decorative' ).click();
	await expect(
		view().getByRole( 'heading', { name: 'No image is marked as decorative' } )
	).toBeFocused();
	await view().getByLabel( 'Images', { exact: true } ).selectOption( 'Without a text' );
	await expect( left( '4 images left' ) ).toBeVisible();
} );

test( 'the list loads again after a failure', async () => {
	await media.openPage( 'images-without-a-text-that-fail-to-load' );
	await button( 'Try again' ).click();
	await expect( shown( 'Mountain hut' ) ).toBeVisible();
	await expect( field() ).toBeFocused();
} );

/** States, texts that they show, and keys that lead to them. */
const STATES = [
	[ 'a-suggested-text', 'Use suggestion', [] ],
	[
		'images-without-a-text',
		'You may not edit this image.',
		[ 'Alt+ArrowDown', 'Alt+ArrowDown' ],
	],
	[ 'a-text-that-is-not-saved', 'Show image', [ 'A', 'Enter' ] ],
	[ 'images-without-a-text-of-other-users', 'edit have an alternative text', [] ],
	[ 'images-without-a-text-that-fail-to-load', 'The site does not respond', [] ],
	[ 'all-images-have-a-text', 'All images that you may edit have an alternative text', [] ],
	[
		'decorative-images',
		'Not decorative',
		[ 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'ArrowDown' ],
	],
] as const;
const SIZES = [
	{ width: 1280, dir: 'ltr' },
	{ width: 1280, dir: 'rtl' },
	{ width: 390, dir: 'ltr' },
	{ width: 320, dir: 'rtl' },
];
for ( const [ state, text, keys ] of STATES ) {
	for ( const { width, dir } of SIZES ) {
		test( `${ state } is accessible and fits ${ width } pixels, ${ dir }`, async () => {
			await media.openPage( state, { dir } );
			await media.page.setViewportSize( { width, height: 740 } );
			if ( keys.length > 0 ) {
				await expect( field() ).toBeFocused();
				await expect( field() ).toBeEditable();
			}
			for ( const key of keys ) {
				await press( key );
			}
			await expect( view().getByText( text ).first() ).toBeVisible();
			expect(
				await violations( media.page, { include: '.pagewright-alternative-texts' } )
			).toEqual( [] );
			const sizes = await view()
				.locator( '.pagewright-alternative-texts__walk' )
				.evaluate( ( walk ) => [ walk.scrollWidth, walk.clientWidth ] );
			expect( sizes[ 0 ] ).toBeLessThanOrEqual( sizes[ 1 ]! );
		} );
	}
}

test( 'the end is shown, also when the view is opened again, if the user may edit no image', async () => {
	await media.openPage( 'images-without-a-text-of-other-users' );
	const end = view().getByText( 'edit have an alternative text' ).first();
	await expect( end ).toBeVisible();
	await press( 'Escape' );
	await expect( view() ).toHaveCount( 0 );
	await media.page.getByRole( 'button', { name: 'Alternative texts' } ).click();
	await expect( end ).toBeVisible();
} );
