// Runs on both databases.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addOldViews, ago, dropOldTables, makeOldTables } from '../support/old-views';
import { makePost } from '../../../../tests/support/editor';
import { errorLog, php, phpFile } from '../../../../tests/support/site';
import { USE } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/views-write-back.php' );

const WRITE_BACK = 'Pagewright\\Features\\PopularPosts\\Views\\WriteBack\\WriteBack';

/** Counts views of a post this many hours ago, and folds them. */
const count = ( post: number, views: number, hours = 0 ) =>
	call( 'count_views', hours, post, views );

const importAll = () => call( 'import_all' );

const finish = ( size = 25 ) => call< { phase: string; views: number } >( 'finish', size );
const writeBack = async ( size?: number ) => {
	await php( `${ WRITE_BACK }::start();` );
	return finish( size );
};

/**
 * Returns the views of a post as WordPress Popular Posts 7.3 reads them: all, 24 hours, 7 days, 30
 * days.
 */
const theirs = ( post: number ) => call< number[] >( 'theirs', post );
const ours = ( post: number ) => call< number[] >( 'ours', post );

/** Returns the rows of the old tables. */
const written = () => call< { data: string[][]; summary: string[][] } >( 'written' );

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

	it( 'uses the site’s time zone: one row for an hour, at its end, and never in the future', async () => {
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

	it( 'writes new views, and none twice', async () => {
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

	it( 'is not imported again, later views of WordPress Popular Posts are', async () => {
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

	it( 'first imports missing views, and does not change the settings of counting', async () => {
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

	it( 'puts views without an hour at the end of their day, and those without a day into the total', async () => {
		await count( first, 6, 60 );
		await call( 'lose_hours' );
		await writeBack();
		const { data, summary } = await written();
		expect( Number( data[ 0 ]![ 1 ] ) ).toBe( 106 );
		const day = ( await ago( 60 ) ).slice( 0, 10 );
		expect( summary.map( ( row ) => row.map( String ) ) ).toEqual( [
			[ String( first ), '6', day, `${ day } 23:59:59` ],
		] );
		expect( await writeBack() ).toMatchObject( { views: 0 } );
	} );

	it( 'neither loses nor duplicates a view when PHP is killed at any point', async () => {
		await addOldViews( [ { post: first, at: await ago( 5 ), views: 10 } ], { [ second ]: 7 } );
		await count( first, 3, 1 );
		await count( first, 4, 30 );
		await count( second, 5 );
		await php( `${ WRITE_BACK }::start();` );
		const status = () =>
			php< any >(
				`return array( ${ WRITE_BACK }::status(), Pagewright\\Features\\PopularPosts\\Views\\Import\\Import::status() );`
			);
		let kills = 0;
		let before = await status();
		for ( let isDone = false; ! isDone; ) {
			// Dies at each query of the next batch in turn; after a batch is complete, starts at
			// the first query of the next.
			for ( let query = 1; query < 80 && ! isDone; query++ ) {
				await call( 'die_at_query', query ).catch( () => kills++ );
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

	it( 'compares 200,000 old views and writes 60,000 days with little memory', async () => {
		await addOldViews( [ { post: first, at: await ago( 2 ) } ] );
		await call( 'make_many_views' );
		await importAll();
		await count( first, 5 );
		await php( `${ WRITE_BACK }::start();` );
		const [ peak, seconds, views ] = await call< number[] >( 'write_back_and_measure' );
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
		expect( await call( 'is_possible_beside_old_plugin' ) ).toBe( false );
		await dropOldTables();
		expect( await possible() ).toBe( false );
	} );

	it( 'the log contains no error', async () => {
		expect( await errorLog() ).toBe( '' );
	} );
} );
