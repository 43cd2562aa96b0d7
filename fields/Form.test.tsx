import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Fields, FieldOptions, Values } from '../schema/field-types';
import { renderForm, schemaOf } from '../tests/support/form';
import { validate } from './form/validate';

const text = ( label: string, more: Partial< FieldOptions > = {} ): FieldOptions => ( {
	type: 'text',
	label,
	...more,
} );
const section = ( label: string, fields: Fields, more = {} ) =>
	( { type: 'section', label, fields, ...more } ) as FieldOptions;

describe( 'unedited data', () => {
	const nasty = JSON.parse( `{
		"_sow_form_id": "12ab", "_sow_form_timestamp": "1700000000000", "panels_info": { "class": "X", "grid": 0 },
		"zeta": 1, "title": "old", "alpha": null, "n": "0450", "on": "on", "empty": [], "__proto__x": { "a": [ null, false, "", 0 ] },
		"design": { "z": [ [ [ ] ] ], "gap": "1px", "so_field_container_state": "open", "a": { "0": "x" } },
		"panels": { "3": { "title": "a", "odd": { "deep": [ 1 ] } }, "7": { "title": "b" } }
	}` ) as Values;
	const fields: Fields = {
		title: text( 'Title' ),
		n: { type: 'number', label: 'N' },
		on: { type: 'checkbox', label: 'On' },
		design: section( 'Design', { gap: text( 'Gap' ) } ),
		panels: {
			type: 'repeater',
			label: 'Panels',
			item_label: 'title',
			fields: { title: text( 'Panel title' ) },
		} as FieldOptions,
	};

	it( 'does not change when it is shown', () => {
		const before = JSON.stringify( nasty );
		const { told } = renderForm( fields, nasty );
		expect( told ).toEqual( [] );
		expect( JSON.stringify( nasty ) ).toBe( before );
	} );

	it( 'keeps order and types beside an edited value', async () => {
		const { user, last } = renderForm( fields, nasty );
		await user.type( screen.getByLabelText( 'Title' ), '!' );
		expect( JSON.stringify( last() ) ).toBe(
			JSON.stringify( nasty ).replace( '"old"', '"old!"' )
		);
		expect( last()?.panels ).toBe( nasty.panels );
		expect( last()?.design ).toBe( nasty.design );
	} );

	it( 'does not change inside an edited section', async () => {
		const { user, last } = renderForm( fields, nasty );
		await user.type( screen.getByLabelText( 'Gap' ), '0' );
		expect( JSON.stringify( last() ) ).toBe(
			JSON.stringify( nasty ).replace( '"1px"', '"1px0"' )
		);
	} );

	it( 'does not change inside an edited item, whose list is an array', async () => {
		const { user, last } = renderForm( fields, nasty );
		await user.click( screen.getByRole( 'button', { name: 'a' } ) );
		await user.type( screen.getByLabelText( 'Panel title' ), '!' );
		expect( last()?.panels ).toEqual( [
			{ title: 'a!', odd: { deep: [ 1 ] } },
			{ title: 'b' },
		] );
		expect( Object.keys( last() ?? {} ) ).toEqual( Object.keys( nasty ) );
	} );

	it( 'survives two changes before the next rendering', () => {
		const { last } = renderForm( fields, nasty );
		act( () => {
			fireEvent.change( screen.getByLabelText( 'Title' ), { target: { value: 'one' } } );
			fireEvent.change( screen.getByLabelText( 'Gap' ), { target: { value: 'two' } } );
		} );
		expect( last() ).toMatchObject( { title: 'one', design: { gap: 'two', z: [ [ [] ] ] } } );
	} );

	it( 'is updated from outside', () => {
		const { setFromOutside } = renderForm( fields, nasty );
		act( () => setFromOutside( { title: 'undone' } ) );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'undone' );
		expect( screen.queryByRole( 'button', { name: 'a' } ) ).toBeNull();
	} );
} );

