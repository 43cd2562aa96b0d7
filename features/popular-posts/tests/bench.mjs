// Measures page views and lists of popular posts on MariaDB: views against a REST route that does
// nothing, with and without Redis.
import { spawn, spawnSync } from 'node:child_process';
import { median } from '../../../tools/bench/median.mjs';
import { openSite } from '../../../tools/site.mjs';

/**
 * Ratio of a page view to a REST route that does nothing, on MariaDB: from the plugin's own file,
 * from the must-use loader, and with Redis.
 */
const VIEW = { included: 0.25, early: 0.25, buffered: 0.2 };
/**
 * A list of popular posts among 10,000 posts and 5 million views on MariaDB: ms of its query,
 * queries of a cached list over HTTP.
 */
const LIST = { query: 5, queries: 3 };

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const REDIS_PORT = 6397;

/**
 * Appends `@@` and numbers to responses on request, and adds the route that does nothing. Not part
 * of the product.
 */
const PROBE = `<?php
add_action( 'rest_api_init', static fn () => register_rest_route( 'bench/v1', '/nothing', array( 'methods' => 'POST', 'callback' => '__return_empty_array', 'permission_callback' => '__return_true' ) ) );
if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	$GLOBALS['bench_queries'] = array();
	add_filter( 'query', static function ( $sql ) { $GLOBALS['bench_queries'][] = $sql; return $sql; } );
	register_shutdown_function( static function () {
		$ms = ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000;
		echo '@@', json_encode( array( 'ms' => $ms, 'queries' => $GLOBALS['bench_queries'] ) );
	} );
}`;

/** Sends one request: returns status, time in PHP and queries. */
async function call( url, path, init = {} ) {
	const response = await fetch( url + path, {
		method: 'POST',
		...init,
		headers: { 'user-agent': AGENT, 'x-bench': '1', ...init.headers },
	} );
	const text = await response.text();
	const at = text.lastIndexOf( '@@{' );
	return {
		status: response.status,
		body: text.slice( 0, at ),
		...JSON.parse( text.slice( at + 2 ) ),
	};
}

const use =
	'class_alias( "Pagewright\\\\Features\\\\PopularPosts\\\\Views\\\\Settings", "Settings" );';
const file = ( name, text ) =>
	`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/${ name }', base64_decode( '${ Buffer.from( text ).toString( 'base64' ) }' ) );`;

/** Returns the median ratio of a page view to the route that does nothing, alternating. */
async function share( url, post, rounds ) {
	const times = { view: [], nothing: [] };
	const kinds = {
		view: () =>
			call( url, `/wp-json/wordpress-popular-posts/v2/views/${ post }`, {
				body: new URLSearchParams( { sampling: '0', sampling_rate: '100' } ),
			} ),
		nothing: () => call( url, '/wp-json/bench/v1/nothing' ),
	};
	for ( let i = -5; i < rounds; i++ ) {
		for ( const kind of i % 2 ? [ 'view', 'nothing' ] : [ 'nothing', 'view' ] ) {
			const { status, ms, queries } = await kinds[ kind ]();
			if ( status !== ( kind === 'view' ? 201 : 200 ) ) {
				throw new Error( `The ${ kind } was answered with ${ status }.` );
			}
			// Once a second, a page view also folds pending views.
			( kind === 'view' && queries.length > 6 ) || i < 0 || times[ kind ].push( ms );
		}
	}
	const [ first, second ] = [ median( times.view ), median( times.nothing ) ];
	return { first, second, ratio: first / second };
}

/**
 * Ratios of page views to the empty route: in the database without and with the must-use loader,
 * and in Redis with it (null without Redis).
 */
async function viewCosts( rounds ) {
	const site = await openSite( {
		name: 'bench-views',
		engine: 'native',
		database: 'mariadb',
		fresh: true,
		// Like servers: compiled files are checked every two seconds.
		settings: { 'opcache.revalidate_freq': 2 },
	} );
	const redis =
		spawnSync( 'redis-server', [ '--version' ] ).status === 0
			? spawn( 'redis-server', [ '--port', String( REDIS_PORT ), '--save', '' ], {
					stdio: 'ignore',
				} )
			: null;
	try {
		await site.php(
			`${ use } Pagewright\\Features\\PopularPosts\\Views\\Counting::start(); ${ file( '0-probe.php', PROBE ) }`
		);
		const included = await share( site.url, 1, rounds );
		await site.php(
			'Pagewright\\Features\\PopularPosts\\Views\\Loader\\Installer::install();'
		);
		const early = await share( site.url, 1, rounds );
		await site.php(
			`${ use } Settings::load()->with( array( 'engine' => 'redis', 'redis' => '127.0.0.1:${ REDIS_PORT }' ) )->save();`
		);
		const buffered = redis ? await share( site.url, 1, rounds ) : null;
		return { included, early, buffered };
	} finally {
		redis?.kill();
		await site.stop();
	}
}

/** Ranges and orders of lists. */
const LISTS = [
	{ range: 'last24hours' },
	{ range: 'last7days' },
	{ range: 'last30days' },
	{ range: 'all' },
	{ range: 'custom', time_unit: 'hour', time_quantity: 48 },
	{ range: 'custom', time_unit: 'day', time_quantity: 90 },
	{ range: 'last7days', order_by: 'avg' },
	{ range: 'all', order_by: 'avg' },
	{ range: 'last7days', freshness: true },
	{ range: 'last7days', taxonomy: 'category', term_id: '2' },
];

/**
 * 10,000 posts in 20 categories; 5 million views of the last 400 days, more for newer posts. Only
 * MariaDB can generate the numbers from 1 to 10,000.
 */
