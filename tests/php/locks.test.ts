// Runs on both databases.
import { describe, expect, it } from 'vitest';
import { testLock } from '../support/locks';
import { phpFile } from '../support/site';

const file = phpFile( 'tests/php/locks.php' );

testLock( 'the options table', file );

describe( 'a lock in the object cache', () => {
	it( 'is held by one object until it is released', async () => {
		expect( await file.call( 'hold_in_cache' ) ).toEqual( [
			true,
			false,
			false,
			true,
			true,
			false,
		] );
	} );
} );
