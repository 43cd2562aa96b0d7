// Runs on both databases.
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { php, siteUrl, phpFile } from '../../../../tests/support/site';
import { visitor } from '../../../../tests/support/visitor';

const { call } = phpFile( 'features/popular-posts/tests/php/views-start.php' );

const BLOCK =
	'<!-- wp:sowb/pagewright-popular-posts-widget {"widgetClass":"Pagewright_Popular_Posts_Widget"} /-->';

/** Content with a list => its markup. */
const LISTS = {
	block: BLOCK,
	'block of WordPress Popular Posts': '<!-- wp:wordpress-popular-posts/widget {"limit":3} /-->',
	'block in the old format':
		'<!-- wp:sowb/widget-block {"widgetClass":"Pagewright_Popular_Posts_Widget","widgetData":{}} /-->',
	shortcode: '<p>Read this: [wpp limit="3"]</p>',
	'shortcode without attributes': '[wpp]',
};

/** Returns whether counting is on, and whether its tables exist. */
const state = () => call< [ boolean | null, boolean ] >( 'state' );
const undecided = () => call( 'undecided' );

/** Saves a page as a user; returns its path. */
const save = ( role: string, status: string, content: string, more: object = {} ) =>
	call< string >(
		'save',
		{
			post_type: 'page',
			post_title: 'List',
			post_status: status,
			post_content: content,
			...more,
		},
		role
	);

beforeEach( async () => {
	for ( const role of [ 'editor', 'contributor' ] as const ) {
		await visitor( role );
	}
	await undecided();
} );
afterAll( undecided );

describe( 'inserting a list turns counting on', () => {
	it.each( Object.entries( LISTS ) )( '%s in a published page', async ( _, content ) => {
		await save( 'editor', 'publish', content );
		expect( await state() ).toEqual( [ true, true ] );
	} );

	it( 'in a draft of a user who may publish', async () => {
		await save( 'editor', 'draft', BLOCK );
		expect( await state() ).toEqual( [ true, true ] );
	} );

	it( 'in a pending post of a contributor, when an editor publishes it', async () => {
		const path = await save( 'contributor', 'pending', BLOCK, { post_type: 'post' } );
		expect( await state() ).toEqual( [ null, false ] );
		await php(
			`wp_set_current_user( get_user_by( 'login', 'test-editor' )->ID ); wp_publish_post( ${ path.split( '#' )[ 1 ] } );`
		);
		expect( await state() ).toEqual( [ true, true ] );
		await php( `wp_delete_post( ${ path.split( '#' )[ 1 ] }, true );` );
	} );

	it( 'by an importer, without a user', async () => {
		await save( '', 'publish', BLOCK );
		expect( await state() ).toEqual( [ true, true ] );
	} );

	it.each( [
		[ 'pagewright-popular-posts', { 5: { title: 'List' }, _multiwidget: 1 } ],
		[ 'block', { 5: { content: BLOCK }, _multiwidget: 1 } ],
	] )( 'as a classic widget: %s', async ( base, value ) => {
		const option = `widget_${ base }`;
		await call( 'save_widget_option', option, value );
		const now = await state();
		await call( 'restore_widget_option', option );
		expect( now ).toEqual( [ true, true ] );
	} );

	it( 'in the preview of the editor', async () => {
		const editor = await visitor( 'editor' );
		const response = await editor.fetch( '/wp-json/sowb/v1/widgets/previews', {
			method: 'POST',
			headers: { ...editor.nonce, 'content-type': 'application/json' },
			body: JSON.stringify( {
				widgetClass: 'Pagewright_Popular_Posts_Widget',
				widgetData: { title: 'List' },
			} ),
		} );
		expect( response.status ).toBe( 200 );
		expect( await state() ).toEqual( [ true, true ] );
	} );
} );

describe( 'counting stays off', () => {
	it( 'when an editor or a visitor views a page with a list', async () => {
		const path = await save( 'editor', 'publish', BLOCK );
		await call( 'forget' );
		const editor = await visitor( 'editor' );
		for ( const fetchAs of [ fetch, editor.fetch ] ) {
			const response = await fetchAs( fetchAs === fetch ? siteUrl + path : path );
			expect( response.status ).toBe( 200 );
		}
		expect( await state() ).toEqual( [ null, false ] );
	} );

	it.each( [
		[ 'text about it', '<p>wpp and popular posts</p>' ],
		[ 'another shortcode', '[wppx]' ],
	] )( 'when a page is saved without a list: %s', async ( _, content ) => {
		await save( 'editor', 'publish', content );
		expect( await state() ).toEqual( [ null, false ] );
	} );

	it( 'when a contributor saves a list', async () => {
		await save( 'contributor', 'draft', BLOCK );
		expect( await state() ).toEqual( [ null, false ] );
	} );

	it( 'after an administrator turned it off', async () => {
		await php(
			`Pagewright\\Features\\PopularPosts\\Views\\Settings::load()->with( array( 'enabled' => false ) )->save();`
		);
		await save( 'editor', 'publish', BLOCK );
		expect( ( await state() )[ 0 ] ).toBe( false );
	} );
} );
