import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import {
	fontChoices,
	fontLabel,
	joinFont,
	parseFont,
	sameVariant,
	searchFonts,
	variantsOf,
} from './fonts';

const font = { font: { type: 'font', label: 'Font' } };
const world = globalThis as { pagewrightEditor?: object };
const fonts = { theme: [ 'Inter', 'Georgia' ], added: [ 'Acme Sans:700' ] };

beforeEach( () => {
	world.pagewrightEditor = { fonts };
} );
afterEach( () => {
	delete world.pagewrightEditor;
	document.head.querySelectorAll( 'link' ).forEach( ( link ) => link.remove() );
} );

async function open( value: string ) {
	const form = renderForm( font, { font: value } );
	const input = screen.getByRole( 'combobox', { name: 'Font' } );
	await form.user.click( input );
	await screen.findByText( /^19\d\d fonts$/ );
	const names = () => screen.queryAllByRole( 'option' ).map( ( option ) => option.textContent );
	const active = () =>
		document.getElementById( input.getAttribute( 'aria-activedescendant' ) ?? '' );
	return { ...form, input, names, active };
}

it( 'lists the fonts of the site first, each once', () => {
	expect( fontChoices( 'default', { Inter: '400', Roboto: '400 700', Buda: '300' } ) ).toEqual( [
		{ value: 'default', label: 'Theme font', source: 'default' },
		{ value: 'Inter', label: 'Inter', source: 'site' },
		{ value: 'Georgia', label: 'Georgia', source: 'site' },
		...[ 'Arial', 'Courier New', 'Helvetica Neue', 'Lucida Grande', 'Times New Roman' ].map(
			( name ) => ( { value: name, label: name, source: 'computer' } )
		),
		{ value: 'Acme Sans:700', label: 'Acme Sans (700)', source: 'added' },
		{ value: 'Roboto', label: 'Roboto', source: 'google' },
		{ value: 'Buda:300', label: 'Buda', source: 'google' },
	] );
} );

it( 'shows and keeps an unknown font, and marks it as missing', async () => {
	const { told, names } = await open( 'Fraktur von Heinz' );
	expect( screen.getByText( /This font is not on your site/ ) ).toBeVisible();
	expect( names() ).toContain( 'Fraktur von Heinz Not installed' );
	expect( screen.getByRole( 'option', { selected: true } ) ).toHaveTextContent( 'Heinz' );
	expect( told ).toEqual( [] );
} );

it( 'renders few of nearly two thousand fonts, and those of the site in their own typeface', async () => {
	const { names } = await open( '' );
	expect( names()[ 1 ] ).toBe( 'Inter Installed fonts' );
	expect( names().length ).toBeLessThan( 40 );
	expect( screen.getAllByRole( 'option' )[ 1 ] ).toHaveAttribute( 'aria-posinset', '2' );
	expect( screen.getByText( 'Inter' ).style.fontFamily ).toBe( '"Inter"' );
} );

it( 'sends no request to a font service', async () => {
	const { user, last } = await open( '' );
	await user.keyboard( 'Roboto Mono{Enter}' );
	expect( last() ).toEqual( { font: 'Roboto Mono' } );
	expect( document.head.querySelectorAll( 'link' ) ).toHaveLength( 0 );
	expect( screen.queryByText( /quick brown fox/ ) ).toBeNull();
} );

it( 'links Google’s style sheet if the site agreed', async () => {
	world.pagewrightEditor = { fonts: { ...fonts, google: true } };
	renderForm( font, { font: 'Open Sans:700italic' } );
	await waitFor( () =>
		expect( document.head.querySelector( 'link' ) ).toHaveAttribute(
			'href',
			'https://fonts.googleapis.com/css?family=Open+Sans:700italic&display=swap'
		)
	);
	expect( screen.getByText( /quick brown fox/ ) ).toBeInTheDocument();
} );

it.each( [ 'Inter', 'Arial', 'Acme Sans:700' ] )(
	'requests %s from this site, not from Google',
	( value ) => {
		world.pagewrightEditor = { fonts: { ...fonts, google: true } };
		renderForm( font, { font: value } );
		expect( document.head.querySelectorAll( 'link' ) ).toHaveLength( 0 );
		expect( screen.getByText( /quick brown fox/ ) ).toBeInTheDocument();
	}
);

