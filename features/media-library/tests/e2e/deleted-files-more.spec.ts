import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, save, savedContent } from '../../../../tests/support/editor';
import {
	dialogButton,
	fileIn,
	footButton,
	mediaDialog,
} from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { php, phpFile } from '../../../../tests/support/site';
import { addToGallery, editPart, openPart, saveClassic } from '../support/classic-view';
import { callEdit } from '../support/edit';
import { hold } from '../support/hold';
import { deleteFiles, insertFile, type MediaFile } from '../support/media-file';

const { call } = phpFile( 'features/media-library/tests/e2e/player-details.php' );

const MISSING = 'This file no longer exists.';
const MISSING_ONE = '1 selected file no longer exists.';

let ids: number[] = [];
test.beforeEach( async () => {
	ids = [];
	while ( ids.length < 3 ) {
		ids.push( await callEdit< number >( 'insert_image' ) );
	}
} );
test.afterEach( async () => {
	await deleteFiles( ids );
	await unplug( 'media-dialog' );
} );

const remove = ( ...gone: number[] ) => deleteFiles( gone );

const imageBlock = ( id: number ) =>
	`<!-- wp:image {"id":${ id },"sizeSlug":"large","linkDestination":"none"} -->\n<figure class="wp-block-image size-large"><img src="/x-${ id }.jpg" alt="Of ${ id }" class="wp-image-${ id }"/><figcaption class="wp-element-caption">Typed ${ id }</figcaption></figure>\n<!-- /wp:image -->`;
const galleryBlock = ( ...files: number[] ) =>
	`<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ files.map( imageBlock ).join( '\n\n' ) }</figure>\n<!-- /wp:gallery -->`;

/** Our dialog in the block editor. */
const own = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const ownButton = ( page: Page, name: string ) =>
	own( page ).getByRole( 'button', { name, exact: true } );