const FILL = `
	global $wpdb;
	$p = $wpdb->posts;
	$wpdb->query( "INSERT INTO $p (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) SELECT 1, d, d, 'Words', CONCAT('Post ', seq), '', 'publish', 'open', 'open', CONCAT('post-', seq), '', '', d, d, '', 'post' FROM (SELECT seq, UTC_TIMESTAMP() - INTERVAL (10000 - seq) HOUR AS d FROM seq_1_to_10000) s" );
	for ( $i = 1; $i <= 20; $i++ ) { wp_insert_term( "Topic $i", 'category' ); }
	$wpdb->query( "INSERT IGNORE INTO $wpdb->term_relationships (object_id, term_taxonomy_id) SELECT ID, 2 + ID % 20 FROM $p WHERE post_type = 'post'" );
	$days  = Pagewright\\Features\\PopularPosts\\Views\\Tables::name( 'days' );
	$hours = Pagewright\\Features\\PopularPosts\\Views\\Tables::name( 'hours' );
	$today = Pagewright\\Features\\PopularPosts\\Views\\Clock::day( time() );
	$wpdb->query( "INSERT INTO $days (day, post_id, views) SELECT '$today' - INTERVAL seq DAY, ID, 1 + (ID * 7919 + seq * 104729) % 9 FROM $p JOIN seq_0_to_399 s WHERE post_type = 'post' AND (ID * 31 + seq * 17) % 4 = 0" );
	$hour = Pagewright\\Features\\PopularPosts\\Views\\Clock::hour( time() );
	$wpdb->query( "INSERT INTO $hours (hour, post_id, views, folded) SELECT $hour - 3600 * seq, ID, 1 + (ID * 7919 + seq) % 4, 1 + (ID * 7919 + seq) % 4 FROM $p JOIN seq_0_to_719 s WHERE post_type = 'post' AND (ID * 31 + seq * 17) % 20 = 0" );
	$wpdb->query( 'INSERT INTO ' . Pagewright\\Features\\PopularPosts\\Views\\Tables::name( 'totals' ) . " (post_id, views, first_hour, last_hour) SELECT post_id, SUM(views), $hour - 34560000, $hour FROM $days GROUP BY post_id" );
	foreach ( array( $days, $hours, $p ) as $table ) { $wpdb->query( "ANALYZE TABLE $table" ); }
	echo $wpdb->get_var( "SELECT SUM(views) FROM $days" );
`;

/**
 * Returns the median time of each list's query in ms, and the queries of a cached list over HTTP in
 * addition to a route that does nothing.
 */
async function listCosts( rounds ) {
	const site = await openSite( {
		name: 'bench-views',
		engine: 'native',
		database: 'mariadb',
		fresh: true,
	} );
	try {
		await site.php(
			`Pagewright\\Features\\PopularPosts\\Views\\Counting::start(); ${ file( '0-probe.php', PROBE ) }`
		);
		const views = Number( await site.php( FILL ) );
		const times = JSON.parse(
			await site.php( `
				$times = array();
				foreach ( json_decode( '${ JSON.stringify( LISTS ) }', true ) as $list ) {
					$options = Pagewright\\Features\\PopularPosts\\Lists\\ListOptions::of( $list );
					for ( $i = -2; $i < ${ rounds }; $i++ ) {
						wp_cache_flush();
						wp_load_alloptions();
						$before = hrtime( true );
						$found  = Pagewright\\Features\\PopularPosts\\Lists\\Query::rows( $options );
						$i < 0 || $all[] = ( hrtime( true ) - $before ) / 1e6;
					}
					if ( 10 !== count( $found ) ) { throw new RuntimeException( 'A list has ' . count( $found ) . ' entries.' ); }
					sort( $all );
					$times[ implode( ' ', $list ) ] = $all[ intdiv( count( $all ), 2 ) ];
					$all = array();
				}
				echo json_encode( $times );` )
		);
		const ask = async ( path, init ) => {
			await call( site.url, path, init );
			await call( site.url, path, init );
			return call( site.url, path, init );
		};
		const nothing = ( await ask( '/wp-json/bench/v1/nothing' ) ).queries;
		const list = (
			await ask( '/wp-json/wordpress-popular-posts/v2/widget', {
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify( { range: 'last7days' } ),
			} )
		).queries;
		return { views, times, queries: list.filter( ( sql ) => ! nothing.includes( sql ) ) };
	} finally {
		await site.stop();
	}
}

/** Adds rows to the table of the bench. */
export async function measure( { rounds, row, most, ms } ) {
	const costs = await viewCosts( rounds );
	for ( const [ which, words ] of [
		[ 'included', "from the plugin's own file" ],
		[ 'early', 'from the must-use loader' ],
		[ 'buffered', 'from the must-use loader, with Redis' ],
	] ) {
		const what = `A page view compared with an empty REST route, ${ words }: time`;
		costs[ which ]
			? most(
					what,
					costs[ which ].ratio,
					VIEW[ which ],
					`${ costs[ which ].ratio.toFixed( 2 ) }× (${ ms( costs[ which ] ) })`
				)
			: row( what, 'not measured: no Redis here', '' );
	}
	const { views, times, queries } = await listCosts( rounds );
	for ( const [ list, time ] of Object.entries( times ) ) {
		const what = `10,000 posts, ${ views.toLocaleString( 'en' ) } views, ${ list }: ms of the query`;
		// Average views have no index: their list is rendered once a minute at most.
		list.includes( 'avg' )
			? row( what, time.toFixed( 1 ), '' )
			: most( what, time, LIST.query, time.toFixed( 1 ) );
	}
	most(
		'Warm list over HTTP: additional queries, compared with an empty route',
		queries.length,
		LIST.queries
	);
}
