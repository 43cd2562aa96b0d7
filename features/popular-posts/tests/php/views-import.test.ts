// Runs on both databases.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addOldViews, ago, dropOldTables, makeOldTables } from '../support/old-views';
import { makePost } from '../../../../tests/support/editor';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/views-import.php' );

interface Sums {
	totals: Record< string, number >;
	days: Record< string, number >;
	hours: Record< string, number >;
	unfolded: number;
}

/** Returns all counts; keys are `post`, `day post` and `hour post`. */
const counts = () => call< Sums >( 'counts' );

const start = ( settings = false ) =>
	php( `Pagewright\\Features\\PopularPosts\\Views\\Import\\Import::start( ${ settings } );` );
const finish = ( size = 20_000 ) => call< any >( 'finish', size );
const run = async ( size?: number ) => {
	await start();
	return finish( size );
};

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

describe( 'an import', () => {
	it( 'takes all totals, existing days, and the hours of the last weeks', async () => {
		const recent = await ago( 3 );
		await addOldViews(
			[
				{ post: first, at: '2025-02-03 10:00:00' },
				{ post: first, at: '2025-02-03 23:59:59', views: 4 },
				{ post: second, at: '2025-02-04 00:00:00' },
				{ post: first, at: recent },
				{ post: first, at: recent, views: 2 },
			],
			{ [ first ]: 1000 }
		);
		const progress = await run();
		expect( progress ).toMatchObject( { phase: 'done', views: 1009, skipped: 0 } );
		const { totals, days, hours, unfolded } = await counts();
		expect( totals ).toEqual( { [ first ]: 1008, [ second ]: 1 } );
		expect( days ).toEqual( {
			[ `2025-02-03 ${ first }` ]: 5,
			[ `2025-02-04 ${ second }` ]: 1,
			[ `${ recent.slice( 0, 10 ) } ${ first }` ]: 3,
		} );
		const hour = await php< number >(
			`return Pagewright\\Features\\PopularPosts\\Views\\Clock::hour( time() - 3 * HOUR_IN_SECONDS );`
		);
		expect( hours ).toEqual( { [ `${ hour } ${ first }` ]: 3 } );
		expect( unfolded ).toBe( 0 );
		expect(
			await php(
				`return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->enabled;`
			)
		).toBe( true );
	} );

	it( 'is visible in Counts, in the time zone of the site', async () => {
		await php( `update_option( 'timezone_string', 'Asia/Kolkata' );` );
		await addOldViews( [
			{ post: first, at: await ago( 1 ), views: 7 },
			{ post: first, at: await ago( 80 ), views: 5 },
		] );
		await call( 'keep_sums_of_seven_days' );
		await run();
		const found = await call< number[] >( 'count_by_range', first );
		await php( `update_option( 'timezone_string', '' );` );
		expect( found ).toEqual( [ 7, 12, 12, 12 ] );
	} );

	it( 'skips deleted posts and invalid dates', async () => {
		await addOldViews( [
			{ post: 987654, at: '2025-02-03 10:00:00' },
			{ post: first, at: '1970-01-01 00:00:00', views: 3 },
			{ post: first, at: '2099-01-01 00:00:00', views: 2 },
		] );
		expect( await run() ).toMatchObject( { skipped: 1, views: 5 } );
		const { totals, days, hours } = await counts();
		expect( totals ).toEqual( { [ first ]: 5 } );
		expect( [ days, hours ] ).toEqual( [ {}, {} ] );
	} );

	it( 'takes only newer views when it runs again', async () => {
		const recent = await ago( 2 );
		await addOldViews( [ { post: first, at: recent } ], { [ first ]: 10 } );
		await run();
		await run();
		expect( ( await counts() ).totals ).toEqual( { [ first ]: 11 } );
		await addOldViews( [
			{ post: first, at: recent },
			{ post: second, at: recent, views: 6 },
		] );
		expect( await run() ).toMatchObject( { views: 7 } );
		const { totals, days } = await counts();
		expect( totals ).toEqual( { [ first ]: 12, [ second ]: 6 } );
		expect( Object.values( days ) ).toEqual( [ 2, 6 ] );
	} );

	it( 'leaves new views to the next run', async () => {
		await addOldViews( [ { post: first, at: await ago( 2 ) } ] );
		await start();
		await addOldViews( [ { post: first, at: await ago( 1 ), views: 5 } ] );
		await finish();
		expect( ( await counts() ).totals ).toEqual( { [ first ]: 1 } );
		await run();
		expect( ( await counts() ).totals ).toEqual( { [ first ]: 6 } );
	} );

	it( 'adds to existing counts', async () => {
		await call( 'count_before_import', first );
		await addOldViews( [ { post: first, at: await ago( 0 ), views: 10 } ] );
		await run();
		await php( `Pagewright\\Features\\PopularPosts\\Views\\Folding::run();` );
		const { totals, days, hours, unfolded } = await counts();
		expect( [ totals, days, hours ].map( ( one ) => Object.values( one ) ) ).toEqual( [
			[ 15 ],
			[ 15 ],
			[ 15 ],
		] );
		expect( unfolded ).toBe( 0 );
	} );

	it( 'neither loses nor duplicates a view when PHP is killed at any point', async () => {
		const recent = await ago( 5 );
		await addOldViews(
			[ 5, 10 ].flatMap( ( views ) => [
				{ post: first, at: recent, views },
				{ post: second, at: '2025-02-03 10:00:00', views },
			] ),
			{ [ first ]: 100 }
		);
		await start();
		const status = () =>
			php< any >(
				`return Pagewright\\Features\\PopularPosts\\Views\\Import\\Import::status();`
			);
		let kills = 0;
		let before = await status();
		for ( let isDone = false; ! isDone; ) {
			// Dies at each query of the next batch in turn; after a batch is complete, starts at
			// the first query of the next.
			for ( let query = 1; query < 60 && ! isDone; query++ ) {
				await call( 'die_at_query', query ).catch( () => kills++ );
				const after = await status();
				isDone = after.phase === 'done';
				const isThrough = JSON.stringify( before ) !== JSON.stringify( after );
				before = after;
				if ( isThrough ) {
					break;
				}
			}
		}
		expect( kills ).toBeGreaterThan( 15 );
		const { totals, days, hours, unfolded } = await counts();
		expect( totals ).toEqual( { [ first ]: 115, [ second ]: 15 } );
		expect( [ days, hours ].map( ( one ) => Object.values( one ) ) ).toEqual( [
			[ 15, 15 ],
			[ 15 ],
		] );
		expect( unfolded ).toBe( 0 );
	}, 120_000 );

	it( 'imports 200,000 views with little memory', async () => {
		await addOldViews( [ { post: first, at: await ago( 2 ) } ] );
		await call( 'make_many_views', second );
		await start();
		const [ peak, seconds, done ] =
			await call< [ number, number, string ] >( 'import_and_measure' );
		expect( done ).toBe( 'done' );
		expect( peak ).toBeLessThan( 32 * 1024 * 1024 );
		expect( seconds ).toBeLessThan( 10 );
		const { totals, days } = await counts();
		expect( totals ).toEqual( { [ first ]: 200_000 } );
		expect( Object.values( days ).reduce( ( a, b ) => a + b, 0 ) ).toBe( 200_000 );
	}, 120_000 );
} );

