import { php, siteUrl, phpFile } from '../../../../tests/support/site';

const { call: callPhp } = phpFile( 'features/popular-posts/tests/support/views.php' );

/** Start of PHP code for view counting. */
export const USE = [
	'Clock',
	'Counts',
	'Folding',
	'Range',
	'RedisStore',
	'Settings',
	'RangeSums',
	'StateTable',
	'Stores',
	'Tables',
	'TableStore',
]
	.map(
		( name ) =>
			`class_alias( 'Pagewright\\Features\\PopularPosts\\Views\\${ name }', '${ name }' );`
	)
	.join( ' ' );

/** Deletes all counts. */
export const clear = () =>
	php(
		`${ USE } Tables::create(); Tables::clear(); delete_option( 'pagewright_views_folded' );`
	);

/** Saves settings of counting, which is on; others have their defaults. */
export const settings = ( values: string = '' ) =>
	php( `${ USE } Settings::of( array( 'enabled' => true, ${ values } ) )->save();` );

/** Turns counting off and deletes everything. */
export const end = () => callPhp( 'stop_counting' );

/**
 * Runs code while the clock of views is stopped at a time in the site's time zone; `$store` is the
 * store of tables.
 */
export const at = < T >( moment: string, code: string ) => callPhp< T >( 'at', moment, code );

/** Returns the rows of a table of views. */
export const rows = ( table: string, order: string ) =>
	callPhp< string[][] >( 'rows', table, order );

export interface Answer {
	status: number;
	body: { code?: string; results?: string };
	/** Whether WordPress was set up for it: only then the response names the REST API. */
	isLate: boolean;
}

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Call {
	fields?: Record< string, string >;
	headers?: Record< string, string >;
	/** Whether to use `?rest_route=`, which is never answered early. */
	isPlain?: boolean;
}

/** Sends a page view like the client. */
export async function view(
	id: number | string,
	{ fields = { sampling: '0', sampling_rate: '100' }, headers = {}, isPlain = false }: Call = {}
): Promise< Answer > {
	const route = `/wordpress-popular-posts/v2/views/${ id }`;
	const response = await fetch(
		siteUrl + ( isPlain ? `/?rest_route=${ route }` : `/wp-json${ route }` ),
		{
			method: 'POST',
			headers: { 'user-agent': AGENT, ...headers },
			body: new URLSearchParams( fields ),
		}
	);
	const text = await response.text();
	return {
		status: response.status,
		body: JSON.parse( text ),
		isLate: response.headers.has( 'link' ),
	};
}

/** Moves all pending views, then returns the views of a post. */
export const counted = ( id: number ) => callPhp< number >( 'counted', id );
