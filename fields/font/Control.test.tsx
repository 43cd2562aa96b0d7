import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import { fontGroups, fontLabel, parseFont } from './fonts';

const font = { font: { type: 'font', label: 'Font' } };
const world = globalThis as { pagewrightEditor?: object };
afterEach( () => delete world.pagewrightEditor );

it( 'offers the fonts of the theme first', () => {
	world.pagewrightEditor = { fonts: { theme: [ 'Inter', 'Georgia' ], added: [] } };
	expect( fontGroups( 'default' ).map( ( { fonts } ) => fonts ) ).toEqual( [
		[ 'Inter', 'Georgia' ],
		[ 'Arial', 'Courier New', 'Helvetica Neue', 'Lucida Grande', 'Times New Roman' ],
	] );
} );

it( 'shows and keeps a font that this site does not have', () => {
	const { told } = renderForm( font, { font: 'Roboto:700italic' } );
	expect( screen.getByLabelText( 'Font' ) ).toHaveDisplayValue( 'Roboto (700 italic)' );
	expect( told ).toEqual( [] );
} );

it( 'stores the chosen font', async () => {
	const { last, user } = renderForm( font, { font: '' } );
	await user.selectOptions( screen.getByLabelText( 'Font' ), 'Georgia' );
	expect( last() ).toEqual( { font: 'Georgia' } );
} );

it( 'reads family, weight and style', () => {
	expect( parseFont( 'Roboto:700italic' ) ).toEqual( {
		family: 'Roboto',
		weight: 700,
		style: 'italic',
	} );
	expect( parseFont( 'Open Sans' ) ).toEqual( { family: 'Open Sans' } );
	expect( parseFont( 'default' ) ).toEqual( {} );
	expect( fontLabel( 'Roboto:italic' ) ).toBe( 'Roboto (italic)' );
} );