describe( 'a field', () => {
	it( 'has label, description and required mark connected to its control', () => {
		renderForm(
			{ title: text( 'Title', { required: true, description: 'Shown on top.' } ) },
			{}
		);
		const input = screen.getByRole( 'textbox', { name: 'Title (required)' } );
		expect( input ).toHaveAccessibleDescription( 'Shown on top.' );
		expect( input ).toHaveAttribute( 'aria-required', 'true' );
		expect( input.closest( '[data-field="title"]' ) ).toHaveAttribute(
			'data-field-type',
			'text'
		);
	} );

	it( 'is named after its key without a label', () => {
		renderForm( { item_count: { type: 'number' } }, {} );
		expect( screen.getByLabelText( 'Item count' ) ).toBeInTheDocument();
	} );

	it( 'shows its default without storing it', () => {
		const { told } = renderForm( { title: text( 'Title', { default: 'Hello' } ) }, {} );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'Hello' );
		expect( told ).toEqual( [] );
	} );

	it( 'of an unknown type is reported in the console and its value is kept', async () => {
		const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
		const { user, last } = renderForm(
			{ odd: { type: 'nobody-knows' }, title: text( 'Title' ) },
			{ odd: { a: 1 }, title: '' }
		);
		expect(
			screen.getByText( 'This field cannot be displayed. Its value is kept.' )
		).toBeInTheDocument();
		expect( error.mock.calls[ 0 ]?.[ 0 ] ).toContain( '"odd"' );
		await user.type( screen.getByLabelText( 'Title' ), 'x' );
		expect( last() ).toEqual( { odd: { a: 1 }, title: 'x' } );
	} );

	it( 'that throws does not affect other fields', () => {
		const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
		renderForm(
			{
				design: section( 'Design', {
					bad: { type: 'text', label: { boom: 1 } as unknown as string },
					good: text( 'Good' ),
				} ),
			},
			{}
		);
		expect(
			screen.getByText( 'This field cannot be displayed. Its value is kept.' )
		).toBeInTheDocument();
		expect( screen.getByLabelText( 'Good' ) ).toBeInTheDocument();
		expect(
			error.mock.calls.some( ( [ message ] ) => String( message ).includes( '"design.bad"' ) )
		).toBe( true );
	} );
} );

describe( 'an error', () => {
	it( 'is shown at its field and disappears with the next valid input', async () => {
		const fields = { title: text( 'Title', { required: true } ) };
		const errors = validate( schemaOf( fields ), {} );
		const { user } = renderForm( fields, {}, { errors } );
		const input = screen.getByRole( 'textbox' );
		expect( input ).toBeInvalid();
		expect( input ).toHaveAccessibleDescription( 'Title is required. Please fill it in.' );
		await user.type( input, 'x' );
		expect( input ).not.toBeInvalid();
		await user.clear( input );
		expect( input ).toBeInvalid();
	} );

	it( 'from elsewhere stays until the value changes', async () => {
		const { user } = renderForm(
			{ url: text( 'Link' ) },
			{ url: 'a' },
			{ errors: [ { path: 'url', message: 'No such page.' } ] }
		);
		expect( screen.getByText( 'No such page.' ) ).toBeVisible();
		await user.type( screen.getByLabelText( 'Link' ), 'b' );
		expect( screen.queryByText( 'No such page.' ) ).toBeNull();
	} );

	it( 'inside a closed section is counted in its title', () => {
		const fields = {
			s: section( 'Design', { a: text( 'A', { required: true } ) }, { hide: true } ),
		};
		renderForm( fields, {}, { errors: validate( schemaOf( fields ), {} ) } );
		expect(
			screen.getByRole( 'button', { name: /Design.*1 field with an error/ } )
		).toBeInTheDocument();
	} );

	it( 'appears when a required field loses the focus empty, if requested', async () => {
		const { user } = renderForm(
			{ title: text( 'Title', { required: true } ) },
			{},
			{ validateOn: 'blur' }
		);
		expect( screen.getByRole( 'textbox' ) ).not.toBeInvalid();
		await user.click( screen.getByRole( 'textbox' ) );
		await user.tab();
		expect( screen.getByRole( 'textbox' ) ).toBeInvalid();
	} );
} );

