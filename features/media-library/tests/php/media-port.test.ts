import apiFetch from '@wordpress/api-fetch';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile, siteUrl } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';
import { createQuery, type LooseQuery } from '../../model/query';
import type { AttachmentRow } from '../../port';
import { createTextPort } from '../../port/texts';
import { createWordPressPort, type WordPressPort } from '../../port/wordpress';
import { removeIndex, setMediaTrash } from '../support/media';
import { testPort } from '../support/port-contract';
import { valueOf } from '../support/port-library';
import { testTextPort } from '../support/text-port-contract';

const { call } = phpFile( 'features/media-library/tests/php/media-port.php' );

const ajaxUrl = `${ siteUrl }/wp-admin/admin-ajax.php`;
const root = `${ siteUrl }/wp-json`;

/** Properties that WordPress adds to apiFetch. */
interface Configured {
	nonceEndpoint?: string;
	nonceMiddleware?: { nonce: string };
}

/** Sends requests of apiFetch as a signed-in user, as the scripts of a page in wp-admin do. */
async function signIn(): Promise< void > {
	const who = await visitor( 'administrator' );
	Object.assign( apiFetch, {
		nonceEndpoint: `${ ajaxUrl }?action=rest-nonce`,
		nonceMiddleware: { nonce: who.nonce[ 'X-WP-Nonce' ] },
	} );
	apiFetch.setFetchHandler(
		async ( { path, url = root + path, data, body, headers, ...init } ) => {
			const { nonceMiddleware } = apiFetch as Configured;
			const response = await who.fetch( url.slice( siteUrl.length ), {
				...( init as RequestInit ),
				body: data ? JSON.stringify( data ) : ( body as BodyInit ),
				headers: {
					'X-WP-Nonce': nonceMiddleware?.nonce ?? '',
					...( data ? { 'Content-Type': 'application/json' } : {} ),
					...( headers as Record< string, string > ),
				},
			} );
			if ( ! response.ok ) {
				throw response;
			}
			return response;
		}
	);
}

beforeAll( async () => {
	await call( 'hide_attachments' );
	await setMediaTrash( true );
	await signIn();
} );
afterAll( async () => {
	await openLibrary( [] );
	await call( 'show_attachments' );
	await setMediaTrash( false );
	await unplug( 'off' );
	await removeIndex();
} );

/** The library that the last test opened. */
let opened = { files: '', state: '' };

/** Replaces the library, unless the last test opened one of the same files and changed nothing. */
async function openLibrary( files: ReadonlyArray< object > ): Promise< void > {
	const as = JSON.stringify( files );
	const state = as === opened.files ? opened.state : '';
	opened = { files: as, state: await call( 'open_library', files, state ) };
}
const forgetLibrary = () => ( opened = { files: '', state: '' } );

const open = ( port: WordPressPort ) => async ( files: ReadonlyArray< object > ) => {
	await openLibrary( files );
	return port;
};

testPort( 'of the REST API', open( createWordPressPort( { ajaxUrl: '' } ) ) );
testPort( 'of admin-ajax.php', open( createWordPressPort( { ajaxUrl } ) ) );

testTextPort( 'of the REST API', async ( files ) => ( {
	media: await open( createWordPressPort( { ajaxUrl: '' } ) )( files ),
	texts: createTextPort( '' ),
} ) );
testTextPort( 'of admin-ajax.php', async ( files ) => ( {
	media: await open( createWordPressPort( { ajaxUrl } ) )( files ),
	texts: createTextPort( ajaxUrl ),
} ) );

describe( 'without the search table', () => {
	beforeAll( () => plug( 'off', `define( 'PAGEWRIGHT_MEDIA_INDEX', false );` ) );
	// The table misses all changes meanwhile.
	afterAll( async () => {
		forgetLibrary();
		await unplug( 'off' );
	} );
	testPort( 'of WordPress', open( createWordPressPort( { ajaxUrl } ) ), { isExact: false } );
} );

