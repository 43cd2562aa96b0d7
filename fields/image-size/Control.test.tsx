import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import { sizeChoices } from './sizes';

const size = ( options: object = {} ) => ( {
	size: { type: 'image-size', label: 'Size', ...options },
} );
const world = globalThis as { pagewrightEditor?: object };
afterEach( () => delete world.pagewrightEditor );

it( 'lists the sizes of the site, the custom one after large', () => {
	world.pagewrightEditor = { imageSizes: { medium: 'Medium', large: 'Large', hero: 'Hero' } };
	const values = sizeChoices( { type: 'image-size', custom_size: true }, 'full' ).map(
		( { value } ) => value
	);
	expect( values ).toEqual( [ 'full', 'thumbnail', 'medium', 'large', 'custom_size', 'hero' ] );
} );

it( 'lists only the sizes of the field', () => {
	expect(
		sizeChoices( { type: 'image-size', options: [ 'custom_size', 'full' ] }, 'full' )
	).toEqual( [
		{ value: 'custom_size', label: 'Custom size' },
		{ value: 'full', label: 'Full size' },
	] );
} );

it( 'shows and keeps a missing size', () => {
	const { told } = renderForm( size(), { size: 'old-hero' } );
	expect( screen.getByRole( 'combobox' ) ).toHaveDisplayValue( '“old-hero” (not available)' );
	expect( told ).toEqual( [] );
} );

it( 'stores width and height with a custom size', () => {
	const { last } = renderForm( size( { custom_size: true, custom_size_enforce: true } ), {
		size: 'custom_size',
	} );
	fireEvent.change( screen.getByLabelText( 'Width in pixels' ), { target: { value: '320' } } );
	expect( last() ).toEqual( { size: 'custom_size', size_width: 320 } );
	fireEvent.click( screen.getByLabelText( /Force this size/ ) );
	expect( last() ).toEqual( { size: 'custom_size', size_width: 320, size_enforce: true } );
} );

it( 'shows no number fields for other sizes', () => {
	renderForm( size( { custom_size: true } ), { size: 'full' } );
	expect( screen.queryByLabelText( 'Width in pixels' ) ).toBeNull();
} );
