import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost } from '../../../../tests/support/editor';
import { dialogFoot, fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile, siteUrl } from '../../../../tests/support/site';
import { editPart, saveClassic } from '../support/classic-view';
import { expireNonces, renewNonces } from '../support/expired-nonces';
import { deleteFiles, insertFile, type MediaFile } from '../support/media-file';

const { call } = phpFile( 'features/media-library/tests/e2e/player-details.php' );

const NAMES = [
	...[ 'clip.mp3', 'clip.ogg', 'second.mp3', 'clip.webm', 'clip.mp4' ],
	...[ 'captions.en.vtt', 'poster.jpg' ],
] as const;
const files = {} as Record< ( typeof NAMES )[ number ], MediaFile >;
test.beforeAll( async () => {
	for ( const name of NAMES ) {
		files[ name ] = await insertFile( name );
	}
} );
test.afterAll( () => deleteFiles( Object.values( files ).map( ( { id } ) => id ) ) );
test.beforeEach( () => call( 'plug_classic' ) );
test.afterEach( () => unplug( 'media-dialog' ) );

const details = ( page: Page ) => mediaDialog( page ).locator( '.pagewright-media-player-details' );
const button = ( page: Page, name: string ) =>
	details( page ).getByRole( 'button', { name, exact: true } );
const group = ( page: Page, name: string ) =>
	details( page ).getByRole( 'group', { name, exact: true } );
const source = ( page: Page, name: string ) =>
	group( page, 'Files' ).getByRole( 'listitem' ).filter( { hasText: name } );

/** Opens a post in the classic editor, and the dialog of its player. */
async function openDialog( page: Page, content: string ): Promise< number > {
	const post = await makePost( content );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await editPart( page, '.wpview' );
	return post;
}

async function open( page: Page, content: string ): Promise< number > {
	const post = await openDialog( page, content );
	await expect( group( page, 'Files' ) ).toBeVisible();
	// Files are tried without being shown.
	await expect( group( page, 'Files' ).locator( 'audio, video' ).first() ).toBeHidden();
	return post;
}

async function update( page: Page ): Promise< void > {
	await mediaDialog( page ).getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( details( page ) ).toHaveCount( 0 );
}

/** Selects a file in the state that the dialog shows now, and confirms. */
async function choose( page: Page, name: keyof typeof files, confirm: string ): Promise< void > {
	const dialog = mediaDialog( page );
	const primary = dialogFoot( dialog ).getByRole( 'button', { name: confirm, exact: true } );
	await expect( primary ).toBeDisabled();
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( dialog, files[ name ].id ).click();
	await primary.click();
	await expect( group( page, 'Files' ) ).toBeVisible();
}

/** Counts the events that the states of the open dialog send. */
const watchEvents = ( page: Page ) =>
	page.evaluate( () => {
		const seen: string[] = [];
		Object.assign( window, { seenEvents: seen } );
		( window as any ).wp.media.frame.states.each( ( state: any ) =>
			state.on( 'update replace add-source set-poster-image add-track', () =>
				seen.push( state.id )
			)
		);
	} );
const seenEvents = ( page: Page ) => page.evaluate( () => ( window as any ).seenEvents );

const TRACK = '<track src="/missing.vtt" kind="captions" srclang="de" label="Deutsch">';

test( 'players that are updated without a change keep each byte', async ( { page } ) => {
	for ( const content of [
		`[audio  mp3='${ files[ 'clip.mp3' ].url }' own-thing="1" loop=1][/audio]`,
		`[video poster="" src="javascript:alert(1)" width="10%" odd="[/x"]${ TRACK }text[/video]`,
	] ) {
		const post = await open( page, content );
		await update( page );
		expect( await saveClassic( page, post ) ).toBe( content );
	}
} );