describe( 'the port', () => {
	const port = createWordPressPort( { ajaxUrl } );
	const names = [ 'one', 'two', 'three' ];
	beforeAll( () => openLibrary( names.map( ( title ) => ( { title } ) ) ) );
	const rows = async () =>
		valueOf( await port.query( { query: createQuery(), count: 10, from: { position: 0 } } ) )
			.rows;

	it.each( [ '', ajaxUrl ] )( 'sends more IDs than a URL may have: %j', async ( url ) => {
		const [ { id } ] = ( await rows() ) as [ AttachmentRow ];
		const others = Array.from( { length: 3000 }, ( _, at ) => 987_000_000 + at );
		const count = async ( properties: LooseQuery ) =>
			valueOf(
				await createWordPressPort( { ajaxUrl: url } ).count( createQuery( properties ) )
			);
		expect( await count( { exclude: [ ...others, id ] } ) ).toBe( 2 );
		expect( await count( { include: [ ...others, id ], search: 'three' } ) ).toBe( 1 );
	} );

	it( 'returns whole attachments for code of WordPress', async () => {
		const [ first, second ] = ( await rows() ).map( ( { id } ) => id );
		const whole = valueOf( await port.attachments( [ second!, 987_654_321, first! ] ) );
		expect( whole.map( ( { id } ) => id ) ).toEqual( [ second, first ] );
		expect( whole[ 0 ] ).toMatchObject( {
			nonces: { update: expect.stringMatching( /^[\da-f]{10}$/ ) },
			compat: { item: expect.any( String ) },
		} );
	} );

	it( 'returns the values of a row for the whole attachment too', async () => {
		for ( const row of await rows() ) {
			expect( valueOf( await port.get( row.id ) ) ).toMatchObject( { ...row } );
		}
	} );

	it( 'changes more attachments than one request may', async () => {
		await openLibrary( Array.from( { length: 60 }, ( _, at ) => ( { title: `n${ at }` } ) ) );
		const list = valueOf(
			await port.query( { query: createQuery(), count: 100, from: { position: 0 } } )
		);
		const ids = list.rows.map( ( { id } ) => id );
		expect( ids ).toHaveLength( 60 );
		const saved = valueOf( await port.saveMany( ids, { caption: 'All' } ) );
		expect( saved ).toEqual( { done: ids, failed: [] } );
		await openLibrary( names.map( ( title ) => ( { title } ) ) );
	} );

	it( 'saves the fields of other plugins, with a new nonce if the old one has expired', async () => {
		await plug(
			'foreign',
			`add_filter( 'attachment_fields_to_save', static function ( $post, $data ) { $post['post_excerpt'] = $data['color']; return $post; }, 10, 2 );`
		);
		const { id } = ( await rows() )[ 0 ]!;
		const save = async ( update: string | false, value: string ) =>
			port.saveCompat( { id, nonces: { update } }, [
				[ `attachments[${ id }][color]`, value ],
			] );
		const saved = [ await save( '0123456789', 'blue' ), await save( false, 'red' ) ];
		const [ fresh ] = valueOf( await port.attachments( [ id ] ) );
		saved.push( await save( fresh!.nonces!.update!, 'green' ) );
		await unplug( 'foreign' );
		expect( saved.map( ( result ) => valueOf( result ).caption ) ).toEqual( [
			'blue',
			'red',
			'green',
		] );
	} );

	it( 'returns months and fills the search table', async () => {
		const months = valueOf( await port.months() );
		expect( months[ 0 ] ).toMatchObject( { year: new Date().getFullYear() } );
		await removeIndex();
		expect( valueOf( await port.fillIndex() ) ).toEqual( { state: 'ready', share: 1 } );
	} );

	it( 'renews an expired nonce', async () => {
		( apiFetch as Configured ).nonceMiddleware!.nonce = '0123456789';
		const plain = globalThis.fetch;
		const who = await visitor( 'administrator' );
		// A browser adds cookies to the request for the nonce, which has no headers.
		vi.stubGlobal( 'fetch', ( url: string, init: RequestInit ) =>
			init.headers ? plain( url, init ) : who.fetch( url.slice( siteUrl.length ) )
		);
		const count = await port.count( createQuery() );
		vi.unstubAllGlobals();
		expect( count ).toEqual( { ok: true, value: 3 } );
	} );

	it( 'reports that the session ended', async () => {
		const guest = await visitor( 'visitor' );
		apiFetch.setFetchHandler( async ( { path, url = root + path } ) => {
			const response = await guest.fetch( url.slice( siteUrl.length ) );
			if ( ! response.ok ) {
				throw response;
			}
			return response;
		} );
		const results = [
			await port.count( createQuery() ),
			await createWordPressPort( { ajaxUrl: '' } ).count( createQuery() ),
		];
		await signIn();
		expect( results ).toEqual(
			Array.from( { length: 2 }, () => ( { ok: false, failure: { kind: 'ended' } } ) )
		);
	} );

	it( 'reports that the site does not respond', async () => {
		apiFetch.setFetchHandler( () => Promise.reject( new TypeError( 'Failed to fetch' ) ) );
		const result = await port.count( createQuery() );
		await signIn();
		expect( result ).toEqual( { ok: false, failure: { kind: 'network' } } );
	} );
} );
