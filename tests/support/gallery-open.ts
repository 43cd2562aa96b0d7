import { expect, type Locator } from '@playwright/test';

/** Content that opens by a click: in which state, how, and what is visible then. */
export const OPENED: Record<
	string,
	[ state: string, open: ( state: Locator ) => Promise< void > ]
> = {
	'field-icon': [
		'filled',
		async ( state ) => {
			await state.getByRole( 'button', { name: /Icon/ } ).first().click();
			await expect( state.getByRole( 'button', { name: 'anchor' } ) ).toBeVisible();
		},
	],
	'field-font': [
		'on-every-computer',
		async ( state ) => {
			await state.getByRole( 'combobox' ).click();
			await expect( state.getByRole( 'option', { name: /Georgia/ } ) ).toBeVisible();
		},
	],
	'field-image-shape': [
		'hexagon',
		async ( state ) => {
			await state.getByRole( 'button' ).click();
			await expect( state.page().getByRole( 'button', { name: 'Triangle' } ) ).toBeVisible();
		},
	],
	'field-color': [
		'see-through',
		async ( state ) => {
			await state.getByRole( 'button', { name: /Select a color/ } ).click();
			await expect( state.page().getByRole( 'option', { name: /Accent/ } ) ).toBeVisible();
		},
	],
	'field-media': [
		'empty',
		async ( state ) => {
			await state.getByRole( 'button', { name: /Find image/ } ).click();
			const dialog = state.page().getByRole( 'dialog', { name: 'Find an image' } );
			await dialog.getByRole( 'searchbox' ).fill( 'boat' );
			await dialog.getByRole( 'searchbox' ).press( 'Enter' );
			await dialog.getByRole( 'button', { name: /^Boat/ } ).click();
			await expect( dialog.getByRole( 'alertdialog' ) ).toBeVisible();
		},
	],
	'field-location': [
		'empty',
		async ( state ) => {
			await state.getByRole( 'combobox' ).fill( 'eiffel' );
			await state.getByRole( 'combobox' ).press( 'Enter' );
			await expect( state.getByRole( 'option', { name: /Tower/ } ) ).toBeVisible();
			await state.getByRole( 'combobox' ).press( 'ArrowDown' );
		},
	],
	'field-link': [
		'empty',
		async ( state ) => {
			await state.getByRole( 'combobox' ).fill( 'harbor' );
			await expect( state.getByRole( 'option', { name: /harbor/ } ) ).toBeVisible();
			await state.getByRole( 'combobox' ).press( 'ArrowDown' );
		},
	],
	'field-autocomplete': [
		'empty',
		async ( state ) => {
			await state.getByRole( 'combobox' ).click();
			await expect( state.getByRole( 'option' ) ).toHaveCount( 3 );
			await state.getByRole( 'combobox' ).press( 'ArrowDown' );
		},
	],
	'field-select': [
		'many',
		async ( state ) => {
			await state.getByRole( 'combobox' ).click();
			await expect( state.getByRole( 'option', { name: 'Author' } ) ).toBeVisible();
		},
	],
	'field-presets': [
		'filled',
		async ( state ) => {
			await state.getByRole( 'combobox' ).selectOption( { index: 1 } );
			await expect( state.getByRole( 'button', { name: /^Undo/ } ) ).toBeVisible();
		},
	],
	'field-repeater': [
		'inside-another',
		async ( state ) => {
			await state.getByRole( 'button', { name: 'Outer', exact: true } ).click();
			await state.getByRole( 'button', { name: 'Link 1', exact: true } ).click();
			await state.getByRole( 'button', { name: /^Remove.*Link 1/ } ).click();
			await expect( state.getByRole( 'textbox' ).first() ).toBeVisible();
		},
	],
	'field-section': [
		'closed-at-first',
		async ( state ) => {
			await state.getByRole( 'button', { name: 'Design' } ).click();
			await expect( state.getByRole( 'textbox' ) ).toBeVisible();
		},
	],
	'field-tabs': [
		'many',
		async ( state ) => {
			await state.getByRole( 'tab' ).last().click();
			await expect( state.getByRole( 'tabpanel' ) ).toBeVisible();
		},
	],
	'field-posts': [
		'filled',
		async ( state ) => {
			await state.getByRole( 'combobox', { name: 'Order by' } ).click();
			await expect( state.getByRole( 'option', { name: 'Random' } ) ).toBeVisible();
		},
	],
};
