import { expect, test } from '../support/admin-test';
import { problemsOf, save } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { dataNow, field, savedData, savedJson } from '../support/fields';
import { openMediaForm } from '../support/media-fields';
import { dropOutside, forget, openOutside, useOutside, type Outside } from '../support/outside';
import { php, phpValue } from '../support/site';

const KEY_OPTION = 'so_widget_settings[SiteOrigin_Widget_GoogleMap_Widget]';

let outside: Outside;

test.beforeAll( async () => {
	outside = await openOutside();
	await useOutside( outside );
	await activateExample();
} );
test.beforeEach( () => forget() );
test.afterAll( async () => {
	await php( `delete_option( ${ phpValue( KEY_OPTION ) } );` );
	await removeExample();
	await dropOutside( outside );
} );

test( 'a place of OpenStreetMap is searched with Enter and selected with the arrow keys', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const { id, canvas } = await openMediaForm( page, { keep: 'me' } );
	const box = field( canvas, 'place' ).getByRole( 'combobox' );
	await box.focus();
	await page.keyboard.type( 'eiffel' );
	const asked = outside.asked.length;
	await page.keyboard.press( 'Enter' );
	await expect(
		field( canvas, 'place' ).getByText(
			'2 results are available, use up and down arrow keys to navigate.'
		)
	).toBeAttached();
	expect(
		outside.asked.slice( asked ).map( ( { url } ) => url ),
		'one question, and none while typing'
	).toEqual( [ expect.stringContaining( 'q=eiffel&' ) ] );
	await expect(
		field( canvas, 'place' ).getByRole( 'link', { name: '© OpenStreetMap contributors' } )
	).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'ArrowUp' );
	await expect(
		field( canvas, 'place' ).getByRole( 'option', { selected: true } )
	).toContainText( 'Eiffel Tower' );
	await page.keyboard.press( 'Enter' );
	await expect( box ).toHaveValue( 'Eiffel Tower, Avenue Gustave Eiffel, Paris, France' );
	await expect( box ).toBeFocused();
	await save( page );
	expect( await savedData( id ) ).toEqual( {
		keep: 'me',
		place: {
			name: 'Eiffel Tower',
			address: 'Eiffel Tower, Avenue Gustave Eiffel, Paris, France',
			location: '(48.8582599, 2.2945006)',
		},
	} );
	expect( problems ).toEqual( [] );
} );

test( 'a typed place gets its coordinates on blur', async ( { page } ) => {
	const { canvas } = await openMediaForm( page, { keep: 'me' } );
	const box = field( canvas, 'place' ).getByRole( 'combobox' );
	await box.fill( 'Our stand' );
	expect( ( await dataNow( page ) ).place ).toEqual( { name: 'Our stand' } );
	await field( canvas, 'image' ).getByRole( 'textbox' ).focus();
	await expect
		.poll( async () => ( await dataNow( page ) ).place )
		.toEqual( { name: 'Our stand', location: '(48.8582599, 2.2945006)' } );
	await box.fill( '' );
	expect( ( await dataNow( page ) ).place ).toEqual( { name: '' } );
} );

test( 'with a Google key, places are suggested while typing; after an invalid key, OpenStreetMap is used', async ( {
	page,
} ) => {
	await php( `update_option( ${ phpValue( KEY_OPTION ) }, '{"api_key":"maps-key"}' );` );
	let isRefused = false;
	const asked: string[] = [];
	await page.route( 'https://places.googleapis.com/**', ( route ) => {
		const url = new URL( route.request().url() );
		asked.push( url.pathname );
		expect( route.request().headers()[ 'x-goog-api-key' ] ).toBe( 'maps-key' );
		if ( isRefused ) {
			return route.fulfill( {
				status: 403,
				json: {
					error: {
						code: 403,
						status: 'PERMISSION_DENIED',
						details: [ { reason: 'SERVICE_DISABLED' } ],
					},
				},
			} );
		}
		return route.fulfill( {
			json: url.pathname.endsWith( ':autocomplete' )
				? {
						suggestions: [
							{
								placePrediction: {
									placeId: 'abc',
									text: { text: 'Berlin, Germany' },
									structuredFormat: {
										mainText: { text: 'Berlin' },
										secondaryText: { text: 'Germany' },
									},
								},
							},
						],
					}
				: {
						displayName: { text: 'Berlin' },
						formattedAddress: 'Berlin, Germany',
						location: { latitude: 52.52, longitude: 13.405 },
					},
		} );
	} );
	const { canvas } = await openMediaForm( page, { keep: 'me' } );
	const box = field( canvas, 'place' ).getByRole( 'combobox' );
	await box.focus();
	expect( asked ).toEqual( [] );
	await page.keyboard.type( 'Berl' );
	await field( canvas, 'place' )
		.getByRole( 'option', { name: /Berlin/ } )
		.click();
	await expect
		.poll( async () => ( await dataNow( page ) ).place )
		.toEqual( { name: 'Berlin', address: 'Berlin, Germany', location: '(52.52, 13.405)' } );
	isRefused = true;
	await box.fill( 'Hamburg' );
	await expect(
		field( canvas, 'place' ).getByText( /“Places API \(New\)” is not enabled/ )
	).toBeVisible();
	await expect(
		field( canvas, 'place' ).getByRole( 'link', { name: 'Settings' } )
	).toBeVisible();
	await expect(
		field( canvas, 'place' ).getByRole( 'button', { name: 'Search' } )
	).toBeVisible();
	await php( `delete_option( ${ phpValue( KEY_OPTION ) } );` );
} );

test( 'values that are not edited are saved unchanged', async ( { page } ) => {
	const place = '{"name":"Harbor","address":"Old Street","location":"(1, 2)","place_id":"x"}';
	const values = {
		image: '12',
		image_fallback: 'https://example.org/a.png#20x10',
		file: 'https://example.org/a.mp4',
		pictures: '3, x,999999',
		place,
		markers: [
			{ place: { name: '<b>"\\ é 😀', location: 4 } },
			{ place: 'Main Street' },
			{ place: [ 'Paris' ] },
		],
		title: 'a',
	};
	const { id, canvas } = await openMediaForm( page, values );
	await expect( field( canvas, 'place' ).getByRole( 'combobox' ) ).toHaveValue(
		'Harbor, Old Street'
	);
	await field( canvas, 'image' ).getByRole( 'textbox' ).fill( 'https://example.org/b.png' );
	await save( page );
	expect( await savedJson( id ) ).toBe(
		JSON.stringify( { ...values, image: 12, image_fallback: 'https://example.org/b.png' } )
	);
} );
