import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const panel = () => media.page.getByRole( 'region', { name: 'Uploads' } );
const button = ( name: string | RegExp ) => panel().getByRole( 'button', { name } );
const row = ( name: string ) => panel().getByRole( 'listitem' ).filter( { hasText: name } );

/** Opens a state of the gallery, and waits for a text of the panel. */
async function open( state: string, text: string | RegExp, width?: number, dir?: string ) {
	await media.open( state, { ...( width && { width } ), ...( dir && { dir } ) } );
	await expect( panel().getByText( text ).first() ).toBeVisible();
}

test( 'running uploads show the progress of each file and of all', async () => {
	await open( 'uploads', 'Uploading 2 of 6' );
	await expect( row( 'Regatta at sunset.mp4' ) ).toContainText( '800 kB of 6 MB' );
	await expect( panel().getByText( /kB\/s, about \d+ seconds left/ ) ).toBeVisible();
	const bar = row( 'Regatta at sunset.mp4' ).getByRole( 'progressbar' );
	await expect( bar ).toHaveAttribute( 'aria-valuenow', '13' );
	const all = panel().getByRole( 'progressbar', { name: 'Uploading 2 of 6' } );
	await expect( all ).toHaveAttribute( 'aria-valuenow', '18' );
	await expect( row( 'Lighthouse.png' ) ).toContainText( 'Waiting' );
	// The finished file is in the library, and only the others need the space.
	await expect( row( 'Harbor.png' ) ).toHaveCount( 0 );
	await expect( media.page.getByRole( 'option', { name: /Harbor\.png/ } ) ).toBeVisible();
} );

test( 'images have a preview from the file itself', async () => {
	await open( 'uploads', 'Uploading 2 of 6' );
	const preview = row( 'Lighthouse.png' ).locator( 'canvas' );
	const alphaInTheMiddle = () =>
		preview.evaluate(
			( canvas: HTMLCanvasElement ) =>
				canvas.getContext( '2d' )!.getImageData( canvas.width / 2, canvas.height / 2, 1, 1 )
					.data[ 3 ]
		);
	await expect.poll( alphaInTheMiddle ).toBe( 255 );
	await expect( row( 'Regatta at sunset.mp4' ).locator( 'canvas, img' ) ).toHaveCount( 0 );
} );

test( 'uploads pause and continue with the keyboard, and the button keeps the focus', async () => {
	await open( 'uploads', 'Uploading 2 of 6' );
	await button( 'Pause' ).focus();
	await media.page.keyboard.press( 'Enter' );
	await expect( panel().getByText( 'Paused at 2 of 6' ).first() ).toBeVisible();
	await expect( button( 'Resume' ) ).toBeFocused();
	await expect( media.status( 'Uploads paused' ) ).toHaveCount( 1 );
	await media.page.keyboard.press( 'Enter' );
	await expect( panel().getByText( 'Uploading 2 of 6' ).first() ).toBeVisible();
	await expect( button( 'Pause' ) ).toBeFocused();
} );

test( 'a canceled upload makes space for the next ones', async () => {
	await open( 'uploads', 'Uploading 2 of 6' );
	await button( 'Cancel upload: Regatta at sunset.mp4' ).click();
	await expect( panel() ).toHaveCount( 0 );
	await expect( media.page.getByRole( 'option', { name: /Dock\.png/ } ) ).toBeVisible();
	await expect( media.page.getByRole( 'option', { name: /Regatta/ } ) ).toHaveCount( 0 );
} );

test( 'paused uploads begin when the user resumes them', async () => {
	await open( 'paused-uploads', 'Paused at 1 of 3' );
	await button( 'Resume' ).click();
	await expect( panel() ).toHaveCount( 0 );
	await expect( media.page.getByRole( 'option', { name: /Regatta\.mp4/ } ) ).toBeVisible();
} );

