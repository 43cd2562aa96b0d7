import { expect, type Locator, type Page } from '@playwright/test';

/** Shows the list on Media → Library, and waits until WordPress has stored that. */
export async function openList( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	const stored = page.waitForResponse( ( response ) =>
		response.url().includes( 'media%2Fmode' )
	);
	await page.getByRole( 'radio', { name: 'List' } ).click();
	await stored;
}

/** Opens the dialog that attaches the file of a row, and chooses the post with a title in it. */
export async function openAttach( row: Locator, title: string ): Promise< Locator > {
	const page = row.page();
	await row.getByRole( 'button', { name: /^Actions for/ } ).click();
	await page.getByRole( 'menuitem', { name: /^Attach to/ } ).click();
	const dialog = page.getByRole( 'dialog' );
	await dialog.getByRole( 'searchbox' ).fill( title );
	await expect( dialog.getByRole( 'group', { name: 'Posts' } ) ).toHaveAttribute(
		'aria-busy',
		'false'
	);
	await dialog.getByRole( 'radio', { name: new RegExp( `^${ title }` ) } ).check();
	return dialog;
}
