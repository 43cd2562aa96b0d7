// Creates the measured pages, and a probe that appends the costs to each page. Not part of the
// product.
import { readWidget } from '../../scripts/compile.mjs';
import { listFixtures } from '../../scripts/render-fixtures.mjs';
import { root, widgets as allWidgets } from '../paths.mjs';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { rendersNothing } from '../../scripts/golden/files.mjs';

/**
 * `?bench` appends `@@` and numbers to a page. `?bench=off` renders the page as if the plugin were
 * not active. `?bench=count` also counts calls, which takes time: translated texts of the plugin,
 * URLs of its files, and reads of the settings of forms.
 */
const PROBE = `<?php
if ( isset( $_GET['bench'] ) ) {
	if ( 'off' === $_GET['bench'] ) {
		add_filter( 'option_active_plugins', static fn ( $all ) => array_values( array_diff( (array) $all, array( 'pagewright/plugin.php' ) ) ) );
	}
	$GLOBALS['bench_queries'] = array();
	add_filter( 'query', static function ( $sql ) { $GLOBALS['bench_queries'][] = $sql; return $sql; } );
	$GLOBALS['bench_calls'] = array( 'texts' => 0, 'addresses' => 0, 'form_settings' => 0 );
	if ( 'count' === $_GET['bench'] ) {
		add_filter( 'gettext_pagewright', static function ( $text ) { ++$GLOBALS['bench_calls']['texts']; return $text; } );
		add_filter( 'plugins_url', static function ( $url ) { str_contains( $url, '/pagewright/' ) && ++$GLOBALS['bench_calls']['addresses']; return $url; } );
		add_filter( 'option_pagewright_forms', static function ( $value ) { ++$GLOBALS['bench_calls']['form_settings']; return $value; } );
	}
	add_action( 'shutdown', static function () {
		$ms   = ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000;
		$root = realpath( WP_PLUGIN_DIR . '/pagewright' ) . '/';
		// The site itself may be in an ignored folder of the plugin's.
		$own  = static fn ( $file ) => str_starts_with( realpath( $file ), $root ) && ! str_starts_with( realpath( $file ), $root . '.wp/' );
		$blocks = array_filter( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), static fn ( $name ) => str_starts_with( $name, 'sowb/' ) );
		echo '@@', json_encode( array( 'ms' => $ms, 'blocks' => array_values( $blocks ), 'files' => array_values( array_filter( get_included_files(), $own ) ), 'queries' => $GLOBALS['bench_queries'], 'calls' => $GLOBALS['bench_calls'] ) );
	}, 99 );
}`;

/** Fixtures with data that no user saves on purpose. */
const ODD = /^(empty|hostile|wrong-types|sections-missing|numeric-keys)/;
/**
 * Number of widgets on the page with the kinds of the page builder. It stays when kinds are added:
 * the limit of its time is for a page of this length.
 */
const WIDGETS = 105;
/** Number of equal widgets on a page: enough to measure a tenth of a millisecond. */
export const COPIES = 20;
/** The pages contain lists, whose insertion starts view counting; measured sites have not decided. */
const UNDECIDED = `delete_option( 'pagewright_views' );`;

/** Path of the page to compare with. */
export const EMPTY_PAGE = '/bench-copies-none/';

/**
 * Returns usual fixtures of all widgets. Lists of posts and menus run queries, which
 * tests/php/post-lists.test.ts and navigation.test.ts count.
 */
const everyday = () =>
	listFixtures().filter(
		( fixture ) =>
			! fixture.posts &&
			! fixture.post &&
			! fixture.menu &&
			! rendersNothing( fixture.widget, basename( fixture.file ) ) &&
			! ODD.test( basename( fixture.file ) )
	);