describe( 'a section', () => {
	const fields = { s: section( 'Design', { a: text( 'A' ) }, { hide: true } ) };

	it( 'can start closed, renders its fields when opened and stores that', async () => {
		const { user, last } = renderForm( fields, {} );
		expect( screen.queryByLabelText( 'A' ) ).toBeNull();
		screen.getByRole( 'button', { name: 'Design', expanded: false } ).focus();
		await user.keyboard( '{Enter}' );
		expect( screen.getByLabelText( 'A' ) ).toBeVisible();
		expect( last() ).toEqual( { s: { so_field_container_state: 'open' } } );
		await user.keyboard( ' ' );
		expect( screen.getByLabelText( 'A' ) ).not.toBeVisible();
		expect( last() ).toEqual( { s: { so_field_container_state: 'closed' } } );
	} );

	it( 'keeps its open state', () => {
		renderForm( fields, { s: { so_field_container_state: 'open' } } );
		expect( screen.getByLabelText( 'A' ) ).toBeVisible();
	} );

	it( 'becomes an object when it was saved as an empty list', async () => {
		const { user, last } = renderForm(
			{ s: section( 'Design', { a: text( 'A' ) } ) },
			{ s: [] }
		);
		await user.type( screen.getByLabelText( 'A' ), 'x' );
		expect( last() ).toEqual( { s: { a: 'x' } } );
	} );

	it( 'below the tenth level is a notice, and its value is kept', async () => {
		const nest = ( levels: number ): Fields =>
			levels === 0
				? { leaf: text( 'Leaf' ) }
				: { in: section( `L${ levels }`, nest( levels - 1 ) ) };
		renderForm( nest( 9 ), {} );
		expect( screen.getByLabelText( 'Leaf' ) ).toBeInTheDocument();
		renderForm( nest( 10 ), {} );
		expect( screen.getByText( /nested too deeply/ ) ).toBeInTheDocument();
	} );
} );

describe( 'a condition', () => {
	it( 'hides a field and keeps its value', async () => {
		const fields: Fields = {
			on: {
				type: 'checkbox',
				label: 'On',
				emit: {
					conditional: [
						[ 'g', 'show', 'val' ],
						[ 'g', 'hide', '! val' ],
					],
				},
			},
			title: text( 'Title', {
				when: [
					[ 'g', [ 'show' ], 'show' ],
					[ 'g', [ 'hide' ], 'hide' ],
				],
			} ),
		};
		const { user, last } = renderForm( fields, { on: 'on', title: 'kept' } );
		expect( screen.getByLabelText( 'Title' ) ).toBeInTheDocument();
		await user.click( screen.getByLabelText( 'On' ) );
		expect( screen.queryByLabelText( 'Title' ) ).toBeNull();
		expect( last() ).toEqual( { on: false, title: 'kept' } );
	} );

	it( 'of a nested widget does not affect outer fields', async () => {
		const inner: Fields = {
			hover: {
				type: 'checkbox',
				label: 'Hover',
				emit: {
					conditional: [
						[ 'hover', 'show', 'val' ],
						[ 'hover', 'hide', '! val' ],
					],
				},
			},
			inside: text( 'Inside', { when: [ [ 'hover', [ 'hide' ], 'hide' ] ] } ),
		};
		const { user } = renderForm(
			{
				w: {
					type: 'widget',
					widget: 'button',
					label: 'Button',
					fields: inner,
				} as FieldOptions,
				outside: text( 'Outside', { when: [ [ 'hover', [ 'hide' ], 'hide' ] ] } ),
			},
			{ w: { hover: true } }
		);
		const widget = within(
			screen.getByRole( 'button', { name: 'Button' } ).parentElement as HTMLElement
		);
		expect( widget.getByLabelText( 'Inside' ) ).toBeInTheDocument();
		await user.click( widget.getByLabelText( 'Hover' ) );
		expect( screen.queryByLabelText( 'Inside' ) ).toBeNull();
		expect( screen.getByLabelText( 'Outside' ) ).toBeInTheDocument();
	} );
} );