/** Opens our dialog for the files of a Gallery block, in which the first was deleted. */
async function editGallery( page: Page ) {
	const post = await makePost( galleryBlock( ...ids ) );
	await openEditor( page, post );
	await page.evaluate( () => {
		const { select, dispatch } = ( window as any ).wp.data;
		const [ gallery ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( gallery.clientId );
	} );
	await remove( ids[ 0 ]! );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	await toolbar.getByRole( 'button', { name: 'Add', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
	await own( page ).getByRole( 'tab', { name: 'Edit gallery' } ).click();
	await expect( ownButton( page, `Deleted file #${ ids[ 0 ] }: 1 of 3` ) ).toBeVisible();
	await expect( own( page ).getByText( MISSING_ONE ) ).toHaveCount( 1 );
	return post;
}

test( 'a Gallery block keeps an image whose file was deleted, and the dialog says which', async ( {
	page,
} ) => {
	const post = await editGallery( page );
	await ownButton( page, 'Update gallery' ).click();
	await expect( own( page ) ).toHaveCount( 0 );
	await save( page );
	expect( await savedContent( post ) ).toBe( galleryBlock( ...ids ) );
} );

test( 'images of a Gallery block are arranged beside one whose file was deleted', async ( {
	page,
} ) => {
	const post = await editGallery( page );
	await ownButton( page, 'Reverse order' ).click();
	await ownButton( page, 'Update gallery' ).click();
	await expect( own( page ) ).toHaveCount( 0 );
	await save( page );
	expect( await savedContent( post ) ).toBe( galleryBlock( ...[ ...ids ].reverse() ) );
} );

test( 'an image whose file was deleted is removed from a Gallery block', async ( { page } ) => {
	const post = await editGallery( page );
	await ownButton( page, `Remove Deleted file #${ ids[ 0 ] }` ).click();
	await ownButton( page, 'Update gallery' ).click();
	await expect( own( page ) ).toHaveCount( 0 );
	await save( page );
	expect( await savedContent( post ) ).toBe( galleryBlock( ...ids.slice( 1 ) ) );
} );

async function openClassic( page: Page, content: string, part: string ) {
	await call( 'plug_classic' );
	return openPart( page, content, part );
}

/** Selects a file that replaces another, deletes it, and says that it replaces the other. */
async function replaceByDeleted( page: Page, id: number ) {
	await dialogButton( page, 'Replace' ).click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( mediaDialog( page ), id ).click();
	await expect( mediaDialog( page ).getByRole( 'textbox', { name: 'Caption' } ) ).toBeVisible();
	await expect( footButton( page, 'Replace' ) ).toBeEnabled();
	await remove( id );
	await footButton( page, 'Replace' ).click();
	await expect( mediaDialog( page ).getByText( MISSING_ONE ) ).toHaveCount( 1 );
	await expect( footButton( page, 'Replace' ) ).toBeDisabled();
}

for ( const [ kind, names ] of [
	[ 'audio', [ 'clip.mp3', 'second.mp3' ] ],
	[ 'video', [ 'clip.webm', 'clip.mp4' ] ],
] as const ) {
	test( `a player is not replaced by a file that was deleted: ${ kind }`, async ( { page } ) => {
		const [ before, deleted ] = ( await Promise.all( names.map( insertFile ) ) ) as [
			MediaFile,
			MediaFile,
		];
		ids.push( before.id, deleted.id );
		const content = `[${ kind } ${ names[ 0 ].slice( 5 ) }="${ before.url }"]`;
		const post = await openClassic( page, content, '.wpview' );
		await mediaDialog( page ).getByLabel( 'Loop' ).check();
		await replaceByDeleted( page, deleted.id );
		await mediaDialog( page )
			.getByRole( 'tab', { name: new RegExp( `^${ kind } details$`, 'i' ) } )
			.click();
		await expect( mediaDialog( page ).getByText( before.url ) ).toBeVisible();
		await footButton( page, 'Update' ).click();
		await expect( mediaDialog( page ) ).toBeHidden();
		const changed = content.replace( ']', ' loop="true"]' );
		expect( await saveClassic( page, post ) ).toBe( changed );
	} );
}

/** Opens the details of an image, and waits until they have loaded. */
async function openImage( page: Page ) {
	const src = await php< string >( `return wp_get_attachment_url( ${ ids[ 0 ] } );` );
	const content = `<img class="size-full wp-image-${ ids[ 0 ] }" src="${ src }" alt="A hut" width="600" height="400" />`;
	const post = await openClassic( page, content, 'img' );
	await expect( dialogButton( page, 'Edit original' ) ).toBeVisible();
	return { post, content };
}

test( 'an image is not replaced by a file that was deleted', async ( { page } ) => {
	const { post, content } = await openImage( page );
	await mediaDialog( page ).getByLabel( 'Alternative text' ).fill( 'Typed' );
	await replaceByDeleted( page, ids[ 1 ]! );
	await footButton( page, 'Back' ).click();
	await expect( dialogButton( page, 'Replace' ) ).toBeFocused();
	await expect( mediaDialog( page ).getByLabel( 'Alternative text' ) ).toHaveValue( 'Typed' );
	await footButton( page, 'Update' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( await saveClassic( page, post ) ).toBe( content.replace( 'A hut', 'Typed' ) );
} );

test( 'another image replaces the one after the deleted file was chosen', async ( { page } ) => {
	const { post } = await openImage( page );
	await replaceByDeleted( page, ids[ 1 ]! );
	await fileIn( mediaDialog( page ), ids[ 2 ]! ).click();
	await mediaDialog( page ).getByLabel( 'Alternative text' ).fill( 'Typed' );
	await footButton( page, 'Replace' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	const saved = await saveClassic( page, post );
	expect( saved ).toContain( `wp-image-${ ids[ 2 ] }` );
	expect( saved ).toContain( 'alt="Typed"' );
} );

test( 'a caption of a deleted file stays to be copied, and is not tried again', async ( {
	page,
} ) => {
	await openClassic( page, `[gallery ids="${ ids }"]`, '.wpview' );
	const tile = mediaDialog( page ).locator( '.pagewright-media-library__arranged' ).first();
	const caption = tile.getByRole( 'textbox' );
	await expect( caption ).toBeVisible();
	await remove( ids[ 0 ]! );
	await caption.fill( 'Typed' );
	await expect( tile.getByText( `Not saved. ${ MISSING }` ) ).toBeVisible();
	await expect( tile.getByRole( 'button', { name: 'Try again' } ) ).toHaveCount( 0 );
	await caption.selectText();
	await page.keyboard.press( 'ControlOrMeta+c' );
	await expect( caption ).toHaveValue( 'Typed' );
} );

test( 'a file is added to the files of a post before our list has loaded', async ( { page } ) => {
	const content = '[gallery columns="2"]';
	await call( 'plug_classic' );
	const post = await makePost( content );
	await call( 'attach_files', post, [ ids[ 0 ], ids[ 1 ] ] );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.waitForLoadState();
	const code = await hold( page, 'media-collections', /media-collections\.js/ );
	await editPart( page, '.wpview' );
	await code.held();
	await addToGallery( page, ids[ 2 ]! );
	code.release();
	await expect( page.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 3 );
	await footButton( page, 'Update gallery' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( await saveClassic( page, post ) ).toBe( `[gallery columns="2" ids="${ ids }"]` );
} );

test( 'a file is added while the files of a post load', async ( { page } ) => {
	await call( 'plug_classic' );
	const post = await makePost( '[gallery columns="2"]' );
	await call( 'attach_files', post, [ ids[ 0 ], ids[ 1 ] ] );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.waitForLoadState();
	const list = await hold( page, 'query[post_parent]' );
	await editPart( page, '.wpview' );
	await list.held();
	await addToGallery( page, ids[ 2 ]! );
	await expect( page.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 1 );
	const buttons = mediaDialog( page ).locator( '.media-frame-toolbar' );
	await expect( buttons ).toHaveAttribute( 'inert' );
	list.release();
	await expect( page.locator( '.pagewright-media-library__arranged' ) ).toHaveCount( 3 );
	await footButton( page, 'Update gallery' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( await saveClassic( page, post ) ).toBe( `[gallery columns="2" ids="${ ids }"]` );
} );

/** Opens the details of the first file on Media → Library, which is deleted then. */
async function openDeleted( page: Page ) {
	await page.goto( `/wp-admin/upload.php?mode=grid&item=${ ids[ 0 ] }` );
	const details = page.getByRole( 'complementary', { name: 'Attachment details' } );
	await expect( details.getByRole( 'textbox', { name: 'Caption' } ) ).toBeVisible();
	await remove( ids[ 0 ]! );
	return details;
}

test( 'the details in the grid say that a file was deleted', async ( { page } ) => {
	const details = await openDeleted( page );
	const action = details.getByRole( 'button', { name: 'Delete permanently' } );
	await action.click();
	await page
		.getByRole( 'dialog' )
		.filter( { hasText: 'Posts that use this file' } )
		.getByRole( 'button', { name: 'Delete permanently' } )
		.click();
	await expect( details.locator( '.components-notice' ) ).toContainText( MISSING );
	await expect( action ).toBeFocused();
} );

test( 'the page of a file that was deleted is not found', async ( { page } ) => {
	const details = await openDeleted( page );
	await details.getByRole( 'link', { name: 'View' } ).click();
	await expect( page.locator( 'body' ) ).toHaveClass( /error404/ );
} );
