import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const dialog = ( name: string ) => media.page.getByRole( 'dialog', { name } );
const primary = ( name: string ) => media.page.getByRole( 'button', { name, exact: true } );

async function open( state = 'dialog-of-a-post', width = 1200 ): Promise< void > {
	await media.openPage( state, { width } );
	await media.page.getByRole( 'button', { name: 'Open dialog' } ).click();
}

test( 'tabs are operated by keys, and the focus returns to the opener', async () => {
	await open();
	await expect( dialog( 'Add media' ) ).toBeVisible();
	const menu = media.page.getByRole( 'tablist', { name: 'Actions' } );
	await expect( menu.getByRole( 'tab' ) ).toHaveText( [
		'Add media',
		'Create gallery',
		'Create audio playlist',
		'Create video playlist',
		'Featured image',
		'Insert from URL',
		'stock',
	] );
	await menu.getByRole( 'tab', { name: 'Add media' } ).focus();
	await media.page.keyboard.press( 'ArrowDown' );
	await expect( menu.getByRole( 'tab', { name: 'Create gallery' } ) ).toBeFocused();
	await expect( dialog( 'Add media' ) ).toBeVisible();
	await media.page.keyboard.press( 'Enter' );
	await expect( dialog( 'Create gallery' ) ).toBeVisible();
	await expect( media.page.getByRole( 'tabpanel', { name: 'Create gallery' } ) ).toBeVisible();
	const upload = media.page.getByRole( 'tab', { name: 'Upload files' } );
	await upload.click();
	await expect( upload ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( media.page.getByRole( 'tabpanel', { name: 'Upload files' } ) ).toBeVisible();
	await media.page.keyboard.press( 'Escape' );
	await expect( media.page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( media.page.getByRole( 'button', { name: 'Open dialog' } ) ).toBeFocused();
} );

test( 'a dialog as large as the window appears at once, and fades when it closes', async () => {
	await media.page.emulateMedia( { reducedMotion: 'no-preference' } );
	await open();
	// WordPress adds the class while the dialog closes.
	const names = ( classWhileClosing: string ) =>
		dialog( 'Add media' ).evaluate( ( element, added ) => {
			const overlay = element.closest( '.components-modal__screen-overlay' )!;
			overlay.className += added;
			return [ overlay, element ].map( ( part ) => getComputedStyle( part ).animationName );
		}, classWhileClosing );
	expect( await names( '' ) ).toEqual( [ 'none', 'none' ] );
	// Its place depends on the transform at the end of the animation.
	const [ header, frame ] = await Promise.all( [
		dialog( 'Add media' ).locator( '.components-modal__header' ).boundingBox(),
		dialog( 'Add media' ).boundingBox(),
	] );
	expect( header ).toMatchObject( { x: frame?.x, y: frame?.y, width: frame?.width } );
	expect( await names( ' is-animating-out' ) ).toEqual( [
		'__wp-base-styles-fade-out',
		'components-modal__disappear-animation',
	] );
	await media.page.emulateMedia( { reducedMotion: 'reduce' } );
} );

test( 'no tile is rendered before the grid knows its size, because it would move then', async () => {
	await media.openPage( 'dialog-of-a-post', { width: 1600 } );
	await media.page.evaluate( () => {
		const removed: Node[] = [];
		Object.assign( window, { removed } );
		new MutationObserver( ( changes ) =>
			changes.forEach( ( { removedNodes } ) => removed.push( ...removedNodes ) )
		).observe( document.body, { childList: true, subtree: true } );
	} );
	await media.page.getByRole( 'button', { name: 'Open dialog' } ).click();
	await expect( media.fileAt( 20 ) ).toBeVisible();
	const moved = await media.page.evaluate(
		() =>
			( window as unknown as { removed: Node[] } ).removed.filter(
				( node ) => node instanceof Element && node.matches( '[data-position]' )
			).length
	);
	expect( moved ).toBe( 0 );
} );

test( 'the primary button needs a selection, and confirms', async () => {
	await open( 'dialog-of-another-plugin' );
	await expect( dialog( 'Choose a header' ) ).toBeVisible();
	await expect( primary( 'Use as header' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await media.fileAt( 2 ).click();
	await primary( 'Use as header' ).click();
	await expect( media.page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( /^select \d+$/ );
} );

test( 'a gallery is created in two steps, and left with Cancel', async () => {
	await open();
	await media.page.getByRole( 'tab', { name: 'Create gallery' } ).click();
	await media.fileAt( 1 ).click();
	await media.fileAt( 2 ).click();
	await primary( 'Create a new gallery' ).click();
	await expect( dialog( 'Edit gallery' ) ).toBeVisible();
	await expect( primary( 'Insert gallery' ) ).toBeVisible();
	await media.page.getByRole( 'button', { name: 'Cancel', exact: true } ).click();
	await expect( dialog( 'Create gallery' ) ).toBeVisible();
} );

test( 'a selection is arranged before it is inserted', async () => {
	await open();
	await media.fileAt( 1 ).click();
	await media.fileAt( 3 ).click( { modifiers: [ 'Control' ] } );
	await media.page.getByRole( 'button', { name: 'Edit selection' } ).click();
	await media.page
		.getByRole( 'button', { name: /^Move .* later$/ } )
		.first()
		.click();
	await media.page.getByRole( 'button', { name: 'Back to the library' } ).click();
	await expect( media.status( '2 files selected' ) ).toBeVisible();
	await primary( 'Insert into post' ).click();
	await expect( media.page.locator( '[data-said]' ) ).toHaveText( 'insert 498 500' );
} );

test( 'a URL is previewed in a frame without access to the page', async () => {
	await open();
	await media.page.getByRole( 'tab', { name: 'Insert from URL' } ).click();
	const url = media.page.getByRole( 'textbox', { name: 'URL' } );
	await expect( primary( 'Insert into post' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await url.fill( 'https://video.example/7' );
	const frame = media.page.locator( 'iframe[title="Preview"]' );
	await expect( frame ).toHaveAttribute( 'sandbox', 'allow-scripts allow-popups' );
	await expect( frame.contentFrame().getByText( 'Video' ) ).toBeVisible();
	await url.fill( 'https://other.example/page' );
	await expect( media.page.getByRole( 'textbox', { name: 'Link text' } ) ).toBeVisible();
	await url.fill( 'https://other.example/meadow.webp' );
	await expect( media.page.getByRole( 'textbox', { name: 'Alternative text' } ) ).toBeVisible();
	await media.page.getByRole( 'combobox', { name: 'Link to' } ).selectOption( 'Custom URL' );
	await expect( media.page.getByRole( 'textbox', { name: 'Link URL' } ) ).toBeVisible();
	expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
	await primary( 'Insert into post' ).click();
	await expect( media.page.locator( '[data-said]' ) ).toHaveText(
		'insert https://other.example/meadow.webp'
	);
} );

for ( const width of [ 1200, 390 ] ) {
	test( `the dialog is accessible and fits into ${ width } px`, async () => {
		await open( 'dialog-of-a-post', width );
		await media.fileAt( 1 ).click();
		expect( await violations( media.page, { include: '[role="dialog"]' } ) ).toEqual( [] );
		const sideways = await media.page.evaluate( () => {
			const { scrollWidth, clientWidth } = document.documentElement;
			return scrollWidth - clientWidth;
		} );
		expect( sideways ).toBe( 0 );
		if ( width === 390 ) {
			await media.page.getByRole( 'button', { name: 'Actions' } ).click();
			await media.page.getByRole( 'menuitemradio', { name: 'Featured image' } ).click();
			await expect( dialog( 'Featured image' ) ).toBeVisible();
		}
	} );
}
