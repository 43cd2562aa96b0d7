import { expect, test } from '../../../../tests/support/admin-test';
import { openEditor, save } from '../../../../tests/support/editor';
import { php } from '../../../../tests/support/site';

test( 'the block creates a form, reports a missing one, and converts to a shortcode and back', async ( {
	page,
} ) => {
	const canvas = await openEditor( page );
	let answer = () => {};
	const isAsked = new Promise< void >( ( done ) => ( answer = done ) );
	await page.route( /contact-form-7\/v1\/contact-forms\?search/, async ( route ) => {
		await isAsked;
		await route.continue();
	} );
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks(
				( window as any ).wp.blocks.createBlock( 'contact-form-7/contact-form-selector' )
			)
	);
	const create = canvas.getByRole( 'button', { name: 'Create form' } );
	const spinner = canvas.locator( '.pagewright-contact-form__chooser .components-spinner' );
	await expect( spinner ).toBeVisible();
	const place = await create.boundingBox();
	answer();
	await expect( spinner ).toBeHidden();
	expect( await create.boundingBox(), 'moved under the mouse' ).toEqual( place );
	await create.click();
	await expect( canvas.locator( 'iframe.pagewright-contact-form__frame' ) ).toBeVisible();
	const made = await page.evaluate( () => {
		const { blocks, data } = ( window as any ).wp;
		const [ block ] = data.select( 'core/block-editor' ).getBlocks();
		const [ shortcode ] = blocks.switchToBlockType( block, 'core/shortcode' );
		const [ back ] = blocks.switchToBlockType( shortcode, block.name );
		return {
			attributes: block.attributes,
			text: shortcode.attributes.text,
			back: back.attributes,
		};
	} );
	expect( made.text ).toBe(
		`[contact-form-7 id="${ made.attributes.hash }" title="${ made.attributes.title }"]`
	);
	expect( made.back ).toMatchObject( {
		hash: made.attributes.hash,
		title: made.attributes.title,
	} );
	const post = await save( page );
	await php( `wp_delete_post( ${ made.attributes.id }, true );` );
	const again = await openEditor( page, post );
	await expect( again.getByText( 'This form no longer exists.' ) ).toBeVisible();
	expect(
		await page.evaluate( () =>
			( window as any ).wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.every( ( one: any ) => one.isValid )
		)
	).toBe( true );
} );

test( 'the inserter lists the block of forms first, and the widget with another name', async ( {
	page,
} ) => {
	await openEditor( page );
	await page.getByRole( 'button', { name: 'Block Inserter' } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'contact form' );
	const options = page.getByRole( 'listbox', { name: 'Blocks' } ).getByRole( 'option' );
	await expect( options.first() ).toHaveText( 'Contact Form' );
	await expect( options.filter( { hasText: 'Contact Form' } ) ).toHaveText( [
		'Contact Form',
		'Contact Form (widget)',
	] );
} );
