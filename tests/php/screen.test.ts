import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockOf, BUTTON, HEADLINE, makePost } from '../support/editor';
import { php, phpValue, siteUrl, phpFile } from '../support/site';
import { visitor, type Role } from '../support/visitor';

const { call: callPhp } = phpFile( 'tests/php/screen.php' );

const MAP = 'SiteOrigin_Widget_GoogleMap_Widget';
const OPTIONS = [
	'pagewright_off',
	'pagewright_defaults',
	'pagewright_stock',
	`so_widget_settings[${ BUTTON }]`,
	`so_widget_settings[${ MAP }]`,
];
const forget = () => php( `array_map( 'delete_option', ${ phpValue( OPTIONS ) } );` );

async function call< T = Record< string, any > >(
	route: string,
	body: object,
	role: Role = 'administrator'
): Promise< { status: number; body: T } > {
	const who = await visitor( role );
	const response = await who.fetch( `/wp-json/sowb/v1/screen/${ route }`, {
		method: 'POST',
		headers: { ...who.nonce, 'Content-Type': 'application/json' },
		body: JSON.stringify( body ),
	} );
	return { status: response.status, body: ( await response.json() ) as T };
}
const option = ( name: string ) => php< any >( `return get_option( '${ name }', null );` );

beforeEach( forget );
afterAll( forget );

describe( 'the switch of a widget', () => {
	const NAMES = `'pagewright_off'`;

	it( 'removes it from the inserter, and its content stays', async () => {
		expect( ( await call( 'offer', { widgetClass: BUTTON, isOffered: false } ) ).body ).toEqual(
			{ isOffered: false, isFixed: false }
		);
		await call( 'offer', { widgetClass: BUTTON, isOffered: false } );
		expect( await option( 'pagewright_off' ) ).toEqual( [ BUTTON ] );
		const id = await makePost( blockOf( BUTTON, { widgetData: { text: 'Still here' } } ) );
		const page = await ( await fetch( `${ siteUrl }/?p=${ id }` ) ).text();
		await php( `wp_delete_post( ${ id }, true );` );
		expect( page ).toContain( 'Still here' );
		await call( 'offer', { widgetClass: BUTTON, isOffered: true } );
		expect( await option( 'pagewright_off' ) ).toEqual( [] );
	} );

	it( 'keeps its state for widgets that are not active', async () => {
		await php( `update_option( ${ NAMES }, array( 'Acme_Widget', 7 ), true );` );
		await call( 'offer', { widgetClass: BUTTON, isOffered: false } );
		expect( await option( 'pagewright_off' ) ).toEqual( [ 'Acme_Widget', BUTTON ] );
	} );

	it( 'applies to the lists of the classic screens', async () => {
		const [ types, css, script ] =
			await callPhp< [ string[], string, string[] ] >( 'classic_lists' );
		// The list of legacy widgets contains no widget that is a block, switched off or not.
		expect( types.slice( 0, 1 ) ).toEqual( [ 'text' ] );
		expect( types ).toEqual( expect.arrayContaining( [ 'sow-button', 'sow-accordion' ] ) );
		expect( new Set( types ).size ).toBe( types.length );
		expect( css ).toContain( '[id$="_sow-button-__i__"]{display:none}' );
		expect( script.join( '' ) ).toContain( '["sow-button"]' );
	} );

	it( 'can be overridden by the filter', async () => {
		const has = await callPhp< boolean[] >( 'has' );
		expect( has ).toEqual( [ true, false, true ] );
	} );

	it( 'is read without a query, for any stored value', async () => {
		const read = ( stored: unknown ) => callPhp< boolean >( 'read', stored );
		expect( await read( 'text' ) ).toBe( true );
		expect( await read( [ [ 'x' ], BUTTON ] ) ).toBe( false );
	} );
} );

