// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cutLog, logSize, php, phpFile } from '../../../../tests/support/site';
import { at, clear, end, settings, view } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/views-folding.php' );

const TOTAL = `Tables::name( 'totals' )`;
/** Returns the views of post 7 that are in the sums. */
const FOLDED = `global $wpdb; $folded = static fn () => (int) $wpdb->get_var( 'SELECT views FROM ' . ${ TOTAL } . ' WHERE post_id = 7' );`;
/** Advances the clock by seconds. */
const STEP = `$step = static fn ( $seconds ) => Clock::stop_at( Clock::now() + $seconds ); $tidy = static fn () => Stores::tidy_if_due( Settings::load() );`;
/** Makes each folding take this many milliseconds. */
const slow = ( ms: number ) =>
	`add_filter( 'query', static function ( $sql ) { if ( str_contains( $sql, 'INTO ' . Tables::name( 'days' ) ) ) { Clock::pass( ${ ms } ); } return $sql; } );`;

let post = 0;
beforeAll( async () => {
	post = await php(
		`return wp_insert_post( array( 'post_title' => 'Folded', 'post_status' => 'publish' ) );`
	);
} );
beforeEach( async () => {
	await clear();
	await settings( `'cache_seconds' => 0` );
} );
afterAll( async () => {
	await php( `wp_delete_post( ${ post }, true );` );
	await end();
} );

describe( 'folding', () => {
	it( 'runs again after a second while it takes milliseconds', async () => {
		expect(
			await at(
				'2026-03-10 12:00:00',
				`${ FOLDED } ${ STEP } $seen = array();
				foreach ( array( 0, 0, 1, 2 ) as $seconds ) { $step( $seconds ); $store->add( 7, 1 ); $tidy(); $seen[] = $folded(); }
				return $seen;`
			)
		).toEqual( [ 1, 1, 3, 4 ] );
	} );

	it.each( [
		[ 50, 0, 1 ],
		[ 51, 1, 2 ],
		[ 150, 2, 3 ],
		[ 400, 7, 8 ],
	] )( 'that takes %i ms waits for twenty times as long', async ( ms, before, after ) => {
		expect(
			await at(
				'2026-03-10 12:00:00',
				`${ FOLDED } ${ STEP } ${ slow( ms ) } $seen = array();
					$store->add( 7, 1 ); $tidy(); $seen[] = $folded();
					$store->add( 7, 1 ); $step( ${ before } ); $tidy(); $seen[] = $folded();
					$step( ${ after - before } ); $tidy(); $seen[] = $folded();
					return $seen;`
			)
		).toEqual( [ 1, 1, 2 ] );
	} );

	it( 'runs in one process only', async () => {
		expect(
			await at(
				'2026-03-10 12:00:00',
				`${ FOLDED } ${ STEP }
				Folding::is_due();
				// Another request has folded since this one read its options.
				$now = Clock::now();
				$wpdb->query( $wpdb->prepare( "REPLACE INTO $wpdb->options (option_name, option_value, autoload) VALUES ('pagewright_views_folded', %s, 'on')", "$now " . ( $now + 1 ) ) );
				$store->add( 7, 1 ); $tidy();
				return array( $folded(), StateTable::all( 'lock:' ) );`
			)
		).toEqual( [ 0, [] ] );
	} );

	it( 'accepts the time of older versions', async () => {
		expect(
			await at(
				'2026-03-10 12:00:00',
				`${ FOLDED } ${ STEP } update_option( 'pagewright_views_folded', Clock::now() - 1, true );
				$store->add( 7, 1 ); $last = Folding::last(); $tidy(); return array( Clock::now() - $last, $folded() );`
			)
		).toEqual( [ 1, 1 ] );
	} );

	it( 'is not delayed by a time in the future', async () => {
		expect(
			await at(
				'2026-03-10 12:00:00',
				`${ FOLDED } ${ STEP } $later = Clock::now() + YEAR_IN_SECONDS; update_option( 'pagewright_views_folded', "$later " . ( $later + 1 ), true );
				$store->add( 7, 1 ); $tidy(); return $folded();`
			)
		).toBe( 1 );
	} );

	it( 'waits a minute after a database error, and then catches up', async () => {
		const size = await logSize();
		const seen = await at(
			'2026-03-10 12:00:00',
			`${ FOLDED } ${ STEP } $is_broken = true; $seen = array(); $wpdb->suppress_errors( true );
			add_filter( 'query', static function ( $sql ) use ( &$is_broken ) { return $is_broken && str_contains( $sql, 'INTO ' . Tables::name( 'days' ) ) ? 'NO SQL' : $sql; } );
			$store->add( 7, 1 ); $tidy(); $is_broken = false;
			foreach ( array( 59, 1 ) as $seconds ) { $step( $seconds ); $store->add( 7, 1 ); $tidy(); $seen[] = $folded(); }
			return $seen;`
		);
		expect( await cutLog( size ) ).toContain( 'Pagewright: views:' );
		expect( seen ).toEqual( [ 0, 3 ] );
	} );

	it( 'writes no autoloaded option with an object cache', async () => {
		expect(
			await at(
				'2026-03-10 12:00:00',
				`${ FOLDED } ${ STEP } wp_using_ext_object_cache( true );
				$store->add( 7, 1 ); $tidy(); $written = 0;
				add_action( 'update_option_pagewright_views_folded', static function () use ( &$written ) { $written++; } );
				for ( $i = 0; $i < 30; $i++ ) { $step( 1 ); $store->add( 7, 1 ); $tidy(); }
				$seen = $folded();
				wp_using_ext_object_cache( false );
				return array( $seen, $written );`
			)
		).toEqual( [ 31, 0 ] );
	} );
} );

