import { expect, type Page } from '@playwright/test';
import { makePost } from '../../../../tests/support/editor';
import { pictures } from '../../../../tests/support/fields';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { mediaDialog } from '../../../../tests/support/media-dialog';
import { php, phpFile } from '../../../../tests/support/site';
import { callEdit, colors } from './edit';
import { openAttach, openList } from './list-page';

const files = phpFile( 'features/media-library/tests/e2e/attachment-file.php' );
const folders = phpFile( 'features/media-library/tests/e2e/folders.php' );
const list = phpFile( 'features/media-library/tests/php/media-columns.php' );
const orders = phpFile( 'features/media-library/tests/e2e/order.php' );

/** A change that waits for a last step of the user. */
interface Change {
	make: () => Promise< void >;
	/** Makes it after a failure; as the first time by default. */
	makeAgain?: () => Promise< void >;
	isMade: () => Promise< void >;
	/** Deletes what it needed. */
	remove: () => Promise< unknown >;
}

async function editImage( page: Page ): Promise< Change > {
	const image = await callEdit< number >( 'insert_image' );
	await page.goto( `/wp-admin/upload.php?item=${ image }&mode=edit` );
	const editor = page.locator( '.pagewright-edit-image' );
	await editor.getByRole( 'button', { name: 'Rotate right', exact: true } ).click();
	return {
		make: () => editor.getByRole( 'button', { name: 'Save', exact: true } ).click(),
		isMade: async () => {
			await expect( editor ).toHaveCount( 0 );
			expect( ( await colors( image ) ).slice( 0, 2 ) ).toEqual( [ 400, 600 ] );
		},
		remove: () => callEdit( 'delete_attachment', image ),
	};
}

async function typeAlternativeText( page: Page ): Promise< Change > {
	const images = [
		await callEdit< number >( 'insert_image' ),
		await callEdit< number >( 'insert_image' ),
	];
	await page.goto( '/wp-admin/upload.php?mode=grid&view=alternative-texts' );
	const view = page.getByRole( 'dialog', { name: 'Alternative texts' } );
	const field = view.getByLabel( 'Alternative text', { exact: true } );
	await expect( field ).toBeEditable();
	await field.fill( 'A hut' );
	return {
		make: () => field.press( 'Enter' ),
		makeAgain: async () => {
			await view.getByRole( 'button', { name: 'Show image' } ).click();
			await expect( field ).toHaveValue( 'A hut' );
			await view.getByRole( 'button', { name: 'Try again' } ).click();
		},
		isMade: () => expect( view.getByText( /^Saved “/ ) ).toBeVisible(),
		remove: () => list.call( 'remove', images ),
	};
}

async function typeCaption( page: Page ): Promise< Change > {
	const image = await callEdit< number >( 'insert_image' );
	await page.goto( `/wp-admin/upload.php?item=${ image }` );
	const dialog = page.getByRole( 'dialog' );
	const caption = dialog.getByLabel( 'Caption' );
	await expect( caption ).toBeEditable();
	return {
		make: async () => {
			await caption.fill( 'A hut in the snow' );
			await caption.press( 'Tab' );
		},
		makeAgain: async () => {
			await expect( caption ).toHaveValue( 'A hut in the snow' );
			await dialog.getByRole( 'button', { name: 'Try again' } ).click();
		},
		isMade: () =>
			expect
				.poll( () => php( `return get_post( ${ image } )->post_excerpt;` ) )
				.toBe( 'A hut in the snow' ),
		remove: () => callEdit( 'delete_attachment', image ),
	};
}

/** Replaces a file on the page that the address shows. */
const replace = ( address: ( id: number ) => string ) => async ( page: Page ) => {
	const id = await files.call< number >( 'make', 'red.png' );
	const { name, mimeType, bytes } = await files.call< Record< string, string > >(
		'file',
		'blue.png'
	);
	await page.goto( address( id ) );
	const button = page.getByRole( 'button', { name: 'Replace file', exact: true } );
	await expect( button ).toBeVisible();
	return {
		make: async () => {
			const chooser = await openFileChooser( page, () => button.click() );
			const file = { name: name!, mimeType: mimeType! };
			const buffer = Buffer.from( bytes!, 'base64' );
			await chooser.setFiles( { ...file, buffer } );
		},
		makeAgain: () => page.getByRole( 'button', { name: 'Try again' } ).click(),
		isMade: async () => {
			await expect(
				page.getByRole( 'status' ).filter( { hasText: '“File” is replaced.' } )
			).toHaveCount( 1 );
			const { file } = await files.call< { file: string } >( 'state', id );
			expect( file ).toBe( await files.call( 'hash', 'blue.png' ) );
		},
		remove: () => files.call( 'remove', id ),
	};
};

