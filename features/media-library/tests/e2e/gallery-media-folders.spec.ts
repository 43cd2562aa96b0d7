import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { BrowserPage } from '../support/gallery-page';

const media = new BrowserPage();
const SCREEN = 'grid-screen-with-folders';
const button = ( name: string | RegExp ) => media.page.getByRole( 'button', { name } );
const folders = () => media.page.getByRole( 'region', { name: 'Folders' } );
const entry = ( name: string | RegExp ) => folders().getByRole( 'treeitem', { name } );
const notice = ( text: string | RegExp ) =>
	media.page.locator( '.components-snackbar' ).filter( { hasText: text } );
/** Names and counts of the visible entries, indented by their levels. */
const outline = () =>
	folders()
		.getByRole( 'treeitem' )
		.evaluateAll( ( items ) =>
			items.map(
				( item ) =>
					'  '.repeat( Number( item.getAttribute( 'aria-level' ) ) - 1 ) +
					item.getAttribute( 'aria-label' )
			)
		);
const type = ( text: string ) => media.page.keyboard.type( text );
const press = ( ...keys: string[] ) =>
	keys.reduce(
		( last, key ) => last.then( () => media.page.keyboard.press( key ) ),
		Promise.resolve()
	);

const FIRST = [
	'All files, 200 files',
	'Without a folder, 150 files',
	'Events, 16 files',
	'Products, 17 files',
];

test( 'a folder shows its files, and all files come back', async () => {
	await media.open( SCREEN );
	await expect( entry( 'All files, 200 files' ) ).toHaveAttribute( 'aria-selected', 'true' );
	expect( await outline() ).toEqual( FIRST );
	await entry( /^Products/ ).click();
	await expect( media.page.getByText( '17 files', { exact: true } ).first() ).toBeVisible();
	await expect( entry( /^Products/ ) ).toHaveAttribute( 'aria-selected', 'true' );
	await entry( /^Without/ ).click();
	await expect( media.page.getByText( '150 files', { exact: true } ).first() ).toBeVisible();
	await entry( /^All files/ ).click();
	await expect( media.page.getByText( '200 files', { exact: true } ).first() ).toBeVisible();
} );

