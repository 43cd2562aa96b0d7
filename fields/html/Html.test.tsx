import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fields } from '../../schema/field-types';
import { renderForm } from '../../tests/support/form';

it( 'shows the text of the widget and changes no value', async () => {
	const fields = {
		note: { type: 'html', html: '<p>Use <b>large</b> pictures.</p>' },
		broken: { type: 'error', message: 'The map is away.' },
		title: { type: 'text', label: 'Title' },
	} as unknown as Fields;
	const { user, last } = renderForm( fields, { note: 'kept', broken: [ 1 ] } );
	expect( screen.getByText( 'large' ).tagName ).toBe( 'B' );
	expect( screen.getByText( 'The map is away.' ) ).toBeVisible();
	await user.type( screen.getByLabelText( 'Title' ), 'x' );
	expect( last() ).toEqual( { note: 'kept', broken: [ 1 ], title: 'x' } );
} );
