import { screen } from '@testing-library/react';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { afterEach, expect, it } from 'vitest';
import { renderField } from '../tests/support/control';
import { FIELD_TYPES_HOOK } from './registry';

afterEach( () => removeFilter( FIELD_TYPES_HOOK, 'acme' ) );

function Rating( { id, onChange }: { id: string; onChange: ( value: number ) => void } ) {
	return (
		<button id={ id } onClick={ () => onChange( 5 ) }>
			Five
		</button>
	);
}

it( 'renders the control of another plugin, with label, required mark and storage', async () => {
	addFilter( FIELD_TYPES_HOOK, 'acme', ( types: object ) => ( {
		...types,
		'acme-rating': { Control: Rating, isEmpty: ( value: unknown ) => ! value },
	} ) );
	const { user, stored } = renderField( { type: 'acme-rating', required: true } );
	await user.click( screen.getByLabelText( /Size/ ) );
	expect( stored() ).toBe( 5 );
} );

it( 'does not replace built-in controls, and skips an invalid one', () => {
	addFilter( FIELD_TYPES_HOOK, 'acme', () => ( { text: { Control: Rating }, 'acme-x': {} } ) );
	renderField( { type: 'text' }, 'kept' );
	expect( screen.getByLabelText( 'Size' ) ).toHaveValue( 'kept' );
} );
