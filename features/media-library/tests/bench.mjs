// Measures the media library on MariaDB: lists and searches compared with the Ajax action of
// WordPress in the same run, then the browser.
import { median } from '../../../tools/bench/median.mjs';
import { logIn } from '../../../tools/bench/pages.mjs';
import { openSite } from '../../../tools/site.mjs';
import { measureBrowser } from './bench/browser.mjs';
import { measureScripts } from './bench/scripts.mjs';
import { measureUploads } from './bench/uploads.mjs';

const FILES = 100_000;

/**
 * Times compared with WordPress: of whole requests for lists, and beyond a request that does
 * nothing for searches. `first` is the first request of a search, which counts all results, and
 * `whole` the same including what a request that does nothing takes.
 */
const MOST = {
	list: 1,
	search: { first: 0.05, next: 0.05, whole: 0.05 },
};
/** Bytes of 80 rows. */
const BYTES = 20_000;
/** Milliseconds of a request for any position. */
const JUMP_MS = 200;
/** Seconds of filling the table. */
const FILL_SECONDS = 120;

/** Images, sounds and documents with titles of some words. Only MariaDB can generate numbers. */
const SEED = `
	global $wpdb;
	$words = "'harbour','sunset','meadow','portrait','family','workshop','conference','mountain','bicycle','kitchen','garden','bridge','winter','market','window','needle'";
	$word  = static fn ( $factor ) => "ELT(1 + (seq * $factor + FLOOR(seq / 15)) % 15, $words)";
	$wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, post_type, post_mime_type) SELECT 1, d, d, '', CONCAT({$word( 7 )}, ' ', {$word( 11 )}, ' ', seq), '', 'inherit', 'closed', 'closed', CONCAT('file-', seq), '', '', d, d, '', 0, '', 'attachment', IF(seq % 20 = 0, 'application/pdf', IF(seq % 33 = 0, 'audio/mpeg', 'image/jpeg')) FROM (SELECT seq, NOW() - INTERVAL FLOOR((${ FILES } - seq) / 3) HOUR AS d FROM seq_1_to_${ FILES }) s" );
	$of  = "FROM $wpdb->posts WHERE post_type = 'attachment'";
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attached_file', CONCAT('2026/11/', REPLACE(post_title, ' ', '-'), '.jpg') $of" );
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attachment_image_alt', CONCAT('A picture of ', post_title) $of AND ID % 3 = 0" );
	$name = "CONCAT('2026/11/', REPLACE(post_title, ' ', '-'), '.jpg')";
	$file = "CONCAT(REPLACE(post_title, ' ', '-'), '-150x150.jpg')";
	$text = static fn ( $sql ) => "'s:', LENGTH($sql), ':\\"', $sql, '\\";'";
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attachment_metadata', CONCAT('a:5:{s:5:\\"width\\";i:2560;s:6:\\"height\\";i:1707;s:4:\\"file\\";', {$text( $name )}, 's:8:\\"filesize\\";i:', 1000 + ID, ';s:5:\\"sizes\\";a:1:{s:9:\\"thumbnail\\";a:3:{s:4:\\"file\\";', {$text( $file )}, 's:5:\\"width\\";i:150;s:6:\\"height\\";i:150;}}}') $of AND post_mime_type = 'image/jpeg'" );
	$wpdb->query( "UPDATE $wpdb->posts SET post_title = CONCAT('Needle ', post_title) WHERE post_type = 'attachment' AND ID % 9973 = 0" );
	foreach ( array( $wpdb->posts, $wpdb->postmeta ) as $table ) { $wpdb->query( "ANALYZE TABLE $table" ); }
	echo $wpdb->get_var( "SELECT COUNT(*) $of" );
`;

const JUMP = 'from item 50,000';

/** Requests of both: our parameters, and the query of WordPress. */
const LISTS = {
	'first page': [ '', {} ],
	[ JUMP ]: [ 'offset=50000', { paged: '626' } ],
	images: [ 'type=image', { post_mime_type: 'image' } ],
	'a month': [ 'month={month}', { year: '{year}', monthnum: '{number}' } ],
	'by title': [ 'orderby=title&order=asc', { orderby: 'title', order: 'ASC' } ],
	'search, 1 % of the files': [ 'search=harbour+sunset', { s: 'harbour sunset' } ],
	'search, an eighth of the files': [ 'search=meadow', { s: 'meadow' } ],
	'search, ten files': [ 'search=needle', { s: 'needle' } ],
	'search, part of a word': [ 'search=eedl', { s: 'eedl' } ],
	'search, two letters': [ 'search=ee', { s: 'ee' } ],
	'search, two letters of a third of the files': [ 'search=ar', { s: 'ar' } ],
	'search, nothing found': [ 'search=zeppelin', { s: 'zeppelin' } ],
};

const today = new Date();
const filled = ( text ) =>
	text
		.replace( '{month}', today.toISOString().slice( 0, 7 ) )
		.replace( '{year}', String( today.getUTCFullYear() ) )
		.replace( '{number}', String( today.getUTCMonth() + 1 ) );

/** Sends a request. Returns its milliseconds, its bytes, and the number of files of the query. */
async function timed( send ) {
	const start = performance.now();
	const response = await send();
	const text = await response.text();
	const ms = performance.now() - start;
	const total = response.headers.get( 'x-wp-total' ) ?? JSON.parse( text ).total;
	return { ms, bytes: text.length, total: Number( total ) };
}

