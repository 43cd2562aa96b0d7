import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Fields, FieldOptions, Json, Values } from '../../schema/field-types';
import { renderForm, schemaOf } from '../../tests/support/form';
import { Form } from '../Form';

const panels = ( more: object = {} ): Fields => ( {
	panels: {
		type: 'repeater',
		label: 'Panels',
		item_name: 'panel',
		item_label: 'title',
		fields: { title: { type: 'text', label: 'Title' } },
		...more,
	} as FieldOptions,
} );
const three = [ { title: 'a' }, { title: 'b' }, { title: 'c' } ];
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const status = () =>
	screen
		.getAllByRole( 'status' )
		.map( ( element ) => element.textContent )
		.join( ' ' );

describe( 'a repeater', () => {
	it( 'adds an item, opens it and puts the focus into it', async () => {
		const { user, last } = renderForm( panels(), { panels: three } );
		await user.click( button( 'Add panel' ) );
		expect( last() ).toEqual( { panels: [ ...three, {} ] } );
		expect( button( 'Panel 4' ) ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( screen.getByLabelText( 'Title' ) ).toHaveFocus();
		await user.keyboard( 'new' );
		expect( last() ).toEqual( { panels: [ ...three, { title: 'new' } ] } );
	} );

	it( 'starts empty, and with data that is not a list', async () => {
		for ( const value of [ undefined, null, '', [], {} ] ) {
			const { user, last, unmount } = renderForm(
				panels(),
				( value === undefined ? {} : { panels: value } ) as Values
			);
			await user.click( button( 'Add panel' ) );
			expect( last() ).toEqual( { panels: [ {} ] } );
			unmount();
		}
	} );

	it( 'copies an item deeply, after it', async () => {
		const deep = { title: 'a', more: { list: [ 1, { x: null } ] } };
		const { user, last } = renderForm( panels(), { panels: [ deep, { title: 'b' } ] } );
		await user.click( button( 'Duplicate: a' ) );
		const [ first, second ] = last()?.panels as Values[];
		expect( last()?.panels ).toEqual( [ deep, deep, { title: 'b' } ] );
		expect( first ).toBe( deep );
		expect( second?.more ).not.toBe( deep.more );
		await user.keyboard( '2' );
		expect( ( last()?.panels as Values[] ).map( ( row ) => row.title ) ).toEqual( [
			'a',
			'a2',
			'b',
		] );
	} );

	it( 'asks before it removes an item, and then moves the focus to the next', async () => {
		const { user, told, last } = renderForm( panels(), { panels: three } );
		await user.click( button( 'Remove: b' ) );
		const question = screen.getByRole( 'alertdialog', { name: 'Remove “b”?' } );
		expect( within( question ).getByRole( 'button', { name: 'Remove' } ) ).toHaveFocus();
		expect( told ).toEqual( [] );
		await user.keyboard( '{Enter}' );
		expect( last() ).toEqual( { panels: [ { title: 'a' }, { title: 'c' } ] } );
		expect( button( 'c' ) ).toHaveFocus();
		expect( status() ).toContain( 'b removed.' );
	} );

	it( 'moves the focus to the add button after the last one is removed', async () => {
		const { user } = renderForm( panels(), { panels: three } );
		await user.click( button( 'Remove: c' ) );
		await user.click( button( 'Remove' ) );
		expect( button( 'Add panel' ) ).toHaveFocus();
	} );

	it( 'keeps the item if the dialog is closed with Escape', async () => {
		const { user, told } = renderForm( panels(), { panels: three } );
		await user.click( button( 'Remove: b' ) );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
		expect( button( 'Remove: b' ) ).toHaveFocus();
		expect( told ).toEqual( [] );
	} );

	it( 'moves an item with buttons, keeps the focus on it and announces its position', async () => {
		const { user, last } = renderForm( panels(), { panels: three } );
		await user.click( button( 'Move down: a' ) );
		expect( ( last()?.panels as Values[] ).map( ( row ) => row.title ) ).toEqual( [
			'b',
			'a',
			'c',
		] );
		expect( button( 'Move down: a' ) ).toHaveFocus();
		expect( status() ).toContain( 'a: 2 of 3' );
		await user.keyboard( '{Enter}' );
		expect( button( 'Move down: a' ) ).toHaveFocus();
		expect( button( 'Move down: a' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.keyboard( '{Enter}' );
		expect( ( last()?.panels as Values[] ).map( ( row ) => row.title ) ).toEqual( [
			'b',
			'c',
			'a',
		] );
	} );

	it( 'keeps rows and their open state while they move', async () => {
		const { user, last } = renderForm( panels(), { panels: three } );
		await user.click( button( 'a' ) );
		const input = screen.getByLabelText( 'Title' );
		await user.click( button( 'Move down: a' ) );
		expect( screen.getByLabelText( 'Title' ) ).toBe( input );
		expect( last()?.panels ).toEqual( [ three[ 1 ], three[ 0 ], three[ 2 ] ] );
		expect( ( last()?.panels as Json[] )[ 1 ] ).toBe( three[ 0 ] );
		await user.type( input, '!' );
		expect( ( last()?.panels as Values[] ).map( ( row ) => row.title ) ).toEqual( [
			'b',
			'a!',
			'c',
		] );
	} );

	it( 'stops at its limit and says so', async () => {
		const { user } = renderForm( panels( { max: 4 } ), { panels: three } );
		expect( screen.queryByText( 'The limit of 4 items is reached.' ) ).toBeNull();
		await user.click( button( 'Add panel' ) );
		expect( screen.getByText( 'The limit of 4 items is reached.' ) ).toBeVisible();
		for ( const name of [ 'Add panel', 'Duplicate: a' ] ) {
			expect( button( name ) ).toHaveAttribute( 'aria-disabled', 'true' );
		}
	} );

	it( 'shows more items than its limit if they were saved', () => {
		renderForm( panels( { max: 2 } ), { panels: three } );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
	} );

	it( 'cannot add or remove items if it is fixed', () => {
		renderForm( panels( { readonly: true } ), { panels: three } );
		expect( screen.queryByRole( 'button', { name: /Add|Copy|Remove/ } ) ).toBeNull();
		expect( button( 'Move up: b' ) ).toBeEnabled();
	} );

	it( 'does not render the fields of closed items', async () => {
		const { user } = renderForm( panels(), { panels: three } );
		expect( screen.queryByLabelText( 'Title' ) ).toBeNull();
		await user.click( button( 'b' ) );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'b' );
		await user.click( button( 'b' ) );
		expect( screen.queryByLabelText( 'Title' ) ).toBeNull();
	} );

	it( 'evaluates conditions for each item, and the outer ones', async () => {
		const fields: Fields = {
			theme: {
				type: 'select',
				label: 'Theme',
				options: [ 'wire', 'flat' ],
				emit: { select: [ 'theme' ] },
			} as FieldOptions,
			list: {
				type: 'repeater',
				label: 'List',
				fields: {
					kind: {
						type: 'select',
						label: 'Kind',
						options: [ 'a', 'b' ],
						emit: { select: [ 'kind_{$repeater}' ] },
					},
					only_a: {
						type: 'text',
						when: [
							[ 'kind_{$repeater}', [ 'a' ], 'show' ],
							[ 'kind_{$repeater}', '*else', 'hide' ],
						],
					},
					only_wire: {
						type: 'text',
						when: [
							[ 'theme', [ 'wire' ], 'show' ],
							[ 'theme', '*else', 'hide' ],
						],
					},
				},
			} as unknown as FieldOptions,
		};
		const { user } = renderForm( fields, {
			theme: 'wire',
			list: [ { kind: 'a' }, { kind: 'b' } ],
		} );
		await user.click( button( 'Item 1' ) );
		await user.click( button( 'Item 2' ) );
		expect( screen.getAllByLabelText( 'Only a' ) ).toHaveLength( 1 );
		expect( screen.getAllByLabelText( 'Only wire' ) ).toHaveLength( 2 );
		await user.selectOptions( screen.getByLabelText( 'Theme' ), 'flat' );
		expect( screen.queryByLabelText( 'Only wire' ) ).toBeNull();
	} );

	it( 'works inside another repeater', async () => {
		const inner = {
			type: 'repeater',
			label: 'Links',
			item_name: 'link',
			fields: { url: { type: 'text', label: 'URL' } },
		};
		const { user, last } = renderForm( panels( { fields: { links: inner } } ), {
			panels: [ {}, { links: [ { url: 'x' } ], keep: 1 } ],
		} );
		await user.click( button( 'Panel 2' ) );
		await user.click( button( 'Add link' ) );
		await user.keyboard( 'y' );
		expect( last() ).toEqual( {
			panels: [ {}, { links: [ { url: 'x' }, { url: 'y' } ], keep: 1 } ],
		} );
	} );

	it( 'keeps the focus when its parent passes copies of the data', async () => {
		let values: Values = { panels: three };
		const draw = () => (
			<Form schema={ schemaOf( panels() ) } value={ values } onChange={ onChange } />
		);
		const onChange = ( next: Values ) => {
			values = JSON.parse( JSON.stringify( next ) );
			rerender( draw() );
		};
		const { rerender } = render( draw() );
		const user = userEvent.setup();
		await user.click( button( 'b' ) );
		await user.type( screen.getByLabelText( 'Title' ), 'xyz' );
		await user.click( button( 'Move up: bxyz' ) );
		expect( values.panels ).toEqual( [ { title: 'bxyz' }, { title: 'a' }, { title: 'c' } ] );
		expect( button( 'bxyz' ) ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( button( 'a' ) ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'keeps row ids through an undo', async () => {
		const { user, setFromOutside } = renderForm( panels(), { panels: three } );
		await user.click( button( 'b' ) );
		await user.click( button( 'Move up: b' ) );
		act( () => setFromOutside( { panels: three } ) );
		expect( button( 'b' ) ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( screen.getByLabelText( 'Title' ) ).toHaveValue( 'b' );
	} );

	it( 'keeps rows that are not objects until they are edited', async () => {
		const { user, last } = renderForm( panels(), {
			panels: [ 'stray', null, { title: 'b' } ],
		} );
		await user.click( button( 'Move up: b' ) );
		expect( last() ).toEqual( { panels: [ 'stray', { title: 'b' }, null ] } );
	} );
} );
