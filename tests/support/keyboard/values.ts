import { expect } from '@playwright/test';
import type { Walk } from './hands';

/** Fields that are edited in place. */
export const VALUES: Walk[] = [
	{
		title: 'a text is typed',
		unit: 'text',
		state: 'empty',
		walk: async ( _, { press, focused } ) => {
			await press( 'type:Our team' );
			await expect( focused() ).toHaveValue( 'Our team' );
		},
	},
	{
		title: 'lines are typed',
		unit: 'textarea',
		state: 'empty',
		walk: async ( _, { press, focused } ) => {
			await press( 'type:One', 'Enter', 'type:Two' );
			await expect( focused() ).toHaveValue( 'One\nTwo' );
		},
	},
	{
		title: 'a number goes up and down',
		unit: 'number',
		state: 'with-limits',
		walk: async ( _, { press, focused } ) => {
			await press( 'ArrowUp', 'ArrowUp', 'ArrowDown' );
			await expect( focused() ).toHaveValue( '5' );
		},
	},
	{
		title: 'the space bar ticks',
		unit: 'checkbox',
		state: 'empty',
		walk: async ( _, { press, focused } ) => {
			await press( 'Space' );
			await expect( focused() ).toBeChecked();
		},
	},
	{
		title: 'each box is a stop',
		unit: 'checkboxes',
		state: 'none',
		walk: async ( field, { press } ) => {
			await press( 'Tab', 'Space' );
			await expect( field.getByRole( 'checkbox', { name: 'Pages' } ) ).toBeChecked();
			await expect( field.getByRole( 'checkbox', { checked: true } ) ).toHaveCount( 1 );
		},
	},
	{
		title: 'the space bar switches',
		unit: 'toggle',
		state: 'off',
		walk: async ( _, { press, focused } ) => {
			await press( 'Space' );
			await expect( focused() ).toBeChecked();
		},
	},
	{
		title: 'arrows choose',
		unit: 'radio',
		state: 'filled',
		walk: async ( _, { press, focused } ) => {
			await press( 'ArrowDown' );
			await expect( focused() ).toHaveAccessibleName( 'Closed' );
			await expect( focused() ).toBeChecked();
		},
	},
	...(
		[
			[ 'ltr', 'ArrowLeft' ],
			[ 'rtl', 'ArrowRight' ],
		] as const
	 ).map( ( [ dir, back ] ): Walk => ( {
		title: `arrows choose the tile that they point to, ${ dir }`,
		unit: 'image-radio',
		state: 'filled',
		dir,
		walk: async ( _, { press, focused } ) => {
			await expect( focused() ).toHaveAccessibleName( 'Center' );
			await press( back );
			await expect( focused() ).toHaveAccessibleName( 'Left' );
			await expect( focused() ).toBeChecked();
		},
	} ) ),
	...(
		[
			[ 'ltr', 'ArrowRight' ],
			[ 'rtl', 'ArrowLeft' ],
		] as const
	 ).map( ( [ dir, more ] ): Walk => ( {
		title: `arrows and page keys move the thumb, ${ dir }`,
		unit: 'slider',
		state: 'filled',
		dir,
		walk: async ( field, { press, focused } ) => {
			await press( more, 'PageUp' );
			await expect( focused() ).toHaveValue( '61' );
			await expect( field.getByRole( 'spinbutton' ) ).toHaveValue( '61' );
			await press( 'End' );
			await expect( focused() ).toHaveValue( '100' );
		},
	} ) ),
	{
		title: 'a letter chooses',
		unit: 'select',
		state: 'filled',
		walk: async ( _, { press, focused } ) => {
			await press( 'r' );
			await expect( focused() ).toHaveValue( 'right' );
		},
	},
	{
		title: 'a long list of boxes is searched',
		unit: 'select',
		state: 'several-of-many',
		walk: async ( field, { press, focused } ) => {
			await press( 'type:title' );
			await expect( field.getByRole( 'checkbox' ) ).toHaveCount( 1 );
			await focused().press( 'Tab' );
			while (
				! ( await focused().evaluate( ( box ) => box.matches( '[type=checkbox]' ) ) )
			) {
				await press( 'Tab' );
			}
			await press( 'Space' );
			await expect( focused() ).not.toBeChecked();
		},
	},
	{
		title: 'number and unit are a stop each',
		unit: 'measurement',
		state: 'empty',
		walk: async ( field, { press, focused } ) => {
			await press( 'type:12', 'Tab', 'e' );
			await expect( focused() ).toHaveValue( 'em' );
			await expect( field.getByRole( 'spinbutton' ) ).toHaveValue( '12' );
		},
	},
	{
		title: 'one side is typed',
		unit: 'multi-measurement',
		state: 'filled',
		walk: async ( field, { press } ) => {
			await press( 'Tab', 'Tab', 'Control+a', 'type:7' );
			await expect( field.getByRole( 'spinbutton' ).nth( 1 ) ).toHaveValue( '7' );
			await expect( field.getByRole( 'spinbutton' ).nth( 0 ) ).toHaveValue( '10' );
		},
	},
	{
		title: 'the custom size is typed',
		unit: 'image-size',
		state: 'custom',
		walk: async ( field, { press, focused } ) => {
			await press( 'Tab', 'Control+a', 'type:640', 'Tab', 'type:400', 'Tab', 'Space' );
			await expect( field.getByRole( 'spinbutton' ).first() ).toHaveValue( '640' );
			await expect( field.getByRole( 'spinbutton' ).last() ).toHaveValue( '400' );
			await expect( focused() ).not.toBeChecked();
		},
	},
	...(
		[
			[ 'ltr', 'ArrowRight' ],
			[ 'rtl', 'ArrowLeft' ],
		] as const
	 ).map( ( [ dir, next ] ): Walk => ( {
		title: `arrows go from tab to tab, ${ dir }`,
		unit: 'tabs',
		state: 'filled',
		dir,
		walk: async ( field, { press, focused } ) => {
			await press( next );
			await expect( focused() ).toHaveText( 'Phone' );
			await expect( focused() ).toHaveAttribute( 'aria-selected', 'true' );
			await press( 'Home' );
			await expect( focused() ).toHaveText( 'Desktop' );
			await press( next, 'Tab' );
			await expect( field.getByRole( 'tabpanel' ) ).toBeVisible();
		},
	} ) ),
	{
		title: 'a file goes down and keeps the focus',
		unit: 'multiple-media',
		state: 'filled',
		walk: async ( field, { press, focused } ) => {
			await field.getByRole( 'button', { name: 'Move down: Meadow' } ).focus();
			await press( 'Enter' );
			await expect( focused() ).toHaveAccessibleName( 'Move down: Meadow' );
			await expect( field.getByRole( 'listitem' ).nth( 1 ) ).toContainText( 'Meadow' );
		},
	},
	{
		title: 'a row goes down by its button, which keeps the focus',
		unit: 'order',
		state: 'never-changed',
		walk: async ( field, { press, focused } ) => {
			await press( 'Tab', 'Tab', 'Enter' );
			await expect( focused() ).toHaveAccessibleName( 'Move down: Headline' );
			await expect( field.getByRole( 'listitem' ).nth( 1 ) ).toContainText( 'Headline' );
		},
	},
	{
		title: 'days are typed',
		unit: 'date-range',
		state: 'empty',
		walk: async ( field, { press } ) => {
			await press( 'type:01022024' );
			await expect( field.getByLabel( 'From' ) ).toHaveValue( '2024-01-02' );
		},
	},
	{
		title: 'the undo gives the focus back to the choice',
		unit: 'presets',
		state: 'filled',
		walk: async ( field, { press } ) => {
			const box = field.getByRole( 'combobox' );
			const before = await box.inputValue();
			await press( 'ArrowUp' );
			await expect( box ).not.toHaveValue( before );
			await press( 'Tab', 'Enter' );
			await expect( box ).toHaveValue( before );
			await expect( box ).toBeFocused();
		},
	},
	...[ 'section', 'widget' ].map( ( unit ): Walk => ( {
		title: 'Enter and space open and close',
		unit,
		state: 'closed-at-first',
		walk: async ( field, { press } ) => {
			await press( 'Enter' );
			await expect( field.getByRole( 'textbox' ) ).toBeVisible();
			await press( 'Space' );
			await expect( field.getByRole( 'textbox' ) ).toBeHidden();
			await press( 'Enter' );
		},
	} ) ),
	{
		title: 'an item is added, and removed after a question',
		unit: 'repeater',
		state: 'empty',
		walk: async ( field, { press, focused } ) => {
			await press( 'Enter' );
			await expect( field.getByRole( 'listitem' ) ).toHaveCount( 1 );
			await expect( field.getByRole( 'listitem' ).locator( '*:focus' ) ).toHaveCount( 1 );
			await field.getByRole( 'button', { name: /^Remove:/ } ).focus();
			await press( 'Enter' );
			await expect( field.getByRole( 'alertdialog' ) ).toBeVisible();
			await press( 'Escape' );
			await expect( focused() ).toHaveAccessibleName( /^Remove:/ );
			await press( 'Enter', 'Enter' );
			await expect( field.getByRole( 'listitem' ) ).toHaveCount( 0 );
			await expect( focused() ).toHaveText( 'Add panel' );
		},
	},
	{
		title: 'its parts open and close',
		unit: 'posts',
		state: 'closed',
		walk: async ( field, { press } ) => {
			await press( 'Enter' );
			await expect( field.getByRole( 'combobox', { name: 'Order by' } ) ).toBeVisible();
		},
	},
	{
		title: 'code is typed, and Tab is no trap',
		unit: 'code',
		state: 'empty',
		walk: async ( _, { press, focused } ) => {
			await press( 'type:a' );
			await expect( focused() ).toContainText( 'a' );
		},
	},
];