describe( 'the list of uses', () => {
	const made: number[] = [];
	const add = async ( content: string, more: object = {} ) =>
		made.push( await makePost( content, more ) );
	const button = ( text: string ) => blockOf( BUTTON, { widgetData: { text } } );
	let before: Record< string, { posts: number; areas: number } >;

	beforeAll( async () => {
		before = ( await call( 'uses', {} ) ).body.counts;
		await add( button( 'one' ) + button( 'two' ), { post_title: 'Twice in a page' } );
		await add( blockOf( BUTTON, { widgetData: { text: 'old' } }, 'sowb/widget-block' ), {
			post_title: 'Old block',
			post_status: 'draft',
		} );
		await add( button( 'part' ), { post_type: 'wp_template_part', post_title: 'Foot' } );
		await add( button( 'pattern' ), { post_type: 'wp_block', post_title: 'Pattern' } );
		await add( button( 'gone' ), { post_status: 'trash' } );
		await add( '<p>wp:sowb and Button</p>' );
		await add(
			`<!-- wp:siteorigin-panels/layout-block {"panelsData":{"widgets":[{"text":"in a layout block","panels_info":{"class":"${ BUTTON }","grid":0}}]}} /-->`
		);
		await add( '<p>As plain HTML</p>', { post_title: 'Layout' } );
		await callPhp( 'make_uses', made.at( -1 ) );
	} );
	afterAll( () => callPhp( 'remove_uses', made ) );

	it( 'counts posts, layouts, templates and patterns once each, with drafts, without trash', async () => {
		const { counts } = ( await call( 'uses', {} ) ).body;
		expect( counts[ BUTTON ].posts - before[ BUTTON ]!.posts ).toBe( 6 );
		expect( counts[ HEADLINE ] ).toEqual( before[ HEADLINE ] );
	} );

	it( 'links to them', async () => {
		const { posts } = ( await call( 'uses', { widgetClass: BUTTON } ) ).body;
		const of = ( title: string ) => posts.find( ( one: any ) => one.title === title );
		expect( of( 'Twice in a page' ) ).toMatchObject( {
			status: '',
			view: expect.stringContaining( 'http' ),
			edit: expect.stringContaining( 'action=edit' ),
		} );
		expect( of( 'Old block' ) ).toMatchObject( { status: 'Draft', view: '' } );
		expect( of( 'Layout' ).view ).toContain( 'http' );
		expect( of( 'Foot' ).edit ).toContain( 'site-editor.php' );
	} );

	it( 'finds classic widgets and blocks in widget areas', async () => {
		const areas = await callPhp< string[] >( 'areas', button( 'area' ) );
		expect( areas ).toEqual( [ 'Uses', 'Uses' ] );
	} );

	it( 'runs one query for all counts and shows twenty at a time', async () => {
		const [ queries, first, more, second ] = await callPhp<
			[ number, number, boolean, number ]
		>(
			'count_many_uses',
			blockOf( 'SiteOrigin_Widget_Lottie_Player_Widget', { widgetData: {} } )
		);
		expect( queries ).toBe( 1 );
		expect( first ).toBe( 20 );
		expect( more ).toBe( true );
		expect( second ).toBeGreaterThanOrEqual( 1 );
	} );
} );

describe( 'settings of a widget', () => {
	const name = `so_widget_settings[${ BUTTON }]`;

	it( 'are sanitized, and unknown ones are kept', async () => {
		await php(
			`update_option( '${ name }', '{"responsive_breakpoint":"600px","theirs":{"a":1}}' );`
		);
		const read = await call( 'settings', { widgetClass: BUTTON } );
		expect( read.body.values ).toEqual( { responsive_breakpoint: '600px', theirs: { a: 1 } } );
		await call( 'settings', {
			widgetClass: BUTTON,
			values: { responsive_breakpoint: '50em' },
		} );
		expect( await option( name ) ).toEqual( {
			responsive_breakpoint: '50em',
			theirs: { a: 1 },
		} );
		const bad = await call( 'settings', {
			widgetClass: BUTTON,
			values: { responsive_breakpoint: [ '<script>' ] },
		} );
		expect( JSON.stringify( bad.body.values ) ).not.toContain( 'script' );
	} );

	it( 'neither contain nor change the key of maps', async () => {
		await php(
			`update_option( 'so_widget_settings[${ MAP }]', array( 'api_key' => 'SECRET-KEY-1234' ) );`
		);
		const values = { api_key: 'other', map_consent: true };
		const saved = await call( 'settings', { widgetClass: MAP, values } );
		expect( JSON.stringify( saved.body ) ).not.toMatch( /SECRET|api_key/ );
		expect( await option( `so_widget_settings[${ MAP }]` ) ).toMatchObject( {
			api_key: 'SECRET-KEY-1234',
			map_consent: true,
		} );
	} );
} );

