import { expect, test } from '../support/admin-test';
import { makePost, openEditor, save } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { openForm } from '../support/fields';

test.describe( 'a widget of another plugin', () => {
	test.beforeAll( activateExample );
	test.afterAll( removeExample );

	test( 'has its block, and its required field is checked after each save', async ( {
		page,
	} ) => {
		const canvas = await openEditor( page );
		await page.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/block-editor' )
				.insertBlocks( ( window as any ).wp.blocks.createBlock( 'example/notice' ) )
		);
		const message = canvas.getByLabel( /Message/ );
		await expect( message ).toBeVisible();
		await expect( message ).not.toHaveAttribute( 'aria-invalid', 'true' );
		await canvas.getByLabel( 'Kind' ).selectOption( 'warning' );
		const id = await save( page );
		await expect( message ).toHaveAttribute( 'aria-invalid', 'true' );
		await message.fill( 'Mind the step' );
		await expect( message ).not.toHaveAttribute( 'aria-invalid', 'true' );
		await message.fill( '' );
		await expect( message ).toHaveAttribute( 'aria-invalid', 'true' );
		await message.fill( 'Mind the step' );
		await save( page );
		await page.goto( `/?p=${ id }` );
		await expect( page.getByRole( 'alert' ) ).toHaveText( /Mind the step/ );
	} );

	test( 'without a required value shows it in the preview after a save', async ( { page } ) => {
		const id = await makePost(
			'<!-- wp:example/notice {"widgetClass":"PagewrightExample\\\\Notice","widgetData":{"kind":"info"}} /-->'
		);
		const canvas = await openEditor( page, id );
		await expect( canvas.getByText( 'No widget preview available.' ) ).toBeVisible();
		await save( page );
		await expect( canvas.getByText( '1 required field is empty.' ) ).toBeVisible();
	} );

	test( 'cannot be saved while another plugin refuses its values', async ( { page } ) => {
		const id = await makePost(
			'<!-- wp:example/notice {"widgetClass":"PagewrightExample\\\\Notice","widgetData":{"text":"Fine"}} /-->'
		);
		const canvas = await openEditor( page, id );
		await page.evaluate( () =>
			( window as any ).wp.hooks.addFilter(
				'pagewright.validateWidgetForm',
				'acme/secrets',
				( isValid: boolean, values: any ) =>
					values.text === 'Secret' ? 'No secrets, please.' : isValid
			)
		);
		await openForm( page, canvas );
		const message = canvas.getByLabel( /Message/ );
		await message.fill( 'Secret' );
		await expect( canvas.getByText( 'No secrets, please.' ) ).toBeVisible();
		const update = page.getByRole( 'button', { name: 'Save', exact: true } );
		await expect( update ).toHaveAttribute( 'aria-disabled', 'true' );
		await message.fill( 'Open' );
		await expect( canvas.getByText( 'No secrets, please.' ) ).toBeHidden();
		await save( page );
	} );

	test( 'stops at the maximum number of rows', async ( { page } ) => {
		const canvas = await openEditor( page );
		await page.evaluate( () =>
			( window as any ).wp.data
				.dispatch( 'core/block-editor' )
				.insertBlocks( ( window as any ).wp.blocks.createBlock( 'example/notice' ) )
		);
		const add = canvas.getByRole( 'button', { name: /Add point/ } );
		await add.click();
		await add.click();
		await expect( add ).toBeDisabled();
	} );
} );
