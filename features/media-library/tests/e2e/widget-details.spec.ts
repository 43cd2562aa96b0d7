import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import {
	dropClassicTheme,
	useClassicTheme,
	useClassicWidgets,
} from '../../../../tests/support/classic';
import { dialogFoot, fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { phpFile } from '../../../../tests/support/site';
import { callEdit } from '../support/edit';
import { deleteFiles, insertFile, type MediaFile } from '../support/media-file';

const { call } = phpFile( 'features/media-library/tests/e2e/widget-details.php' );
const { call: callImages } = phpFile( 'features/media-library/tests/e2e/image-details.php' );

const NAMES = [ 'clip.mp3', 'clip.ogg', 'clip.webm', 'captions.en.vtt' ] as const;
const files = {} as Record< ( typeof NAMES )[ number ], MediaFile >;
test.beforeAll( async () => {
	await useClassicTheme();
	await useClassicWidgets();
	for ( const name of NAMES ) {
		files[ name ] = await insertFile( name );
	}
} );
test.afterAll( async () => {
	await deleteFiles( Object.values( files ).map( ( { id } ) => id ) );
	await dropClassicTheme();
} );

const players = ( page: Page ) => mediaDialog( page ).locator( '.pagewright-media-player-details' );
const images = ( page: Page ) => mediaDialog( page ).locator( '.pagewright-image-details' );

/** Opens the dialog that edits the file of a widget. */
async function open( page: Page, kind: string, values: object ): Promise< void > {
	await call( 'put_widget', kind, values );
	await page.goto( '/wp-admin/widgets.php' );
	await page.locator( `#side .widget[id*="media_${ kind }-2"] .widget-action` ).click();
	await edit( page );
}

const edit = ( page: Page ) => page.locator( '#side .edit-media:visible' ).click();

/** Updates the file, saves the widget and returns its values. */
async function save( page: Page, kind: string ): Promise< Record< string, unknown > > {
	await dialogFoot( mediaDialog( page ) )
		.getByRole( 'button', { name: 'Update', exact: true } )
		.click();
	await expect( mediaDialog( page ) ).toHaveCount( 0 );
	const saved = page.waitForResponse( ( response ) =>
		( response.request().postData() ?? '' ).includes( 'action=save-widget' )
	);
	await page.locator( '#side .widget-control-save:visible' ).click();
	await ( await saved ).finished();
	return call( 'take_widget', kind );
}

/** Counts fields that widgets do not save. */
const missing = async ( page: Page, names: readonly string[] ) => {
	for ( const name of names ) {
		await expect( mediaDialog( page ).getByLabel( name, { exact: true } ) ).toHaveCount( 0 );
		await expect(
			mediaDialog( page ).getByRole( 'button', { name, exact: true } )
		).toHaveCount( 0 );
	}
};

test( 'the image of a widget has our details from the first time', async ( { page } ) => {
	const id = await callEdit< number >( 'insert_image' );
	await open( page, 'image', { attachment_id: id, url: '', size: 'medium', title: 'Kept' } );
	const text = images( page ).getByLabel( 'Alternative text' );
	await expect( text ).toBeVisible();
	await missing( page, [ 'Alignment', 'Replace' ] );
	expect( await violations( page, { include: '.pagewright-image-details' } ) ).toEqual( [] );
	await text.fill( 'A “red” hut' );
	await images( page ).getByLabel( 'Link to' ).selectOption( 'custom' );
	await images( page ).getByLabel( 'Link URL' ).fill( 'https://other.example/' );
	expect( await save( page, 'image' ) ).toMatchObject( {
		...{ attachment_id: id, size: 'medium', title: 'Kept', alt: 'A “red” hut' },
		link_url: 'https://other.example/',
	} );
	await callEdit( 'delete_attachment', id );
} );

test( 'an image that is edited in the dialog of a widget has its new URL there', async ( {
	page,
} ) => {
	const id = await callEdit< number >( 'insert_image' );
	const url = await callImages< string >( 'url_of', id, 'full' );
	await open( page, 'image', { attachment_id: id, url, size: 'full', width: 600, height: 400 } );
	await images( page ).getByRole( 'button', { name: 'Edit original' } ).click();
	const editor = page.locator( '.pagewright-edit-image' );
	await editor.getByRole( 'button', { name: 'Rotate right' } ).click();
	await editor.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( images( page ).locator( 'img' ) ).toHaveAttribute( 'src', /-e\d{13}/ );
	const edited = await callImages< string >( 'url_of', id, 'full' );
	expect( edited ).not.toBe( url );
	expect( await save( page, 'image' ) ).toMatchObject( { attachment_id: id, url: edited } );
	await callEdit( 'delete_attachment', id );
} );

test( 'the audio of a widget gets another format and is repeated', async ( { page } ) => {
	const { id, url } = files[ 'clip.mp3' ];
	await open( page, 'audio', { attachment_id: id, url, mp3: url, title: '' } );
	await expect( players( page ).getByRole( 'group', { name: 'Files' } ) ).toBeVisible();
	await missing( page, [ 'Autoplay', 'Replace' ] );
	expect( await violations( page, { include: '.pagewright-media-player-details' } ) ).toEqual(
		[]
	);
	await players( page ).getByLabel( 'Loop' ).check();
	await players( page ).getByRole( 'button', { name: 'Add OGG' } ).click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( mediaDialog( page ), files[ 'clip.ogg' ].id ).click();
	await dialogFoot( mediaDialog( page ) )
		.getByRole( 'button', { name: 'Add audio source' } )
		.click();
	await expect( players( page ) ).toContainText( files[ 'clip.ogg' ].url );
	expect( await save( page, 'audio' ) ).toMatchObject( {
		...{ mp3: url, ogg: files[ 'clip.ogg' ].url, loop: true },
	} );
} );

test( 'the video of a widget gets a track, also the second time', async ( { page } ) => {
	const { id, url } = files[ 'clip.webm' ];
	await open( page, 'video', { attachment_id: id, url, webm: url, title: '' } );
	await expect( players( page ).getByRole( 'group', { name: 'Files' } ) ).toBeVisible();
	await missing( page, [
		...[ 'Autoplay', 'Replace', 'Choose poster image', 'Use this frame as poster image' ],
	] );
	await page.keyboard.press( 'Escape' );
	await expect( mediaDialog( page ) ).toHaveCount( 0 );
	await edit( page );
	await players( page ).getByRole( 'button', { name: 'Add track' } ).click();
	await mediaDialog( page ).getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( mediaDialog( page ), files[ 'captions.en.vtt' ].id ).click();
	await dialogFoot( mediaDialog( page ) )
		.getByRole( 'button', { name: 'Add subtitles' } )
		.click();
	await expect(
		players( page ).getByRole( 'group', { name: 'Track 1' } ).getByLabel( 'Label' )
	).toHaveValue( 'English' );
	const saved = await save( page, 'video' );
	expect( saved ).toMatchObject( { webm: url } );
	expect( saved.content ).toContain( files[ 'captions.en.vtt' ].url );
} );

test( 'the Customizer has our details, too', async ( { page } ) => {
	const { id, url } = files[ 'clip.mp3' ];
	await call( 'put_widget', 'audio', { attachment_id: id, url, mp3: url, title: '' } );
	await page.goto( '/wp-admin/customize.php?autofocus[control]=widget_media_audio[2]' );
	await page.locator( '.customize-control-widget_form.expanded .edit-media' ).click();
	await expect( players( page ).getByRole( 'group', { name: 'Files' } ) ).toBeVisible();
	await missing( page, [ 'Autoplay', 'Replace' ] );
	await call( 'take_widget', 'audio' );
} );