describe( 'API keys', () => {
	it( 'are stored beside other settings, and returned as their last characters', async () => {
		await php( `update_option( 'so_widget_settings[${ MAP }]', '{"map_consent":true}' );` );
		const { body } = await call( 'keys', {
			keys: { google: 'AIza-0123456789', pexels: 'short' },
		} );
		expect( body.keys.google ).toEqual( { isSet: true, end: '6789', isFixed: false } );
		expect( body.keys.pexels ).toEqual( { isSet: true, end: '', isFixed: false } );
		expect( JSON.stringify( body ) ).not.toMatch( /AIza|short/ );
		expect( await option( `so_widget_settings[${ MAP }]` ) ).toEqual( {
			api_key: 'AIza-0123456789',
			map_consent: true,
		} );
		await call( 'keys', { keys: { pexels: '' } } );
		expect( ( await option( 'pagewright_stock' ) ).keys ).toEqual( [] );
	} );

	it( 'that code sets are marked and cannot be changed', async () => {
		const state = await callPhp< any[] >( 'state' );
		expect( state ).toEqual( [ { isSet: true, end: 'e-99', isFixed: true }, false ] );
	} );

	it( 'are sent with the selected sources; selecting all stores nothing', async () => {
		await call( 'keys', { offered: [ 'pexels', 'nobody', 3 ] } );
		expect( ( await option( 'pagewright_stock' ) ).providers ).toEqual( [ 'pexels' ] );
		await call( 'keys', { offered: [ 'openverse', 'pixabay', 'unsplash', 'pexels' ] } );
		expect( ( await option( 'pagewright_stock' ) ).providers ).toBeUndefined();
		await call( 'keys', { offered: [] } );
		expect( ( await option( 'pagewright_stock' ) ).providers ).toEqual( [] );
	} );

	it( 'have a link to this screen, unless another plugin has its own', async () => {
		const urls = await callPhp< string[] >( 'urls' );
		expect( urls[ 0 ] ).toMatch( /options-general\.php\?page=pagewright#keys$/ );
		expect( urls[ 1 ] ).toBe( 'https://example.com/' );
	} );
} );

describe( 'the site design', () => {
	let id = 0;
	afterEach( () => php( `wp_delete_post( ${ id }, true );` ) );
	const page = async () => ( await fetch( `${ siteUrl }/?p=${ id }` ) ).text();

	it( 'is printed only on pages with widgets, if it is set', async () => {
		id = await makePost( blockOf( BUTTON, { widgetData: { text: 'Seen' } } ) );
		expect( await page() ).not.toContain( '--pw-accent:' );
		const defaults = { accent: 'accent-3', on_accent: '#FFF', radius: '12px' };
		await call( 'defaults', { defaults } );
		expect( await page() ).toContain(
			':root{--pw-accent:var(--wp--preset--color--accent-3);--pw-on-accent:#FFF;--pw-radius:12px;}'.replace(
				'#FFF',
				( await option( 'pagewright_defaults' ) ).on_accent
			)
		);
		expect( await ( await fetch( `${ siteUrl }/?s=nothing-of-ours` ) ).text() ).not.toContain(
			'--pw-accent:'
		);
		await call( 'defaults', { defaults: { accent: '', on_accent: '', radius: '' } } );
		expect( await option( 'pagewright_defaults' ) ).toBeNull();
	} );

	it.each( [
		`'text'`,
		`array( 'accent' => array( 1 ), 'radius' => '1px;}body{' )`,
		`array( 'accent' => 'a}b', 'on_accent' => 'url(x)' )`,
	] )( 'ignores an invalid option: %s', async ( stored ) => {
		expect(
			await php(
				`update_option( 'pagewright_defaults', ${ stored }, true ); return Pagewright\\Blocks\\Defaults::css();`
			)
		).toBe( '' );
	} );
} );
