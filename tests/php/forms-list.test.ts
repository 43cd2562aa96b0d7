import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeForm } from '../support/contact-form';
import { forget } from '../support/inbox-site';
import { php, phpValue } from '../support/site';
import { visitor } from '../support/visitor';

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
const post = async ( title: string, content: string, more = '' ) => {
	posts.push(
		await php< number >(
			`return wp_insert_post( wp_slash( array( ${ more } 'post_title' => ${ phpValue( title ) }, 'post_content' => ${ phpValue( content ) } ) ) + array( 'post_status' => 'publish', 'post_type' => 'page' ) );`
		)
	);
	return posts.at( -1 )!;
};
afterAll( async () => {
	await forget();
	await php(
		`array_map( static fn ( $id ) => wp_delete_post( $id, true ), ${ phpValue( posts ) } );`
	);
} );

it( 'counts submissions without spam and trash, for those who may read them', async () => {
	const other = await makeForm();
	await php( `
		foreach ( array( array( 'mail_sent', false, 0 ), array( 'mail_failed', true, 0 ), array( 'spam', false, 0 ), array( 'mail_sent', false, 1000 ) ) as [ $status, $is_read, $trashed ] ) {
			Pagewright\\Forms\\Inbox\\Entries::add( new Pagewright\\Forms\\Inbox\\Entry( 0, ${ id }, time(), $status, $is_read, '', array(), array(), null, $trashed ) );
		}` );
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

describe( 'the trash', () => {
	it( 'takes a form from its pages, keeps it whole, and gives it back', async () => {
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

	it( 'takes a second click for the first', async () => {
		for ( const action of [ 'trash', 'restore' ] ) {
			expect( await Promise.all( [ change( action, id ), change( action, id ) ] ) ).toEqual( [
				200, 200,
			] );
			expect( await change( action, id ) ).toBe( 200 );
		}
		expect( await php( `return get_post_status( ${ id } );` ) ).toBe( 'publish' );
	} );

	it( 'is found by no name, number or route of a form', async () => {
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

	it( 'is emptied by hand, or by WordPress after its days', async () => {
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

describe( 'where a form is used', () => {
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
	] )( 'is found by %s', async ( _, content ) => {
		const page = await post( 'Write to us', content( await hashOf( id ), id ) );
		expect( ( await uses() )[ id ] ).toMatchObject( {
			posts: [ { id: page, title: 'Write to us', status: '' } ],
			more: 0,
			areas: [],
		} );
		await php( `wp_delete_post( ${ page }, true );` );
	} );

	it( 'is no shortcode that is escaped, unknown, or in a revision or the trash', async () => {
		const hash = await hashOf( id );
		await post( 'Escaped', `[[contact-form-7 id="${ hash }"]]` );
		await post( 'Unknown', '[contact-form-7 id="0000000"]' );
		await post( 'Trash', `[contact-form-7 id="${ hash }"]`, `'post_status' => 'trash',` );
		expect( await uses() ).toEqual( {} );
	} );

	it( 'names drafts and widget areas, and to a contributor no draft of others', async () => {
		const hash = await hashOf( id );
		const draft = await post(
			'Draft',
			`[contact-form-7 id="${ hash }"]`,
			`'post_status' => 'draft',`
		);
		const before = await php( `
			$before = array( get_option( 'widget_text' ), get_option( 'sidebars_widgets' ) );
			update_option( 'widget_text', array( 7 => array( 'title' => '', 'text' => '[contact-form-7 id="${ hash }"]' ) ) );
			update_option( 'sidebars_widgets', array( 'test-area' => array( 'text-7' ), 'array_version' => 3 ) );
			wp_mkdir_p( WPMU_PLUGIN_DIR );
			file_put_contents( WPMU_PLUGIN_DIR . '/test-area.php', "<?php add_action( 'widgets_init', static fn () => register_sidebar( array( 'id' => 'test-area', 'name' => 'Footer' ) ) );" );
			return $before;` );
		expect( ( await uses() )[ id ] ).toMatchObject( {
			posts: [ { id: draft, status: 'Draft' } ],
			areas: [ 'Footer' ],
		} );
		expect( ( await uses( 'contributor' ) )[ id ] ).toMatchObject( { posts: [], more: 0 } );
		await php( `
			$before = ${ phpValue( before ) };
			false === $before[0] ? delete_option( 'widget_text' ) : update_option( 'widget_text', $before[0] );
			update_option( 'sidebars_widgets', $before[1] );
			wp_delete_file( WPMU_PLUGIN_DIR . '/test-area.php' );` );
	} );

	it( 'looks up a few shortcodes of each content, so that nobody can hide the others', async () => {
		const hash = await hashOf( id );
		const [ found, queries ] = await php< [ boolean, number ] >( `
			global $wpdb;
			$codes = implode( '', array_map( static fn ( $n ) => sprintf( '[contact-form-7 id="%07x"]', $n ), range( 1, 3000 ) ) );
			$ids   = array();
			foreach ( array( '[contact-form-7 id="${ hash }"]', $codes ) as $content ) {
				$ids[] = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Codes', 'post_content' => $content ) );
			}
			$before = $wpdb->num_queries;
			$posts  = ( new Pagewright\\Forms\\Uses() )->posts();
			$result = array( in_array( $ids[0], $posts[ ${ id } ] ?? array(), true ), $wpdb->num_queries - $before );
			array_map( static fn ( $one ) => wp_delete_post( $one, true ), $ids );
			return $result;` );
		expect( found ).toBe( true );
		expect( queries ).toBeLessThan( 100 );
	} );

	it( 'reads content in batches and stays small', async () => {
		const hash = await hashOf( id );
		const [ count, queries, bytes ] = await php< number[] >( `
			global $wpdb;
			for ( $i = 0; $i < 250; $i++ ) {
				$wpdb->insert( $wpdb->posts, array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "Many $i", 'post_content' => '[contact-form-7 id="${ hash }"]' . str_repeat( ' word', 20000 ) ) );
			}
			$before = $wpdb->num_queries;
			$peak   = memory_get_peak_usage();
			$posts  = ( new Pagewright\\Forms\\Uses() )->posts();
			$result = array( count( $posts[ ${ id } ] ), $wpdb->num_queries - $before, memory_get_peak_usage() - $peak );
			$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_title LIKE 'Many %'" );
			return $result;` );
		expect( count ).toBe( 250 );
		expect( queries ).toBeLessThan( 15 );
		expect( bytes ).toBeLessThan( 40_000_000 );
	} );
} );
