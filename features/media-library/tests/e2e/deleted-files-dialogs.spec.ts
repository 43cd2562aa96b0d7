import { expect, test } from '../../../../tests/support/admin-test';
import {
	makePost,
	openEditor,
	save as saveBlocks,
	savedContent,
} from '../../../../tests/support/editor';
import {
	dialogButton,
	fileIn,
	footButton,
	mediaDialog,
} from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { openPart, saveClassic } from '../support/classic-view';
import { callEdit } from '../support/edit';
import { deleteFiles, insertFile, type MediaFile } from '../support/media-file';

const { call } = phpFile( 'features/media-library/tests/e2e/player-details.php' );

const MISSING = 'This file no longer exists.';

let ids: number[] = [];
test.beforeEach( async () => {
	ids = [
		await callEdit< number >( 'insert_image' ),
		await callEdit< number >( 'insert_image' ),
	];
	await call( 'plug_classic' );
} );
test.afterEach( async () => {
	await deleteFiles( ids );
	await unplug( 'media-dialog' );
} );

const remove = ( ...gone: number[] ) => deleteFiles( gone );

const image = ( id: number, url: string ) =>
	`<img class="size-full wp-image-${ id }" src="${ url }" alt="A hut" width="120" height="80" />`;
const urlOf = ( id: number ) => `/x-${ id }.png`;

test( 'a gallery with a deleted image is arranged, and says that its caption is not saved', async ( {
	page,
} ) => {
	const post = await openPart( page, `[gallery ids="${ ids }"]`, '.wpview' );
	const captions = mediaDialog( page ).getByRole( 'textbox', { name: /^Caption/ } );
	await expect( captions ).toHaveCount( 2 );
	await remove( ids[ 0 ]! );
	await dialogButton( page, / later$/ )
		.first()
		.click();
	await captions.nth( 1 ).fill( 'Typed' );
	await captions.nth( 0 ).fill( 'Other' );
	await expect( mediaDialog( page ).getByText( `Not saved. ${ MISSING }` ) ).toBeVisible();
	await expect( captions.nth( 1 ) ).toHaveValue( 'Typed' );
	await dialogButton( page, 'Update gallery' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( await saveClassic( page, post ) ).toBe( `[gallery ids="${ ids[ 1 ] },${ ids[ 0 ] }"]` );
} );

test( 'the image editor says that the file was deleted, and the image is still updated', async ( {
	page,
} ) => {
	const post = await openPart( page, image( ids[ 0 ]!, urlOf( ids[ 0 ]! ) ), 'img' );
	await mediaDialog( page ).getByLabel( 'Alternative text' ).fill( 'Typed' );
	await remove( ids[ 0 ]! );
	await dialogButton( page, 'Edit original' ).click();
	const editor = page.locator( '.pagewright-edit-image' );
	await expect( editor.getByText( MISSING ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( mediaDialog( page ).getByLabel( 'Alternative text' ) ).toHaveValue( 'Typed' );
	await expect( dialogButton( page, 'Edit original' ) ).toBeFocused();
	await footButton( page, 'Update' ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	expect( await saveClassic( page, post ) ).toBe(
		image( ids[ 0 ]!, urlOf( ids[ 0 ]! ) ).replace( 'A hut', 'Typed' )
	);
} );

for ( const kind of [ 'audio', 'video' ] as const ) {
	test( `the details of a player show which files were deleted: ${ kind }`, async ( {
		page,
	} ) => {
		const [ one, two, poster, track ] = ( await Promise.all(
			( kind === 'audio'
				? [ 'clip.mp3', 'clip.ogg', 'poster.jpg', 'captions.en.vtt' ]
				: [ 'clip.webm', 'clip.mp4', 'poster.jpg', 'captions.en.vtt' ]
			).map( insertFile )
		) ) as [ MediaFile, MediaFile, MediaFile, MediaFile ];
		ids.push( one.id, two.id, poster.id, track.id );
		const format = kind === 'audio' ? 'mp3' : 'webm';
		const post = await openPart( page, `[${ kind } ${ format }="${ one.url }"]`, '.wpview' );
		await mediaDialog( page ).getByLabel( 'Loop' ).check();
		const steps: Array< [ string, string, MediaFile ] > = [
			[ kind === 'audio' ? 'Add OGG' : 'Add MP4', `Add ${ kind } source`, two ],
			...( kind === 'video'
				? ( [
						[ 'Choose poster image', 'Select poster image', poster ],
						[ 'Add track', 'Add subtitles', track ],
					] as Array< [ string, string, MediaFile ] > )
				: [] ),
		];
		for ( const [ opener, confirm, file ] of steps ) {
			await dialogButton( page, opener ).click();
			await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
			await fileIn( mediaDialog( page ), file.id ).click();
			await expect(
				mediaDialog( page ).getByRole( 'textbox', { name: 'Caption' } )
			).toBeVisible();
			await remove( file.id );
			await footButton( page, confirm ).click();
		}
		await expect( mediaDialog( page ).getByText( /cannot be (played|loaded)/ ) ).toHaveCount(
			steps.length
		);
		await remove( one.id );
		await footButton( page, 'Update' ).click();
		await expect( mediaDialog( page ) ).toBeHidden();
		const saved = await saveClassic( page, post );
		expect( saved ).toContain( `[${ kind } ${ format }="${ one.url }" loop="true"` );
		for ( const [ , , file ] of steps ) {
			expect( saved.split( file.url ) ).toHaveLength( 2 );
		}
	} );
}

test( 'a new gallery block keeps the captions and the other images', async ( { page } ) => {
	await unplug( 'media-dialog' );
	const own = page.locator( '.pagewright-media-library__frame' );
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await page.evaluate( () => {
		const { blocks, data } = ( window as any ).wp;
		data.dispatch( 'core/block-editor' ).insertBlocks( blocks.createBlock( 'core/gallery' ) );
	} );
	await canvas.getByRole( 'button', { name: 'Media Library' } ).click();
	await fileIn( own, ids[ 0 ]! ).click();
	await fileIn( own, ids[ 1 ]! ).click();
	await own.getByRole( 'button', { name: 'Create a new gallery' } ).click();
	const captions = own.getByRole( 'textbox', { name: /^Caption/ } );
	await expect( captions ).toHaveCount( 2 );
	await remove( ids[ 0 ]! );
	await captions.nth( 0 ).fill( 'Typed' );
	await captions.nth( 1 ).fill( 'Other' );
	await expect( own.getByText( `Not saved. ${ MISSING }` ) ).toBeVisible();
	await own.getByRole( 'button', { name: 'Insert gallery' } ).click();
	await expect( own ).toHaveCount( 0 );
	await expect( canvas.locator( '.wp-block-gallery .wp-block-image img' ) ).toHaveCount( 2 );
	const saved = await savedContent( await saveBlocks( page ) );
	expect( saved ).toContain( 'Typed</figcaption>' );
	expect( saved ).toContain( 'Other</figcaption>' );
	expect( saved.split( `wp-image-${ ids[ 1 ] }` ) ).toHaveLength( 2 );
} );
