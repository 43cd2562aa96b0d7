// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor, type Role } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/popular-posts/tests/php/views-statistics.php' );

/** Noon on a site two hours east of Greenwich. */

let one: number;
let two: number;
let hidden: number;
let page: number;

/**
 * Runs PHP at that noon; `$screen( range, type, search, post )` returns the screen's data, `$day`
 * and `$hour` add counts.
 */
const at = < T >( code: string ) => call< T >( 'at', code );

async function ask( body: object, role: Role = 'administrator' ): Promise< any > {
	const who = await visitor( role );
	const response = await who.fetch( '/wp-json/sowb/v1/views/statistics', {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} );
	return response.json();
}

beforeAll( async () => {
	one = await makePost( '', { post_title: 'One', post_status: 'publish', post_type: 'post' } );
	two = await makePost( '', {
		post_title: '50% off_two',
		post_status: 'publish',
		post_type: 'post',
	} );
	hidden = await makePost( '', {
		post_title: 'Hidden',
		post_status: 'private',
		post_type: 'post',
	} );
	page = await makePost( '', { post_title: 'Page', post_status: 'publish', post_type: 'page' } );
} );
beforeEach( () => call( 'start_counting' ) );
afterAll( () => call( 'remove_counts', one, two, hidden, page ) );

describe( 'a chart', () => {
	it( 'has every day, and the previous range until the same time of day', async () => {
		const curve = await at< any >( `
			$day( array( array( '2026-11-22', ${ one }, 10 ), array( '2026-11-16', ${ two }, 5 ), array( '2026-11-15', ${ one }, 8 ), array( '2026-11-09', ${ one }, 4 ), array( '2026-11-08', ${ one }, 100 ) ) );
			$hour( array( array( '2026-11-15 11:00:00', ${ one }, 3 ), array( '2026-11-15 12:00:00', ${ one }, 4 ), array( '2026-11-15 23:00:00', ${ one }, 1 ) ) );
			return $screen( 'last7days' )->curve();
		` );
		expect(
			curve.points.map( ( point: any ) => [ point.at, point.views, point.before ] )
		).toEqual( [
			[ '2026-11-16', 5, 4 ],
			[ '2026-11-17', 0, 0 ],
			[ '2026-11-18', 0, 0 ],
			[ '2026-11-19', 0, 0 ],
			[ '2026-11-20', 0, 0 ],
			[ '2026-11-21', 0, 0 ],
			[ '2026-11-22', 10, 8 ],
		] );
		expect( curve ).toMatchObject( { unit: 'day', total: 15, before: 7, isRunning: true } );
	} );

	it( 'has hours for a day, and months for a year', async () => {
		const [ hours, months, all ] = await at< any[] >( `
			$hour( array( array( '2026-11-22 12:00:00', ${ one }, 2 ), array( '2026-11-21 13:00:00', ${ one }, 3 ), array( '2026-11-21 12:00:00', ${ one }, 5 ) ) );
			$day( array( array( '2025-12-01', ${ one }, 7 ), array( '2025-11-30', ${ one }, 9 ), array( '2025-11-23', ${ one }, 20 ), array( '2025-11-22', ${ one }, 40 ) ) );
			Pagewright\\Features\\PopularPosts\\Views\\Folding::add_totals( array( array( ${ one }, 1000, 0, 0 ) ) );
			return array( $screen( 'last24hours' )->curve(), $screen( 'last12months' )->curve(), $screen( 'all' )->curve() );
		` );
		expect( hours.points ).toHaveLength( 24 );
		expect( hours.points[ 0 ] ).toEqual( { at: '2026-11-21 13', views: 3, before: 0 } );
		expect( hours ).toMatchObject( { total: 5, before: 5 } );
		expect( months.points ).toHaveLength( 12 );
		expect( months.points[ 0 ] ).toEqual( { at: '2025-12', views: 7, before: 0 } );
		expect( months ).toMatchObject( { total: 7, before: 40 } );
		expect( all ).toMatchObject( {
			unit: 'month',
			total: 1000,
			before: null,
			from: '2025-11',
		} );
	} );

	it( 'can be limited to some days, a type or a post', async () => {
		const totals = await at< number[] >( `
			$day( array( array( '2026-02-01', ${ one }, 1 ), array( '2026-02-02', ${ two }, 2 ), array( '2026-02-03', ${ page }, 4 ), array( '2026-02-04', ${ one }, 8 ) ) );
			return array_map( static fn ( $curve ) => $curve->curve()['total'], array(
				$screen( 'custom', '', '', 0, '2026-02-01', '2026-02-03' ),
				$screen( 'custom', 'page', '', 0, '2026-02-01', '2026-02-04' ),
				$screen( 'custom', '', '', ${ one }, '2026-02-01', '2026-02-04' ),
				$screen( 'custom', 'nav_menu_item', '', 0, '2026-02-01', '2026-02-04' ),
			) );
		` );
		expect( totals ).toEqual( [ 7, 4, 9, 0 ] );
	} );

	it( 'keeps days with 23 and 25 hours apart', async () => {
		const points = await call< any[] >( 'points' );
		expect( points[ 0 ] ).toHaveLength( 7 );
		expect( points[ 1 ].at( -1 ) ).toBe( '2026-10-18' );
	} );
} );

