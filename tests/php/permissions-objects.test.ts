import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../scripts/permissions.mjs';
import { dropForms, makeForm, plug, unplug } from '../support/contact-form';
import { php } from '../support/site';
import { visitor, type Role } from '../support/visitor';

interface Endpoint {
	folder: string;
	route: string;
	method?: string;
	nonce?: { action: string; parameter: string };
}

/** Stands in everything that others may not read; nobody asks for it by name. */
const SECRET = 'Quokka';

const all = endpoints() as Endpoint[];
let form = 0;
let ids: Record< string, number > = {};

beforeAll( async () => {
	form = await makeForm();
	await plug(
		'nonce-of',
		`add_action( 'wp_ajax_test_nonce_of', static function () { die( wp_create_nonce( (string) $_GET['of'] ) ); } );`
	);
	for ( const role of [ 'contributor', 'author' ] as const ) {
		await visitor( role );
	}
	ids = await php( `
		Pagewright\\Views\\Feature::start();
		$make = static fn ( $status, $more = array() ) => wp_insert_post( $more + array( 'post_author' => 1, 'post_status' => $status, 'post_title' => 'Zanzibar ${ SECRET }', 'post_content' => 'Zanzibar ${ SECRET }', 'post_excerpt' => 'Zanzibar ${ SECRET }' ) );
		$ids = array( 'draft' => $make( 'draft' ), 'pending' => $make( 'pending' ), 'private' => $make( 'private' ), 'trash' => $make( 'trash' ), 'future' => $make( 'future', array( 'post_date' => '2035-01-01 00:00:00' ) ), 'page' => $make( 'draft', array( 'post_type' => 'page' ) ), 'faq' => $make( 'draft', array( 'post_type' => 'pagewright_faq' ) ) );
		global $wpdb;
		foreach ( $ids as $id ) { $wpdb->replace( $wpdb->prefix . 'pagewright_views_totals', array( 'post_id' => $id, 'views' => 5000, 'first_hour' => 1 ) ); }
		return $ids;` );
} );
afterAll( async () => {
	await unplug( 'nonce-of' );
	await dropForms();
	await php(
		`foreach ( get_posts( array( 's' => '${ SECRET }', 'post_type' => array( 'post', 'page', 'pagewright_faq' ), 'post_status' => array( 'any', 'trash' ), 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); } Pagewright\\Views\\Tables::drop(); delete_option( 'pagewright_views' );`
	);
} );

/** Every name under which an endpoint of the plugin takes a post, or a question about posts. */
const questions = ( id: number ): Record< string, string > => ( {
	id: String( id ),
	post: String( id ),
	postId: String( id ),
	post_id: String( id ),
	pid: String( id ),
	is_single: String( id ),
	include: String( id ),
	ids: String( id ),
	query: `post_type=post,page,pagewright_faq&post_status=any&post__in=${ id }`,
	term: 'Zanzibar',
	search: 'Zanzibar',
	url: `/?p=${ id }`,
	link: `post: ${ id }`,
	postType: 'post',
	type: 'post',
	limit: '50',
	range: 'all',
	widgetClass: 'SiteOrigin_Widget_PostCarousel_Widget',
	widgetType: 'SiteOrigin_Widget_PostCarousel_Widget',
} );

const widget = ( id: number ) => ( {
	widgetClass: 'SiteOrigin_Widget_PostCarousel_Widget',
	widgetData: { posts: `post_type=post&post_status=any&post__in=${ id }` },
	widget: 'SiteOrigin_Widget_PostCarousel_Widget',
} );

/** Nonces by role and action. */
const nonces = new Map< string, Promise< string > >();

function nonceOf( role: Role, action: string ): Promise< string > {
	const key = `${ role } ${ action }`;
	const ask = async () =>
		(
			await (
				await visitor( role )
			).fetch( `/wp-admin/admin-ajax.php?action=test_nonce_of&of=${ action }` )
		).text();
	nonces.set( key, nonces.get( key ) ?? ask() );
	return nonces.get( key )!;
}

async function answers( role: Role, id: number ): Promise< string[] > {
	const who = await visitor( role );
	const found: string[] = [];
	for ( const one of all ) {
		const route = one.route
			.replace( /\{form\}/g, String( form ) )
			.replace( /\/views\/\d+/, `/views/${ id }` );
		const nonce =
			one.nonce && role !== 'visitor' ? await nonceOf( role, one.nonce.action ) : '';
		const query = new URLSearchParams( {
			...questions( id ),
			...( one.nonce ? { [ one.nonce.parameter ]: nonce } : {} ),
		} );
		const address = `${ route }${ route.includes( '?' ) ? '&' : '?' }${ query }`;
		const method = one.method ?? 'POST';
		const bodies: RequestInit[] =
			method === 'GET'
				? [ {} ]
				: [
						{ body: query },
						{
							headers: { 'content-type': 'application/json' },
							body: JSON.stringify( { ...questions( id ), ...widget( id ) } ),
						},
					];
		for ( const init of bodies ) {
			const response = await who.fetch( address, {
				...init,
				method,
				headers: { ...who.nonce, ...( init.headers as Record< string, string > ) },
			} );
			if ( ( await response.text() ).includes( SECRET ) ) {
				found.push( `${ method } ${ one.folder }: ${ response.status }` );
			}
		}
	}
	return found;
}

describe( 'what an author may not read', () => {
	it.each( [ 'visitor', 'contributor', 'author' ] as const )(
		'is in no answer of any endpoint to a %s',
		async ( role ) => {
			for ( const [ name, id ] of Object.entries( ids ) ) {
				expect( await answers( role, id ), name ).toEqual( [] );
			}
		},
		300_000
	);

	it( 'is there for those who may edit it, so that the questions are real ones', async () => {
		await visitor( 'editor' );
		const found = await Promise.all(
			Object.values( ids ).map( ( id ) => answers( 'editor', id ) )
		);
		expect( found.flat().length ).toBeGreaterThan( 0 );
	}, 300_000 );
} );
