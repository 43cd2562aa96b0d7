import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addOldViews, ago, dropOldTables, makeOldTables } from '../support/old-views';
import { makePost } from '../support/editor';
import { errorLog, php } from '../support/site';
import { USE } from '../support/views';

const WRITE_BACK = 'Pagewright\\Views\\WriteBack\\WriteBack';

/** Counts views of a post this many hours ago, and folds them. */
const count = ( post: number, views: number, hours = 0 ) =>
	php(
		`${ USE } $now = time(); Clock::stop_at( $now - ${ hours } * HOUR_IN_SECONDS ); ( new TableStore() )->add( ${ post }, ${ views } ); Clock::stop_at( $now ); Folding::look_back( Clock::hour( $now - ${ hours } * HOUR_IN_SECONDS ) ); Folding::run();`
	);

const importAll = () =>
	php(
		`Pagewright\\Views\\Import\\Import::start( false ); do { $progress = Pagewright\\Views\\Import\\Import::step(); } while ( 'done' !== $progress->phase );`
	);

const finish = ( size = 25 ) =>
	php< { phase: string; views: number } >( `
		add_filter( 'pagewright/views/write-back-size', static fn () => ${ size } );
		for ( $i = 0; $i < 1000; $i++ ) {
			$progress = ${ WRITE_BACK }::step();
			if ( 'done' === $progress->phase ) {
				return $progress;
			}
		}
	` );
const writeBack = async ( size?: number ) => {
	await php( `${ WRITE_BACK }::start();` );
	return finish( size );
};

/**
 * Returns the views of a post as WordPress Popular Posts 7.3 reads them: all, 24 hours, 7 days, 30
 * days.
 */
const theirs = ( post: number ) =>
	php< number[] >( `
		global $wpdb;
		$now = current_datetime();
		$sum = static fn ( $where ) => (int) $wpdb->get_var( "SELECT SUM(pageviews) AS pageviews FROM {$wpdb->prefix}popularpostssummary WHERE $where AND postid = ${ post };" );
		return array(
			(int) $wpdb->get_var( "SELECT pageviews FROM {$wpdb->prefix}popularpostsdata WHERE postid = ${ post };" ),
			$sum( "view_datetime >= '{$now->sub( new DateInterval( 'P1D' ) )->format( 'Y-m-d H:i:s' )}'" ),
			$sum( "view_date >= '{$now->sub( new DateInterval( 'P6D' ) )->format( 'Y-m-d' )}'" ),
			$sum( "view_date >= '{$now->sub( new DateInterval( 'P29D' ) )->format( 'Y-m-d' )}'" ),
		);
	` );
const ours = ( post: number ) =>
	php< number[] >(
		`${ USE } return array_map( static fn ( $name ) => Counts::of( ${ post }, Range::of( $name ) ), array( 'all', 'last24hours', 'last7days', 'last30days' ) );`
	);

/** Returns the rows of the old tables. */
const written = () =>
	php< { data: string[][]; summary: string[][] } >( `
		global $wpdb;
		return array(
			'data' => $wpdb->get_results( "SELECT postid, pageviews, day, last_viewed FROM {$wpdb->prefix}popularpostsdata ORDER BY postid", ARRAY_N ),
			'summary' => $wpdb->get_results( "SELECT postid, pageviews, view_date, view_datetime FROM {$wpdb->prefix}popularpostssummary ORDER BY ID", ARRAY_N ),
		);
	` );

let first: number;
let second: number;

beforeEach( async () => {
	await makeOldTables();
	first ??= await makePost( 'One' );
	second ??= await makePost( 'Two' );
} );
afterAll( async () => {
	await dropOldTables();
	await php(
		`wp_delete_post( ${ first }, true ); wp_delete_post( ${ second }, true ); update_option( 'timezone_string', '' );`
	);
} );