describe( 'the table', () => {
	const fill = `$day( array( array( '2026-11-20', ${ 'ONE' }, 5 ), array( '2026-11-20', TWO, 9 ), array( '2026-11-20', HIDDEN, 7 ), array( '2026-11-20', PAGE, 5 ), array( '2026-11-10', TWO, 3 ), array( '2026-11-20', 999999, 50 ) ) ); Pagewright\\Features\\PopularPosts\\Views\\RangeSums::rebuild();`;
	const filled = () =>
		fill
			.replace( 'ONE', String( one ) )
			.replaceAll( 'TWO', String( two ) )
			.replace( 'HIDDEN', String( hidden ) )
			.replace( 'PAGE', String( page ) );

	it( 'ranks posts by views, with those of the previous range', async () => {
		const table = await at< any >( `${ filled() } return $screen( 'last7days' )->table( 1 );` );
		expect( table.found ).toBe( 4 );
		expect(
			table.rows.map( ( row: any ) => [ row.rank, row.title, row.views, row.before ] )
		).toEqual( [
			[ 1, '50% off_two', 9, 3 ],
			[ 2, 'Private: Hidden', 7, 0 ],
			[ 3, 'Page', 5, 0 ],
			[ 4, 'One', 5, 0 ],
		] );
		expect( table.rows[ 0 ] ).toMatchObject( { id: two, type: 'Post' } );
		expect( table.rows[ 0 ].view ).toContain( siteUrl );
	} );

	it( 'has pages, and escapes SQL wildcards', async () => {
		const [ second, found, none, pages ] = await at< any[] >( `${ filled() }
			return array( $screen( 'last7days' )->table( 2, 3 ), $screen( 'last7days', '', '% off_' )->table( 1 ), $screen( 'last7days', '', "x' OR '1'='1" )->table( 1 ), $screen( 'last7days', 'page' )->table( 1 ) );` );
		expect( second ).toMatchObject( { found: 4, rows: [ { rank: 4, title: 'One' } ] } );
		expect( found.rows.map( ( row: any ) => row.id ) ).toEqual( [ two ] );
		expect( none ).toMatchObject( { found: 0, rows: [] } );
		expect( pages.rows.map( ( row: any ) => row.id ) ).toEqual( [ page ] );
	} );

	it( 'shows private posts only to users who may read them', async () => {
		await call( 'count_private_post', hidden );
		expect( ( await ask( { range: 'last7days' } ) ).posts.rows ).toHaveLength( 1 );
		expect( ( await ask( { range: 'last7days' }, 'contributor' ) ).posts.rows ).toEqual( [] );
		expect( await ask( { post: hidden }, 'contributor' ) ).toMatchObject( {
			code: 'pagewright_no_post',
		} );
		expect( ( await ask( { post: hidden } ) ).post.title ).toContain( 'Hidden' );
	} );

	it( 'counts new views', async () => {
		await call( 'count_now', one );
		const { curve, posts } = await ask( { range: 'last30days' } );
		expect( curve.total ).toBe( 3 );
		expect( posts.rows ).toMatchObject( [ { id: one, views: 3 } ] );
	} );

	it( 'is empty without tables', async () => {
		await php( `Pagewright\\Features\\PopularPosts\\Views\\Tables::drop();` );
		for ( const range of [ 'last24hours', 'last30days', 'all' ] ) {
			expect( await ask( { range } ) ).toMatchObject( {
				curve: { total: 0 },
				posts: { found: 0, rows: [] },
			} );
		}
	} );
} );

