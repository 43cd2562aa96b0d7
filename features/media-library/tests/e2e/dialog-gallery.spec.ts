import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import {
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
} from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { editPart } from '../support/classic-view';

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

let ids: number[];
test.beforeAll( async () => {
	ids = ( await pictures() ).map( ( { id } ) => id );
} );
test.afterEach( () => unplug( 'media-dialog' ) );

const own = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const button = ( page: Page, name: string | RegExp ) =>
	own( page ).getByRole( 'button', { name, exact: typeof name === 'string' } );

/** Returns the IDs of the images in a saved Gallery block. */
const imagesIn = ( content: string ) =>
	[ ...content.matchAll( /<!-- wp:image \{"id":(\d+)/g ) ].map( ( [ , id ] ) => Number( id ) );

test( 'a Gallery block is created, and arranged by keyboard, in our dialog', async ( { page } ) => {
	const problems = problemsOf( page );
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await page.evaluate( () => {
		const { blocks, data } = ( window as any ).wp;
		data.dispatch( 'core/block-editor' ).insertBlocks( blocks.createBlock( 'core/gallery' ) );
	} );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await fileIn( own( page ), ids[ 0 ]! ).click();
	await fileIn( own( page ), ids[ 1 ]! ).click();
	await button( page, 'Create a new gallery' ).click();
	await expect( own( page ).getByRole( 'listitem' ) ).toHaveCount( 2 );
	expect( await violations( page, { include: '.pagewright-media-library__frame' } ) ).toEqual(
		[]
	);
	await button( page, / later$/ )
		.first()
		.focus();
	await page.keyboard.press( 'Enter' );
	await button( page, 'Insert gallery' ).click();
	await expect( own( page ) ).toHaveCount( 0 );
	const shown = canvas.locator( '.wp-block-gallery .wp-block-image img' );
	await expect( shown ).toHaveCount( 2 );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( shown ).toHaveCount( 0 );
	await expect( canvas.getByRole( 'button', { name: 'Media Library' } ) ).toBeVisible();
	await page.keyboard.press( 'ControlOrMeta+Shift+z' );
	await expect( shown ).toHaveCount( 2 );
	await save( page );
	expect( imagesIn( await savedContent( id ) ) ).toEqual( [ ids[ 1 ], ids[ 0 ] ] );
	expect( problems ).toEqual( [] );
} );

test( 'files are added to a Gallery block, after those that it has', async ( { page } ) => {
	const image = ( file: number ) =>
		`<!-- wp:image {"id":${ file },"linkDestination":"none"} --><figure class="wp-block-image"><img src="/x.jpg" alt="" class="wp-image-${ file }"/></figure><!-- /wp:image -->`;
	const id = await makePost(
		`<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image( ids[ 1 ]! ) }</figure><!-- /wp:gallery -->`
	);
	await openEditor( page, id );
	await page.evaluate( () => {
		const { select, dispatch } = ( window as any ).wp.data;
		const [ gallery ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( gallery.clientId );
	} );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar.getByRole( 'button', { name: 'Add', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
	await expect( fileIn( own( page ), ids[ 0 ]! ) ).toBeVisible();
	await expect( fileIn( own( page ), ids[ 1 ]! ) ).toHaveCount( 0 );
	await fileIn( own( page ), ids[ 0 ]! ).click();
	await button( page, 'Add to gallery' ).click();
	await button( page, 'Update gallery' ).click();
	await expect( own( page ) ).toHaveCount( 0 );
	await save( page );
	expect( imagesIn( await savedContent( id ) ) ).toEqual( [ ids[ 1 ], ids[ 0 ] ] );
} );

async function openClassic( page: Page, content: string ) {
	await call( 'plug_classic' );
	const id = await makePost( content );
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	return id;
}

async function openShortcode( page: Page ) {
	await editPart( page, '.wpview' );
	return mediaDialog( page );
}

/** Opens the dialog of the shortcode in the classic editor, and waits for its files. */
async function editShortcode( page: Page ) {
	const dialog = await openShortcode( page );
	await expect( dialog.locator( '.pagewright-media-library__arranged' ).first() ).toBeVisible();
	return dialog;
}

async function update( page: Page, id: number ): Promise< string > {
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	return savedContent( id );
}

test( 'a shortcode stays as it is without a change, and keeps unknown attributes', async ( {
	page,
} ) => {
	const text = `[gallery  link='file' ids="${ ids[ 1 ] },${ ids[ 0 ] }" effect="fade" order="DESC"]`;
	const id = await openClassic( page, text );
	const dialog = await editShortcode( page );
	await expect( dialog.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 2 );
	await dialog.getByRole( 'button', { name: 'Update gallery' } ).click();
	await expect( dialog ).toBeHidden();
	expect( await update( page, id ) ).toBe( text );
	await editShortcode( page );
	await dialog.getByRole( 'combobox', { name: 'Columns' } ).selectOption( '5' );
	await dialog.getByRole( 'button', { name: 'Reverse order' } ).click();
	await dialog.getByRole( 'button', { name: 'Update gallery' } ).click();
	expect( await update( page, id ) ).toBe(
		`[gallery  link='file' ids="${ ids[ 0 ] },${ ids[ 1 ] }" effect="fade" order="DESC" columns="5"]`
	);
} );

test( 'a gallery of the classic editor gets files that it lacks', async ( { page } ) => {
	const id = await openClassic( page, `[gallery ids="${ ids[ 0 ] }"]` );
	const dialog = await editShortcode( page );
	await dialog.getByRole( 'tab', { name: 'Add to gallery' } ).click();
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await expect( fileIn( dialog, ids[ 1 ]! ) ).toBeVisible();
	await expect( fileIn( dialog, ids[ 0 ]! ) ).toHaveCount( 0 );
	await fileIn( dialog, ids[ 1 ]! ).click();
	await dialog
		.locator( '.media-toolbar' )
		.getByRole( 'button', { name: 'Add to gallery' } )
		.click();
	await expect( dialog.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 2 );
	expect( await violations( page, { include: '.pagewright-media-library' } ) ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Update gallery' } ).click();
	expect( await update( page, id ) ).toBe( `[gallery ids="${ ids[ 0 ] },${ ids[ 1 ] }"]` );
} );

test( 'a playlist is arranged, and changed in its settings', async ( { page } ) => {
	const songs = await call< number[] >( 'add_songs', 'Morning', 'Evening', 'Night' );
	const [ morning, evening, night ] = songs as [ number, number, number ];
	const id = await openClassic( page, `[playlist style="dark" ids="${ morning },${ evening }"]` );
	const dialog = await editShortcode( page );
	const files = dialog.locator( '.pagewright-media-library__arranged' );
	await expect( files ).toHaveCount( 2 );
	await expect( dialog.getByRole( 'checkbox' ) ).toHaveCount( 4 );
	expect( await violations( page, { include: '.pagewright-media-library' } ) ).toEqual( [] );
	await dialog.getByRole( 'checkbox', { name: 'Show artists' } ).uncheck();
	await dialog.getByRole( 'button', { name: /^Move Evening.* earlier$/ } ).click();
	await dialog.getByRole( 'tab', { name: 'Add to Audio Playlist' } ).click();
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( dialog, night ).click();
	await expect( fileIn( dialog, morning ) ).toHaveCount( 0 );
	await dialog.getByRole( 'button', { name: 'Add to audio playlist' } ).click();
	await expect( files ).toHaveCount( 3 );
	await dialog.getByRole( 'button', { name: 'Update audio playlist' } ).click();
	await expect( dialog ).toBeHidden();
	expect( await update( page, id ) ).toBe(
		`[playlist style="dark" ids="${ evening },${ morning },${ night }" artists="false"]`
	);
	await call( 'delete_files', ...songs );
} );

test( 'a gallery whose files fail to load can be tried again, and is not lost', async ( {
	page,
} ) => {
	const text = `[gallery ids="${ ids[ 1 ] },${ ids[ 0 ] }"]`;
	const id = await openClassic( page, text );
	const list = ( url: URL ) => url.pathname.endsWith( '/admin-ajax.php' );
	await page.route( list, ( route ) =>
		route.request().postData()?.includes( 'query-attachments' )
			? route.fulfill( { status: 500, body: 'broken' } )
			: route.fallback()
	);
	const dialog = await openShortcode( page );
	await expect( dialog.getByText( 'The site does not respond.' ).first() ).toBeVisible();
	await expect( dialog.getByText( 'Loading…' ) ).toHaveCount( 0 );
	await expect( dialog.getByRole( 'button', { name: 'Update gallery' } ) ).toBeDisabled();
	expect( await violations( page, { include: '.pagewright-media-library' } ) ).toEqual( [] );
	await page.unroute( list );
	await dialog.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( dialog.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 2 );
	await dialog.getByRole( 'button', { name: 'Update gallery' } ).click();
	expect( await update( page, id ) ).toBe( text );
} );
