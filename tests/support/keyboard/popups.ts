import { expect } from '@playwright/test';
import { expectOutline, type Walk } from './hands';

/** Fields with popups: Escape closes them and returns the focus to the control that opened them. */
export const POPUPS: Walk[] = [
	{
		title: 'a long list is searched, and Escape puts back what was there',
		unit: 'select',
		state: 'many',
		walk: async ( field, { press, focused } ) => {
			await press( 'ArrowDown', 'ArrowDown', 'ArrowUp', 'type:zzz', 'Escape' );
			await expect( focused() ).toHaveValue( 'Menu order' );
			await expect( field.getByRole( 'listbox' ) ).toHaveCount( 0 );
			await press( 'type:mod', 'Enter' );
			await expect( focused() ).toHaveValue( 'Modified' );
			await expect( field.getByRole( 'listbox' ) ).toHaveCount( 0 );
		},
	},
	{
		title: 'the picker opens with Enter and closes with Escape, and a name is typed',
		unit: 'color',
		state: 'empty',
		walk: async ( field, { page, press, focused } ) => {
			await press( 'Enter' );
			await expect( page.locator( '.pagewright-color__picker' ) ).toBeVisible();
			await press( 'Tab', 'Escape' );
			await expect( page.locator( '.pagewright-color__picker' ) ).toHaveCount( 0 );
			await expect( focused() ).toHaveAccessibleName( /Select a color/ );
			await press( 'Tab', 'type:red', 'Tab' );
			await expect( field.getByRole( 'textbox' ) ).toHaveValue( '#ff0000' );
		},
	},
	{
		title: 'fonts are searched',
		unit: 'font',
		state: 'the-theme-s-own',
		walk: async ( field, { press, focused } ) => {
			await press( 'ArrowDown' );
			await expect( field.getByRole( 'listbox' ) ).toBeVisible();
			await press( 'Escape' );
			await expect( field.getByRole( 'listbox' ) ).toHaveCount( 0 );
			await press( 'ArrowDown', 'type:georgia', 'Enter' );
			await expect( focused() ).toHaveValue( 'Georgia' );
		},
	},
	...(
		[
			[ 'ltr', 'ArrowRight' ],
			[ 'rtl', 'ArrowLeft' ],
		] as const
	 ).map( ( [ dir, next ] ): Walk => ( {
		title: `Escape closes the shapes, arrows walk them, ${ dir }`,
		unit: 'image-shape',
		state: 'circle',
		dir,
		walk: async ( _, { page, press, focused } ) => {
			await press( 'Enter' );
			await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
			await press( 'Escape' );
			await expect( page.getByRole( 'searchbox' ) ).toHaveCount( 0 );
			await expect( focused() ).toHaveText( 'Circle' );
			await press( 'Enter' );
			await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
			await press( 'Tab', next );
			await expect( focused() ).toHaveText( 'Oval' );
			await expectOutline( focused() );
			await press( 'Enter' );
			await expect( focused() ).toHaveText( 'Oval' );
			await expect( page.getByRole( 'searchbox' ) ).toHaveCount( 0 );
		},
	} ) ),
	...(
		[
			[ 'ltr', 'ArrowRight' ],
			[ 'rtl', 'ArrowLeft' ],
		] as const
	 ).map( ( [ dir, next ] ): Walk => ( {
		title: `Escape closes the icons, arrows walk them, ${ dir }`,
		unit: 'icon',
		state: 'empty',
		dir,
		walk: async ( field, { press, focused } ) => {
			await press( 'Enter' );
			await expect( field.getByRole( 'button', { name: 'anchor' } ) ).toBeVisible();
			await press( 'Tab', 'Escape' );
			await expect( field.getByRole( 'button', { name: 'anchor' } ) ).toHaveCount( 0 );
			await expect( focused() ).toHaveText( 'Select icon' );
			await press( 'Enter' );
			await expect( field.getByRole( 'button', { name: 'anchor' } ) ).toBeVisible();
			for ( let presses = 0; presses < 9; presses++ ) {
				if ( ( await focused().getAttribute( 'data-index' ) ) !== null ) {
					break;
				}
				await press( 'Tab' );
			}
			await press( next );
			await expect( focused() ).toHaveAccessibleName( 'heart' );
			await expectOutline( focused() );
			await press( 'Enter', 'Escape' );
			await expect( focused() ).toHaveText( 'heart' );
		},
	} ) ),
	{
		title: 'the dialog of stock images gives the focus back',
		unit: 'media',
		state: 'empty',
		walk: async ( _, { page, press, focused } ) => {
			await press( 'Tab', 'Enter' );
			await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
			await press( 'type:boat', 'Enter' );
			await expect( page.getByRole( 'button', { name: /^Boat/ } ) ).toBeVisible();
			await press( 'Escape' );
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
			await expect( focused() ).toHaveText( 'Find image' );
		},
	},
	{
		title: 'a place is searched and chosen',
		unit: 'location',
		state: 'empty',
		walk: async ( field, { press, focused } ) => {
			await press( 'type:eiffel', 'Enter' );
			await expect( field.getByRole( 'option' ) ).toHaveCount( 2 );
			await press( 'Escape' );
			await expect( field.getByRole( 'option' ) ).toHaveCount( 0 );
			await press( 'Enter' );
			await expect( field.getByRole( 'option' ) ).toHaveCount( 2 );
			await press( 'ArrowDown', 'Enter' );
			await expect( focused() ).toHaveValue( 'Eiffel Tower, Paris, France' );
		},
	},
	{
		title: 'content is searched and chosen',
		unit: 'link',
		state: 'empty',
		walk: async ( field, { press, focused } ) => {
			await press( 'type:harbor' );
			await expect( field.getByRole( 'option' ) ).toHaveCount( 1 );
			await press( 'Escape' );
			await expect( field.getByRole( 'option' ) ).toHaveCount( 0 );
			await press( 'ArrowDown' );
			await expect( field.getByRole( 'option' ) ).toHaveCount( 1 );
			await press( 'ArrowDown', 'Enter' );
			await expect( focused() ).toHaveValue( 'How we built the harbor' );
		},
	},
	{
		title: 'an entry is added and removed',
		unit: 'autocomplete',
		state: 'empty',
		walk: async ( field, { press } ) => {
			await expect( field.getByRole( 'option' ) ).toHaveCount( 3 );
			await press( 'ArrowDown', 'Enter' );
			await expect( field.getByRole( 'listitem' ) ).toHaveCount( 1 );
			await press( 'Escape', 'Shift+Tab', 'Enter' );
			await expect( field.getByRole( 'listitem' ) ).toHaveCount( 0 );
			await expect( field.getByRole( 'combobox' ) ).toBeFocused();
			await press( 'Escape' );
		},
	},
];
