import { expect, test } from '../../../../tests/support/admin-test';
import { makePost, openEditor } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { fileIn } from '../../../../tests/support/media-dialog';
import type { OwnDialog } from '../../../../media/own';

type Realm = { pagewrightMediaDialog: OwnDialog; chosenFiles?: unknown[] };

test( 'a whole library is selected, arranged by keyboard, and chosen in this order', async ( {
	page,
} ) => {
	const [ picture ] = await pictures();
	await openEditor(
		page,
		await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' )
	);
	await page.evaluate( () => {
		const realm = window as unknown as Realm;
		void realm.pagewrightMediaDialog
			.open( {
				...{ title: 'Images', button: 'Use', types: [ 'image' ] },
				...{ multiple: 'add', selected: [] },
			} )
			.then( ( result ) => {
				realm.chosenFiles =
					result.type === 'chosen' ? result.attachments.map( ( { id } ) => id ) : [];
			} );
	} );
	const dialog = page.locator( '.pagewright-media-library__frame' );
	await expect( fileIn( dialog, picture!.id ) ).toBeVisible();
	const first = dialog.locator( '[data-position="0"]' );
	await first.click();
	await page.keyboard.press( 'Control+a' );
	const ids = await dialog
		.locator( '[data-position]' )
		.evaluateAll( ( files ) =>
			files.map( ( file ) => Number( file.getAttribute( 'data-id' ) ) )
		);
	await dialog.getByRole( 'button', { name: 'Edit selection' } ).press( 'Enter' );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveCount( ids.length );
	const later = dialog.getByRole( 'button', { name: /^Move .* later$/ } ).first();
	await later.focus();
	for ( let place = 1; place < ids.length; place++ ) {
		await page.keyboard.press( 'Enter' );
	}
	await dialog.getByRole( 'button', { name: 'Back to the library' } ).press( 'Enter' );
	await page.keyboard.press( 'Control+Enter' );
	await expect( dialog ).toHaveCount( 0 );
	const [ moved, ...others ] = ids;
	await expect
		.poll( () => page.evaluate( () => ( window as unknown as Realm ).chosenFiles ) )
		.toEqual( [ ...others, moved ] );
} );
