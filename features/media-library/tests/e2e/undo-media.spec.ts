import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { chooseFiles, fileIn, insertImageBlock } from '../../../../tests/support/media-dialog';

const COUNT = 20;

const contentOf = ( page: Page ) =>
	page.evaluate(
		() => ( window as any ).wp.data.select( 'core/editor' ).getEditedPostContent() as string
	);

/** Undoes or redoes a step, and returns the content after it. */
async function step( page: Page, name: 'undo' | 'redo' ): Promise< string > {
	await page.evaluate(
		( method ) => ( window as any ).wp.data.dispatch( 'core/editor' )[ method ](),
		name
	);
	return contentOf( page );
}

test( `${ COUNT } steps with images and galleries of our dialog are undone and redone`, async ( {
	page,
} ) => {
	const ids = ( await pictures() ).map( ( { id } ) => id );
	const problems = problemsOf( page );
	const canvas = await openEditor(
		page,
		await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' )
	);
	const contents = [ await contentOf( page ) ];
	const keep = async () => contents.push( await contentOf( page ) );
	const choose = canvas.getByRole( 'button', { name: 'Media Library' } );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	for ( let round = 0; round < 7; round++ ) {
		await insertImageBlock( page );
		await keep();
		await choose.click();
		await chooseFiles( page, [ ids[ round % 2 ]! ], /^Select$/ );
		await expect( choose ).toHaveCount( 0 );
		const chosen = await contentOf( page );
		await toolbar.getByRole( 'button', { name: 'Replace' } ).click();
		await page.getByRole( 'menuitem', { name: 'Open Media Library' } ).click();
		await chooseFiles( page, [ ids[ ( round + 1 ) % 2 ]! ], /^Select$/ );
		await expect.poll( () => contentOf( page ) ).not.toBe( chosen );
		// As the attributes are the same, the editor counts the choice and the replacement as one step.
		await keep();
	}
	for ( let round = 0; round < 3; round++ ) {
		await page.evaluate( () => {
			const { blocks, data } = ( window as any ).wp;
			data.dispatch( 'core/block-editor' ).insertBlocks(
				blocks.createBlock( 'core/gallery' )
			);
		} );
		await keep();
		await choose.click();
		const dialog = page.locator( '.pagewright-media-library__frame' );
		await fileIn( dialog, ids[ 0 ]! ).click();
		await fileIn( dialog, ids[ 1 ]! ).click();
		await dialog.getByRole( 'button', { name: 'Create a new gallery' } ).click();
		await dialog.getByRole( 'button', { name: 'Insert gallery' } ).click();
		await expect( canvas.locator( '.wp-block-gallery .wp-block-image img' ) ).toHaveCount(
			2 * ( round + 1 )
		);
		await expect.poll( () => contentOf( page ) ).not.toMatch( /wp:image {"id":\d+}/ );
		await keep();
	}
	const undone = [ contents.at( -1 )! ];
	for ( let count = 0; count < COUNT; count++ ) {
		undone.push( await step( page, 'undo' ) );
	}
	expect( undone ).toEqual( contents.slice( -COUNT - 1 ).reverse() );
	const redone = [ undone.at( -1 )! ];
	for ( let count = 0; count < COUNT; count++ ) {
		redone.push( await step( page, 'redo' ) );
	}
	expect( redone ).toEqual( [ ...undone ].reverse() );
	expect( problems ).toEqual( [] );
} );