/** Returns usual fixtures of the page builder's widgets in equal shares, repeated if there are fewer. */
function pageOfWidgets() {
	const all = everyday().filter( ( { widget } ) => existsSync( `${ root }/blocks/${ widget }` ) );
	const widgets = [ ...new Set( all.map( ( { widget } ) => widget ) ) ];
	return widgets.flatMap( ( widget, i ) => {
		const own = all.filter( ( fixture ) => fixture.widget === widget );
		const length =
			Math.floor( WIDGETS / widgets.length ) + ( i < WIDGETS % widgets.length ? 1 : 0 );
		return Array.from( { length }, ( _, copy ) => own[ copy % own.length ] );
	} );
}

const block = ( fixture ) => ( {
	name: fixture.block,
	attrs: { widgetClass: fixture.class, widgetData: fixture.data },
} );

/**
 * Creates the pages: bench-widgets, bench-html (the same HTML in HTML blocks), bench-pictures and
 * bench-core-pictures (five images in our and in core's blocks), bench-plain,
 * bench-button-headline, bench-accordion.
 *
 * @param {(code: string) => Promise<string>} php Runs PHP in the site.
 */
export async function makePages( php ) {
	const all = pageOfWidgets();
	const first = ( widget ) => all.find( ( fixture ) => fixture.widget === widget );
	const payload = {
		probe: PROBE,
		image: block( first( 'image' ) ),
		pages: {
			'bench-widgets': all.map( block ),
			'bench-plain': [],
			'bench-button-headline': [ first( 'button' ), first( 'headline' ) ].map( block ),
			'bench-accordion': [ first( 'accordion' ) ].map( block ),
		},
	};
	await php( `
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		$photo = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' ) )[0] ?? 0;
		$given = json_decode( str_replace( '@photo', (string) $photo, base64_decode( '${ Buffer.from( JSON.stringify( payload ) ).toString( 'base64' ) }' ) ), true );
		file_put_contents( WPMU_PLUGIN_DIR . '/bench-probe.php', $given['probe'] );
		$make  = static function ( $name, $content ) {
			$old = get_page_by_path( $name );
			wp_insert_post( wp_slash( array( 'ID' => $old ? $old->ID : 0, 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_name' => $name, 'post_content' => $content ) ) );
		};
		wp_set_current_user( 1 );
		$pictures = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image', 'numberposts' => 5, 'fields' => 'ids' ) );
		$ours     = static fn ( $id ) => serialize_block( array( 'blockName' => $given['image']['name'], 'attrs' => array( 'widgetClass' => $given['image']['attrs']['widgetClass'], 'widgetData' => array( 'image' => $id ) ), 'innerContent' => array() ) );
		$core     = static fn ( $id ) => sprintf( '<!-- wp:image {"id":%1$d} --><figure class="wp-block-image"><img src="%2$s" alt="" class="wp-image-%1$d"/></figure><!-- /wp:image -->', $id, wp_get_attachment_url( $id ) );
		$make( 'bench-pictures', implode( array_map( $ours, $pictures ) ) );
		$make( 'bench-core-pictures', implode( array_map( $core, $pictures ) ) );
		foreach ( $given['pages'] as $name => $blocks ) {
			$content = array_map( static fn ( $block ) => serialize_block( array( 'blockName' => $block['name'], 'attrs' => $block['attrs'], 'innerContent' => array() ) ), $blocks );
			$make( $name, implode( "\\n", $content ) . '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' );
			if ( 'bench-widgets' === $name ) {
				$html = array_map( static fn ( $markup ) => '<!-- wp:html -->' . do_blocks( $markup ) . '<!-- /wp:html -->', $content );
				$make( 'bench-html', implode( "\\n", $html ) . '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' );
			}
		}
		${ UNDECIDED }
	` );
	return {
		count: all.length,
		remove: () => php( `unlink( WPMU_PLUGIN_DIR . '/bench-probe.php' );` ),
	};
}

