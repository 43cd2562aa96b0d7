import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { php, phpFile, phpValue } from '../support/site';
import { features, featureSettings } from '../support/units';

const { call } = phpFile( 'tests/php/features.php' );

/** Hooks in the files hooks.json of all features. */
const listedHooks = features
	.map( ( feature ) => `${ feature }/hooks.json` )
	.filter( ( file ) => existsSync( file ) )
	.flatMap( ( file ) => Object.keys( JSON.parse( readFileSync( file, 'utf8' ) ) ) );

type Values = Record< string, boolean | number >;

const DEFAULTS: Values = Object.fromEntries(
	Object.entries( featureSettings ).map( ( [ name, setting ] ) => [ name, setting.default ] )
);
const NUMBERS = Object.entries( featureSettings ).filter(
	( [ , setting ] ) => typeof setting.default === 'number'
);

/** Returns the settings that this stored or sent value results in. */
const valuesOf = ( stored: unknown ) =>
	php< Values >(
		`return Pagewright\\Features\\Settings::of( ${ phpValue( stored ) } )->values();`
	);

/** Returns the same value for every setting. */
const everySettingIs = ( value: unknown ) =>
	Object.fromEntries( Object.keys( featureSettings ).map( ( name ) => [ name, value ] ) );

it( 'callbacks in hooks.json are on their hooks, and load no file before one runs', async () => {
	const { callbacks, missing, loaded } =
		await call< Record< string, string[] > >( 'listed_callbacks' );
	expect( callbacks ).toEqual( listedHooks );
	expect( missing ).toEqual( [] );
	expect( loaded ).toEqual( [] );
} );

describe( 'settings of features', () => {
	afterAll( () => php( `delete_option( 'pagewright_features' );` ) );

	it( 'are the defaults without stored values', async () => {
		await php( `delete_option( 'pagewright_features' );` );
		expect(
			await php< Values >( `return Pagewright\\Features\\Settings::load()->values();` )
		).toEqual( DEFAULTS );
	} );

	it.each( [ [ 'all' ], [ 7 ], [ null ], [ { unknown: 1 } ] ] )(
		'are the defaults for an invalid option: %j',
		async ( stored ) => {
			expect( await valuesOf( stored ) ).toEqual( DEFAULTS );
		}
	);

	it.each( [ [ 'many' ], [ [ 1 ] ], [ null ] ] )(
		'are the default for each invalid value: %j',
		async ( value ) => {
			expect( await valuesOf( everySettingIs( value ) ) ).toEqual( DEFAULTS );
		}
	);

	it( 'accept booleans for switches, and numbers within their limits', async () => {
		const opposite = Object.fromEntries(
			Object.entries( DEFAULTS ).map( ( [ name, value ] ) => [
				name,
				typeof value === 'boolean' ? ! value : value,
			] )
		);
		expect( await valuesOf( opposite ) ).toEqual( opposite );
		const least = await valuesOf( everySettingIs( -1e6 ) );
		const most = await valuesOf( everySettingIs( '1000000' ) );
		for ( const [ name, { minimum, maximum } ] of NUMBERS ) {
			expect( [ least[ name ], most[ name ] ], name ).toEqual( [ minimum, maximum ] );
		}
	} );

	it( 'keep other values when one changes', async () => {
		for ( const [ name, value ] of Object.entries( DEFAULTS ) ) {
			const changed = typeof value === 'boolean' ? ! value : value + 1;
			await php(
				`Pagewright\\Features\\Settings::load()->with( ${ phpValue( { [ name ]: changed } ) } )->save();`
			);
			DEFAULTS[ name ] = changed;
			expect(
				await php< Values >( `return Pagewright\\Features\\Settings::load()->values();` )
			).toEqual( DEFAULTS );
		}
	} );
} );
