import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePopular, removePopular, type TestPost } from '../support/popular';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-pages.php' );

const POSTS: Record< string, TestPost > = {
	boats: { views: { 0: 1500, 100: 7 } },
	sails: { views: { 0: 20 } },
	german: { title: 'Boote' },
	page: {
		type: 'page',
		title: 'Popular',
		content:
			'[wpp header="Read this" limit=2 thumbnail_width=50]\n\n[wpp limit=1 ajaxify=0]\n\n[wpp_views_count post_id=POST_ID]',
	},
};

let ids: Record< string, number > = {};

beforeAll( async () => {
	ids = await makePopular( POSTS );
	await call( 'put_id_into_page', ids.page, ids.boats );
} );
afterAll( async () => {
	await removePopular( ids );
	await php( `delete_option( 'pagewright_views' );` );
} );

const page = async () => ( await fetch( `${ siteUrl }/popular-page/` ) ).text();

const load = ( loading: string ) =>
	php(
		`Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->with( array( 'loading' => '${ loading }' ) )->save();`
	);

describe( 'shortcodes on a page', () => {
	it( 'are lists with a header', async () => {
		const html = await page();
		expect( html ).toContain(
			'<h2>Read this</h2><div class="wpp-shortcode"><ul class="wpp-list">'
		);
		expect( html.match( /class="wpp-post-title"/g ) ).toHaveLength( 3 );
		expect( html ).toContain( '1,507 views' );
	} );

	it( 'never start counting after it was turned off', async () => {
		await php(
			`Pagewright\\Features\\PopularPosts\\Views\\Settings::of( array( 'enabled' => false ) )->save();`
		);
		await page();
		expect(
			await php(
				`return Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->enabled;`
			)
		).toBe( false );
	} );

	it( 'are fetched later if the site says so, in a reserved space', async () => {
		await load( 'deferred' );
		const html = await page();
		const found =
			/<div class="wpp-shortcode" style="min-height:(\d+)px"><script type="application\/json" data-id="wpp-shortcode-inline-js">([^<]+)<\/script><div class="wpp-shortcode-placeholder"><\/div><\/div>/.exec(
				html
			);
		expect( Number( found?.[ 1 ] ) ).toBeGreaterThan( 100 );
		const answer = await fetch( `${ siteUrl }/wp-json/wordpress-popular-posts/v2/widget`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: found?.[ 2 ],
		} );
		const { widget } = await answer.json();
		expect( widget ).toContain( 'width="50" height="50"' );
		// Only the theme that needs it prints it.
		expect( html.match( /class="wpp-post-title"/g ) ).toHaveLength( 1 );
		await load( 'auto' );
	} );
} );

describe( 'template functions', () => {
	it( 'count', async () => {
		const counts = await call( 'counts', ids.boats );
		expect( counts ).toEqual( [ '1,507', '1,500', '1500', '1.5k', '1500', '-1', '0' ] );
	} );

	it( 'list', async () => {
		const [ html, again, list ] =
			await call< [ string, string, number[] ] >( 'template_functions' );
		expect( html ).toContain( '<h2>Top</h2><div class="wpp-shortcode">' );
		expect( again ).toBe( html );
		expect( list ).toEqual( [ ids.boats, ids.sails ] );
	} );
} );

describe( 'a site in several languages', () => {
	const wpml = () => `
		add_filter( 'wpml_current_language', static fn () => $GLOBALS['test_language'] ?? 'en' );
		add_filter( 'wpml_default_language', static fn () => 'en' );
		add_filter( 'wpml_active_languages', static fn () => array( 'en' => array(), 'de' => array() ) );
		add_action( 'wpml_switch_language', static function ( $language ) { $GLOBALS['test_language'] = $language; } );
		add_filter( 'wpml_object_id', static function ( $id, $type, $fallback, $language ) {
			$language ??= $GLOBALS['test_language'] ?? 'en';
			return match ( true ) {
				'de' === $language && ${ ids.boats } === $id => ${ ids.german },
				'en' === $language && ${ ids.german } === $id => ${ ids.boats },
				default => $id,
			};
		}, 10, 4 );
	`;

	it( 'lists translations, and counts originals', async () => {
		const result = await call< unknown[] >( 'result', wpml(), ids.german );
		expect( result[ 0 ] ).toContain( 'Boats' );
		expect( result[ 1 ] ).toMatch(
			/<li class="current">\s*<a [^>]+popular-german[^>]+>Boote</
		);
		expect( result[ 2 ] ).toBe( 'de' );
		expect( result[ 3 ] ).toBe( '1,507' );
	} );
} );

describe( 'a site with Polylang', () => {
	it( 'lists translations, and counts originals', async () => {
		// eslint-disable-next-line tests/short-php -- the functions have no namespace.
		const result = await php< unknown[] >( `
			function pll_current_language() { return PLL()->curlang->slug; }
			function pll_default_language() { return 'en'; }
			function pll_languages_list() { return array( 'en', 'de' ); }
			function pll_get_post( $id, $language = '' ) {
				$both = array( 'en' => ${ ids.boats }, 'de' => ${ ids.german } );
				return in_array( $id, $both, true ) ? $both[ $language ?: pll_current_language() ] : 0;
			}
			function PLL() {
				static $polylang = null;
				return $polylang ??= (object) array(
					'curlang' => (object) array( 'slug' => 'en' ),
					'model'   => new class() { public function get_language( $slug ) { return (object) array( 'slug' => $slug ); } },
				);
			}
			$html    = static fn () => Pagewright\\Features\\PopularPosts\\Lists\\PopularList::html( Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( array( 'limit' => 1 ) ) );
			$english = $html();
			Pagewright\\Features\\PopularPosts\\Lists\\Languages::switch_to( 'de' );
			$german = $html();
			Pagewright\\Features\\PopularPosts\\Lists\\Languages::switch_to( 'xx' );
			return array( $english, $german, Pagewright\\Features\\PopularPosts\\Lists\\Languages::current(), wpp_get_views( ${ ids.german } ) );
		` );
		expect( result[ 0 ] ).toContain( 'Boats' );
		expect( result[ 1 ] ).toContain( 'Boote' );
		expect( result.slice( 2 ) ).toEqual( [ 'de', '1,507' ] );
	} );
} );

describe( 'with the old plugin active', () => {
	afterAll( () => php( `unlink( WPMU_PLUGIN_DIR . '/wpp.php' );` ) );

	it( 'it keeps its names', async () => {
		await call( 'define_old_version' );
		expect( await page() ).toContain( '[wpp header=' );
		const response = await fetch(
			`${ siteUrl }/wp-json/wordpress-popular-posts/v1/popular-posts`
		);
		expect( response.status ).toBe( 404 );
	} );
} );
