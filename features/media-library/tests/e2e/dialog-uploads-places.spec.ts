import { expect, test } from '../../../../tests/support/admin-test';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import {
	addMedia,
	choose,
	make,
	openEditor,
	panel,
	setUp,
	tile,
	uploads,
} from '../support/dialog-uploads';
import { noise } from '../support/noise';

setUp();

const { call } = phpFile( 'features/media-library/tests/e2e/dialog.php' );

let songs: number[] = [];
test.afterEach( async () => {
	await call( 'delete_files', ...songs );
	songs = [];
	await unplug( 'media-dialog' );
} );

/** Returns a second of noise as an audio file. */
function sound(): Buffer {
	const samples = noise( 60 ).subarray( 0, 8000 );
	const head = Buffer.alloc( 44 );
	head.write( 'RIFF', 0 );
	head.writeUInt32LE( 36 + samples.length, 4 );
	head.write( 'WAVEfmt ', 8 );
	head.writeUInt32LE( 16, 16 );
	head.writeUInt16LE( 1, 20 );
	head.writeUInt16LE( 1, 22 );
	head.writeUInt32LE( 8000, 24 );
	head.writeUInt32LE( 8000, 28 );
	head.writeUInt16LE( 1, 32 );
	head.writeUInt16LE( 8, 34 );
	head.write( 'data', 36 );
	head.writeUInt32LE( samples.length, 40 );
	return Buffer.concat( [ head, samples ] );
}

test( 'an uploaded song becomes a playlist', async ( { page } ) => {
	// The dialog offers playlists on sites with songs.
	songs = await call< number[] >( 'add_songs', 'Morning' );
	await openEditor( page );
	const dialog = await addMedia( page );
	await dialog.getByRole( 'tab', { name: 'Create audio playlist' } ).click();
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose( page, dialog, make( 'dialog-upload-image.png', noise( 46 ) ) );
	await expect( panel( dialog ) ).toContainText( 'Files of this type cannot be selected here.' );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose( page, dialog, make( 'dialog-upload-song.wav', sound() ) );
	await expect( tile( dialog, 'dialog-upload-song' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await dialog.getByRole( 'button', { name: 'Create a new playlist' } ).click();
	await dialog.getByRole( 'button', { name: 'Insert audio playlist' } ).click();
	await expect( dialog ).toBeHidden();
	const [ song ] = await uploads();
	expect(
		await page.evaluate( () => ( window as any ).tinymce.activeEditor.getContent() )
	).toContain( `[playlist ids="${ song!.id }"]` );
} );

test( 'an image is uploaded for a control of the Customizer', async ( { page } ) => {
	await call( 'plug_image_control' );
	await page.goto( '/wp-admin/customize.php?autofocus[control]=test_image' );
	await page.getByRole( 'button', { name: 'Select image' } ).click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Upload files' } ).click();
	await choose( page, dialog, make( 'dialog-upload-control.png', noise( 47 ) ) );
	await expect( tile( dialog, 'dialog-upload-control' ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await dialog.getByRole( 'button', { name: /^(Select|Choose) image/ } ).click();
	await expect( page.locator( '#customize-control-test_image img' ) ).toHaveAttribute(
		'src',
		/dialog-upload-control/
	);
} );
