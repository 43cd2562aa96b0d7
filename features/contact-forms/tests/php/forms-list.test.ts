import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeForm } from '../support/contact-form';
import { forget } from '../support/inbox-site';
import { php, phpValue, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/contact-forms/tests/php/forms-list.php' );

type Role = 'editor' | 'contributor';
const ask = async < T >( path: string, role: Role = 'editor' ): Promise< T > => {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/pagewright/v1/forms${ path }`, {
		headers: who.nonce,
	} );
	expect( response.status ).toBe( 200 );
	return ( await response.json() ) as T;
};
interface Row {
	id: number;
	title: string;
	isTrashed: boolean;
	submissions: { all: number; unread: number } | null;
}
const rows = async ( query = '', role?: Role ) =>
	await ask< { rows: Row[]; found: number; trashed: number } >( query, role );
const change = async ( action: string, id: number ) => {
	const editor = await visitor( 'editor' );
	const response = await editor.fetch( '/wp-json/pagewright/v1/forms/change', {
		method: 'POST',
		headers: { ...editor.nonce, 'content-type': 'application/json' },
		body: JSON.stringify( { action, id } ),
	} );
	return response.status;
};
const shown = ( shortcode: string ) =>
	php< string >( `return do_shortcode( ${ phpValue( shortcode ) } );` );
const hashOf = ( id: number ) =>
	php< string >( `return substr( get_post_meta( ${ id }, '_hash', true ), 0, 7 );` );

let id: number;
beforeEach( async () => {
	await forget();
	id = await makeForm();
} );
const posts: number[] = [];
const post = async ( title: string, content: string, status = 'publish' ) => {
	posts.push( await call< number >( 'make_page', title, content, status ) );
	return posts.at( -1 )!;
};
afterAll( async () => {
	await forget();
	await php(
		`array_map( static fn ( $id ) => wp_delete_post( $id, true ), ${ phpValue( posts ) } );`
	);
} );

it( 'counts submissions without spam and trash, for users who may read them', async () => {
	const other = await makeForm();
	await call( 'add_entries', id );
	const counts = async ( role?: Role ) =>
		Object.fromEntries(
			( await rows( '', role ) ).rows.map( ( row ) => [ row.id, row.submissions ] )
		);
	expect( await counts() ).toMatchObject( {
		[ id ]: { all: 2, unread: 1 },
		[ other ]: { all: 0, unread: 0 },
	} );
	expect( await counts( 'contributor' ) ).toMatchObject( { [ id ]: null, [ other ]: null } );
} );

describe( 'the trash of forms', () => {
	it( 'hides a form from pages, keeps it complete, and restores it', async () => {
		const shortcode = `[contact-form-7 id="${ await hashOf( id ) }"]`;
		const before = await php(
			`return array( get_post( ${ id } ), get_post_meta( ${ id } ) );`
		);
		expect( await change( 'trash', id ) ).toBe( 200 );
		expect( await shown( shortcode ) ).toContain( 'Contact form not found.' );
		expect( ( await rows() ).rows.map( ( row ) => row.id ) ).not.toContain( id );
		expect( await rows( '?status=trash' ) ).toMatchObject( {
			found: 1,
			trashed: 1,
			rows: [ { id, isTrashed: true } ],
		} );
		expect( await change( 'restore', id ) ).toBe( 200 );
		expect( await shown( shortcode ) ).toContain( 'name="your-name"' );
		const after = await php( `return array( get_post( ${ id } ), get_post_meta( ${ id } ) );` );
		const without = ( all: any ) => [
			{ ...all[ 0 ], post_modified: '', post_modified_gmt: '' },
			{ ...all[ 1 ], _wp_old_slug: undefined },
		];
		expect( without( after ) ).toEqual( without( before ) );
	} );

	it( 'treats a second click like the first', async () => {
		for ( const action of [ 'trash', 'restore' ] ) {
			expect( await Promise.all( [ change( action, id ), change( action, id ) ] ) ).toEqual( [
				200, 200,
			] );
			expect( await change( action, id ) ).toBe( 200 );
		}
		expect( await php( `return get_post_status( ${ id } );` ) ).toBe( 'publish' );
	} );

	it( 'hides a form from every name, ID and route', async () => {
		const hash = await hashOf( id );
		await change( 'trash', id );
		for ( const shortcode of [
			`[contact-form-7 id="${ id }"]`,
			`[contact-form-7 hash="${ hash }"]`,
			`[contact-form-7 title="Test form"]`,
		] ) {
			expect( await shown( shortcode ), shortcode ).toContain( 'Contact form not found' );
		}
		const editor = await visitor( 'editor' );
		for ( const path of [ `${ id }`, `${ id }/feedback/schema`, `${ id }/refill` ] ) {
			const response = await editor.fetch(
				`/wp-json/contact-form-7/v1/contact-forms/${ path }`,
				{ headers: editor.nonce }
			);
			expect( response.status, path ).toBe( 404 );
		}
	} );

	it( 'is emptied by hand, or by WordPress after a number of days', async () => {
		await change( 'trash', id );
		expect( await change( 'delete', id ) ).toBe( 200 );
		expect( await php( `return get_post( ${ id } );` ) ).toBe( null );
		const other = await makeForm();
		await change( 'trash', other );
		await php(
			`update_post_meta( ${ other }, '_wp_trash_meta_time', time() - 31 * DAY_IN_SECONDS ); wp_scheduled_delete();`
		);
		expect( await php( `return get_post( ${ other } );` ) ).toBe( null );
	} );
} );

describe( 'the search for uses of a form', () => {
	interface Uses {
		posts: { id: number; title: string; status: string; edit: string; view: string }[];
		more: number;
		areas: string[];
	}
	const uses = async ( role?: Role ) =>
		( await ask< { uses: Record< string, Uses > } >( '/uses', role ) ).uses;

	it.each( [
		[
			'a shortcode',
			( hash: string ) => `<p>[contact-form-7 id="${ hash }" title="Test form"]</p>`,
		],
		[ 'single quotes', ( hash: string ) => `[contact-form-7 title='x' id='${ hash }']` ],
		[
			'the number of the post',
			( _: string, form: number ) => `[contact-form-7 id="${ form }"]`,
		],
		[ 'a title only', () => '[contact-form-7 title="Test form"]' ],
		[
			'our block',
			( hash: string, form: number ) =>
				`<!-- wp:contact-form-7/contact-form-selector {"id":${ form },"hash":"${ hash }","title":"Test form"} -->\n<div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="${ hash }" title="Test form"]</div>\n<!-- /wp:contact-form-7/contact-form-selector -->`,
		],
		[
			'the attributes of a widget’s block',
			( hash: string ) =>
				`<!-- wp:sowb/siteorigin-widget-editor-widget {"widgetData":{"text":"[contact-form-7 id=\\u0022${ hash }\\u0022]"}} /-->`,
		],
	] )( 'finds it by %s', async ( _, content ) => {
		const page = await post( 'Write to us', content( await hashOf( id ), id ) );
		expect( ( await uses() )[ id ] ).toMatchObject( {
			posts: [ { id: page, title: 'Write to us', status: '' } ],
			more: 0,
			areas: [],
		} );
		await php( `wp_delete_post( ${ page }, true );` );
	} );

	it( 'ignores shortcodes that are escaped, unknown, or in a revision or the trash', async () => {
		const hash = await hashOf( id );
		await post( 'Escaped', `[[contact-form-7 id="${ hash }"]]` );
		await post( 'Unknown', '[contact-form-7 id="0000000"]' );
		await post( 'Trash', `[contact-form-7 id="${ hash }"]`, 'trash' );
		expect( await uses() ).toEqual( {} );
	} );

	it( 'lists drafts and widget areas, but for a contributor no drafts of other users', async () => {
		const hash = await hashOf( id );
		const draft = await post( 'Draft', `[contact-form-7 id="${ hash }"]`, 'draft' );
		const before = await call( 'before', hash );
		expect( ( await uses() )[ id ] ).toMatchObject( {
			posts: [ { id: draft, status: 'Draft' } ],
			areas: [ 'Footer' ],
		} );
		expect( ( await uses( 'contributor' ) )[ id ] ).toMatchObject( { posts: [], more: 0 } );
		await call( 'restore_sidebars', before );
	} );

	it( 'parses a few shortcodes of each content, so that no content can hide others', async () => {
		const hash = await hashOf( id );
		const [ found, queries ] = await call< [ boolean, number ] >(
			'search_among_many_shortcodes',
			hash,
			id
		);
		expect( found ).toBe( true );
		expect( queries ).toBeLessThan( 100 );
	} );

	it( 'reads content in batches and limits memory', async () => {
		const hash = await hashOf( id );
		const [ count, queries, bytes ] = await call< number[] >( 'search_many_pages', hash, id );
		expect( count ).toBe( 250 );
		expect( queries ).toBeLessThan( 15 );
		expect( bytes ).toBeLessThan( 40_000_000 );
	} );
} );
