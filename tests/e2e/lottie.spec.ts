import { expect, test, type Page } from '@playwright/test';
import { attach } from '../support/attach';
import { violations } from '../support/axe';
import { archive, SPINNER } from '../support/animations';
import {
	attribute,
	contributorPages,
	EVIL,
	MARKUP,
	wasHit,
	watchDamage,
} from '../support/contributor-page';
import { blockOf } from '../support/editor';
import { ownPosts } from '../support/own-posts';
import { php } from '../support/site';
import { visitor } from '../support/visitor';

const posts = ownPosts();
const hostilePages = contributorPages();
const LOTTIE = 'SiteOrigin_Widget_Lottie_Player_Widget';
const EDITOR = 'SiteOrigin_Widget_Headline_Widget';
const files: Record< string, number > = {};

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	files.json = await attach( 'e2e-spinner.json', JSON.stringify( SPINNER ) );
	files.lottie = await attach( 'e2e-spinner.lottie', archive() );
} );
test.afterAll( async () => {
	await posts.remove();
	await hostilePages.remove();
	await php(
		`foreach ( array( ${ Object.values( files ).join() } ) as $id ) { wp_delete_attachment( $id, true ); }`
	);
} );

const chunksOf = ( page: Page ) => {
	const urls: string[] = [];
	page.on(
		'request',
		( request ) =>
			/chunks\/lottie|e2e-spinner/.test( request.url() ) && urls.push( request.url() )
	);
	return urls;
};
const turn = ( page: Page ) =>
	page.locator( 'lottie-player g[transform]' ).first().getAttribute( 'transform' );

for ( const kind of [ 'json', 'lottie' ] ) {
	test( `an animation as .${ kind } plays, pauses and links`, async ( { page } ) => {
		await page.goto(
			await posts.page( [
				LOTTIE,
				{
					file: files[ kind ],
					autoplay: true,
					controls: true,
					loop: true,
					url: 'https://example.org/',
				},
			] )
		);
		const button = page.getByRole( 'button', { name: 'Pause the animation' } );
		await expect( button ).toBeAttached();
		const first = await turn( page );
		await expect.poll( () => turn( page ) ).not.toBe( first );
		await expect( page.getByRole( 'link', { name: 'Spinner' } ) ).toHaveAttribute(
			'href',
			'https://example.org/'
		);
		const box = await page.locator( 'lottie-player' ).boundingBox();
		expect( box!.width / box!.height ).toBeCloseTo( 1.5, 1 );
		await button.focus();
		await page.keyboard.press( 'Enter' );
		const play = page.getByRole( 'button', { name: 'Play the animation' } );
		await expect( play ).toBeFocused();
		expect( await violations( page, { include: '.pagewright-lottie-player' } ) ).toEqual( [] );
	} );
}

test( 'the player loads when the animation is near', async ( { page } ) => {
	const asked = chunksOf( page );
	const url = await posts.page(
		...Array.from(
			{ length: 30 },
			( _, i ) => [ EDITOR, { headline: { text: `Line ${ i }` } } ] as [ string, object ]
		),
		[ LOTTIE, { file: files.json, autoplay: true } ]
	);
	await page.goto( url, { waitUntil: 'networkidle' } );
	expect( asked ).toEqual( [] );
	await page.locator( 'lottie-player' ).scrollIntoViewIfNeeded();
	await expect( page.locator( 'lottie-player svg' ) ).toBeVisible();
	expect( asked ).toHaveLength( 2 );
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'a still image is shown, with a button', async ( { page } ) => {
		await page.goto(
			await posts.page( [ LOTTIE, { file: files.json, autoplay: true, controls: false } ] )
		);
		await expect( page.getByRole( 'button', { name: 'Play the animation' } ) ).toBeVisible();
		const first = await turn( page );
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => requestAnimationFrame( done ) )
				)
		);
		expect( await turn( page ) ).toBe( first );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the link has its name', async ( { page } ) => {
		await page.goto(
			await posts.page( [ LOTTIE, { file: files.json, url: 'https://example.org/' } ] )
		);
		await expect( page.getByRole( 'link', { name: 'Spinner' } ) ).toBeVisible();
	} );
} );

/**
 * An expression. If lottie-web runs it, it hides the names of the page's objects, but not access to
 * them.
 */
const PROGRAM = `[].at.constructor( 'window.hit = 1' )(); var $bm_rt = 45;`;
/**
 * The spinner, which also rotates with an expression, with images, fonts and text from another
 * host.
 */
