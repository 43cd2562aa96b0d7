import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderForm } from '../../tests/support/form';
import { setFetchFamily } from './client';

const icon = { icon: { type: 'icon', label: 'Icon' } };
const family = {
	name: 'Font Awesome',
	style_uri: 'https://example.com/fa.css',
	icons: {
		ship: { unicode: '&#xf21a;', styles: [ 'sow-fas' ] },
		star: { unicode: '&#xf005;', styles: [ 'sow-fas', 'sow-far' ] },
		'arrow-up-right': { unicode: '&#xf001;', styles: [ 'sow-fas' ] },
		'arrow-up': { unicode: '&#xf002;', styles: [ 'sow-fas' ] },
	},
	styles: { 'sow-far': 'Regular', 'sow-fas': 'Solid' },
};
const many = {
	...family,
	icons: Object.fromEntries(
		Array.from( { length: 252 }, ( _, index ) => [ `many-${ index }`, '&#xf000;' ] )
	),
	styles: undefined,
};
let asked: string[] = [];

beforeEach( () => {
	asked = [];
	setFetchFamily( async ( key ) => {
		asked.push( key );
		return new Response( JSON.stringify( key === 'fontawesome' ? family : [] ) );
	} );
} );
afterEach( () => {
	setFetchFamily();
	document.head.querySelectorAll( 'link' ).forEach( ( link ) => link.remove() );
} );

async function open( value: string ) {
	const form = renderForm( icon, { icon: value } );
	await form.user.click( screen.getByRole( 'button', { expanded: false } ) );
	const grid = await screen.findByRole( 'group', { name: 'Icons' } );
	return {
		...form,
		grid,
		names: () => [ ...grid.children ].map( ( button ) => button.getAttribute( 'aria-label' ) ),
	};
}

it( 'loads nothing while there is no icon and the panel is closed', () => {
	renderForm( icon, { icon: '' } );
	expect( asked ).toEqual( [] );
	expect( screen.getByRole( 'button' ) ).toHaveAccessibleName( 'Icon Choose an icon' );
} );

it( 'draws the saved icon by the font of its family, loaded once into this document', async () => {
	const { container } = renderForm(
		{ ...icon, second: icon.icon },
		{ icon: 'fontawesome-sow-fas-ship', second: 'fontawesome-star' }
	);
	await waitFor( () =>
		expect( container.querySelectorAll( '.sow-icon-fontawesome.sow-fas' ) ).toHaveLength( 2 )
	);
	expect( container.querySelector( '[data-sow-icon]' ) ).toHaveAttribute(
		'data-sow-icon',
		'\uf21a'
	);
	expect(
		document.head.querySelectorAll( 'link[href="https://example.com/fa.css"]' )
	).toHaveLength( 1 );
	expect( asked ).toEqual( [ 'fontawesome' ] );
} );

it( 'stores family, style and name', async () => {
	const { grid, last, user } = await open( '' );
	await user.click( within( grid ).getByRole( 'button', { name: 'star' } ) );
	expect( last() ).toEqual( { icon: 'fontawesome-sow-fas-star' } );
} );

it( 'puts the active icon first and takes it away when it is clicked', async () => {
	const { grid, names, last, user } = await open( 'fontawesome-sow-fas-star' );
	expect( names()[ 0 ] ).toBe( 'star' );
	await user.click( within( grid ).getByRole( 'button', { name: 'star', pressed: true } ) );
	expect( last() ).toEqual( { icon: '' } );
} );

it( 'draws 200 icons and more when asked', async () => {
	setFetchFamily( async () => new Response( JSON.stringify( many ) ) );
	const { names, user } = await open( '' );
	expect( names() ).toHaveLength( 200 );
	await user.click( screen.getByRole( 'button', { name: 'Show more' } ) );
	expect( names() ).toHaveLength( 252 );
} );

it( 'finds icons with dashes read as spaces', async () => {
	const { names, user } = await open( '' );
	await user.type( screen.getByRole( 'searchbox' ), 'arrow-up r' );
	await waitFor( () => expect( names() ).toEqual( [ 'arrow-up-right' ] ) );
	expect( screen.getByText( '1 icon' ) ).toBeInTheDocument();
} );

it( 'shows the icons of one style and stores that style', async () => {
	const { grid, names, last, user } = await open( '' );
	await user.selectOptions( screen.getByLabelText( 'Style' ), 'sow-far' );
	expect( names() ).toEqual( [ 'star' ] );
	await user.click( within( grid ).getByRole( 'button', { name: 'star' } ) );
	expect( last() ).toEqual( { icon: 'fontawesome-sow-far-star' } );
} );

it( 'moves through the icons with the arrow keys', async () => {
	const { grid, user } = await open( '' );
	within( grid ).getByRole( 'button', { name: 'ship' } ).focus();
	await user.keyboard( '{ArrowRight}' );
	await waitFor( () =>
		expect( within( grid ).getByRole( 'button', { name: 'star' } ) ).toHaveFocus()
	);
} );

it( 'closes on Escape and gives the focus back', async () => {
	const { user } = await open( '' );
	await user.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'group', { name: 'Icons' } ) ).toBeNull();
	expect( screen.getByRole( 'button', { expanded: false } ) ).toHaveFocus();
} );

it( 'names and keeps an icon that no family has', async () => {
	const { told, user, last } = renderForm( icon, { icon: 'typicons-heart' } );
	expect( await screen.findByText( /"typicons-heart" is not in the list/ ) ).toBeVisible();
	expect( told ).toEqual( [] );
	await user.click( screen.getByRole( 'button', { name: 'Remove icon' } ) );
	expect( last() ).toEqual( { icon: '' } );
} );

it( 'says why there are no icons, and asks again', async () => {
	let isDown = true;
	setFetchFamily( async () => {
		if ( isDown ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return new Response( JSON.stringify( family ) );
	} );
	const { user } = renderForm( icon, { icon: '' } );
	await user.click( screen.getByRole( 'button', { expanded: false } ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'there is no connection' );
	isDown = false;
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByRole( 'group', { name: 'Icons' } ) ).toBeInTheDocument();
} );