it( 'can be searched, selected and closed with the keyboard alone', async () => {
	const { user, input, active, names, last, told } = await open( 'Georgia' );
	expect( active() ).toHaveTextContent( 'Georgia' );
	await user.keyboard( '{ArrowDown}' );
	expect( active() ).toHaveTextContent( 'Arial' );
	await user.keyboard( '{PageDown}' );
	expect( active() ).toHaveTextContent( 'Google Fonts' );
	await user.keyboard( '{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}' );
	expect( active() ).toHaveTextContent( 'Theme font' );
	await user.keyboard( 'lato' );
	await waitFor( () => expect( names()[ 0 ] ).toBe( 'Lato Google Fonts' ) );
	expect( active() ).toHaveTextContent( 'Lato' );
	await user.keyboard( '{Escape}' );
	expect( input ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( input ).toHaveValue( 'Georgia' );
	expect( told ).toEqual( [] );
	await user.keyboard( '{ArrowDown}lato{Enter}' );
	expect( last() ).toEqual( { font: 'Lato' } );
	expect( input ).toHaveFocus();
} );

it( 'reports that no font has the name, and Enter then keeps the stored one', async () => {
	const { user, input, told } = await open( 'Georgia' );
	await user.keyboard( 'zzzz' );
	expect( await screen.findByText( 'No fonts found.' ) ).toHaveAttribute( 'role', 'status' );
	expect( input ).not.toHaveAttribute( 'aria-activedescendant' );
	await user.keyboard( '{Enter}' );
	await user.tab();
	expect( input ).toHaveValue( 'Georgia' );
	expect( told ).toEqual( [] );
} );

it( 'lists the variants of a family', async () => {
	const { last, user } = await open( 'Roboto:700italic' );
	await user.keyboard( '{Escape}' );
	const variants = screen.getByLabelText( 'Weight and style' );
	expect( variants ).toHaveDisplayValue( 'Bold, italic' );
	expect( within( variants ).getAllByRole( 'option' ) ).toHaveLength( 18 );
	await user.selectOptions( variants, 'Light' );
	expect( last() ).toEqual( { font: 'Roboto:300' } );
	await user.selectOptions( variants, 'Regular' );
	expect( last() ).toEqual( { font: 'Roboto' } );
} );

it( 'keeps a saved variant that is missing in a family', () => {
	expect( variantsOf( 'Lato:550', { Lato: '400 700' } ) ).toEqual( [
		'Lato',
		'Lato:700',
		'Lato:550',
	] );
	expect( variantsOf( 'Georgia', {} ) ).toEqual( [] );
	expect( variantsOf( 'Acme Sans:700', {} ) ).toEqual( [] );
	expect( variantsOf( 'constructor', {} ) ).toEqual( [] );
} );

it( 'lists names that begin with the text first', () => {
	const choices = fontChoices( 'default', { 'Alegreya Sans': '400', Sansita: '400' } );
	expect( searchFonts( choices, ' SANS' ).map( ( { label } ) => label ) ).toEqual( [
		'Sansita',
		'Acme Sans (700)',
		'Alegreya Sans',
	] );
} );

it( 'parses family, weight and style', () => {
	expect( parseFont( 'Roboto:700italic' ) ).toEqual( {
		family: 'Roboto',
		weight: 700,
		style: 'italic',
	} );
	expect( parseFont( 'Open Sans' ) ).toEqual( { family: 'Open Sans' } );
	expect( parseFont( 'Flex:1000' ) ).toEqual( { family: 'Flex', weight: 1000 } );
	expect( parseFont( 'Flex:4000' ) ).toEqual( { family: 'Flex' } );
	expect( parseFont( 'Roboto:regular' ) ).toEqual( { family: 'Roboto', weight: 400 } );
	expect( parseFont( 'default' ) ).toEqual( {} );
	expect( fontLabel( 'Roboto:italic' ) ).toBe( 'Roboto (italic)' );
	expect( joinFont( 'Roboto', '400i' ) ).toBe( 'Roboto:italic' );
	expect( sameVariant( 'Roboto:400italic', 'Roboto:italic' ) ).toBe( true );
	expect( sameVariant( 'Roboto:regular', 'Roboto' ) ).toBe( true );
	expect( sameVariant( 'Roboto:700', 'Roboto' ) ).toBe( false );
} );