test( 'failed uploads say why, and can be copied, retried and dismissed', async () => {
	await open( 'failed-uploads', '4 files could not be uploaded.' );
	await expect( row( 'program.php' ) ).toContainText(
		'You are not allowed to upload this file type.'
	);
	await expect( row( 'Empty file.pdf' ) ).toContainText( 'The file is empty.' );
	await expect( row( 'Harbor.png' ) ).toContainText( 'already waiting' );
	await expect( row( 'Regatta.mp4' ) ).toContainText( 'The disk of the server is full.' );
	// Only the last error can be solved without another file.
	await expect( button( /^Try again/ ) ).toHaveCount( 1 );
	await media.page.context().grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await button( 'Copy errors' ).click();
	const copied = await media.page.evaluate( () => navigator.clipboard.readText() );
	expect( copied.split( '\n' ) ).toHaveLength( 4 );
	expect( copied ).toContain( 'program.php: You are not allowed to upload this file type.' );
	await button( 'Dismiss: Empty file.pdf' ).click();
	await expect( panel() ).toBeFocused();
	await expect( panel().getByText( '3 files could not be uploaded.' ).first() ).toBeVisible();
	await button( 'Try again: Regatta.mp4' ).click();
	await expect( media.page.getByRole( 'option', { name: /Regatta\.mp4/ } ) ).toBeVisible();
	await button( 'Dismiss errors' ).click();
	await expect( panel() ).toHaveCount( 0 );
} );

test( 'a failure is announced with its reason, and the end too', async () => {
	await open( 'one-failed-upload', '1 file could not be uploaded.' );
	await button( 'Try again: Harbor.png' ).click();
	await expect( panel() ).toHaveCount( 0 );
	await expect( media.status( '1 file uploaded.' ) ).toHaveCount( 1 );
} );

test( 'uploads wait for a user who is logged out, and lose nothing', async () => {
	await open( 'uploads-of-a-logged-out-user', /^You are logged out/ );
	await expect( panel().getByText( 'Paused at 1 of 2' ).first() ).toBeVisible();
	await button( 'Try again' ).click();
	await expect( panel() ).toHaveCount( 0 );
	for ( const name of [ /Harbor\.png/, /Lighthouse\.png/ ] ) {
		await expect( media.page.getByRole( 'option', { name } ) ).toBeVisible();
	}
} );

test( 'many uploads show some rows, or all on demand, and their order can change', async () => {
	await open( '200-uploads', 'Uploading 6 of 200' );
	await expect( panel().getByRole( 'listitem' ) ).toHaveCount( 4 );
	await button( 'Show all 200 files' ).click();
	await expect( panel().getByRole( 'listitem' ) ).toHaveCount( 200 );
	await expect( button( 'Show fewer files' ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await button( 'Upload next: Boat 90.png' ).click();
	await expect( panel().getByRole( 'listitem' ).nth( 6 ) ).toContainText( 'Boat 90.png' );
	await button( 'Show fewer files' ).click();
	await expect( panel().getByRole( 'listitem' ).nth( 1 ) ).toContainText( 'Boat 90.png' );
} );

for ( const [ state, text ] of [
	[ 'uploads', 'Uploading 2 of 6' ],
	[ 'failed-uploads', '4 files could not be uploaded.' ],
	[ 'uploads-of-a-logged-out-user', /^You are logged out/ ],
] as const ) {
	for ( const [ width, dir ] of [
		[ 1200, 'ltr' ],
		[ 320, 'rtl' ],
	] as const ) {
		test( `${ state } have no accessibility problems and fit: ${ width }, ${ dir }`, async () => {
			await open( state, text, width, dir );
			const include = '.pagewright-media-library__uploads';
			expect( await violations( media.page, { include } ) ).toEqual( [] );
			const overflow = await panel().evaluate( ( { scrollWidth, clientWidth } ) => [
				...[ scrollWidth, clientWidth ],
			] );
			expect( overflow[ 0 ] ).toBe( overflow[ 1 ] );
			await expect( panel().getByRole( 'button' ).first() ).toBeInViewport();
		} );
	}
}

test( 'all rows of many uploads are reachable with the keyboard', async () => {
	await open( '200-uploads', 'Uploading 6 of 200' );
	await button( 'Show all 200 files' ).click();
	const include = '.pagewright-media-library__uploads';
	expect( await violations( media.page, { include } ) ).toEqual( [] );
} );
