import { expect, test } from '../../../../tests/support/admin-test';
import { violations } from '../../../../tests/support/axe';
import { makePost, openEditor, problemsOf } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { dialogFoot, fileIn, mediaDialog } from '../../../../tests/support/media-dialog';
import { unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import type { OwnDialog } from '../../../../media/own';

const { call } = phpFile( 'features/media-library/tests/e2e/image-details.php' );

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

test( 'the selection of the classic editor’s dialog is arranged, and inserted in this order', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const [ one, two, three ] = ( await pictures() ).map( ( { id } ) => id );
	await call( 'plug_classic' );
	const post = await makePost( '' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.locator( '.insert-media' ).first().click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await fileIn( dialog, one! ).click();
	for ( const id of [ two!, three! ] ) {
		await fileIn( dialog, id ).click( { modifiers: [ 'Control' ] } );
	}
	await dialog.getByRole( 'button', { name: 'Edit Selection' } ).press( 'Enter' );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect(
		dialog.getByRole( 'list', { name: 'Selected files in their order' } )
	).toBeVisible();
	await expect( dialog.getByRole( 'button', { name: 'Go to library' } ) ).toBeFocused();
	expect( await violations( page, { include: '.pagewright-media-browser' } ) ).toEqual( [] );
	await dialog
		.getByRole( 'button', { name: /^Move .* later$/ } )
		.first()
		.press( 'Enter' );
	await dialog
		.getByRole( 'button', { name: /^Remove / } )
		.last()
		.press( 'Enter' );
	await expect( dialog.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await dialog.getByRole( 'button', { name: 'Go to library' } ).press( 'Enter' );
	await expect( fileIn( dialog, two! ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( fileIn( dialog, three! ) ).toHaveAttribute( 'aria-selected', 'false' );
	await dialogFoot( dialog )
		.getByRole( 'button', { name: /^Insert into/ } )
		.click();
	await expect( dialog ).toHaveCount( 0 );
	await expect
		.poll( () =>
			page.evaluate( () =>
				[
					...( window as any ).tinymce
						.get( 'content' )
						.getContent()
						.matchAll( /wp-image-(\d+)/g ),
				].map( ( [ , id ] ) => Number( id ) )
			)
		)
		.toEqual( [ two, one ] );
	await unplug( 'media-dialog' );
	expect( problems ).toEqual( [] );
} );
