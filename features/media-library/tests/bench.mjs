// Measures lists and searches of the media library on MariaDB, compared with the Ajax action of
// WordPress in the same run.
import { logIn } from '../../../tools/bench/pages.mjs';
import { openSite } from '../../../tools/site.mjs';

const FILES = 100_000;

/**
 * Time of a request compared with that of WordPress, and bytes of 80 rows. WordPress needs less
 * than a request for nothing can save, so these are not ratios of queries.
 */
const LIST = { ratio: 0.5, bytes: 20_000 };
/** Seconds of filling the table. */
const FILL_SECONDS = 120;

const median = ( list ) => [ ...list ].sort( ( a, b ) => a - b )[ Math.floor( list.length / 2 ) ];

/** Images, sounds and documents with titles of some words. Only MariaDB can generate numbers. */
const SEED = `
	global $wpdb;
	$words = "'harbour','sunset','meadow','portrait','family','workshop','conference','mountain','bicycle','kitchen','garden','bridge','winter','market','window','needle'";
	$word  = static fn ( $factor ) => "ELT(1 + (seq * $factor + FLOOR(seq / 15)) % 15, $words)";
	$wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, post_type, post_mime_type) SELECT 1, d, d, '', CONCAT({$word( 7 )}, ' ', {$word( 11 )}, ' ', seq), '', 'inherit', 'closed', 'closed', CONCAT('file-', seq), '', '', d, d, '', 0, '', 'attachment', IF(seq % 20 = 0, 'application/pdf', IF(seq % 33 = 0, 'audio/mpeg', 'image/jpeg')) FROM (SELECT seq, NOW() - INTERVAL FLOOR((${ FILES } - seq) / 3) HOUR AS d FROM seq_1_to_${ FILES }) s" );
	$of  = "FROM $wpdb->posts WHERE post_type = 'attachment'";
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attached_file', CONCAT('2026/11/', REPLACE(post_title, ' ', '-'), '.jpg') $of" );
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attachment_image_alt', CONCAT('A picture of ', post_title) $of AND ID % 3 = 0" );
	$file = "CONCAT(REPLACE(post_title, ' ', '-'), '-150x150.jpg')";
	$wpdb->query( "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attachment_metadata', CONCAT('a:4:{s:5:\\"width\\";i:2560;s:6:\\"height\\";i:1707;s:8:\\"filesize\\";i:', 1000 + ID, ';s:5:\\"sizes\\";a:1:{s:9:\\"thumbnail\\";a:3:{s:4:\\"file\\";s:', LENGTH($file), ':\\"', $file, '\\";s:5:\\"width\\";i:150;s:6:\\"height\\";i:150;}}}') $of AND post_mime_type = 'image/jpeg'" );
	$wpdb->query( "UPDATE $wpdb->posts SET post_title = CONCAT('Needle ', post_title) WHERE post_type = 'attachment' AND ID % 9973 = 0" );
	foreach ( array( $wpdb->posts, $wpdb->postmeta ) as $table ) { $wpdb->query( "ANALYZE TABLE $table" ); }
	echo $wpdb->get_var( "SELECT COUNT(*) $of" );
`;

/** Requests of both: our parameters, and the query of WordPress. */
const LISTS = {
	'first page': [ '', {} ],
	'page 500': [ 'offset=39920', { paged: '500' } ],
	images: [ 'type=image', { post_mime_type: 'image' } ],
	'a month': [ 'month={month}', { year: '{year}', monthnum: '{number}' } ],
	'by title': [ 'orderby=title&order=asc', { orderby: 'title', order: 'ASC' } ],
	'search, 1 % of the files': [ 'search=harbour+sunset', { s: 'harbour sunset' } ],
	'search, an eighth of the files': [ 'search=meadow', { s: 'meadow' } ],
	'search, ten files': [ 'search=needle', { s: 'needle' } ],
	'search, part of a word': [ 'search=eedl', { s: 'eedl' } ],
	'search, two letters': [ 'search=ee', { s: 'ee' } ],
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
			const found = await compare( site, { cookie, nonce, ours, theirs }, Math.min( rounds, 15 ) );
			const ratio = found.ours / found.theirs;
			most(
				`Media library, ${ name }: time, compared with WordPress`,
				ratio,
				LIST.ratio,
				`${ ratio.toFixed( 2 ) }× (${ found.theirs.toFixed( 0 ) } ms to ${ found.ours.toFixed( 0 ) } ms)`
			);
			if ( name === 'first page' ) {
				most( 'Media library: bytes of 80 rows', found.bytes, LIST.bytes );
			}
			if ( ! found.isEqual ) {
				row( `Media library, ${ name }: number of files`, 'differs', 'equal', false );
			}
		}
	} finally {
		await site.stop();
	}
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

/** Returns the median times of both, the bytes of ours, and whether both found as many files. */
async function compare( site, { cookie, nonce, ours, theirs }, rounds ) {
	const sendOurs = () =>
		fetch( `${ site.url }/wp-json/pagewright/v1/media?${ filled( ours ) }`, {
			headers: { cookie, 'X-WP-Nonce': nonce },
		} );
	const sendTheirs = () =>
		fetch( `${ site.url }/wp-admin/admin-ajax.php`, {
			method: 'POST',
			headers: { cookie },
			body: new URLSearchParams(
				Object.entries( {
					orderby: 'date',
					order: 'DESC',
					posts_per_page: '80',
					paged: '1',
					...theirs,
				} ).reduce(
					( fields, [ key, value ] ) => ( { ...fields, [ `query[${ key }]` ]: filled( value ) } ),
					{ action: 'query-attachments' }
				)
			),
		} );
	const times = { ours: [], theirs: [] };
	let last = {};
	for ( let at = -1; at < rounds; at++ ) {
		last = {
			ours: await timed( sendOurs ),
			theirs: await timed( sendTheirs ),
		};
		// The first request counts all files.
		if ( at >= 0 ) {
			times.ours.push( last.ours.ms );
			times.theirs.push( last.theirs.ms );
		}
	}
	return {
		ours: median( times.ours ),
		theirs: median( times.theirs ),
		bytes: last.ours.bytes,
		isEqual: last.ours.total === last.theirs.total,
	};
}
