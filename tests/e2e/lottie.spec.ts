import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { archive, SPINNER } from '../support/animations';
import { ownPosts } from '../support/own-posts';
import { php } from '../support/site';

const posts = ownPosts();
const LOTTIE = 'SiteOrigin_Widget_Lottie_Player_Widget';
const EDITOR = 'SiteOrigin_Widget_Headline_Widget';
const files: Record< string, number > = {};

/** Puts a file into the media library and answers its id. */
const attach = ( name: string, content: Buffer | string ) =>
	php< number >( `
		wp_set_current_user( get_users( array( 'role' => 'administrator', 'number' => 1 ) )[0]->ID );
		$file = wp_upload_bits( '${ name }', null, base64_decode( '${ Buffer.from( content as Buffer ).toString( 'base64' ) }' ) );
		$id = wp_insert_attachment( array( 'post_title' => 'Spinner', 'post_status' => 'inherit', 'post_mime_type' => $file['type'] ), $file['file'] );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		return $id;
	` );

test.use( { storageState: { cookies: [], origins: [] } } );
test.beforeAll( async () => {
	files.json = await attach( 'e2e-spinner.json', JSON.stringify( SPINNER ) );
	files.lottie = await attach( 'e2e-spinner.lottie', archive() );
} );
test.afterAll( async () => {
	await posts.remove();
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

test( 'nothing of the player comes before the animation is near', async ( { page } ) => {
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

test.describe( 'with less motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'a picture of it stands still, with a button', async ( { page } ) => {
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

	test( 'the link is there by its name', async ( { page } ) => {
		await page.goto(
			await posts.page( [ LOTTIE, { file: files.json, url: 'https://example.org/' } ] )
		);
		await expect( page.getByRole( 'link', { name: 'Spinner' } ) ).toBeVisible();
	} );
} );
