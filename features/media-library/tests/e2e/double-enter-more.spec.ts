import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, save, savedContent } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import {
	fileIn,
	footButton,
	insertImageBlock,
	mediaDialog,
} from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { editPart } from '../support/classic-view';
import { hold } from '../support/hold';
import { openAttach, openList } from '../support/list-page';
import { insertFile } from '../support/media-file';
import { requestsWith, WAYS } from '../support/twice';

const list = phpFile( 'features/media-library/tests/php/media-columns.php' );
const players = phpFile( 'features/media-library/tests/e2e/player-details.php' );
const replaced = phpFile( 'features/media-library/tests/e2e/replace.php' );

let made: number[] = [];
test.afterEach( async () => {
	await unplug( 'media-dialog' );
	await list.call( 'remove', made );
	made = [];
} );

for ( const [ way, press ] of Object.entries( WAYS ) ) {
	test( `${ way } choose the file of a block once`, async ( { page } ) => {
		const { id } = ( await pictures() )[ 0 ]!;
		const post = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
		const canvas = await openEditor( page, post );
		await insertImageBlock( page );
		await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
		await fileIn( mediaDialog( page ), id ).click();
		await press( footButton( page, 'Select' ) );
		await expect( canvas.locator( '.wp-block-image img' ) ).toHaveCount( 1 );
		await expect( mediaDialog( page ) ).toBeHidden();
		await save( page );
		// The second press reaches the editor if the dialog has closed before it.
		expect( ( await savedContent( post ) ).match( /<!-- wp:image/g ) ).toHaveLength( 1 );
	} );

	test( `${ way } choose a poster, and do not update the video`, async ( { page } ) => {
		await players.call( 'plug_classic' );
		const [ clip, poster ] = await Promise.all(
			[ 'clip.webm', 'poster.jpg' ].map( insertFile )
		);
		made = [ clip!.id, poster!.id ];
		const post = await makePost( `[video webm="${ clip!.url }"]` );
		await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
		await editPart( page, '.wpview' );
		await mediaDialog( page )
			.getByRole( 'button', { name: 'Choose poster image', exact: true } )
			.click();
		await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
		await fileIn( mediaDialog( page ), poster!.id ).click();
		const sent = requestsWith( page, 'action=set-attachment-thumbnail' );
		await press( footButton( page, 'Select poster image' ) );
		await expect(
			mediaDialog( page ).getByRole( 'button', { name: 'Replace poster image' } )
		).toBeVisible();
		await press( footButton( page, 'Update' ) );
		await expect( mediaDialog( page ) ).toBeHidden();
		expect( sent ).toHaveLength( 1 );
	} );

	test( `${ way } attach a file of the list once`, async ( { page } ) => {
		made = await list.call< number[] >( 'attach', 'publish', `A trip with ${ way }` );
		await openList( page );
		const row = page.locator( `[role="row"][data-id="${ made[ 0 ] }"]` );
		await row.getByRole( 'button', { name: 'Actions for “Attached”' } ).click();
		await page.getByRole( 'menuitem', { name: 'Detach' } ).click();
		await expect( row ).toContainText( '(unattached)' );
		const dialog = await openAttach( row, `A trip with ${ way }` );
		const saving = await hold( page, 'uploaded' );
		await press( dialog.getByRole( 'button', { name: 'Attach' } ) );
		await saving.held();
		saving.release();
		await expect( row.getByRole( 'link', { name: `A trip with ${ way }` } ) ).toBeVisible();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'menuitem', { name: /^Attach to/ } ) ).toHaveCount( 0 );
		expect( saving.count() ).toBe( 1 );
		// WordPress remembers its last view.
		await page.goto( '/wp-admin/upload.php?mode=grid' );
	} );

	test( `${ way } replace a file once`, async ( { page } ) => {
		const lake = await replaced.call< { id: number; page: string } >( 'make' );
		await page.goto( `/wp-admin/upload.php?mode=grid&item=${ lake.id }` );
		await expect( page.locator( '.pagewright-media-library__whole' ) ).toBeVisible();
		const sent = requestsWith( page, 'media/replace' );
		const chooser = await openFileChooser( page, () =>
			press( page.getByRole( 'button', { name: 'Replace file', exact: true } ) )
		);
		await chooser.setFiles( {
			...{ name: 'another.png', mimeType: 'image/png' },
			buffer: Buffer.from(
				await replaced.call< string >( 'picture', 'png', 20, 20, 220 ),
				'base64'
			),
		} );
		await expect(
			page.getByRole( 'status' ).filter( { hasText: '“Replaced lake” is replaced.' } )
		).toHaveCount( 1 );
		expect( sent ).toHaveLength( 1 );
		await replaced.call( 'remove', lake.id, lake.page );
	} );
}

test( 'two clicks press nothing of the page below the dialog', async ( { page } ) => {
	await players.call( 'plug_classic' );
	const { id } = ( await pictures() )[ 0 ]!;
	await page.goto( `/wp-admin/post.php?post=${ await makePost( '' ) }&action=edit` );
	await page.locator( '#set-post-thumbnail' ).click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( mediaDialog( page ), id ).click();
	await page.evaluate( () => {
		const link = document.body.appendChild( document.createElement( 'a' ) );
		link.href = '#below';
		link.style.cssText = 'position: fixed; inset: 0; z-index: 1000';
	} );
	await WAYS[ 'two clicks' ]( footButton( page, 'Set featured image' ) );
	await expect( page.locator( '#postimagediv img' ) ).toBeVisible();
	expect( page.url() ).not.toContain( '#below' );
} );