const [ SQUARE ] = SPINNER.layers;
const HOSTILE = {
	...SPINNER,
	assets: [
		{ id: 'folder', w: 9, h: 9, u: `${ EVIL }/`, p: 'folder.png', e: 0 },
		{ id: 'embedded', w: 9, h: 9, u: '', p: `${ EVIL }/embedded.png`, e: 1 },
		{ id: 'root', w: 9, h: 9, u: '', p: '/evil.example/root.png', e: 0 },
		{ id: 'data', u: '', p: `${ EVIL }/data.json`, e: 1, t: 3 },
	],
	fonts: {
		list: [ 'g', 't', 'p' ].map( ( fOrigin ) => ( {
			fName: fOrigin,
			fFamily: fOrigin === 'p' ? 'x}*{visibility:hidden' : fOrigin,
			fStyle: 'Regular',
			fPath: `${ EVIL }/${ fOrigin }.css`,
			fOrigin,
		} ) ),
	},
	layers: [
		{
			...SQUARE,
			ks: { ...SQUARE!.ks, r: { ...SQUARE!.ks.r, x: PROGRAM } },
		},
		...[ 'folder', 'embedded', 'root' ].map( ( refId, at ) => ( {
			...SQUARE,
			ind: 2 + at,
			ty: 2,
			refId,
			shapes: undefined,
		} ) ),
		{
			...SQUARE,
			ind: 9,
			ty: 5,
			shapes: undefined,
			t: {
				d: {
					k: [
						{
							t: 0,
							s: { s: 9, f: 'g', t: MARKUP, j: 0, tr: 0, lh: 9, fc: [ 0, 0, 0 ] },
						},
					],
				},
				p: {},
				m: { g: 1, a: { a: 0, k: [ 0, 0 ] } },
				a: [],
			},
		},
	],
};

test( 'an animation from any source runs no script and requests no other host', async ( {
	page,
} ) => {
	const author = await visitor( 'author' );
	const body = new FormData();
	body.append( 'file', new Blob( [ JSON.stringify( HOSTILE ) ] ), 'e2e-uploaded.json' );
	const upload = await author.fetch( '/?rest_route=/wp/v2/media', {
		method: 'POST',
		headers: author.nonce,
		body,
	} );
	files.uploaded = ( ( await upload.json() ) as { id: number } ).id;
	files.old = await attach( 'e2e-old.json', JSON.stringify( HOSTILE ) );
	files.oldArchive = await attach( 'e2e-old.lottie', archive( HOSTILE ) );
	const fileOf = ( id: number ) =>
		php< string >( `return file_get_contents( get_attached_file( ${ id } ) );` );
	expect( await fileOf( files.uploaded ) ).not.toContain( 'bm_rt' );
	expect( await fileOf( files.old ) ).toContain( 'bm_rt' );

	const damage = await watchDamage( page );
	const given: string[] = [];
	await page.route( /given\.json$/, ( route ) => {
		given.push( route.request().url() );
		return route.fulfill( { json: HOSTILE, headers: { 'access-control-allow-origin': '*' } } );
	} );
	// Layers around the real one, which find its position.
	const around = [ 'https://files.example/given.json', '/given.json', 'given.json' ].map(
		( src ) =>
			`<div data-pagewright="lottie-player" data-options="${ attribute( { src, isAutoplay: true } ) }">`
	);
	const real = [ files.uploaded, files.old, files.oldArchive ].map( ( file ) =>
		blockOf( LOTTIE, { widgetData: { file, autoplay: true, loop: true, controls: true } } )
	);
	await page.goto( await hostilePages.page( around.join( '' ), real.join( '' ) ) );
	const players = page.locator( 'lottie-player' );
	await expect( players ).toHaveCount( 3 );
	for ( const player of await players.all() ) {
		await player.scrollIntoViewIfNeeded();
		await expect( player.locator( 'path' ).first() ).toBeVisible();
		// One for each letter.
		await expect( player.locator( 'text', { hasText: '<' } ).first() ).toBeVisible();
		await expect( player.locator( 'img, script, foreignObject' ) ).toHaveCount( 0 );
		const turned = () => player.locator( 'g[transform]' ).first().getAttribute( 'transform' );
		const first = await turned();
		await expect.poll( turned ).not.toBe( first );
	}
	expect( given ).toHaveLength( around.length );
	await expect( players.first().locator( 'svg' ) ).toHaveCount( 1 + around.length );
	await page.waitForLoadState( 'networkidle' );
	expect( await wasHit( page ) ).toBe( false );
	// A file of another host may load further images from the same host.
	const isElsewhere = ( url: string ) => ! url.startsWith( 'https://files.example/' );
	expect( { ...damage, foreign: damage.foreign.filter( isElsewhere ) } ).toEqual( {
		foreign: [],
		believed: [],
		errors: [],
		dialogs: [],
	} );
	await expect( page.locator( 'link[href*="evil"], style[f-family]' ) ).toHaveCount( 0 );
} );
