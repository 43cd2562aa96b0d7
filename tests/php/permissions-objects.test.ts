// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../scripts/permissions.mjs';
import {
	addToPosts,
	makeObjects,
	removeObjects,
	turnOffAll,
	turnOnAll,
	withObjects,
	type Objects,
} from '../support/shared-objects';
import { phpFile } from '../support/site';
import { shared } from '../support/units';
import { visitor, type Role } from '../support/visitor';

const { call } = phpFile( 'tests/php/permissions-objects.php' );

interface Endpoint {
	folder: string;
	route: string;
	method?: string;
	nonce?: { action: string; parameter: string };
}

/** In all content that others may not read; no test requests it by name. */
const SECRET = 'Quokka';
/** Post types of the features, by themselves. */
const OWN_TYPES = Object.fromEntries( shared.postTypes.map( ( type ) => [ type, type ] ) );

const all = endpoints() as Endpoint[];
let objects: Objects = {};
let ids: Record< string, number > = {};

beforeAll( async () => {
	objects = await makeObjects();
	for ( const role of [ 'contributor', 'author' ] as const ) {
		await visitor( role );
	}
	await turnOnAll();
	ids = await call( 'make_posts', OWN_TYPES );
	await addToPosts( Object.values( ids ) );
} );
afterAll( async () => {
	await removeObjects();
	await call( 'remove_posts', Object.keys( OWN_TYPES ) );
	await turnOffAll();
} );

/** Every parameter with which an endpoint of the plugin accepts a post, or a query for posts. */
const questions = ( id: number ): Record< string, string > => ( {
	id: String( id ),
	post: String( id ),
	postId: String( id ),
	post_id: String( id ),
	pid: String( id ),
	is_single: String( id ),
	include: String( id ),
	ids: String( id ),
	query: `post_type=${ [ 'post', 'page', ...shared.postTypes ].join() }&post_status=any&post__in=${ id }`,
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

/** A request to an endpoint: as GET, as form fields, or as JSON. */
interface Ask {
	/** For the report of a failure. */
	name: string;
	method: string;
	path: string;
	query: Record< string, string >;
	form?: Record< string, string >;
	json?: object;
}

async function asks( one: Endpoint, role: Role, id: number ): Promise< Ask[] > {
	const route = withObjects( one.route, objects ).replace( /\/views\/\d+/, `/views/${ id }` );
	const nonce =
		one.nonce && role !== 'visitor'
			? await ( await visitor( role ) ).nonceOf( one.nonce.action )
			: '';
	const [ path = '', known = '' ] = route.split( '?' );
	const fields = {
		...questions( id ),
		...( one.nonce ? { [ one.nonce.parameter ]: nonce } : {} ),
	};
	const method = one.method ?? 'POST';
	const ask = {
		name: `${ method } ${ one.folder }`,
		method,
		path,
		query: { ...Object.fromEntries( new URLSearchParams( known ) ), ...fields },
	};
	return method === 'GET'
		? [ ask ]
		: [
				{ ...ask, form: fields },
				{ ...ask, json: { ...questions( id ), ...widget( id ) } },
			];
}

/** Sends requests by HTTP. Returns which responses contain the secret. */
async function overHttp( role: Role, list: Ask[] ): Promise< string[] > {
	const who = await visitor( role );
	const found: string[] = [];
	for ( const { name, method, path, query, form: fields, json } of list ) {
		const response = await who.fetch( `${ path }?${ new URLSearchParams( query ) }`, {
			method,
			headers: { ...who.nonce, ...( json ? { 'content-type': 'application/json' } : {} ) },
			...( fields ? { body: new URLSearchParams( fields ) } : {} ),
			...( json ? { body: JSON.stringify( json ) } : {} ),
		} );
		if ( ( await response.text() ).includes( SECRET ) ) {
			found.push( `${ name }: ${ response.status }` );
		}
	}
	return found;
}

/** Runs requests in one process, like WordPress after a request arrived. */
const inside = ( role: Role, list: Ask[] ) => call< string[] >( 'inside', list, role );

/** Views are counted before WordPress is loaded; admin-ajax ends its process. */
const needsHttp = ( { folder, route }: Endpoint ) =>
	! route.startsWith( '/wp-json/' ) || [ 'views', 'view-count' ].includes( folder );

async function answers( role: Role, id: number ): Promise< string[] > {
	await visitor( role );
	const of = async ( some: Endpoint[] ) =>
		( await Promise.all( some.map( ( one ) => asks( one, role, id ) ) ) ).flat();
	return [
		...( await overHttp( role, await of( all.filter( needsHttp ) ) ) ),
		...( await inside( role, await of( all.filter( ( one ) => ! needsHttp( one ) ) ) ) ),
	];
}

describe( 'content that an author may not read', () => {
	it.each( [ 'visitor', 'contributor', 'author' ] as const )(
		'is in no response of any endpoint to a %s',
		async ( role ) => {
			for ( const [ name, id ] of Object.entries( ids ) ) {
				expect( await answers( role, id ), name ).toEqual( [] );
			}
		},
		300_000
	);

	it( 'is returned to users who may edit it, so that the requests are valid', async () => {
		await visitor( 'editor' );
		const found = await Promise.all(
			Object.values( ids ).map( ( id ) => answers( 'editor', id ) )
		);
		expect( found.flat().length ).toBeGreaterThan( 0 );
	}, 300_000 );
} );
