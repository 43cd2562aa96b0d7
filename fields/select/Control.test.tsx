import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../schema/field-types';
import { renderField } from '../../tests/support/control';

const field = ( more: object ) =>
	( {
		type: 'select',
		options: { left: 'To the left', right: 'To the right' },
		...more,
	} ) as never;
const labels = () => screen.getAllByRole( 'option' ).map( ( option ) => option.textContent );

describe( 'a select with one value', () => {
	it( 'stores the key', async () => {
		const { user, stored } = renderField( field( {} ), 'left' );
		expect( labels() ).toEqual( [ 'To the left', 'To the right' ] );
		await user.selectOptions( screen.getByLabelText( 'Size' ), 'To the right' );
		expect( stored() ).toBe( 'right' );
	} );

	it( 'marks a missing key and keeps it', () => {
		const { told } = renderField( field( {} ), 'middle' );
		expect(
			screen.getByRole( 'option', { name: '“middle” (not available)', selected: true } )
		).toBeInTheDocument();
		expect( told ).toEqual( [] );
	} );

	it( 'without a value does not show the first option as selected', () => {
		renderField( field( {} ) );
		expect(
			screen.getByRole( 'option', { name: 'Select…', selected: true } )
		).toBeInTheDocument();
	} );

	it( 'shows the default without a saved value, as on the page', async () => {
		const { told } = renderField( field( { default: 'right' } ), '' );
		expect( labels() ).toEqual( [ 'To the left', 'To the right' ] );
		expect(
			screen.getByRole( 'option', { name: 'To the right', selected: true } )
		).toBeInTheDocument();
		expect( told ).toEqual( [] );
	} );

	it( 'shows an empty value if it is an option, with or without a default', () => {
		renderField( field( { default: 'right', prompt: 'No side' } ), '' );
		expect(
			screen.getByRole( 'option', { name: 'No side', selected: true } )
		).toBeInTheDocument();
	} );

	it( 'can list the taxonomies of the site', () => {
		Object.assign( globalThis, {
			pagewrightEditor: { taxonomies: { category: 'Category', genre: 'Genre' } },
		} );
		renderField( field( { options: 'taxonomies' } ), 'genre' );
		expect( labels() ).toEqual( [ 'Category', 'Genre' ] );
		expect( screen.getByRole( 'option', { name: 'Genre', selected: true } ) ).toBeVisible();
		Object.assign( globalThis, { pagewrightEditor: undefined } );
	} );

	it( 'can be cleared if it has a prompt', async () => {
		const { user, stored } = renderField( field( { prompt: 'No side' } ), 'left' );
		await user.selectOptions( screen.getByLabelText( 'Size' ), 'No side' );
		expect( stored() ).toBe( '' );
	} );

	it( 'makes readable labels from keys', () => {
		renderField( field( { options: [ 'landscape_man-made' ] } ), 'landscape_man-made' );
		expect( labels() ).toEqual( [ 'Landscape man made' ] );
	} );
} );

describe( 'a select that fills in other fields', () => {
	const filling = field( {
		fills: {
			left: { color: '#f00', url: 'https://l/' },
			right: { color: '#00f', url: 'https://r/' },
		},
	} );
	const choose = async ( siblings: Values, ...names: string[] ) => {
		const { user, all } = renderField( filling, '', siblings );
		for ( const name of names ) {
			await user.selectOptions( screen.getByLabelText( 'Size' ), name );
		}
		return all();
	};

	it( 'fills empty fields', async () => {
		expect( await choose( {}, 'To the left' ) ).toEqual( {
			size: 'left',
			color: '#f00',
			url: 'https://l/',
		} );
	} );

	it( 'replaces the values of the previous option', async () => {
		expect( await choose( { color: '' }, 'To the left', 'To the right' ) ).toEqual( {
			size: 'right',
			color: '#00f',
			url: 'https://r/',
		} );
	} );

	it( 'keeps values that a user typed', async () => {
		expect( await choose( { url: 'https://mine/' }, 'To the left', 'To the right' ) ).toEqual( {
			size: 'right',
			color: '#00f',
			url: 'https://mine/',
		} );
	} );
} );