test( 'audio gets another format, other options and another file', async ( { page } ) => {
	const { url } = files[ 'clip.mp3' ];
	const post = await open( page, `[audio mp3="${ url }" own-thing="1"]` );
	await watchEvents( page );
	await button( page, 'Add OGG' ).click();
	await expect( fileIn( mediaDialog( page ), files[ 'clip.mp3' ].id ) ).toHaveCount( 0 );
	await dialogFoot( mediaDialog( page ) ).getByRole( 'button', { name: 'Back' } ).click();
	await expect( button( page, 'Add OGG' ) ).toBeFocused();
	await button( page, 'Add OGG' ).click();
	await choose( page, 'clip.ogg', 'Add audio source' );
	await expect( source( page, 'OGG' ) ).toContainText( files[ 'clip.ogg' ].url );
	await expect( button( page, 'Add FLAC' ) ).toBeFocused();
	await details( page ).getByLabel( 'Loop' ).check();
	await update( page );
	expect( await seenEvents( page ) ).toEqual( [ 'add-audio-source', 'audio-details' ] );
	const changed = `[audio mp3="${ url }" own-thing="1" loop="true" ogg="${ files[ 'clip.ogg' ].url }"]`;
	expect( await saveClassic( page, post ) ).toBe( changed );
} );

test( 'a replaced file has no other formats, and its update can be undone', async ( { page } ) => {
	const content = `[audio mp3="${ files[ 'clip.mp3' ].url }" ogg="${ files[ 'clip.ogg' ].url }"]`;
	const post = await open( page, content );
	await watchEvents( page );
	await button( page, 'Replace' ).click();
	await choose( page, 'second.mp3', 'Replace' );
	await expect( button( page, 'Replace' ) ).toBeFocused();
	await expect( group( page, 'Files' ).getByRole( 'listitem' ) ).toHaveCount( 1 );
	await update( page );
	expect( await seenEvents( page ) ).toEqual( [ 'replace-audio', 'audio-details' ] );
	const shown = () =>
		page.evaluate( () =>
			( window as any ).tinymce.activeEditor.getContent( { format: 'text' } )
		);
	await expect.poll( shown ).toContain( `[audio mp3="${ files[ 'second.mp3' ].url }"]` );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect.poll( shown ).toContain( content );
	expect( await saveClassic( page, post ) ).toBe( content );
} );

test( 'a video gets a poster image, a track and another format', async ( { page } ) => {
	const { url } = files[ 'clip.webm' ];
	const content = `[video width="320" height="180" webm="${ url }"]${ TRACK }kept[/video]`;
	const post = await open( page, content );
	await expect( group( page, 'Track 1' ) ).toContainText( 'This file cannot be loaded.' );
	await watchEvents( page );
	const thumbnail = page.waitForRequest( ( request ) =>
		( request.postData() ?? '' ).includes( 'action=set-attachment-thumbnail' )
	);
	await button( page, 'Choose poster image' ).click();
	await choose( page, 'poster.jpg', 'Select poster image' );
	await ( await ( await thumbnail ).response() )?.finished();
	await expect( button( page, 'Replace poster image' ) ).toBeFocused();
	await button( page, 'Add track' ).click();
	await choose( page, 'captions.en.vtt', 'Add subtitles' );
	await expect( group( page, 'Track 2' ).getByLabel( 'Label' ) ).toHaveValue( 'English' );
	await group( page, 'Track 2' ).getByLabel( 'Kind' ).selectOption( 'captions' );
	await button( page, 'Add MP4' ).click();
	await choose( page, 'clip.mp4', 'Add video source' );
	await update( page );
	expect( await seenEvents( page ) ).toEqual( [
		...[ 'select-poster-image', 'add-track', 'add-video-source', 'video-details' ],
	] );
	expect( await saveClassic( page, post ) ).toBe(
		content
			.replace(
				']<track',
				` poster="${ files[ 'poster.jpg' ].url }" mp4="${ files[ 'clip.mp4' ].url }"]<track`
			)
			.replace(
				'kept',
				`kept<track srclang="en" label="English" kind="captions" src="${ files[ 'captions.en.vtt' ].url }" />`
			)
	);
} );

