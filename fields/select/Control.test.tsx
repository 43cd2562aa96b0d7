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

describe( 'one choice', () => {
	it( 'is stored by its key', async () => {
		const { user, stored } = renderField( field( {} ), 'left' );
		expect( labels() ).toEqual( [ 'To the left', 'To the right' ] );
		await user.selectOptions( screen.getByLabelText( 'Size' ), 'To the right' );
		expect( stored() ).toBe( 'right' );
	} );

	it( 'that is gone is shown as such and kept', () => {
		const { told } = renderField( field( {} ), 'middle' );
		expect(
			screen.getByRole( 'option', { name: '“middle” (not available)', selected: true } )
		).toBeInTheDocument();
		expect( told ).toEqual( [] );
	} );

	it( 'that was never made does not look like the first one', () => {
		renderField( field( {} ) );
		expect(
			screen.getByRole( 'option', { name: 'Select…', selected: true } )
		).toBeInTheDocument();
	} );

	it( 'is the default where nothing is saved, as on the page', async () => {
		const { told } = renderField( field( { default: 'right' } ), '' );
		expect( labels() ).toEqual( [ 'To the left', 'To the right' ] );
		expect(
			screen.getByRole( 'option', { name: 'To the right', selected: true } )
		).toBeInTheDocument();
		expect( told ).toEqual( [] );
	} );

	it( 'is nothing where that is a choice, default or not', () => {
		renderField( field( { default: 'right', prompt: 'No side' } ), '' );
		expect(
			screen.getByRole( 'option', { name: 'No side', selected: true } )
		).toBeInTheDocument();
	} );

	it( 'may be of the taxonomies that the site has', () => {
		Object.assign( globalThis, {
			pagewrightEditor: { taxonomies: { category: 'Category', genre: 'Genre' } },
		} );
		renderField( field( { options: 'taxonomies' } ), 'genre' );
		expect( labels() ).toEqual( [ 'Category', 'Genre' ] );
		expect( screen.getByRole( 'option', { name: 'Genre', selected: true } ) ).toBeVisible();
		Object.assign( globalThis, { pagewrightEditor: undefined } );
	} );

	it( 'can be taken back where there is a prompt', async () => {
		const { user, stored } = renderField( field( { prompt: 'No side' } ), 'left' );
		await user.selectOptions( screen.getByLabelText( 'Size' ), 'No side' );
		expect( stored() ).toBe( '' );
	} );

	it( 'has readable words where keys have no labels', () => {
		renderField( field( { options: [ 'landscape_man-made' ] } ), 'landscape_man-made' );
		expect( labels() ).toEqual( [ 'Landscape man made' ] );
	} );
} );

describe( 'a choice that fills in fields beside it', () => {
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

	it( 'fills what is empty', async () => {
		expect( await choose( {}, 'To the left' ) ).toEqual( {
			size: 'left',
			color: '#f00',
			url: 'https://l/',
		} );
	} );

	it( 'fills again what the choice before it had put there', async () => {
		expect( await choose( { color: '' }, 'To the left', 'To the right' ) ).toEqual( {
			size: 'right',
			color: '#00f',
			url: 'https://r/',
		} );
	} );

	it( 'leaves alone what somebody typed', async () => {
		expect( await choose( { url: 'https://mine/' }, 'To the left', 'To the right' ) ).toEqual( {
			size: 'right',
			color: '#00f',
			url: 'https://mine/',
		} );
	} );
} );

describe( 'several choices', () => {
	it( 'are a tick box each and stored as a list', async () => {
		const { user, stored } = renderField( field( { multiple: true } ), 'left' );
		expect( screen.getByRole( 'checkbox', { name: 'To the left' } ) ).toBeChecked();
		await user.click( screen.getByRole( 'checkbox', { name: 'To the right' } ) );
		expect( stored() ).toEqual( [ 'left', 'right' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'To the left' } ) );
		expect( stored() ).toEqual( [ 'right' ] );
	} );

	it( 'keep one that is gone until it is unticked', async () => {
		const { user, stored } = renderField( field( { multiple: true } ), [ 'middle' ] );
		await user.click( screen.getByRole( 'checkbox', { name: 'To the left' } ) );
		expect( stored() ).toEqual( [ 'middle', 'left' ] );
		await user.click( screen.getByRole( 'checkbox', { name: '“middle” (not available)' } ) );
		expect( stored() ).toEqual( [ 'left' ] );
	} );
} );

describe( 'more than ten choices', () => {
	const options = 'one,two,three,four,five,six,seven,eight,nine,ten,twenty one'.split( ',' );

	it( 'are searched by words, and Enter takes the marked one', async () => {
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

	it( 'that are one keep it marked, and the ends of the list lead to each other', async () => {
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

	it( 'keep what is saved when nothing is chosen', async () => {
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

	it( 'can be searched where several are chosen, and ticks out of sight stay', async () => {
		const { user, stored } = renderField( field( { options, multiple: true } ), [ 'two' ] );
		await user.type( screen.getByRole( 'searchbox', { name: 'Search in: Size' } ), 'one' );
		expect( screen.getAllByRole( 'checkbox' ) ).toHaveLength( 2 );
		await user.click( screen.getByRole( 'checkbox', { name: 'Twenty one' } ) );
		expect( stored() ).toEqual( [ 'two', 'twenty one' ] );
	} );
} );