/** Shows the list with a file that is attached to a post. */
async function openAttached( page: Page ) {
	const title = `A trip by sledge ${ Date.now() }`;
	const made = await list.call< number[] >( 'attach', 'publish', title );
	await openList( page );
	const row = page.locator( `[role="row"][data-id="${ made[ 0 ] }"]` );
	const detachIt = async () => {
		await row.getByRole( 'button', { name: 'Actions for “Attached”' } ).click();
		await page.getByRole( 'menuitem', { name: 'Detach' } ).click();
	};
	const remove = async () => {
		// WordPress remembers its last view.
		await page.goto( '/wp-admin/upload.php?mode=grid' );
		await list.call( 'remove', made );
	};
	return { title, row, detachIt, remove };
}

async function detach( page: Page ): Promise< Change > {
	const attached = await openAttached( page );
	return {
		make: attached.detachIt,
		isMade: () => expect( attached.row ).toContainText( '(unattached)' ),
		remove: attached.remove,
	};
}

async function attach( page: Page ): Promise< Change > {
	const { title, row, remove, ...attached } = await openAttached( page );
	await attached.detachIt();
	await expect( row ).toContainText( '(unattached)' );
	const dialog = await openAttach( row, title );
	return {
		make: () => dialog.getByRole( 'button', { name: 'Attach' } ).click(),
		isMade: () => expect( row.getByRole( 'link', { name: title } ) ).toBeVisible(),
		remove,
	};
}

async function moveToFolder( page: Page ): Promise< Change > {
	const id = ( await pictures() )[ 0 ]!.id;
	await folders.call( 'forget_choices' );
	await folders.call( 'make_folders', [ 'Events' ] );
	await page.goto( '/wp-admin/upload.php?mode=grid' );
	const tile = page.locator( `[data-id="${ id }"]` );
	await expect( tile ).toBeVisible();
	await page.getByRole( 'button', { name: 'Folders' } ).click();
	const entry = page.getByRole( 'treeitem', { name: /^Events/ } );
	await expect( entry ).toBeVisible();
	return {
		make: () => tile.dragTo( entry ),
		isMade: async () => {
			const notice = page.locator( '.components-snackbar' );
			await expect( notice.filter( { hasText: '1 file moved to “Events”.' } ) ).toBeVisible();
			expect( await folders.call( 'folders_of', id ) ).toEqual( [ 'Events' ] );
		},
		remove: () => folders.call( 'remove_folders' ),
	};
}

async function reverseOrder( page: Page ): Promise< Change > {
	const post = await makePost( '' );
	const songs = await orders.call< number[] >( 'add_songs', post, 'Lost song A', 'Lost song B' );
	await orders.call( 'plug_classic' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	await page.locator( '.insert-media' ).first().click();
	const dialog = mediaDialog( page );
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog.getByLabel( 'Filter by type' ).selectOption( 'Uploaded to this post' );
	await expect( dialog.locator( '[data-position]' ) ).toHaveCount( 2 );
	await dialog.getByRole( 'button', { name: 'Change order' } ).click();
	const order = page.getByRole( 'dialog', { name: 'Order of the files of this post' } );
	await order.getByRole( 'button', { name: 'Reverse order' } ).click();
	const before = await orders.call( 'places_of', ...songs );
	return {
		make: () => order.getByRole( 'button', { name: 'Save order' } ).click(),
		isMade: async () => {
			await expect( order ).toHaveCount( 0 );
			expect( await orders.call( 'places_of', ...songs ) ).not.toEqual( before );
		},
		remove: () => orders.call( 'remove', post, ...songs ),
	};
}

/** Opens a page and prepares the change, by what happens to it. */
export const CHANGES: Record< string, ( page: Page ) => Promise< Change > > = {
	'an edited image is saved': editImage,
	'an alternative text is saved': typeAlternativeText,
	'a caption is saved': typeCaption,
	'a file is replaced on its own screen': replace(
		( id ) => `/wp-admin/post.php?post=${ id }&action=edit`
	),
	'a file is replaced in its details': replace( ( id ) => `/wp-admin/upload.php?item=${ id }` ),
	'a file is detached': detach,
	'a file is attached': attach,
	'a file is moved to a folder': moveToFolder,
	'the order of the files of a post is saved': reverseOrder,
};