describe( 'a list', () => {
	const list = ( code = '' ) => call< string >( 'popular_html', code );

	it( 'contains every view two seconds later, without another view', async () => {
		for ( let n = 0; n < 3; n++ ) {
			expect( ( await view( post ) ).status ).toBe( 201 );
		}
		await expect.poll( () => list(), { timeout: 2500 } ).toContain( '3 views' );
	} );

	it( 'contains the first views at once, after it was empty', async () => {
		await settings( `'cache_seconds' => 3600` );
		expect( await list() ).not.toContain( 'Folded' );
		expect( ( await view( post ) ).status ).toBe( 201 );
		await expect.poll( () => list(), { timeout: 3000 } ).toContain( 'Folded' );
	} );

	it( 'of a quiet site drops views outside of its range', async () => {
		const day = ( moment: string ) =>
			at< number[] >(
				moment,
				`return array_keys( Pagewright\\Features\\PopularPosts\\Lists\\PopularList::entries( Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( array( 'range' => 'last24hours' ) ) ) );`
			);
		await at(
			'2026-03-10 12:00:00',
			`Counts::source( Range::of( 'last24hours' ) ); $store->add( ${ post }, 1 ); Folding::run();`
		);
		expect( await day( '2026-03-10 13:00:00' ) ).toHaveLength( 1 );
		expect( await day( '2026-03-12 13:00:00' ) ).toHaveLength( 0 );
	} );

	it( 'does not fold without new views', async () => {
		expect(
			await at< number >(
				'2026-03-10 12:30:00',
				`Counts::source( Range::of( 'last7days' ) );
				update_option( 'pagewright_views_folded', Clock::now() - 5, true );
				$written = 0;
				add_filter( 'query', static function ( $sql ) use ( &$written ) { $written += preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)\\b.*pagewright_views/is', $sql ); return $sql; } );
				Pagewright\\Features\\PopularPosts\\Lists\\PopularList::entries( Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( array( 'range' => 'last7days' ) ) );
				return $written;`
			)
		).toBe( 0 );
	} );
} );