/**
 * Creates a page for each widget with copies of it, and one without. They are posts, because only
 * posts have terms, and older than all others, so that no list contains them. The content is the
 * first everyday fixture. Widgets that list posts or menus show their example from block.json, which
 * needs only the content of the demo site.
 *
 * @param {(code: string) => Promise<string>} php Runs PHP in the site, after makePages() has added the probe.
 * @return {Promise<Array<{widget: string, idBase: string, path: string}>>} The pages of the widgets; EMPTY_PAGE is the other one.
 */
export async function makeWidgetPages( php ) {
	const fixtures = everyday();
	const pages = allWidgets().map( ( { name: widget, path } ) => {
		const { block: description, widget: definition } = readWidget( path );
		const data =
			fixtures.find( ( fixture ) => fixture.widget === widget )?.data ??
			description.example.attributes.widgetData;
		return {
			widget,
			idBase: definition.id_base,
			path: `/bench-copies-${ widget }/`,
			block: description.name,
			attrs: { widgetClass: definition.class, widgetData: data },
		};
	} );
	await php( `
		$photo = get_posts( array( 'post_type' => 'attachment', 'name' => 'demo-photo', 'post_status' => 'inherit', 'fields' => 'ids' ) )[0] ?? 0;
		$pages = json_decode( str_replace( '@photo', (string) $photo, base64_decode( '${ Buffer.from( JSON.stringify( pages ) ).toString( 'base64' ) }' ) ), true );
		wp_set_current_user( 1 );
		foreach ( array( array( 'path' => '${ EMPTY_PAGE }' ), ...$pages ) as $page ) {
			$name  = trim( $page['path'], '/' );
			$old   = get_page_by_path( $name, OBJECT, 'post' );
			$block = isset( $page['block'] ) ? serialize_block( array( 'blockName' => $page['block'], 'attrs' => $page['attrs'], 'innerContent' => array() ) ) : '';
			wp_insert_post( wp_slash( array( 'ID' => $old ? $old->ID : 0, 'post_type' => 'post', 'post_status' => 'publish', 'post_date' => '2001-01-01 12:00:00', 'post_title' => $name, 'post_name' => $name, 'post_content' => str_repeat( $block, ${ COPIES } ) . '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' ) ) );
		}
		${ UNDECIDED }
	` );
	return pages.map( ( { widget, idBase, path } ) => ( { widget, idBase, path } ) );
}

/** Loads a page once: returns its HTML and its costs. */
export async function view( url, path, { off = false, count = false, cookie = '' } = {} ) {
	const kind = off ? 'off' : count ? 'count' : 'on';
	const address = `${ url }${ path }${ path.includes( '?' ) ? '&' : '?' }bench=${ kind }`;
	const response = await fetch( address, {
		headers: cookie ? { cookie } : {},
		redirect: 'manual',
	} );
	const text = await response.text();
	const at = text.lastIndexOf( '@@{' );
	if ( response.status !== 200 || at < 0 ) {
		throw new Error( `${ address } answered ${ response.status }: ${ text.slice( 0, 200 ) }` );
	}
	const { ms, files, queries, calls, blocks } = JSON.parse( text.slice( at + 2 ) );
	const writes = queries.filter( ( sql ) =>
		/^\s*(INSERT|UPDATE|DELETE|REPLACE|ALTER|CREATE)/i.test( sql )
	);
	return { html: text.slice( 0, at ), ms, files, queries, writes, calls, blocks };
}

/** Returns the cookies of the administrator. */
export async function logIn( url ) {
	const form = await ( await fetch( `${ url }/wp-login.php` ) ).text();
	const hidden = [
		...form.matchAll( /<input type="hidden" name="([a-z]\w+)" value="([^"]+)"/g ),
	];
	const response = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			...Object.fromEntries( hidden.map( ( [ , name, value ] ) => [ name, value ] ) ),
			alt_s: '',
			log: 'admin',
			pwd: 'admin',
			testcookie: '1',
		} ),
	} );
	return response.headers
		.getSetCookie()
		.map( ( line ) => line.split( ';' )[ 0 ] )
		.join( '; ' );
}
