// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { clear, counted, end, settings, USE, view } from '../support/views';

const { call: callPhp } = phpFile( 'features/popular-posts/tests/php/views-route.php' );

let posts: Record< 'published' | 'draft' | 'private' | 'secret' | 'pattern' | 'file', number >;

beforeAll( async () => {
	await clear();
	posts = await callPhp( 'make_posts' );
	await settings();
	// The first request is late and stores the facts for the others.
	await view( posts.published );
} );
beforeEach( async () => {
	await clear();
	await settings();
} );
afterAll( async () => {
	await php(
		`foreach ( ${ JSON.stringify( Object.values( posts ) ) } as $id ) { wp_delete_post( $id, true ); }`
	);
	await end();
} );

const both = async ( ...[ id, call ]: Parameters< typeof view > ) => [
	await view( id, call ),
	await view( id, { ...call, isPlain: true } ),
];

describe( 'a page view', () => {
	it( 'gets the same early response as from the route', async () => {
		const [ early, late ] = await both( posts.published );
		expect( early ).toEqual( { status: 201, body: { results: 'OK' }, isLate: false } );
		expect( late ).toEqual( { ...early, isLate: true } );
		expect( await counted( posts.published ) ).toBe( 2 );
	} );

	it( 'is accepted with the token of a page, without one, and with no other', async () => {
		const token = await php< string >(
			`wp_set_current_user( 0 ); return wp_create_nonce( 'wp_rest' );`
		);
		const old = await php< string >(
			`wp_set_current_user( 0 ); return substr( wp_hash( ( wp_nonce_tick() - 1 ) . '|wp_rest|0|', 'nonce' ), -12, 10 );`
		);
		for ( const _wpnonce of [ token, old ] ) {
			const [ early, late ] = await both( posts.published, { fields: { _wpnonce } } );
			expect( early ).toEqual( { status: 201, body: { results: 'OK' }, isLate: false } );
			expect( late ).toMatchObject( { status: 201 } );
		}
		expect( await view( posts.published, { headers: { 'x-wp-nonce': token } } ) ).toMatchObject(
			{ status: 201, isLate: false }
		);
		for ( const _wpnonce of [ '', 'wrong', '0123456789' ] ) {
			for ( const answer of await both( posts.published, { fields: { _wpnonce } } ) ) {
				expect( answer ).toMatchObject( {
					status: 403,
					body: { code: 'rest_cookie_invalid_nonce' },
				} );
			}
		}
		expect( await counted( posts.published ) ).toBe( 5 );
	} );

	it( 'of a post that is not public is refused and stored nowhere', async () => {
		const { draft, secret, pattern, file } = posts;
		for ( const id of [
			draft,
			posts.private,
			secret,
			pattern,
			file,
			999999999,
			'9223372036854775808',
		] ) {
			for ( const answer of await both( id ) ) {
				expect( [ id, answer.status, answer.body.code ] ).toEqual( [
					id,
					404,
					'rest_post_invalid_id',
				] );
			}
		}
		for ( const id of [ '-1', '1.5', 'abc', "1'" ] ) {
			for ( const answer of await both( id ) ) {
				expect( answer ).toMatchObject( { status: 404, body: { code: 'rest_no_route' } } );
			}
		}
		for ( const answer of await both( 0 ) ) {
			expect( answer ).toMatchObject( { status: 400, body: { code: 'rest_invalid_param' } } );
		}
		for ( const answer of await both( posts.published, { fields: { sampling_rate: 'x' } } ) ) {
			expect( answer ).toMatchObject( { status: 400, body: { code: 'rest_invalid_param' } } );
		}
		expect(
			await php(
				`${ USE } global $wpdb; return $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'hours' ) );`
			)
		).toBe( '0' );
	} );

	it( 'has the weight of the settings, never of the client', async () => {
		const forged = { fields: { sampling: '1', sampling_rate: '100000' } };
		await both( posts.published, forged );
		expect( await counted( posts.published ) ).toBe( 2 );
		await settings( `'sampling' => true, 'sampling_rate' => 20` );
		await both( posts.published, forged );
		await both( posts.published, { fields: {} } );
		expect( await counted( posts.published ) ).toBe( 82 );
	} );

	it( 'of a bot or a prefetched page is not counted', async () => {
		const agents = [ 'Googlebot/2.1', 'curl/8.0', 'HeadlessChrome/140', '' ];
		for ( const headers of [
			...agents.map( ( agent ) => ( { 'user-agent': agent } ) ),
			{ 'sec-purpose': 'prefetch;prerender' },
		] ) {
			for ( const answer of await both( posts.published, { headers } ) ) {
				expect( answer ).toMatchObject( { status: 200, body: { results: 'Not counted' } } );
			}
		}
		await settings( `'bots' => true` );
		await both( posts.published, { headers: { 'user-agent': 'Googlebot/2.1' } } );
		expect( await counted( posts.published ) ).toBe( 2 );
	} );

	it( 'is counted according to the settings', async () => {
		await settings( `'count' => 'members'` );
		await both( posts.published );
		expect( await counted( posts.published ) ).toBe( 0 );
		await settings( `'enabled' => false` );
		await both( posts.published );
		expect( await counted( posts.published ) ).toBe( 0 );
		await settings( `'post_types' => array( 'page' )` );
		expect( await view( posts.published, { isPlain: true } ) ).toMatchObject( { status: 404 } );
		await php(
			`${ USE } Pagewright\\Features\\PopularPosts\\Views\\Site::remember( Settings::load() );`
		);
		expect( await view( posts.published ) ).toMatchObject( { status: 404 } );
		await settings();
		await php(
			`${ USE } Pagewright\\Features\\PopularPosts\\Views\\Site::remember( Settings::load() );`
		);
	} );

	it( 'of excluded roles is not counted, and a signed-in user is not a visitor', async () => {
		const statuses = async () => {
			const all = [];
			for ( const role of [ 'visitor', 'subscriber', 'editor' ] as const ) {
				const who = await visitor( role );
				for ( const token of [ who.nonce, {} ] ) {
					const response = await who.fetch(
						`/wp-json/wordpress-popular-posts/v2/views/${ posts.published }`,
						{ method: 'POST', headers: { 'user-agent': 'Mozilla/5.0', ...token } }
					);
					all.push( response.status );
				}
			}
			return all;
		};
		expect( await statuses() ).toEqual( [ 201, 201, 201, 201, 201, 201 ] );
		await settings( `'skip_roles' => array( 'editor' )` );
		expect( await statuses() ).toEqual( [ 201, 201, 201, 201, 200, 200 ] );
		await settings( `'count' => 'visitors'` );
		expect( await statuses() ).toEqual( [ 201, 201, 200, 200, 200, 200 ] );
		await settings( `'count' => 'members', 'skip_roles' => array( 'editor' )` );
		expect( await statuses() ).toEqual( [ 200, 200, 201, 201, 200, 200 ] );
		expect( await counted( posts.published ) ).toBe( 14 );
	} );

	it( 'is counted by the must-use loader when no plugin is loaded', async () => {
		await callPhp( 'load_no_plugin' );
		const loaded = await view( posts.published );
		await php( `unlink( WPMU_PLUGIN_DIR . '/z-none.php' );` );
		await php( `Pagewright\\Features\\PopularPosts\\Views\\Loader\\Installer::remove();` );
		expect( loaded ).toEqual( { status: 201, body: { results: 'OK' }, isLate: false } );
		expect( await counted( posts.published ) ).toBe( 1 );
	} );

	it( 'is counted once in the interval of the settings', async () => {
		await settings( `'dedupe_minutes' => 30` );
		const other = { 'user-agent': 'Mozilla/5.0 (Another)' };
		const statuses = [];
		for ( const headers of [ {}, {}, other, {}, other ] ) {
			statuses.push( ( await view( posts.published, { headers } ) ).status );
		}
		expect( statuses ).toEqual( [ 201, 200, 201, 200, 200 ] );
		expect( await counted( posts.published ) ).toBe( 2 );
	} );

	it( 'is accepted from pages of this site only', async () => {
		for ( const answer of await both( posts.published, {
			headers: { origin: 'https://elsewhere.example' },
		} ) ) {
			expect( answer ).toMatchObject( { status: 403, body: { code: 'rest_forbidden' } } );
		}
		await both( posts.published, { headers: { origin: siteUrl } } );
		expect( await counted( posts.published ) ).toBe( 2 );
	} );
} );