describe( 'settings of the old plugin', () => {
	it( 'are imported on request, in our format', async () => {
		const tools = {
			log: { level: '0', limit: 1, expires_after: 90 },
			cache: { active: true, interval: { time: 'hour', value: '2' } },
			sampling: { active: true, rate: 50 },
			link: { target: '_blank' },
		};
		await php(
			`update_option( 'wpp_settings_config', json_decode( '${ JSON.stringify( { tools } ) }', true ) );`
		);
		await start();
		expect(
			await php(
				`return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->count;`
			)
		).toBe( 'everyone' );
		await start( true );
		expect(
			await php(
				`return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->values();`
			)
		).toMatchObject( {
			enabled: true,
			count: 'visitors',
			day_days: 90,
			sampling: true,
			sampling_rate: 50,
			cache_seconds: 7200,
			link_target: '_blank',
		} );
	} );

	it( 'can be invalid', async () => {
		for ( const stored of [
			`'text'`,
			`array( 'tools' => 5 )`,
			`array( 'tools' => array( 'log' => 'x', 'link' => array( 'target' => '_top' ), 'cache' => array( 'active' => true, 'interval' => 'x' ) ) )`,
		] ) {
			await php( `update_option( 'wpp_settings_config', ${ stored } );` );
			await start( true );
		}
		expect(
			await php(
				`return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->cache_seconds;`
			)
		).toBe( 60 );
	} );
} );
