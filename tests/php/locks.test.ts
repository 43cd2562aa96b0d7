import { afterAll, describe, expect, it } from 'vitest';
import { phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/locks.php' );

const forget = () => call( 'forget' );

describe.each( [
	[ 'the options table', 'options' ],
	[ 'the table of view counting', 'views' ],
] )( 'a lock in %s', ( _name, place ) => {
	afterAll( forget );

	it( 'is held by one object until it is released', async () => {
		expect( await call( 'hold_and_release', place ) ).toEqual( [
			true,
			false,
			true,
			false,
			false,
			true,
			false,
		] );
	} );

	it( 'can be taken over after it expired, and its old holder does not release it', async () => {
		expect( await call( 'take_over', place ) ).toEqual( [ true, true, false, false, true ] );
	} );

	it( 'stores a text of its holder until it expires', async () => {
		expect( await call( 'leave_text', place ) ).toEqual( [
			false,
			null,
			false,
			'a sent\nb',
			true,
			null,
		] );
	} );

	it( 'is acquired by only one of eight processes, when it is free and when it has expired', async () => {
		const race = () =>
			Promise.all( Array.from( { length: 8 }, () => call( 'acquire', place ) ) );
		await call( 'create_tables' );
		await forget();
		expect( ( await race() ).filter( Boolean ) ).toHaveLength( 1 );
		await call( 'expire' );
		expect( ( await race() ).filter( Boolean ) ).toHaveLength( 1 );
	} );
} );

describe( 'a lock in the object cache', () => {
	it( 'is held by one object until it is released', async () => {
		expect( await call( 'hold_in_cache' ) ).toEqual( [
			true,
			false,
			false,
			true,
			true,
			false,
		] );
	} );
} );