describe( 'writing back', () => {
	it( 'gives WordPress Popular Posts the same numbers for every range', async () => {
		await addOldViews(
			[
				{ post: first, at: await ago( 3 ), views: 4 },
				{ post: first, at: await ago( 100 ), views: 2 },
				{ post: first, at: '2025-02-03 10:00:00', views: 7 },
			],
			{ [ first ]: 1000 }
		);
		await importAll();
		await count( first, 5 );
		await count( first, 3, 2 );
		await count( first, 20, 72 );
		await count( second, 9, 400 );
		expect( await writeBack() ).toMatchObject( { phase: 'done', views: 37 } );
		expect( await theirs( first ) ).toEqual( [ 1041, 12, 34, 34 ] );
		expect( await theirs( second ) ).toEqual( [ 9, 0, 0, 9 ] );
		expect( await theirs( first ) ).toEqual( await ours( first ) );
		expect( await theirs( second ) ).toEqual( await ours( second ) );
	} );

	it( 'fills their columns in the site’s time: a row for an hour, at its end, and never in the future', async () => {
		await php( `update_option( 'timezone_string', 'Asia/Kolkata' );` );
		await count( first, 2, 49 );
		await count( first, 3 );
		const [ before, hour ] = await Promise.all( [ ago( 0 ), ago( 49 ) ] );
		await writeBack();
		const { data, summary } = await written();
		await php( `update_option( 'timezone_string', '' );` );
		expect( summary.map( ( row ) => row.slice( 0, 2 ).map( Number ) ) ).toEqual( [
			[ first, 3 ],
			[ first, 2 ],
		] );
		expect( summary[ 1 ]!.slice( 2 ) ).toEqual( [
			hour.slice( 0, 10 ),
			`${ hour.slice( 0, 13 ) }:59:59`,
		] );
		expect( summary[ 0 ]![ 2 ] ).toBe( summary[ 0 ]![ 3 ]!.slice( 0, 10 ) );
		expect( summary[ 0 ]![ 3 ]! >= before ).toBe( true );
		expect( summary[ 0 ]![ 3 ]!.slice( 0, 16 ) <= ( await ago( -6.5 ) ).slice( 0, 16 ) ).toBe(
			true
		);
		expect( data.map( ( row ) => row.map( String ) ) ).toEqual( [
			[ String( first ), '5', `${ hour.slice( 0, 13 ) }:00:00`, summary[ 0 ]![ 3 ] ],
		] );
	} );

	it( 'writes what was gained since, and nothing twice', async () => {
		await addOldViews( [ { post: first, at: await ago( 3 ), views: 4 } ] );
		await importAll();
		await count( first, 5 );
		expect( await writeBack() ).toMatchObject( { views: 5 } );
		expect( await writeBack() ).toMatchObject( { views: 0 } );
		await count( first, 2 );
		await count( second, 1 );
		expect( await writeBack() ).toMatchObject( { views: 3 } );
		expect( await theirs( first ) ).toEqual( [ 11, 11, 11, 11 ] );
		expect( await theirs( second ) ).toEqual( [ 1, 1, 1, 1 ] );
	} );

	it( 'is not imported again, and what WordPress Popular Posts counts later is', async () => {
		await count( first, 5 );
		await writeBack();
		await importAll();
		expect( await ours( first ) ).toEqual( [ 5, 5, 5, 5 ] );
		await addOldViews( [ { post: first, at: await ago( 0 ), views: 2 } ] );
		await importAll();
		expect( await ours( first ) ).toEqual( [ 7, 7, 7, 7 ] );
		expect( await writeBack() ).toMatchObject( { views: 0 } );
		expect( await theirs( first ) ).toEqual( [ 7, 7, 7, 7 ] );
	} );

	it( 'imports first what was not imported, and leaves counting as it is', async () => {
		await addOldViews( [ { post: first, at: await ago( 3 ), views: 4 } ], { [ second ]: 30 } );
		await count( first, 5 );
		await php(
			`update_option( 'pagewright_views_old', '1' ); ${ USE } Settings::of( array( 'enabled' => false ) )->save();`
		);
		await writeBack();
		expect( await theirs( first ) ).toEqual( [ 9, 9, 9, 9 ] );
		expect( await ours( first ) ).toEqual( [ 9, 9, 9, 9 ] );
		expect( await theirs( second ) ).toEqual( [ 30, 0, 0, 0 ] );
		expect( await php( `${ USE } return Settings::load()->enabled;` ) ).toBe( false );
	} );

	it( 'puts views whose hour is not kept at the end of their day, and those without a day into the total', async () => {
		await count( first, 6, 60 );
		await php(
			`${ USE } global $wpdb; $wpdb->query( 'DELETE FROM ' . Tables::name( 'hours' ) ); $wpdb->query( 'UPDATE ' . Tables::name( 'totals' ) . ' SET views = views + 100' );`
		);
		await writeBack();
		const { data, summary } = await written();
		expect( Number( data[ 0 ]![ 1 ] ) ).toBe( 106 );
		const day = ( await ago( 60 ) ).slice( 0, 10 );
		expect( summary.map( ( row ) => row.map( String ) ) ).toEqual( [
			[ String( first ), '6', day, `${ day } 23:59:59` ],
		] );
		expect( await writeBack() ).toMatchObject( { views: 0 } );
	} );

	it( 'neither loses nor doubles a view, wherever PHP is killed', async () => {
		await addOldViews( [ { post: first, at: await ago( 5 ), views: 10 } ], { [ second ]: 7 } );
		await count( first, 3, 1 );
		await count( first, 4, 30 );
		await count( second, 5 );
		await php( `${ WRITE_BACK }::start();` );
		const status = () =>
			php< any >(
				`return array( ${ WRITE_BACK }::status(), Pagewright\\Views\\Import\\Import::status() );`
			);
		let kills = 0;
		let before = await status();
		for ( let isDone = false; ! isDone; ) {
			// Dies at each query of the next batch in turn; after a batch is complete, starts at
			// the first query of the next.
			for ( let query = 1; query < 80 && ! isDone; query++ ) {
				await php( `
					add_filter( 'pagewright/views/import-size', static fn () => 3 );
					add_filter( 'pagewright/views/write-back-size', static fn () => 1 );
					$seen = 0;
					add_filter( 'query', static function ( $sql ) use ( &$seen ) { ++$seen === ${ query } && die( 'killed' ); return $sql; } );
					${ WRITE_BACK }::step();
				` ).catch( () => kills++ );
				const after = await status();
				isDone = after[ 0 ].phase === 'done';
				const isThrough = JSON.stringify( before ) !== JSON.stringify( after );
				before = after;
				if ( isThrough ) {
					break;
				}
			}
		}
		expect( kills ).toBeGreaterThan( 15 );
		expect( await theirs( first ) ).toEqual( await ours( first ) );
		expect( await theirs( first ) ).toEqual( [ 17, 13, 17, 17 ] );
		expect( await theirs( second ) ).toEqual( [ 12, 5, 5, 5 ] );
		expect( before[ 0 ].views ).toBe( 12 );
	}, 120_000 );

	it( 'compares 200,000 old views and writes 60,000 days in little memory', async () => {
		await addOldViews( [ { post: first, at: await ago( 2 ) } ] );
		await php( `
			${ USE } global $wpdb;
			$old = "{$wpdb->prefix}popularpostssummary";
			for ( $rows = 1; $rows < 200000; $rows *= 2 ) {
				$wpdb->query( "INSERT INTO $old (postid, pageviews, view_date, view_datetime) SELECT postid, 1, view_date, view_datetime FROM $old LIMIT " . ( 200000 - $rows ) );
			}
			$wpdb->query( "UPDATE {$wpdb->prefix}popularpostsdata SET pageviews = 200000" );
			$days = $totals = array();
			for ( $post = 1; $post <= 2000; $post++ ) {
				$totals[] = array( 100000 + $post, 30, time() - 30 * DAY_IN_SECONDS, time() );
			}
			Pagewright\\Views\\Database::insert( Tables::name( 'totals' ), array( 'post_id', 'views', 'first_hour', 'last_hour' ), $totals );
			for ( $day = 0; $day < 30; $day++ ) {
				Pagewright\\Views\\Database::insert( Tables::name( 'days' ), array( 'day', 'post_id', 'views' ), array_map( static fn ( $row ) => array( Clock::day( time() - $day * DAY_IN_SECONDS ), $row[0], 1 ), $totals ) );
			}
		` );
		await importAll();
		await count( first, 5 );
		await php( `${ WRITE_BACK }::start();` );
		const [ peak, seconds, views ] = await php< number[] >( `
			memory_reset_peak_usage();
			$before = memory_get_usage(); $longest = 0;
			do {
				$step = microtime( true );
				$progress = ${ WRITE_BACK }::step();
				$longest = max( $longest, microtime( true ) - $step );
			} while ( 'done' !== $progress->phase );
			return array( memory_get_peak_usage() - $before, $longest, $progress->views );
		` );
		expect( views ).toBe( 60_005 );
		expect( peak ).toBeLessThan( 24 * 1024 * 1024 );
		expect( seconds ).toBeLessThan( 10 );
		expect( await theirs( first ) ).toEqual( [ 200_005, 200_005, 200_005, 200_005 ] );
		// Their hours are unknown, so the last 24 hours cannot be checked.
		expect( await theirs( 100_001 ) ).toEqual( [ 30, expect.any( Number ), 7, 30 ] );
	}, 120_000 );

	it( 'is refused while WordPress Popular Posts is active, and without its tables', async () => {
		const possible = () => php< boolean >( `return ${ WRITE_BACK }::is_possible();` );
		expect( await possible() ).toBe( true );
		expect(
			await php(
				`add_filter( 'option_active_plugins', static fn ( $all ) => array( ...$all, 'wordpress-popular-posts/wordpress-popular-posts.php' ) ); return ${ WRITE_BACK }::is_possible();`
			)
		).toBe( false );
		await dropOldTables();
		expect( await possible() ).toBe( false );
	} );

	it( 'leaves no word in the error log', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
