// Does not depend on the database.
import { expect, it } from 'vitest';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/cleaner.php' );

const FIELDS = {
	title: { type: 'text', default: 'Hello' },
	width: { type: 'measurement', default: '10' },
	photo: { type: 'media', fallback: true },
	design: { type: 'section', fields: { gap: { type: 'measurement', default: '5px' } } },
	rows: { type: 'repeater', fields: { text: { type: 'text', default: 'Row' } } },
};

const INITIAL = {
	title: 'Hello',
	width: '10px',
	photo: 0,
	photo_fallback: '',
	design: { gap: '5px' },
	rows: [],
};

/** Sanitizes several values with the same Cleaner, in order. */
const cleaned = ( list: unknown[], fields: object = FIELDS ) =>
	call< unknown[] >( 'cleaned', fields, list );

it( 'returns the defaults for missing values, independent of earlier data', async () => {
	const saved = { title: 'Mine', design: { gap: '1em' }, rows: [ {}, { text: 'x' } ] };
	expect( await cleaned( [ null, saved, [], 'text', { title: null } ] ) ).toEqual( [
		INITIAL,
		{
			...INITIAL,
			title: 'Mine',
			design: { gap: '1em' },
			rows: [ { text: 'Row' }, { text: 'x' } ],
		},
		INITIAL,
		INITIAL,
		INITIAL,
	] );
} );

it( 'reads companion keys with and without their value', async () => {
	expect(
		await cleaned( [
			{ width_unit: 'em' },
			{ width: '3', width_unit: 'em' },
			{ photo_fallback: 'https://example.org/a.jpg' },
			{ photo: 7, photo_fallback: 'javascript:alert(1)' },
		] )
	).toEqual( [
		{ ...INITIAL, width: '10em' },
		{ ...INITIAL, width: '3em' },
		{ ...INITIAL, photo_fallback: 'https://example.org/a.jpg' },
		{ ...INITIAL, photo: 7 },
	] );
} );

it( 'prefers a field over a companion key of the same name', async () => {
	const fields = {
		photo: { type: 'media', fallback: true },
		photo_fallback: { type: 'text', default: 'A text' },
	};
	expect(
		await cleaned( [ {}, { photo: 3 }, { photo: 3, photo_fallback: 'Mine' } ], fields )
	).toEqual( [
		{ photo: 0, photo_fallback: 'A text' },
		{ photo: 3, photo_fallback: 'A text' },
		{ photo: 3, photo_fallback: 'Mine' },
	] );
} );

it( 'sanitizes the settings of a kind of widget again after a change in the same request', async () => {
	expect(
		await call( 'settings_after', [ {}, { map_consent: 'on' }, { map_consent: 'on' }, 'text' ] )
	).toEqual( [ false, true, true, false ] );
} );
