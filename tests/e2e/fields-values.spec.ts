import { expect, test } from '../support/admin-test';
import {
	ACCORDION,
	blockOf,
	BUTTON,
	HEADLINE,
	makePost,
	openEditor,
	problemsOf,
	save,
} from '../support/editor';
import {
	dragTo,
	field,
	formOf,
	openForm,
	openSections,
	pickUp,
	savedData,
	savedJson,
	setContent,
} from '../support/fields';

test.describe( 'values', () => {
	test( 'of colors, measurements, fonts and choices are stored in the format of widgets', async ( {
		page,
	} ) => {
		const problems = problemsOf( page );
		const { id, canvas } = await formOf( page, BUTTON, { text: 'Go' } );
		await openSections( canvas );
		const design = ( name: string ) => field( canvas, `design.${ name }` );

		const swatch = design( 'button_color' ).getByRole( 'button', { name: /Select a color/ } );
		await swatch.focus();
		await page.keyboard.press( 'Enter' );
		const hex = page.getByRole( 'textbox', { name: 'Hex color' } );
		await hex.fill( '336699' );
		await expect( design( 'button_color' ).getByRole( 'textbox' ) ).toHaveValue( '#336699' );
		await page.keyboard.press( 'Escape' );
		await expect( hex ).toBeHidden();
		await expect( swatch ).toBeFocused();
		await design( 'text_color' ).getByRole( 'textbox' ).fill( 'gold' );
		await page.keyboard.press( 'Enter' );
		await expect( design( 'text_color' ).getByRole( 'textbox' ) ).toHaveValue( '#ffd700' );
		await design( 'hover_text_color' ).getByRole( 'textbox' ).fill( 'goldish' );
		await page.keyboard.press( 'Tab' );
		await expect( design( 'hover_text_color' ) ).toContainText( 'This is not a valid color' );

		await design( 'width' ).getByRole( 'spinbutton' ).fill( '12' );
		await design( 'width' ).getByLabel( 'Select unit' ).selectOption( 'em' );
		await design( 'rounding' ).getByRole( 'spinbutton', { name: 'Top' } ).fill( '2' );
		await design( 'rounding' ).getByLabel( 'Select unit' ).nth( 1 ).selectOption( 'px' );
		await design( 'font' ).getByRole( 'combobox', { name: 'Font', exact: true } ).click();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		const font = await design( 'font' )
			.getByRole( 'combobox', { name: 'Font', exact: true } )
			.inputValue();
		expect( font ).not.toBe( 'Theme font' );
		await design( 'align' ).getByRole( 'combobox' ).selectOption( 'justify' );
		await design( 'hover' ).getByRole( 'checkbox' ).uncheck();
		await canvas.getByLabel( 'Open in new tab' ).check();
		await save( page );
		expect( await savedData( id ) ).toEqual( {
			text: 'Go',
			new_window: true,
			design: {
				so_field_container_state: 'open',
				button_color: '#336699',
				text_color: '#ffd700',
				width: '12em',
				width_unit: 'em',
				rounding: '2em 0.25px 0.25em 0.25em',
				font,
				align: 'justify',
				hover: false,
			},
			attributes: { so_field_container_state: 'open' },
		} );
		expect( problems ).toEqual( [] );
	} );

	test( 'of sliders and orders change with pointer and keyboard', async ( { page } ) => {
		const { id, canvas } = await formOf( page, HEADLINE, {
			headline: { text: 'Boats', so_field_container_state: 'closed' },
			divider: { so_field_container_state: 'open' },
		} );
		const slider = field( canvas, 'divider.thickness' ).getByRole( 'slider' );
		await slider.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'PageUp' );
		const rows = field( canvas, 'order' ).locator( '.pagewright-list__title' );
		const handle = ( title: string ) =>
			field( canvas, 'order' ).getByRole( 'button', { name: `Drag: ${ title }` } );
		await dragTo( page, handle( 'Headline' ), handle( 'Subheadline' ) );
		await expect( rows ).toHaveText( [ 'Divider', 'Subheadline', 'Headline' ] );
		await handle( 'Divider' ).focus();
		await pickUp( page, canvas, 'Divider: 1 of 3' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( field( canvas, 'order' ) ).toContainText( 'Divider: 2 of 3' );
		await page.keyboard.press( 'Space' );
		await expect( rows ).toHaveText( [ 'Subheadline', 'Divider', 'Headline' ] );
		await expect( handle( 'Divider' ) ).toBeFocused();
		await save( page );
		expect( await savedData( id ) ).toMatchObject( {
			divider: { thickness: 6 },
			order: [ 'sub_headline', 'divider', 'headline' ],
		} );
	} );

	test( 'of a list are moved, copied and removed, and its first texts stay complete', async ( {
		page,
	} ) => {
		const panel = ( title: string ) => ( {
			title,
			content_text: `<p>${ title }</p>`,
			n: title,
		} );
		const { id, canvas } = await formOf( page, ACCORDION, {
			panels: [ 'One', 'Two', 'Three' ].map( panel ),
		} );
		const titles = canvas.locator( '.pagewright-repeater .pagewright-list__title' );
		const button = ( name: string | RegExp ) =>
			canvas.getByRole( 'button', { name, exact: true } );
		await dragTo( page, button( 'Drag: One' ), button( 'Drag: Three' ) );
		await expect( titles ).toHaveText( [ 'Two', 'Three', 'One' ] );
		await button( 'Drag: One' ).focus();
		await pickUp( page, canvas, 'One: 3 of 3' );
		await page.keyboard.press( 'ArrowUp' );
		await expect( canvas.getByText( 'One: 2 of 3' ) ).toBeAttached();
		await page.keyboard.press( 'Space' );
		await expect( titles ).toHaveText( [ 'Two', 'One', 'Three' ] );

		await button( 'Duplicate: Two' ).click();
		await expect( titles ).toHaveText( [ 'Two', 'Two', 'One', 'Three' ] );
		await button( 'Remove: Three' ).click();
		const question = canvas.getByRole( 'alertdialog', { name: 'Remove “Three”?' } );
		await page.keyboard.press( 'Escape' );
		await expect( question ).toBeHidden();
		await expect( button( 'Remove: Three' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await question.getByRole( 'button', { name: 'Remove' } ).click();
		await expect( titles ).toHaveText( [ 'Two', 'Two', 'One' ] );

		const second = canvas.locator( '[data-field="panels"] li' ).nth( 1 );
		if ( ( await second.getByRole( 'textbox' ).count() ) === 0 ) {
			await second.locator( '.pagewright-list__toggle' ).click();
		}
		await second.getByLabel( 'Title' ).fill( 'Four' );
		await second.getByRole( 'radio', { name: 'Closed' } ).focus();
		await page.keyboard.press( 'ArrowUp' );
		await expect( second.getByRole( 'radio', { name: 'Open' } ) ).toBeFocused();
		await openSections( canvas );
		const tag = field( canvas, 'design.heading.title_tag' ).getByRole( 'combobox' );
		await tag.selectOption( 'h2' );
		await tag.focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( tag ).toHaveValue( 'h3' );
		await expect( tag ).toBeFocused();
		await save( page );
		const { design, panels } = await savedData( id );
		expect( design.heading, 'a section in a section' ).toEqual( {
			so_field_container_state: 'open',
			title_tag: 'h3',
		} );
		expect( panels ).toEqual( [
			panel( 'Two' ),
			{ ...panel( 'Two' ), title: 'Four', initial_state: 'open' },
			panel( 'One' ),
		] );
	} );

	test( 'that are not edited are saved unchanged, in any format', async ( { page } ) => {
		// No empty object: WordPress's response to the editor has already turned it into a list.
		const nasty = {
			text: 'Old',
			url: 'post: 7 (A title)',
			new_window: 'on',
			unknown: { deep: [ 1, '1', null, { a: [] } ] },
			empty_list: [],
			button_icon: {
				icon_selected: 'fontawesome-ship',
				icon_color: false,
				icon: '12',
				icon_fallback: 'https://example.org/a.png#20x10',
				so_field_container_state: 'open',
				foreign: '<b>"\\ é 😀 \u2028 --></b>',
			},
			design: {
				width: '1.3',
				width_unit: 'em',
				rounding: '1em 2em 3em 4em',
				font: 'Gone:700italic',
				align: 'sideways',
				hover: 'false',
				padding: false,
				so_field_container_state: 'closed',
			},
			attributes: [],
			_sow_form_id: '123456abc',
			_sow_form_timestamp: '1577836800000',
		};
		const id = await makePost( '' );
		await setContent( id, blockOf( BUTTON, { widgetData: nasty } ) );
		const canvas = await openEditor( page, id );
		await openForm( page, canvas );
		await field( canvas, 'text' ).getByRole( 'textbox' ).fill( 'New' );
		await field( canvas, 'button_icon.icon_placement' )
			.getByRole( 'combobox' )
			.selectOption( 'top' );
		await save( page );
		expect( await savedJson( id ) ).toBe(
			JSON.stringify( {
				...nasty,
				text: 'New',
				button_icon: { ...nasty.button_icon, icon_placement: 'top' },
			} )
		);
	} );
} );