describe( 'the number of views', () => {
	const count = async ( id: number, query = '' ) => {
		const response = await fetch(
			`${ siteUrl }/wp-json/wordpress-popular-posts/v2/views/${ id }${ query }`
		);
		const { text, code } = await response.json();
		return [ response.status, text ?? code ];
	};

	it( 'is returned for every range, to users who may read the post', async () => {
		await php(
			`${ USE } $store = new TableStore(); $store->add( ${ posts.published }, 5 ); $store->add( ${ posts.draft }, 5 );`
		);
		expect( await count( posts.published ) ).toEqual( [ 200, '5 views' ] );
		expect( await count( posts.published, '?range=last7days&include_views_text=0' ) ).toEqual( [
			200,
			'5',
		] );
		expect(
			await count(
				posts.published,
				'?range=custom&time_unit=minute&time_quantity=100000000000000000000'
			)
		).toEqual( [ 200, '5 views' ] );
		expect( await count( posts.published, '?range=nonsense' ) ).toEqual( [ 200, '5 views' ] );
		expect( await count( posts.draft, '?include_views_text=0' ) ).toEqual( [ 200, '0' ] );
		expect( await count( 999999999, '?include_views_text=0' ) ).toEqual( [ 200, '0' ] );
		for ( const query of [
			'?range=custom&time_unit=year',
			'?time_quantity=0',
			'?include_views_text=x',
		] ) {
			expect( await count( posts.published, query ) ).toEqual( [
				400,
				'rest_invalid_param',
			] );
		}
	} );
} );