test( 'files are dragged to a folder, and moved back', async () => {
	await media.open( SCREEN );
	await media.fileAt( 2 ).dragTo( entry( /^Events/ ) );
	await expect( notice( '1 file moved to “Events”.' ) ).toBeVisible();
	await expect( entry( 'Events, 17 files' ) ).toBeVisible();
	await notice( /moved/ ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( notice( 'Undone.' ) ).toBeVisible();
	await expect( entry( 'Events, 16 files' ) ).toBeVisible();
	await media.fileAt( 2 ).focus();
	await press( 'Control+Shift+z' );
	await expect( entry( 'Events, 17 files' ) ).toBeVisible();
	await press( 'Control+z' );
	await expect( entry( 'Events, 16 files' ) ).toBeVisible();
} );

test( 'all selected files are dragged together, and leave the folder that is shown', async () => {
	await media.open( SCREEN );
	await entry( /^Products/ ).click();
	await expect( media.page.getByText( '17 files', { exact: true } ).first() ).toBeVisible();
	await button( 'Bulk select' ).click();
	for ( const place of [ 1, 3, 4 ] ) {
		await media.fileAt( place ).click();
	}
	await media.fileAt( 3 ).dragTo( entry( /^Without/ ) );
	await expect( notice( '3 files are in no folder now.' ) ).toBeVisible();
	await expect( media.page.getByText( '14 files', { exact: true } ).first() ).toBeVisible();
	await expect( entry( 'Products, 14 files' ) ).toBeVisible();
	await expect( entry( 'Without a folder, 153 files' ) ).toBeVisible();
} );

test( 'selected files move with a dialog', async () => {
	await media.open( SCREEN );
	await button( 'Bulk select' ).click();
	await media.fileAt( 1 ).click();
	await media.fileAt( 2 ).click();
	await button( 'Move to folder' ).click();
	const dialog = media.page.getByRole( 'dialog', { name: 'Move 2 files' } );
	await dialog.getByRole( 'combobox', { name: 'Folder' } ).selectOption( { label: 'Products' } );
	await dialog.getByRole( 'button', { name: 'Move' } ).click();
	await expect( dialog ).toBeHidden();
	// One of them belongs to a user whose files others may not change.
	await expect( notice( /^1 file moved to “Products”\. 1 file was not moved/ ) ).toBeVisible();
} );

test( 'folders are created, renamed, moved and deleted by keyboard, and each is undone', async () => {
	await media.open( SCREEN );
	await entry( /^All files/ ).focus();
	await press( 'ArrowDown', 'ArrowDown', 'ArrowDown' );
	await expect( entry( /^Products/ ) ).toBeFocused();
	await press( 'ArrowRight' );
	await expect( entry( /^Products/ ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await press( 'ArrowRight' );
	await expect( entry( /^Spring/ ) ).toBeFocused();
	await press( 'F2' );
	await type( 'Summer' );
	await press( 'Enter' );
	await expect( entry( /^Summer, / ) ).toBeFocused();
	await expect( notice( 'Folder “Spring” is “Summer” now.' ) ).toBeVisible();
	await press( 'Enter' );
	await expect( entry( /^Summer, / ) ).toHaveAttribute( 'aria-selected', 'true' );
	await button( 'New folder' ).click();
	await type( 'Lamps' );
	await press( 'Enter' );
	await expect( entry( 'Lamps, 0 files' ) ).toBeFocused();
	expect( ( await outline() ).slice( 3 ) ).toEqual( [
		'Products, 17 files',
		'  Summer, 17 files',
		'    Lamps, 0 files',
	] );
	await button( 'Actions for “Summer”' ).click();
	await media.page.getByRole( 'menuitem', { name: 'Move to another folder' } ).click();
	const dialog = media.page.getByRole( 'dialog', { name: 'Move “Summer”' } );
	const options = await dialog.getByRole( 'option' ).allTextContents();
	expect( options.map( ( option ) => option.trim() ) ).toEqual( [
		'No folder: at the top',
		'Events',
		'Products',
	] );
	await dialog.getByRole( 'combobox' ).selectOption( { label: 'Events' } );
	await dialog.getByRole( 'button', { name: 'Move' } ).click();
	await expect( notice( 'Folder “Summer” moved.' ) ).toBeVisible();
	await button( 'Actions for “Summer”' ).click();
	await media.page.getByRole( 'menuitem', { name: 'Delete' } ).click();
	const confirm = media.page.getByRole( 'dialog' );
	await expect( confirm ).toContainText(
		'Delete the folder “Summer”? Its 17 files stay in the library. The folders inside it move up.'
	);
	await confirm.getByRole( 'button', { name: 'Delete folder' } ).click();
	await expect( notice( 'Folder “Summer” deleted.' ) ).toBeVisible();
	await expect( entry( /^All files/ ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( media.page.getByText( '200 files', { exact: true } ).first() ).toBeVisible();
	// Back to the beginning, and forward again.
	await media.fileAt( 1 ).focus();
	const before = await media.calls( 'changeFolder' );
	await press( 'Control+z', 'Control+z', 'Control+z', 'Control+z' );
	await expect.poll( () => media.calls( 'changeFolder' ) ).toBe( before + 4 );
	await entry( /^Products/ ).focus();
	await press( 'ArrowRight' );
	await expect( entry( 'Spring, 17 files' ) ).toBeVisible();
	await expect( entry( /^Lamps/ ) ).toHaveCount( 0 );
} );

test( 'a name that is taken stays until it is changed', async () => {
	await media.open( SCREEN );
	await button( 'New folder' ).click();
	const field = folders().getByRole( 'textbox', { name: 'Name of the new folder' } );
	await expect( field ).toBeFocused();
	await type( 'events' );
	await press( 'Enter' );
	await expect( folders().getByRole( 'alert' ) ).toHaveText(
		'There is already a folder “events” here.'
	);
	await expect( field ).toHaveValue( 'events' );
	await expect( field ).toBeFocused();
	await type( ' 2026' );
	await expect( folders().getByRole( 'alert' ) ).toHaveCount( 0 );
	await press( 'Enter' );
	await expect( entry( 'events 2026, 0 files' ) ).toBeFocused();
	await press( 'F2' );
	await type( 'x' );
	await press( 'Escape' );
	await expect( entry( 'events 2026, 0 files' ) ).toBeFocused();
} );

test( 'a name stays after a lost connection', async () => {
	await media.open( SCREEN );
	await button( 'New folder' ).click();
	await media.failNext( 'changeFolder', { kind: 'network' } );
	await type( 'Harbor' );
	await press( 'Enter' );
	await expect( folders().getByRole( 'alert' ) ).toContainText( 'does not respond' );
	await press( 'Enter' );
	await expect( entry( 'Harbor, 0 files' ) ).toBeFocused();
} );

test( 'folders are dragged into each other, but not into themselves', async () => {
	await media.open( SCREEN );
	await entry( /^Events/ ).dragTo( entry( /^Products/ ) );
	await expect( notice( 'Folder “Events” moved.' ) ).toBeVisible();
	await entry( /^Products/ ).focus();
	await press( 'ArrowRight' );
	expect( ( await outline() ).slice( 2 ) ).toEqual( [
		'Products, 17 files',
		'  Events, 16 files',
		'  Spring, 17 files',
	] );
	await entry( /^Products/ ).dragTo( entry( /^Spring/ ) );
	await entry( /^Spring/ ).dragTo( entry( /^All files/ ) );
	await expect( notice( 'Folder “Spring” moved.' ) ).toBeVisible();
	expect( ( await outline() ).slice( 2 ) ).toEqual( [
		'Products, 17 files',
		'  Events, 16 files',
		'Spring, 17 files',
	] );
} );

test( 'the details choose the folder of a file', async () => {
	await media.open( 'insert-media-from-folders' );
	const field = media.details.getByRole( 'combobox', { name: 'Folder' } );
	await expect( field ).toHaveValue( '2' );
	await field.selectOption( { label: 'Without a folder' } );
	await expect( notice( '1 file is in no folder now.' ) ).toBeVisible();
	await expect( field ).toHaveValue( '' );
	await notice( /now/ ).getByRole( 'button', { name: 'Undo' } ).click();
	await expect( field ).toHaveValue( '2' );
} );

test( 'the last file of a folder leaves it, and the browser has the focus', async () => {
	await media.open( SCREEN );
	await button( 'New folder' ).click();
	await type( 'New' );
	await press( 'Enter' );
	await media.fileAt( 2 ).dragTo( entry( /^New/ ) );
	await entry( 'New, 1 file' ).click();
	await expect( media.page.getByText( '1 file', { exact: true } ).first() ).toBeVisible();
	await media.fileAt( 1 ).focus();
	await media.fileAt( 1 ).dragTo( entry( /^Without/ ) );
	await expect(
		media.page.getByRole( 'heading', { name: 'No files in this folder' } )
	).toBeVisible();
	await expect( media.page.getByRole( 'group', { name: 'Media library' } ) ).toBeFocused();
	await press( 'Control+z' );
	await expect( entry( 'New, 1 file' ) ).toBeVisible();
} );

test( 'without the right, folders only filter', async () => {
	await media.open( 'folders-that-the-user-may-not-change' );
	await expect( entry( /^Events/ ) ).toBeVisible();
	await expect( button( 'New folder' ) ).toHaveCount( 0 );
	await entry( /^Events/ ).click();
	await expect( button( /^Actions/ ) ).toHaveCount( 0 );
	await entry( /^Events/ ).focus();
	await press( 'F2' );
	await expect( folders().getByRole( 'textbox' ) ).toHaveCount( 0 );
} );

test( 'folders that cannot be loaded do not stop the files', async () => {
	await media.open( 'the-folders-fail' );
	await expect( folders().getByText( /does not respond/ ) ).toBeVisible();
	await expect( media.fileAt( 1 ) ).toBeVisible();
	await folders().getByRole( 'button', { name: 'Try again' } ).click();
	await expect( entry( /^Events/ ) ).toBeVisible();
} );

test( 'the panel is hidden and shown with its button, which names the folder', async () => {
	await media.open( SCREEN );
	await entry( /^Products/ ).click();
	await button( 'Folders' ).click();
	await expect( folders() ).toHaveCount( 0 );
	await expect( button( 'Folders: Products' ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await button( 'Folders: Products' ).click();
	await expect( entry( /^Products/ ) ).toHaveAttribute( 'aria-selected', 'true' );
} );

test( 'at 390 px, folders cover the files until one is chosen', async () => {
	await media.open( SCREEN, { width: 390 } );
	await expect( folders() ).toHaveCount( 0 );
	await button( 'Folders' ).click();
	await expect( button( 'Close folders' ) ).toBeFocused();
	await entry( /^Products/ ).click();
	await expect( folders() ).toHaveCount( 0 );
	await expect( button( 'Folders: Products' ) ).toBeFocused();
	await button( 'Folders: Products' ).click();
	await press( 'Escape' );
	await expect( folders() ).toHaveCount( 0 );
	await expect( button( 'Folders: Products' ) ).toBeFocused();
} );

for ( const dir of [ 'ltr', 'rtl' ] ) {
	for ( const width of [ 320, 1200 ] ) {
		test( `axe finds nothing in folders, ${ dir } at ${ width } px`, async () => {
			await media.open( SCREEN, { dir, width } );
			if ( width < 720 ) {
				await button( 'Folders' ).click();
			}
			await entry( /^Products/ ).focus();
			await press( dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight' );
			await expect( entry( /^Spring/ ) ).toBeVisible();
			expect( await violations( media.page ) ).toEqual( [] );
			await button( 'New folder' ).click();
			await type( 'Events' );
			await press( 'Enter' );
			await expect( folders().getByRole( 'alert' ) ).toBeVisible();
			expect( await violations( media.page ) ).toEqual( [] );
		} );
	}
}
