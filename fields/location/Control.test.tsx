import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { renderField } from '../../tests/support/control';
import { openGoogle, type GoogleDouble } from '../../tests/support/google-places';
import { createGooglePlaces } from './google';
import { setPlaceSources } from './places';

const field = { type: 'location' };
let google: GoogleDouble;

beforeAll( async () => void ( google = await openGoogle() ) );
afterAll( () => google.close() );
beforeEach( () => {
	Object.assign( google, { asked: [], refusal: null } );
	setPlaceSources( {
		keyed: createGooglePlaces( { key: 'maps-key', base: google.base } ),
		open: undefined,
	} );
} );
afterEach( () => setPlaceSources() );

const box = () => screen.getByRole( 'combobox', { name: 'Size' } );

it.each( [
	[ { name: 'Tower', address: 'Paris' }, 'Tower, Paris', 'No coordinates yet.' ],
	[ '{"address":"Paris","location":"(1, 2)"}', 'Paris', 'Coordinates: 1, 2' ],
	[
		[ 'Paris' ],
		'',
		'The saved value is not a place. It is kept until you enter or select one.',
	],
] )( 'shows %j without a change', async ( value, text, note ) => {
	const { told, user } = renderField( field, value );
	expect( box() ).toHaveValue( text );
	expect( screen.getByText( note, { exact: false } ) ).toBeVisible();
	await user.click( box() );
	await user.tab();
	expect( told ).toEqual( [] );
	expect( google.asked ).toEqual( [] );
} );

it( 'stores typed text as the name, with its spaces, and clears', async () => {
	const { user, stored } = renderField( field, {
		name: 'Old',
		location: '(1, 2)',
		place_id: 'x',
	} );
	await user.clear( box() );
	expect( stored() ).toEqual( { name: '' } );
	await user.type( box(), 'New York ' );
	expect( stored() ).toEqual( { name: 'New York ' } );
	expect( box() ).toHaveValue( 'New York ' );
} );

it( 'suggests places after a pause, and stores the selected one', async () => {
	const { user, stored } = renderField( field );
	await user.click( box() );
	// Without waiting between them, so that a slow machine cannot pause.
	for ( const value of [ 'B', 'Be', 'Ber', 'Berl' ] ) {
		fireEvent.change( box(), { target: { value } } );
	}
	const option = await screen.findByRole( 'option', { name: /Berlin/ } );
	expect( google.asked.map( ( { body } ) => body.input ) ).toEqual( [ 'Berl' ] );
	expect( box() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect(
		screen.getByText( '1 result is available, use up and down arrow keys to navigate.' )
	).toBeInTheDocument();
	await user.keyboard( '{ArrowDown}' );
	expect( box() ).toHaveAttribute( 'aria-activedescendant', option.id );
	expect( option ).toHaveAttribute( 'aria-selected', 'true' );
	await user.keyboard( '{Enter}' );
	await waitFor( () =>
		expect( stored() ).toEqual( {
			name: 'Berlin',
			address: 'Berlin, Germany',
			location: '(52.52, 13.405)',
		} )
	);
	expect( box() ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( box() ).toHaveValue( 'Berlin, Germany' );
} );

it( 'closes the list on Escape and keeps the text', async () => {
	const { user, stored } = renderField( field );
	await user.type( box(), 'Berl' );
	await screen.findByRole( 'option' );
	await user.keyboard( '{Escape}' );
	expect( screen.queryByRole( 'option' ) ).toBeNull();
	expect( stored() ).toEqual( { name: 'Berl' } );
} );

it( 'requests the coordinates of typed text on blur', async () => {
	const { user, stored } = renderField( field );
	await user.type( box(), 'Our stand' );
	await user.tab();
	await user.tab();
	await waitFor( () =>
		expect( stored() ).toEqual( { name: 'Our stand', location: '(52.52, 13.405)' } )
	);
} );

it( 'requests the coordinates of a saved place on demand, and keeps its parts', async () => {
	const { user, stored } = renderField( field, 'Main Street 1' );
	await user.click( screen.getByRole( 'button', { name: 'Find coordinates' } ) );
	await waitFor( () =>
		expect( stored() ).toEqual( { address: 'Main Street 1', location: '(52.52, 13.405)' } )
	);
	expect( box() ).toHaveFocus();
} );

it( 'reports missing coordinates', async () => {
	setPlaceSources( { keyed: undefined, open: undefined } );
	const { user, told } = renderField( field, 'Nowhere' );
	await user.click( screen.getByRole( 'button', { name: 'Find coordinates' } ) );
	expect( await screen.findByText( 'No coordinates found.' ) ).toBeVisible();
	expect( told ).toEqual( [] );
} );

it( 'reports an invalid key, and the place can still be typed', async () => {
	google.refusal = { status: 400, reason: 'API_KEY_INVALID' };
	const { user, stored } = renderField( field );
	await user.type( box(), 'Berlin' );
	const text = /Google rejected the Maps API key of this site.*Please contact an administrator\./;
	expect( ( await screen.findAllByText( text ) )[ 0 ] ).toBeInTheDocument();
	expect( screen.queryByRole( 'link', { name: 'Settings' } ) ).toBeNull();
	expect( stored() ).toEqual( { name: 'Berlin' } );
} );

it( 'highlights the first place for an arrow key that was pressed before the results', async () => {
	const { user, stored } = renderField( field );
	await user.type( box(), 'Berl' );
	await user.keyboard( '{ArrowDown}' );
	const option = await screen.findByRole( 'option', { name: /Berlin/ } );
	expect( option ).toHaveAttribute( 'aria-selected', 'true' );
	expect( box() ).toHaveAttribute( 'aria-activedescendant', option.id );
	await user.keyboard( '{Enter}' );
	await waitFor( () => expect( stored() ).toMatchObject( { address: 'Berlin, Germany' } ) );
} );

it( 'selects the only place for keys that were pressed before the results', async () => {
	const { user, stored } = renderField( field );
	await user.type( box(), 'Berl' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await waitFor( () => expect( stored() ).toMatchObject( { address: 'Berlin, Germany' } ) );
} );

it( 'drops such a key when the text changes, and on Escape', async () => {
	const { user, stored } = renderField( field );
	await user.type( box(), 'Ber' );
	await user.keyboard( '{ArrowDown}{Enter}' );
	await user.type( box(), 'l' );
	expect( await screen.findByRole( 'option' ) ).toHaveAttribute( 'aria-selected', 'false' );
	await user.type( box(), 'i' );
	await user.keyboard( '{ArrowDown}{Escape}' );
	await user.type( box(), 'n' );
	expect( await screen.findByRole( 'option' ) ).toHaveAttribute( 'aria-selected', 'false' );
	expect( stored() ).toEqual( { name: 'Berlin' } );
} );
