import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import {
	closeWelcomeGuide,
	makePost,
	openEditor,
	problemsOf,
} from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { dialogFoot, fileIn } from '../../../../tests/support/media-dialog';
import { php } from '../../../../tests/support/site';
import { deleteFiles, insertFile } from '../support/media-file';
import { pageOfRole } from '../support/page-of-role';

const TEXT = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->';

let images: Array< { id: number; title: string } >;
let id: number;
test.beforeAll( async () => {
	images = await pictures();
} );
test.beforeEach( async () => {
	id = await makePost( TEXT );
} );
test.afterEach( () => php( `wp_delete_post( ${ id }, true );` ) );

const own = ( page: Page ) => page.locator( '.pagewright-media-library__frame' );
const openLibrary = ( page: Page ) =>
	page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();

/** Replaces the content by an empty block, which is selected. */
const makeBlock = ( page: Page, name: string ) =>
	page.evaluate( ( type ) => {
		const { blocks, data } = ( window as any ).wp;
		const block = blocks.createBlock( type );
		data.dispatch( 'core/block-editor' ).resetBlocks( [ block ] );
		data.dispatch( 'core/block-editor' ).selectBlock( block.clientId );
	}, name );

/** Returns the attributes of the first block. */
const attributes = ( page: Page ) =>
	page.evaluate(
		() => ( window as any ).wp.data.select( 'core/block-editor' ).getBlocks()[ 0 ].attributes
	);

test( 'blocks that are empty', async ( { page } ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page, id );
	for ( const [ name, attribute ] of [
		[ 'core/cover', 'id' ],
		[ 'core/media-text', 'mediaId' ],
		[ 'core/file', 'id' ],
	] as const ) {
		await makeBlock( page, name );
		await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
		await fileIn( own( page ), images[ 0 ]!.id ).dblclick();
		await expect
			.poll( async () => ( await attributes( page ) )[ attribute ] )
			.toBe( images[ 0 ]!.id );
	}
	expect( problems ).toEqual( [] );
} );

test( 'an image in a text', async ( { page } ) => {
	const canvas = await openEditor( page, id );
	await canvas.getByText( 'Text', { exact: true } ).click();
	await page.getByRole( 'button', { name: 'More', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'Inline image' } ).click();
	await fileIn( own( page ), images[ 2 ]!.id ).dblclick();
	await expect( canvas.locator( `p img.wp-image-${ images[ 2 ]!.id }` ) ).toBeVisible();
} );

test( 'the tab of the inserter', async ( { page } ) => {
	const canvas = await openEditor( page, id );
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await page.getByRole( 'tab', { name: 'Media' } ).click();
	await page.getByRole( 'button', { name: 'Open Media Library' } ).click();
	await fileIn( own( page ), images[ 1 ]!.id ).dblclick();
	await expect( canvas.locator( '.wp-block-image img' ) ).toHaveAttribute(
		'alt',
		images[ 1 ]!.title
	);
} );

for ( const [ kind, names ] of [
	[ 'audio', [ 'clip.mp3', 'second.mp3' ] ],
	[ 'video', [ 'clip.mp4', 'clip.webm' ] ],
] as const ) {
	test( `a file of a block is chosen and replaced: ${ kind }`, async ( { page } ) => {
		const problems = problemsOf( page );
		const files = await Promise.all( names.map( insertFile ) );
		const canvas = await openEditor( page, id );
		await makeBlock( page, `core/${ kind }` );
		await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
		await fileIn( own( page ), files[ 0 ]!.id ).dblclick();
		await expect( canvas.locator( kind ) ).toHaveAttribute( 'src', files[ 0 ]!.url );
		await page.getByRole( 'button', { name: 'Replace', exact: true } ).click();
		await openLibrary( page );
		await expect( fileIn( own( page ), files[ 0 ]!.id ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await fileIn( own( page ), files[ 1 ]!.id ).click();
		await dialogFoot( own( page ) )
			.getByRole( 'button', { name: 'Select', exact: true } )
			.click();
		await expect( canvas.locator( kind ) ).toHaveAttribute( 'src', files[ 1 ]!.url );
		await deleteFiles( files.map( ( file ) => file.id ) );
		expect( problems ).toEqual( [] );
	} );
}

test( 'the background of a block', async ( { page } ) => {
	const problems = problemsOf( page );
	await openEditor( page, id );
	await makeBlock( page, 'core/group' );
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/edit-post' )
			.openGeneralSidebar( 'edit-post/block' )
	);
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByText( 'Image', { exact: true } ).click();
	await openLibrary( page );
	await fileIn( own( page ), images[ 1 ]!.id ).dblclick();
	await expect
		.poll( async () => ( await attributes( page ) ).style?.background?.backgroundImage?.id )
		.toBe( images[ 1 ]!.id );
	expect( problems ).toEqual( [] );
} );

test( 'the background of the site', async ( { page } ) => {
	const problems = problemsOf( page );
	await page.goto( '/wp-admin/site-editor.php?p=%2Fstyles&section=%2Fbackground' );
	await page.getByText( 'Image', { exact: true } ).click();
	await openLibrary( page );
	await fileIn( own( page ), images[ 1 ]!.id ).dblclick();
	await expect(
		page
			.getByRole( 'region', { name: 'Styles' } )
			.getByText( images[ 1 ]!.title, { exact: true } )
	).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'an author sets the featured image of a post', async ( { browser } ) => {
	const page = await pageOfRole( browser, 'author' );
	await closeWelcomeGuide( await php( `return get_user_by( 'login', 'test-author' )->ID;` ) );
	const problems = problemsOf( page );
	await openEditor( page );
	await page.getByRole( 'button', { name: 'Set featured image' } ).click();
	await fileIn( own( page ), images[ 1 ]!.id ).dblclick();
	await expect( own( page ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: /^Edit or replace/ } ) ).toBeVisible();
	expect( problems ).toEqual( [] );
	await page.context().close();
} );
