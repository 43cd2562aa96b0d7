import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
		Array.from( { length: 2523 }, ( _, index ) => [ `many-${ index }`, '&#xf000;' ] )
	),
	styles: undefined,
};
const drawn = {
	...family,
	style_uri: '',
	aliases: {
		boat: [ 'sow-fas', 'ship' ],
		'star-o': [ 'sow-far', 'star' ],
		'star-line': [ 'sow-far', 'star', true ],
		ghost: [ 'sow-fas', 'nowhere' ],
	},
	sprite: { url: '/icons/fontawesome/', version: '1.0', is_cut: true },
};
const answer = ( body: unknown ) => setFetchFamily( async () => Response.json( body ) );
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
	const grid = await screen.findByRole( 'grid', { name: 'Icons' } );
	return {
		...form,
		grid,
		names: () =>
			within( grid )
				.queryAllByRole( 'button' )
				.map( ( button ) => button.getAttribute( 'aria-label' ) ),
		choice: ( name: string ) => within( grid ).getByRole( 'button', { name } ),
	};
}

it( 'loads nothing without an icon while the panel is closed', () => {
	renderForm( icon, { icon: '' } );
	expect( asked ).toEqual( [] );
	expect( screen.getByRole( 'button' ) ).toHaveAccessibleName( 'Icon Select icon' );
} );

it( 'renders the saved icon with the font of its family, loaded once into this document', async () => {
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
	await waitFor( () =>
		expect(
			document.head.querySelectorAll( 'link[href="https://example.com/fa.css"]' )
		).toHaveLength( 1 )
	);
	expect( asked ).toEqual( [ 'fontawesome' ] );
} );

it( 'stores family, style and name', async () => {
	const { grid, last, user } = await open( '' );
	await user.click( within( grid ).getByRole( 'button', { name: 'star' } ) );
	expect( last() ).toEqual( { icon: 'fontawesome-sow-fas-star' } );
} );

it( 'lists the selected icon first and removes it on click', async () => {
	const { grid, names, last, user } = await open( 'fontawesome-sow-fas-star' );
	expect( names()[ 0 ] ).toBe( 'star' );
	await user.click( within( grid ).getByRole( 'button', { name: 'star', pressed: true } ) );
	expect( last() ).toEqual( { icon: '' } );
} );

it( 'renders the visible rows of thousands of icons, and announces their number', async () => {
	answer( many );
	const { grid, names } = await open( '' );
	expect( names()[ 0 ] ).toBe( 'many-0' );
	expect( names().length ).toBeLessThan( 80 );
	expect( grid ).toHaveAttribute( 'aria-rowcount', '421' );
	expect( grid ).toHaveAttribute( 'aria-colcount', '6' );
	const [ first, second ] = within( grid ).getAllByRole( 'row' );
	expect( first ).toHaveAttribute( 'aria-rowindex', '1' );
	expect( second ).toHaveAttribute( 'aria-rowindex', '2' );
	expect( within( second! ).getAllByRole( 'gridcell' )[ 2 ] ).toHaveAttribute(
		'aria-colindex',
		'3'
	);
	expect( screen.getByText( '2523 icons' ) ).toBeInTheDocument();
} );