test( 'a poster is set after the nonces of the page expired', async ( { page } ) => {
	const { id, url } = files[ 'clip.webm' ];
	await open( page, `[video webm="${ url }"]` );
	await expireNonces();
	const renewed = page.waitForResponse( /media\/nonces/ );
	await button( page, 'Choose poster image' ).click();
	await ( await renewed ).finished();
	const sent = page.waitForResponse( ( response ) =>
		( response.request().postData() ?? '' ).includes( 'action=set-attachment-thumbnail' )
	);
	await choose( page, 'poster.jpg', 'Select poster image' );
	expect( ( await sent ).status() ).toBe( 200 );
	await renewNonces();
	expect( await call( 'thumbnail', id ) ).toBe( files[ 'poster.jpg' ].id );
} );

test( 'a frame of a video becomes its poster image', async ( { page } ) => {
	const { id, url } = files[ 'clip.webm' ];
	const post = await open( page, `[video webm="${ url }"]` );
	const thumbnail = page.waitForRequest( ( request ) =>
		( request.postData() ?? '' ).includes( 'action=set-attachment-thumbnail' )
	);
	await button( page, 'Use this frame as poster image' ).click();
	await ( await ( await thumbnail ).response() )?.finished();
	await expect( group( page, 'Poster image' ).locator( 'img' ) ).toBeVisible();
	await update( page );
	const saved = await saveClassic( page, post );
	const poster = await call< { url: string; type: string } >( 'take_thumbnail', id );
	expect( poster.type ).toBe( 'image/jpeg' );
	expect( saved ).toBe( `[video webm="${ url }" poster="${ poster.url }"]` );
} );

for ( const [ plug, reason ] of [
	[ 'plug_refusal', 'Uploads are closed.' ],
	[ 'plug_lost_right', /no longer allowed to upload/ ],
] as const ) {
	test( `a frame that cannot be uploaded leaves the video as it was: ${ plug }`, async ( {
		page,
	} ) => {
		await call( plug );
		const content = `[video webm="${ files[ 'clip.webm' ].url }"]`;
		const post = await open( page, content );
		await button( page, 'Use this frame as poster image' ).click();
		const uploads = details( page ).getByRole( 'region', { name: 'Uploads' } );
		await expect( uploads ).toContainText( reason );
		await expect( button( page, 'Choose poster image' ) ).toBeVisible();
		await update( page );
		expect( await saveClassic( page, post ) ).toBe( content );
	} );
}

test( 'a frame of a video of another site is not read without its permission', async ( {
	page,
} ) => {
	const { url } = files[ 'clip.webm' ];
	const { host, hostname } = new URL( siteUrl );
	const other = host.replace( hostname, hostname === 'localhost' ? '127.0.0.1' : 'localhost' );
	await open( page, `[video webm="${ url.replace( host, other ) }"]` );
	await button( page, 'Use this frame as poster image' ).click();
	await expect( details( page ).getByRole( 'alert' ) ).toContainText(
		'does not allow other sites to read its frames'
	);
	await expect( button( page, 'Choose poster image' ) ).toBeVisible();
} );

test( 'WordPress shows its own form if a plugin changed the view', async ( { page } ) => {
	await call( 'plug_view' );
	await openDialog( page, `[video webm="${ files[ 'clip.webm' ].url }"]` );
	await expect( mediaDialog( page ).locator( '.video-details.has-plugin' ) ).toHaveCount( 1 );
	await mediaDialog( page ).getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( mediaDialog( page ) ).toBeHidden();
	await openDialog( page, `[audio mp3="${ files[ 'clip.mp3' ].url }"]` );
	await expect( group( page, 'Files' ) ).toBeVisible();
} );
