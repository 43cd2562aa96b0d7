import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';
import type { FieldOptions } from '../../schema/field-types';

const field = ( more: object = {} ) => ( { type: 'date-range', ...more } ) as FieldOptions;
const set = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

describe( 'two days', () => {
	it( 'are stored as JSON text', () => {
		const { stored } = renderField( field() );
		set( 'From', '2024-01-01' );
		expect( stored() ).toBe( '{"after":"2024-01-01"}' );
		set( 'Until', '2024-12-31' );
		expect( stored() ).toBe( '{"after":"2024-01-01","before":"2024-12-31"}' );
		set( 'From', '' );
		set( 'Until', '' );
		expect( stored() ).toBe( '' );
	} );

	it( 'stay an object with its other keys', () => {
		const { stored, told } = renderField( field(), { after: '2024-01-01', later: 1 } );
		expect( screen.getByLabelText( 'From' ) ).toHaveValue( '2024-01-01' );
		expect( told ).toEqual( [] );
		set( 'Until', '2024-02-01' );
		expect( stored() ).toEqual( { after: '2024-01-01', later: 1, before: '2024-02-01' } );
	} );

	it( 'in the wrong order show an error', () => {
		renderField( field(), '{"after":"2024-12-31","before":"2024-01-01"}' );
		expect( screen.getByLabelText( 'From' ) ).toBeInvalid();
		expect( screen.getByLabelText( 'Until' ) ).toHaveAccessibleDescription(
			/The start date is after the end date/
		);
		set( 'Until', '2025-01-01' );
		expect( screen.getByLabelText( 'From' ) ).toBeValid();
		expect( screen.queryByText( /The start date is after the end date/ ) ).toBeNull();
	} );

	it.each( [ 'last spring', '{"after":"last spring"}' ] )(
		'%j is shown as invalid and kept',
		( saved ) => {
			const { told } = renderField( field(), saved );
			expect( screen.getByLabelText( 'From' ) ).toHaveAccessibleDescription(
				'“last spring” is not a valid date. It is kept until you select another one.'
			);
			expect( told ).toEqual( [] );
		}
	);

	it.each( [ '', '{}', '[]', '{"after":"","before":""}', null, false, [] ] )(
		'%j is valid',
		( saved ) => {
			const { told } = renderField( field(), saved );
			expect( screen.queryByText( /cannot be read/ ) ).toBeNull();
			expect( told ).toEqual( [] );
		}
	);
} );

describe( 'two distances', () => {
	it( 'have a number and a unit', async () => {
		const { stored, user } = renderField( field( { date_type: 'relative' } ) );
		set( 'From', '2' );
		expect( stored() ).toBe( '{"from":{"value":2,"unit":"days"}}' );
		await user.selectOptions( screen.getByLabelText( 'From: unit' ), 'months ago' );
		expect( stored() ).toBe( '{"from":{"value":2,"unit":"months"}}' );
	} );

	it( 'keep a unit that is selected before the number', async () => {
		const { stored, user } = renderField( field( { date_type: 'relative' } ) );
		await user.selectOptions( screen.getByLabelText( 'Until: unit' ), 'years ago' );
		set( 'Until', '1' );
		expect( stored() ).toBe( '{"to":{"value":1,"unit":"years"}}' );
	} );

	it( 'in the wrong order show an error', () => {
		renderField( field( { date_type: 'relative' } ), {
			from: { value: '5', unit: 'days' },
			to: { value: 1, unit: 'weeks' },
		} );
		expect( screen.getByText( /The start date is after the end date/ ) ).toBeVisible();
	} );
} );
