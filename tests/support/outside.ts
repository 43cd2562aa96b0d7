import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { php, phpValue, phpFile } from './site';

const { call } = phpFile( 'tests/support/outside.php' );

/** Loopback servers of the external services that the site uses. */
export interface Outside {
	base: string;
	/** Path and query of each request, with relevant headers. */
	asked: Array< { url: string; headers: IncomingMessage[ 'headers' ]; body: string } >;
	close: () => Promise< void >;
}

const PICTURE = 'demo/pictures/photo.webp';

const openverse = ( base: string, id: number ) => ( {
	id: String( id ),
	title: `Boat ${ id }`,
	url: `${ base }/pictures/picture-${ id }.webp`,
	thumbnail: `${ base }/pictures/picture-${ id }.webp`,
	foreign_landing_url: `${ base }/page/${ id }`,
	creator: id === 2 ? 'آنا بحار' : 'Ann Sailor',
	creator_url: `${ base }/people/ann`,
	license: 'by-sa',
	license_version: '2.0',
	license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
	source: 'flickr',
	width: 1600,
	height: 900,
	tags: [ { name: 'Sea' }, { name: 'boat' }, { name: id % 2 ? 'harbor' : 'sea' } ],
} );

const photos = ( base: string, query: URLSearchParams ) => {
	const page = Number( query.get( 'page' ) );
	const all = Array.from( { length: 8 }, ( _, index ) =>
		openverse( base, ( page - 1 ) * 8 + index + 1 )
	);
	// An image that WordPress does not accept, an invalid one, and a value of another type.
	const odd =
		page === 1
			? [ { ...all[ 0 ], title: 'Drawing', filetype: 'svg' }, { title: 7 }, 'x', null ]
			: [];
	return { page_count: 2, results: [ ...all, ...odd ] };
};

type Answer = {
	status?: number;
	json?: unknown;
	headers?: Record< string, string >;
	raw?: Buffer | string;
};

const ROUTES: Record< string, ( base: string, url: URL ) => Answer > = {
	'/openverse/images/': ( base, { searchParams } ) =>
		search( searchParams.get( 'q' ), () => photos( base, searchParams ) ),
	'/pixabay/': ( base, { searchParams } ) =>
		searchParams.get( 'key' ) === 'good'
			? {
					json: {
						totalHits: 30,
						hits: [
							{
								pageURL: `${ base }/p`,
								tags: 'boat, sea',
								webformatURL: `${ base }/pictures/w.webp`,
								webformatWidth: 640,
								webformatHeight: 360,
								largeImageURL: `${ base }/pictures/l.webp`,
								user: 'Ann B',
								user_id: 7,
							},
						],
					},
				}
			: { status: 400, raw: '[ERROR 400] Invalid or missing API key' },
	'/unsplash/search/photos': ( base ) => ( {
		json: {
			total_pages: 1,
			results: [
				{
					alt_description: 'a boat',
					description: null,
					width: 5000,
					height: 3000,
					urls: {
						raw: `${ base }/pictures/raw.webp?ixid=1`,
						regular: `${ base }/pictures/regular.webp`,
						small: `${ base }/pictures/small.webp`,
					},
					links: {
						html: `${ base }/photos/x`,
						download_location: `${ base }/unsplash/photos/x/download?ixid=1`,
					},
					user: { name: 'Ann', links: { html: `${ base }/@ann` } },
					tags: [ { title: 'sea' } ],
				},
			],
		},
	} ),
	'/unsplash/photos/x/download': () => ( { json: {} } ),
	'/pexels/search': ( base ) => ( {
		json: {
			next_page: `${ base }/next`,
			photos: [
				{
					width: 3000,
					height: 2000,
					url: `${ base }/photo/1`,
					photographer: 'Ann',
					photographer_url: `${ base }/@ann`,
					alt: 'A boat',
					src: {
						medium: `${ base }/pictures/m.webp`,
						large: `${ base }/pictures/la.webp`,
						large2x: `${ base }/pictures/x2.webp`,
						original: `${ base }/pictures/o.webp`,
					},
				},
			],
		},
	} ),
	'/nominatim/search': ( _, { searchParams } ) =>
		search( searchParams.get( 'q' ), () => [
			{
				lat: '48.8582599',
				lon: '2.2945006',
				name: 'Eiffel Tower',
				display_name: 'Eiffel Tower, Avenue Gustave Eiffel, Paris, France',
			},
			{ lat: '1.50', lon: '-2.0', name: '', display_name: 'Eiffel, Somewhere' },
			{ lat: 'x', lon: null, display_name: 'No coordinates' },
			'x',
		] ),
	'/pictures/gone.jpg': () => ( { status: 404, raw: 'gone' } ),
	'/pictures/text.jpg': () => ( {
		headers: { 'content-type': 'image/jpeg' },
		raw: '<?php echo 1; ?><html>',
	} ),
	'/pictures/drawing.svg': () => ( {
		headers: { 'content-type': 'image/svg+xml' },
		raw: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
	} ),
	'/pictures/to-private.jpg': () => ( {
		status: 302,
		headers: { location: 'http://10.0.0.1/picture.jpg' },
	} ),
	'/pictures/to-file.jpg': () => ( { status: 302, headers: { location: 'file:///etc/passwd' } } ),
	'/pictures/around.jpg': () => ( {
		status: 302,
		headers: { location: '/pictures/around.jpg' },
	} ),
	'/pictures/moved.jpg': () => ( {
		status: 301,
		headers: { location: '/pictures/picture.jpg' },
	} ),
};