describe( 'a select with several values', () => {
	it( 'has a checkbox for each option and stores a list', async () => {
		const { user, stored } = renderField( field( { multiple: true } ), 'left' );
		expect( screen.getByRole( 'checkbox', { name: 'To the left' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'To the right' } ) );
		expect( stored() ).toEqual( [ 'left', 'right' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'To the left' } ) );
		expect( stored() ).toEqual( [ 'right' ] );
	} );

	it( 'keeps a missing key until it is unchecked', async () => {
		const { user, stored } = renderField( field( { multiple: true } ), [ 'middle' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'To the left' } ) );
		expect( stored() ).toEqual( [ 'middle', 'left' ] );
		await user.click( screen.getByRole( 'checkbox', { name: '“middle” (not available)' } ) );
		expect( stored() ).toEqual( [ 'left' ] );
	} );
} );

describe( 'a select with more than ten options', () => {
	const options = 'one,two,three,four,five,six,seven,eight,nine,ten,twenty one'.split( ',' );

	it( 'can be searched, and Enter selects the highlighted one', async () => {
		const { user, stored, told } = renderField( field( { options } ), 'two' );
		const box = screen.getByRole( 'combobox', { name: 'Size' } );
		expect( box ).toHaveValue( 'Two' );
		await user.tab();
		expect( box ).toHaveFocus();
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		await user.keyboard( '{ArrowDown}' );
		expect( labels() ).toHaveLength( 11 );
		expect( screen.getByRole( 'option', { name: 'Two', selected: true } ) ).toHaveAttribute(
			'id',
			box.getAttribute( 'aria-activedescendant' )
		);
		await user.keyboard( 'ONE' );
		expect( labels() ).toEqual( [ 'One', 'Twenty one' ] );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( stored() ).toBe( 'twenty one' );
		expect( told ).toHaveLength( 1 );
		expect( box ).toHaveValue( 'Twenty one' );
		expect( box ).toHaveFocus();
	} );

	it( 'with one value keeps it marked, and the arrow keys wrap around', async () => {
		const { user, stored } = renderField( field( { options } ), 'two' );
		const box = screen.getByRole( 'combobox', { name: 'Size' } );
		await user.type( box, 'twenty' );
		await user.keyboard( '{ArrowDown}{Enter}' );
		expect( stored() ).toBe( 'twenty one' );
		await user.type( box, 'one' );
		await user.keyboard( '{ArrowUp}{Enter}' );
		expect( stored() ).toBe( 'twenty one' );
		await user.type( box, 'one' );
		await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
		expect( stored() ).toBe( 'one' );
	} );

	it( 'keeps the saved value if nothing is selected', async () => {
		const { user, told } = renderField( field( { options } ), 'hundred' );
		const box = screen.getByRole( 'combobox', { name: 'Size' } );
		await user.type( box, 'zzz' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'No options found.' );
		await user.keyboard( '{Escape}' );
		expect( box ).toHaveValue( '“hundred” (not available)' );
		await user.type( box, 'one' );
		await user.tab();
		expect( box ).toHaveValue( '“hundred” (not available)' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		expect( told ).toEqual( [] );
	} );

	it( 'can be searched with several values, and keeps hidden selected ones', async () => {
		const { user, stored } = renderField( field( { options, multiple: true } ), [ 'two' ] );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search in: Size' } ), 'one' );
		expect( screen.getAllByRole( 'checkbox' ) ).toHaveLength( 2 );
		await user.click( screen.getByRole( 'checkbox', { name: 'Twenty one' } ) );
		expect( stored() ).toEqual( [ 'two', 'twenty one' ] );
	} );
} );