describe( 'CSV files', () => {
	const download = async ( query: string, role: Role = 'administrator' ) => {
		const who = await visitor( role );
		const screen = await (
			await who.fetch( '/wp-admin/index.php?page=pagewright-views' )
		).text();
		const url = new URL(
			JSON.parse( /"csvUrl":("[^"]*")/.exec( screen )?.[ 1 ] ?? '"http://x/"' )
		);
		return who.fetch( `${ url.pathname }${ url.search }&${ query }` );
	};

	it( 'contain the shown data, without formulas', async () => {
		await call( 'give_formula_as_title', one );
		const response = await download( 'what=posts&range=last7days' );
		expect( response.headers.get( 'content-type' ) ).toContain( 'text/csv' );
		expect( response.headers.get( 'content-disposition' ) ).toContain( 'attachment' );
		const posts = await response.text();
		expect( posts ).toContain( `,"'=HYPERLINK(` );
		expect( await ( await download( 'what=curve&range=last7days' ) ).text() ).toMatch(
			/,7,0\r\n$/
		);
		expect( await ( await download( 'what=totals' ) ).text() ).toMatch(
			new RegExp( `\r\n${ one },"'=HYPERLINK.*,7,\\d{4}-` )
		);
		expect( await ( await download( 'what=days' ) ).text() ).toMatch(
			new RegExp( `,${ one },7\r\n` )
		);
		await php( `wp_update_post( array( 'ID' => ${ one }, 'post_title' => 'One' ) );` );
	} );

	it( 'are available only to users who may see the screen', async () => {
		expect( ( await download( 'what=posts', 'contributor' ) ).status ).toBe( 200 );
		expect( ( await download( 'what=totals', 'contributor' ) ).status ).toBe( 403 );
		expect( ( await download( 'what=users' ) ).status ).toBe( 403 );
		expect( ( await download( 'what=posts&_wpnonce=wrong' ) ).status ).toBe( 403 );
		const outside = await fetch(
			`${ siteUrl }/wp-admin/admin-post.php?action=pagewright_views_csv&what=posts`,
			{ redirect: 'manual' }
		);
		expect( await outside.text() ).not.toContain( 'Rank' );
	} );

	it( 'have escaped cells', async () => {
		const cells = await call< string[] >( 'cells' );
		expect( cells ).toEqual( [
			'plain',
			`"'+1"`,
			`"' \t=1"`,
			`"'-x"`,
			`"'@x"`,
			'"a,b"',
			'"say ""hi"""',
			'"two\nlines"',
			`"'＝1+1"`,
			'12',
			'-5',
			'',
		] );
	} );
} );

it( 'the dashboard shows the week without a script', async () => {
	const html = await at< string >( `
		$day( array( array( '2026-11-22', ${ one }, 1234 ), array( '2026-11-20', ${ two }, 10 ) ) );
		Pagewright\\Features\\PopularPosts\\Views\\RangeSums::rebuild();
		ob_start();
		( new Pagewright\\Features\\PopularPosts\\Admin\\DashboardWidget() )->print();
		return ob_get_clean();
	` );
	expect( html ).toContain( '<dd>1,234</dd>' );
	expect( html ).toContain( '<dd>1,244</dd>' );
	expect( html.match( /<rect/g ) ).toHaveLength( 7 );
	expect( html.indexOf( 'One' ) ).toBeLessThan( html.indexOf( '50% off_two' ) );
	expect( html ).not.toContain( '<script' );
} );
