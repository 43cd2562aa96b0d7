import { afterAll, describe, expect, it } from 'vitest';
import type { phpFile } from './site';

/**
 * Tests a lock that is a row of a table.
 *
 * @param name Name of the table.
 * @param file PHP file with functions: `forget()` deletes the row, `expire()` lets the lock expire,
 *             and `run()` calls a function of tests/support/locks.php with two functions: one
 *             returns a new lock, the other is `expire()`.
 */
export function testLock( name: string, file: ReturnType< typeof phpFile > ): void {
	const { call } = file;
	describe( `a lock in ${ name }`, () => {
		afterAll( () => call( 'forget' ) );

		it( 'is held by one object until it is released', async () => {
			expect( await call( 'run', 'hold_and_release' ) ).toEqual( [
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
			expect( await call( 'run', 'take_over' ) ).toEqual( [
				true,
				true,
				false,
				false,
				true,
			] );
		} );

		it( 'stores a text of its holder until it expires', async () => {
			expect( await call( 'run', 'leave_text' ) ).toEqual( [
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
				Promise.all( Array.from( { length: 8 }, () => call( 'run', 'acquire' ) ) );
			await call( 'forget' );
			expect( ( await race() ).filter( Boolean ) ).toHaveLength( 1 );
			await call( 'expire' );
			expect( ( await race() ).filter( Boolean ) ).toHaveLength( 1 );
		} );
	} );
}
