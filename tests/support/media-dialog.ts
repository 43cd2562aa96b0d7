import { expect, type Locator, type Page } from '@playwright/test';

/** The open dialog of the media library: ours in the block editor and in widget forms, else WordPress's one. */
export const mediaDialog = ( page: Page ): Locator =>
	page
		.locator( '.media-modal:visible' )
		.or(
			page
				.getByRole( 'dialog' )
				.filter( { has: page.getByRole( 'tab', { name: 'Media library' } ) } )
		);

/** The buttons below the files of a dialog. */
export const dialogFoot = ( dialog: Locator ): Locator =>
	dialog.locator( '.media-toolbar, footer' );

type Name = string | RegExp;
const options = ( name: Name ) => ( { name, exact: typeof name === 'string' } );

/** A button of the dialog that is open. */
export const dialogButton = ( page: Page, name: Name ): Locator =>
	mediaDialog( page ).getByRole( 'button', options( name ) );

/** A button at the foot of the dialog that is open. */
export const footButton = ( page: Page, name: Name ): Locator =>
	dialogFoot( mediaDialog( page ) ).getByRole( 'button', options( name ) );

/** A file in the open dialog. */
export const fileIn = ( dialog: Locator, id: number ): Locator =>
	// WordPress's dialog also has a hidden list of the selection.
	dialog.locator( `[data-id="${ id }"]` ).filter( { visible: true } );

/** The first file with this title in the open dialog, whichever library it shows. */
export const fileNamed = ( dialog: Locator, title: string ): Locator =>
	dialog
		.getByRole( 'option', { name: title } )
		.or( dialog.getByRole( 'checkbox', { name: title } ) )
		.first();

/** A selected file with this title. */
export const chosenNamed = ( dialog: Locator, title: string ): Locator =>
	dialog
		.getByRole( 'option', { name: title, selected: true } )
		.or( dialog.getByRole( 'checkbox', { name: title, checked: true } ) );

/** Selects files in the open dialog and confirms with the button. */
export async function chooseFiles(
	page: Page,
	ids: readonly number[],
	button: string | RegExp
): Promise< void > {
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	for ( const id of ids ) {
		await fileIn( dialog, id ).click();
	}
	await dialogFoot( dialog ).getByRole( 'button', { name: button } ).click();
	await expect( dialog ).toBeHidden();
}

/** Inserts an empty image block in the block editor. */
export const insertImageBlock = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const { blocks, data } = ( window as any ).wp;
		data.dispatch( 'core/block-editor' ).insertBlocks( blocks.createBlock( 'core/image' ) );
	} );