/** Search terms with a special result: `nothing`, `failing`, `limit`, `broken`. */
function search( words: string | null, found: () => unknown ): Answer {
	const answers: Record< string, Answer > = {
		nothing: { json: [] },
		failing: { status: 500, raw: 'oops' },
		limit: { status: 429, raw: 'slow down' },
		broken: { raw: '<html>' },
	};
	return answers[ words ?? '' ] ?? { json: found() };
}

/**
 * Starts the servers. Images without a route of their own are all the same photo.
 *
 * @param routes More paths with their responses.
 */
export async function openOutside( routes: Record< string, Answer > = {} ): Promise< Outside > {
	const asked: Outside[ 'asked' ] = [];
	const answer = async ( request: IncomingMessage, response: ServerResponse ) => {
		let body = '';
		for await ( const chunk of request ) {
			body += chunk;
		}
		asked.push( { url: request.url ?? '', headers: request.headers, body } );
		const url = new URL( request.url ?? '', base );
		const isPicture = url.pathname.startsWith( '/pictures/' );
		const {
			status = 200,
			json,
			raw,
			headers,
		} = routes[ url.pathname ] ??
		ROUTES[ url.pathname ]?.( base, url ) ??
		( isPicture
			? { raw: readFileSync( PICTURE ), headers: { 'content-type': 'image/webp' } }
			: { status: 404, raw: 'nobody' } );
		response.writeHead( status, { 'access-control-allow-origin': '*', ...headers } );
		response.end( raw ?? JSON.stringify( json ) );
	};
	const server = createServer( ( request, response ) => void answer( request, response ) );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	const base = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	return {
		base,
		asked,
		close: () =>
			new Promise( ( done ) => {
				server.close( () => done() );
				server.closeAllConnections();
			} ),
	};
}

/**
 * Makes the site use these servers instead of the real services. Only tests allow requests to the
 * site's own network.
 */
export async function useOutside(
	{ base }: Outside,
	keys: Record< string, string > = {}
): Promise< void > {
	const { port } = new URL( base );
	const code = `<?php
		add_filter( 'http_request_host_is_external', static fn ( $is, $host ) => '127.0.0.1' === $host ? true : $is, 10, 2 );
		add_filter( 'http_allowed_safe_ports', static fn ( $ports ) => array( ...$ports, ${ port } ) );
		add_filter( 'pagewright/places/nominatim-url', static fn () => '${ base }/nominatim' );
		add_filter( 'pagewright/stock/providers', static fn () => array(
			new Pagewright\\Providers\\Stock\\Openverse\\Provider( '${ base }/openverse' ),
			new Pagewright\\Providers\\Stock\\Pixabay\\Provider( '${ keys.pixabay ?? '' }', '${ base }/pixabay' ),
			new Pagewright\\Providers\\Stock\\Unsplash\\Provider( '${ keys.unsplash ?? '' }', '${ base }/unsplash' ),
			new Pagewright\\Providers\\Stock\\Pexels\\Provider( '${ keys.pexels ?? '' }', '${ base }/pexels' ),
		) );`;
	await php(
		`wp_mkdir_p( WPMU_PLUGIN_DIR ); file_put_contents( WPMU_PLUGIN_DIR . '/test-outside.php', ${ phpValue( code ) } );`
	);
	await forget();
}

/** Clears the cached responses and the rate limits of the site. */
export const forget = () => call( 'forget' );

/** Stops the servers and deletes imported images. */
export async function dropOutside( outside: Outside ): Promise< void > {
	await call( 'drop_outside' );
	await forget();
	await outside.close();
}