/** Adds rows to the table of the bench. */
export async function measure( { rounds, row, most } ) {
	const site = await openSite( {
		name: 'bench-media',
		engine: 'native',
		database: 'mariadb',
		fresh: true,
		settings: { 'opcache.revalidate_freq': 2 },
	} );
	try {
		const files = Number( await site.php( SEED ) );
		const cookie = await logIn( site.url );
		const nonce = await (
			await fetch( `${ site.url }/wp-admin/admin-ajax.php?action=rest-nonce`, {
				headers: { cookie },
			} )
		).text();
		const seconds = await fill( site, { cookie, 'X-WP-Nonce': nonce } );
		most(
			`Media library, ${ files.toLocaleString( 'en' ) } files: seconds of filling the table`,
			seconds,
			FILL_SECONDS,
			seconds.toFixed( 0 )
		);
		for ( const [ name, [ ours, theirs ] ] of Object.entries( LISTS ) ) {
			const found = await compare(
				site,
				{ cookie, nonce, ours, theirs },
				Math.min( rounds, 15 )
			);
			report( { row, most }, `Media library, ${ name }`, found );
			if ( name === 'first page' ) {
				most( 'Media library: bytes of 80 rows', found.bytes, BYTES );
			}
			if ( name === JUMP ) {
				most(
					`Media library, ${ name }: ms`,
					found.next,
					JUMP_MS,
					found.next.toFixed( 0 )
				);
			}
			if ( ! found.isEqual ) {
				row( `Media library, ${ name }: number of files`, 'differs', 'equal', false );
			}
		}
		await measureBrowser( site, most );
		await measureScripts( site, row );
	} finally {
		await site.stop();
	}
	await measureUploads( { row, most } );
}

/** Fills the table by steps, as the screen does. Returns the seconds. */
async function fill( site, headers ) {
	const start = performance.now();
	for ( let state = ''; state !== 'ready'; ) {
		const response = await fetch( `${ site.url }/wp-json/pagewright/v1/media/index`, {
			method: 'POST',
			headers,
			body: new URLSearchParams( { action: 'step' } ),
		} );
		( { state } = await response.json() );
	}
	return ( performance.now() - start ) / 1000;
}

/** Adds the times of a list or of a search. */
function report( { most }, what, found ) {
	const { first, next, rest, theirs, empty } = found;
	const ms = ( value ) => value.toFixed( 0 );
	const times = `${ ms( theirs ) } ms to ${ ms( next ) } ms; REST API ${ ms( rest ) } ms, empty request ${ ms( empty ) } ms`;
	const compared = ( value ) => ( value - empty ) / ( theirs - empty );
	if ( ! what.includes( 'search' ) ) {
		const ratio = next / theirs;
		most(
			`${ what }: time, compared with WordPress`,
			ratio,
			MOST.list,
			`${ ratio.toFixed( 2 ) }× (${ times })`
		);
		return;
	}
	most(
		`${ what }: time beyond an empty request, compared with WordPress`,
		compared( next ),
		MOST.search.next,
		`${ compared( next ).toFixed( 3 ) }× (${ times })`
	);
	most(
		`${ what }: the same, with counting`,
		compared( first ),
		MOST.search.first,
		`${ compared( first ).toFixed( 3 ) }× (${ ms( theirs ) } ms to ${ ms( first ) } ms)`
	);
	const whole = first / theirs;
	most(
		`${ what }: the whole request, with counting`,
		whole,
		MOST.search.whole,
		`${ whole.toFixed( 3 ) }×`
	);
}

/**
 * Returns the median times of both, of our REST route and of a request that does nothing, the bytes
 * of ours, and whether both found as many files.
 */
async function compare( site, { cookie, nonce, ours, theirs }, rounds ) {
	const get = ( path ) => () =>
		fetch( site.url + path, { headers: { cookie, 'X-WP-Nonce': nonce } } );
	const door = '/wp-admin/admin-ajax.php?action=pagewright_media&route=/media';
	// No route has this name, so that it is refused before routes are registered.
	const nothing = `${ door }.`;
	const requests = {
		first: get( `${ door }&${ filled( ours ) }` ),
		next: get( `${ door }&${ filled( ours ) }` ),
		rest: get( `/wp-json/pagewright/v1/media?${ filled( ours ) }` ),
		theirs: () => askCore( site, cookie, theirs ),
		empty: get( nothing ),
	};
	const times = Object.fromEntries( Object.keys( requests ).map( ( name ) => [ name, [] ] ) );
	const last = {};
	for ( let at = 0; at < rounds; at++ ) {
		// Forgets the totals, as each change does.
		await site.php( 'Pagewright\\Features\\MediaLibrary\\Listing\\Totals::forget();' );
		// Each request that counts follows another one.
		await timed( requests.empty );
		for ( const [ name, send ] of Object.entries( requests ) ) {
			last[ name ] = await timed( send );
			times[ name ].push( last[ name ].ms );
		}
	}
	return {
		...Object.fromEntries(
			Object.entries( times ).map( ( [ name, all ] ) => [ name, median( all ) ] )
		),
		bytes: last.next.bytes,
		isEqual: last.next.total === last.theirs.total,
	};
}

/** Requests a page as the media library of WordPress does. */
const askCore = ( site, cookie, query ) =>
	fetch( `${ site.url }/wp-admin/admin-ajax.php`, {
		method: 'POST',
		headers: { cookie },
		body: new URLSearchParams( {
			action: 'query-attachments',
			'query[orderby]': 'date',
			'query[order]': 'DESC',
			'query[posts_per_page]': '80',
			'query[paged]': '1',
			...Object.fromEntries(
				Object.entries( query ).map( ( [ key, value ] ) => [
					`query[${ key }]`,
					filled( value ),
				] )
			),
		} ),
	} );
