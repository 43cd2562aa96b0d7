import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Fields } from '../../schema/field-types';
import { renderForm } from '../../tests/support/form';

const fields = {
	section: {
		type: 'section',
		label: 'Settings',
		fields: {
			template: {
				type: 'presets',
				label: 'Template',
				presets: {
					list: { label: 'List', values: { columns: '1', section: { date: true } } },
					grid: { label: 'Grid', values: { columns: '2', section: { date: false } } },
				},
			},
			date: { type: 'checkbox', label: 'Date' },
		},
	},
	columns: { type: 'text', label: 'Columns' },
} as Fields;
const start = { columns: '7', section: { later: 1 } };

it( 'fills in fields anywhere in the form, in one change', async () => {
	const { user, told } = renderForm( fields, start );
	await user.selectOptions( screen.getByLabelText( 'Template' ), 'Grid' );
	expect( told ).toEqual( [
		{ columns: '2', section: { later: 1, date: false, template: 'grid' } },
	] );
	expect( screen.getByLabelText( 'Columns' ) ).toHaveValue( '2' );
} );

it( 'is reset to the values before the first preset, and keeps later edits', async () => {
	const { user, last } = renderForm( fields, start );
	await user.selectOptions( screen.getByLabelText( 'Template' ), 'Grid' );
	await user.selectOptions( screen.getByLabelText( 'Template' ), 'List' );
	expect( last() ).toMatchObject( { columns: '1', section: { date: true } } );
	await user.click( screen.getByRole( 'button', { name: /^Undo/ } ) );
	expect( last() ).toEqual( start );
	expect( screen.queryByRole( 'button', { name: /^Undo/ } ) ).toBeNull();
} );

it( 'marks a missing preset', () => {
	const { told } = renderForm( fields, { section: { template: 'masonry' } } );
	expect( screen.getByLabelText( 'Template' ) ).toHaveDisplayValue( '“masonry” (not available)' );
	expect( told ).toEqual( [] );
} );
