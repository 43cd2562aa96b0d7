// Runs on both databases.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { php, phpFile } from '../../../../tests/support/site';
import { at, clear, rows, USE } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/views-store.php' );

beforeAll( () => php( `${ USE } Tables::create();` ) );
beforeEach( clear );

describe( 'views of a post', () => {
	it( 'are counted at once, folded or not, and once', async () => {
		const counts = await call< number[][] >( 'counts' );
		expect( counts ).toEqual( [
			[ 0, 0, 0, 0 ],
			[ 5, 5, 5, 5 ],
			[ 5, 5, 5, 5 ],
			[ 6, 6, 6, 6 ],
			[ 6, 6, 6, 6 ],
		] );
	} );

	it( 'leave a range by the hour and by the day, and never the total', async () => {
		await at(
			'2026-03-10 12:30',
			`$store->add( 7, 3 ); Counts::source( Range::of( 'daily' ) ); Counts::source( Range::of( 'weekly' ) ); Folding::run();`
		);
		await at( '2026-03-11 08:00', `$store->add( 7, 2 ); $store->add( 9, 1 ); Folding::run();` );
		expect( await rows( 'spans', 'span, post_id' ) ).toEqual( [
			[ 'd7', '7', '5' ],
			[ 'd7', '9', '1' ],
			[ 'h24', '7', '5' ],
			[ 'h24', '9', '1' ],
		] );
		await at( '2026-03-11 12:59', `Folding::run();` );
		expect( await rows( 'spans', 'span, post_id' ) ).toContainEqual( [ 'h24', '7', '5' ] );
		await at( '2026-03-11 13:00', `Folding::run();` );
		expect( await rows( 'spans', 'span, post_id' ) ).toContainEqual( [ 'h24', '7', '2' ] );
		await at( '2026-03-16 23:59', `Folding::run();` );
		expect( await rows( 'spans', 'span, post_id' ) ).toEqual( [
			[ 'd7', '7', '5' ],
			[ 'd7', '9', '1' ],
		] );
		await at( '2026-03-17 00:00', `Folding::run();` );
		expect( await rows( 'spans', 'span, post_id' ) ).toEqual( [
			[ 'd7', '7', '2' ],
			[ 'd7', '9', '1' ],
		] );
		expect(
			await at(
				'2026-05-01 00:00',
				`Folding::run(); return Counts::of_posts( array( 7, 9 ), Range::everything() );`
			)
		).toEqual( { 7: 5, 9: 1 } );
		expect( await rows( 'spans', 'span, post_id' ) ).toEqual( [] );
	} );
} );