it( 'finds icons with dashes as spaces', async () => {
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

it( 'moves through all icons with the arrow keys, in one tab stop', async () => {
	answer( many );
	const { grid, choice, user } = await open( '' );
	choice( 'many-0' ).focus();
	const press = async ( keys: string, name: string ) => {
		await user.keyboard( keys );
		await waitFor( () => expect( choice( name ) ).toHaveFocus() );
	};
	await press( '{ArrowRight}', 'many-1' );
	await press( '{ArrowDown}', 'many-7' );
	await press( '{Home}', 'many-6' );
	await press( '{End}', 'many-11' );
	await press( '{PageDown}', 'many-41' );
	await press( '{PageUp}', 'many-11' );
	await press( '{ArrowUp}{ArrowUp}', 'many-5' );
	await press( '{Control>}{End}{/Control}', 'many-2522' );
	await press( '{ArrowRight}{ArrowDown}', 'many-2522' );
	expect( grid.querySelectorAll( '[tabindex="0"]' ) ).toHaveLength( 1 );
	await press( '{Control>}{Home}{/Control}', 'many-0' );
	await press( '{ArrowLeft}{ArrowUp}', 'many-0' );
} );

it( 'starts again at the first result when the search changes', async () => {
	answer( many );
	const { grid, choice, user } = await open( '' );
	choice( 'many-0' ).focus();
	await user.keyboard( '{Control>}{End}{/Control}' );
	await user.type( screen.getByRole( 'searchbox' ), 'many 25' );
	await waitFor( () =>
		expect( grid.querySelector( '[tabindex="0"]' ) ).toHaveAccessibleName( 'many-25' )
	);
} );

it( 'reports that no icon has the name', async () => {
	const { grid, user } = await open( '' );
	await user.type( screen.getByRole( 'searchbox' ), 'zeppelin' );
	expect( await screen.findByText( 'No icons found.' ) ).toHaveAttribute( 'role', 'status' );
	expect( grid ).not.toBeVisible();
} );

it( 'renders a family of the plugin from its sprite and loads no font', async () => {
	answer( drawn );
	const { container, grid } = await open( 'fontawesome-sow-far-star' );
	expect( grid.querySelector( 'use' ) ).toHaveAttribute(
		'href',
		'/icons/fontawesome/sow-far/s.svg?ver=1.0#star'
	);
	expect( container.querySelectorAll( '[data-sow-icon]' ) ).toHaveLength( 0 );
	expect( document.head.querySelectorAll( 'link' ) ).toHaveLength( 0 );
} );

it.each( [
	[ 'fontawesome-boat', 'ship', 'sow-fas/s.svg' ],
	[ 'fontawesome-sow-far-boat', 'ship', 'sow-fas/s.svg' ],
	[ 'fontawesome-star-o', 'star', 'sow-far/s.svg' ],
	[ 'fontawesome-sow-fas-star-o', 'star', 'sow-fas/s.svg' ],
	[ 'fontawesome-sow-fas-star-line', 'star', 'sow-far/s.svg' ],
] )( 'renders %s as %s, an older name of it', async ( value, name, file ) => {
	answer( drawn );
	const { container, told } = renderForm( icon, { icon: value } );
	expect( await screen.findByRole( 'button', { name: `Icon ${ name }` } ) ).toBeVisible();
	expect( container.querySelector( 'use' )?.getAttribute( 'href' ) ).toContain( file );
	expect( screen.queryByText( /is not an available icon/ ) ).toBeNull();
	expect( told ).toEqual( [] );
} );

it( 'finds an icon by its older name', async () => {
	answer( drawn );
	const { names, user } = await open( '' );
	await user.type( screen.getByRole( 'searchbox' ), 'boat' );
	await waitFor( () => expect( names() ).toEqual( [ 'ship' ] ) );
} );

it( 'hides icons until their font has loaded', async () => {
	const { container } = renderForm( icon, { icon: 'fontawesome-star' } );
	await waitFor( () => expect( document.head.querySelector( 'link' ) ).not.toBeNull() );
	expect( container.querySelector( '.pagewright-icon' ) ).toHaveClass( 'is-waiting' );
	fireEvent.load( document.head.querySelector( 'link' )! );
	await waitFor( () =>
		expect( container.querySelector( '.pagewright-icon' ) ).not.toHaveClass( 'is-waiting' )
	);
} );

it( 'closes on Escape and returns the focus', async () => {
	const { user } = await open( '' );
	await user.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'grid', { name: 'Icons' } ) ).toBeNull();
	expect( screen.getByRole( 'button', { expanded: false } ) ).toHaveFocus();
} );

it( 'shows the name of an icon of a missing family, and keeps it', async () => {
	const { told, user, last } = renderForm( icon, { icon: 'acme-heart' } );
	expect(
		await screen.findByText( /The icon family of “acme-heart” is not installed/ )
	).toBeVisible();
	expect( told ).toEqual( [] );
	await user.click( screen.getByRole( 'button', { name: 'Remove icon' } ) );
	expect( last() ).toEqual( { icon: '' } );
} );

it.each( [ 'fontawesome-zeppelin', 'fontawesome-sow-far-ship', 'fontawesome-sow-fab-star' ] )(
	'shows the name of %s, which is missing in its family, and keeps it',
	async ( value ) => {
		const { told } = renderForm( icon, { icon: value } );
		expect(
			await screen.findByText( new RegExp( `“${ value }” is not an available icon` ) )
		).toBeVisible();
		expect( told ).toEqual( [] );
	}
);

it( 'shows a loading error, and tries again', async () => {
	let isDown = true;
	setFetchFamily( async () => {
		if ( isDown ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return new Response( JSON.stringify( family ) );
	} );
	const { user } = renderForm( icon, { icon: '' } );
	await user.click( screen.getByRole( 'button', { expanded: false } ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'Check your connection' );
	isDown = false;
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByRole( 'grid', { name: 'Icons' } ) ).toBeInTheDocument();
} );

it( 'moves the focus into the picker when it opens, and back to its button when it closes', async () => {
	const { user } = await open( '' );
	const button = screen.getByRole( 'button', { name: 'Icon Select icon' } );
	const search = screen.getByRole( 'searchbox', { name: 'Search icons' } );
	expect( search ).toHaveFocus();
	await user.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'grid' ) ).toBeNull();
	expect( button ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	expect( await screen.findByRole( 'searchbox', { name: 'Search icons' } ) ).toHaveFocus();
	await user.click( button );
	expect( screen.queryByRole( 'grid' ) ).toBeNull();
	expect( button ).toHaveFocus();
} );

it( 'has the focus in the picker while icons load, and keeps it where the user moved it', async () => {
	let send = () => {};
	setFetchFamily(
		() => new Promise( ( done ) => ( send = () => done( Response.json( family ) ) ) )
	);
	const { user } = renderForm( icon, { icon: '' } );
	const button = screen.getByRole( 'button', { expanded: false } );
	await user.click( button );
	expect( screen.getByRole( 'group', { name: 'Select icon' } ) ).toHaveFocus();
	await user.tab( { shift: true } );
	expect( button ).toHaveFocus();
	send();
	await screen.findByRole( 'grid', { name: 'Icons' } );
	expect( button ).toHaveFocus();
} );
