import { expect, test } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import {
	dialog,
	isClosed,
	link,
	openAt,
	pictures,
	press,
	publishThree,
	removePages,
	setOptions,
	shown,
	status,
	type Picture,
} from '../support/lightbox';

let all: Record< 'dunes' | 'fjord' | 'meadow', Picture >;
let url = '';

// Other tests cover animations.
test.use( {
	storageState: { cookies: [], origins: [] },
	contextOptions: { reducedMotion: 'reduce' },
} );
test.beforeAll( async () => {
	await setOptions( {} );
	all = await pictures();
	url = await publishThree( 'lightbox-gallery' );
} );
test.afterAll( () => removePages() );

test( 'only a stub loads until a visitor comes near', async ( { page } ) => {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => loaded.push( request.url() ) );
	await page.goto( url );
	const ours = () =>
		loaded
			.filter( ( one ) => /lightbox[^/]*\.(js|css)/.test( one ) )
			.map( ( one ) => /(lightbox)[^/]*(\.\w+)(\?|$)/.exec( one )!.slice( 1, 3 ).join( '' ) );
	expect( ours() ).toEqual( [ 'lightbox.js' ] );
	await page.mouse.move( 640, 5 );
	expect( ours() ).toEqual( [ 'lightbox.js' ] );
	await link( page, 1 ).hover();
	await expect.poll( ours ).toEqual( [ 'lightbox.js', 'lightbox.js', 'lightbox.css' ] );
	expect( loaded.filter( ( one ) => one === all.fjord.file ) ).toEqual( [] );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'a modal dialog has a name, number and caption; the ends have no button', async ( {
	page,
} ) => {
	await openAt( page, url );
	await expect( dialog( page ) ).toHaveAttribute( 'aria-label', 'Images' );
	expect( await dialog( page ).evaluate( ( one ) => one.matches( ':modal' ) ) ).toBe( true );
	await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
	await expect( dialog( page ).getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	const [ previous, next ] = [ 'Previous image', 'Next image' ].map( ( name ) =>
		dialog( page ).getByRole( 'button', { name } )
	) as [ ReturnType< typeof link >, ReturnType< typeof link > ];
	await expect( previous ).toBeHidden();
	await expect( page.locator( '.pagewright-lightbox__caption' ) ).toHaveText( 'Sand and wind' );
	await expect( dialog( page ).getByRole( 'link', { name: 'wind' } ) ).toBeVisible();
	await press( page, 'p', 'ArrowLeft' );
	await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
	await next.click();
	await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
	await expect( page.locator( '.pagewright-lightbox__caption' ) ).toBeHidden();
	await expect( previous ).toBeVisible();
	await press( page, 'n', 'n', 'ArrowRight' );
	await expect( status( page ) ).toHaveText( 'Image 3 of 3' );
	await expect( next ).toBeHidden();
	expect( await shown( page ).getAttribute( 'alt' ) ).toBe( `Picture ${ all.meadow.id }` );
	await press( page, 'ArrowLeft', 'p' );
	await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
} );

test( 'a caption over its image opens it, a link in the caption does not', async ( { page } ) => {
	await page.goto( url );
	const caption = page.locator( '.entry-content figcaption' ).first();
	await caption.click( { position: { x: 8, y: 8 } } );
	await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
	await press( page, 'Escape' );
	await isClosed( page );
	await page.route( 'https://example.org/', ( route ) => route.fulfill( { body: 'Wind' } ) );
	await caption.getByRole( 'link' ).click();
	await expect( page ).toHaveURL( 'https://example.org/' );
} );

test( 'another PhotoSwipe on the page is not affected', async ( { page } ) => {
	await page.goto( url );
	const other = await page.evaluate( () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div class="pswp" tabindex="-1" role="dialog" aria-hidden="true"><div class="pswp__bg"></div><div class="pswp__scroll-wrap"></div></div>'
		);
		return document.body.lastElementChild!.outerHTML;
	} );
	await link( page ).click();
	await dialog( page ).waitFor();
	await press( page, 'n', 'Escape' );
	await isClosed( page );
	expect(
		await page
			.locator( 'body > .pswp' )
			.evaluateAll( ( nodes ) => nodes.map( ( one ) => one.outerHTML ) )
	).toEqual( [ other ] );
} );

test( 'the focus moves on when its control disappears', async ( { page } ) => {
	await openAt( page, url, 1 );
	await dialog( page ).getByRole( 'button', { name: 'Next image' } ).focus();
	await press( page, 'Enter' );
	await expect( status( page ) ).toHaveText( 'Image 3 of 3' );
	await expect( dialog( page ).getByRole( 'button', { name: 'Previous image' } ) ).toBeFocused();
} );

for ( const key of [ 'Escape', 'x', 'o', 'c', 'X' ] ) {
	test( `${ key } closes, and the focus is on the image shown last`, async ( { page } ) => {
		await openAt( page, url );
		await press( page, 'n' );
		await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
		await press( page, key );
		await isClosed( page );
		await expect( link( page, 1 ) ).toBeFocused();
		// Again, because a second start or a leftover listener would break it.
		await press( page, 'Enter' );
		await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
	} );
}

test( 'keys of the browser and of the page keep their meaning', async ( { page } ) => {
	await openAt( page, url );
	await press( page, 'Control+c', 'Alt+n', 'Meta+x' );
	await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
	await press( page, 'Escape' );
	await isClosed( page );
	await press( page, 'n', 'x' );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'Escape does not reach scripts of the page', async ( { page } ) => {
	await page.goto( url );
	await page.evaluate( () => {
		const heard: string[] = ( ( window as any ).heard = [] );
		for ( const type of [ 'keydown', 'keyup' ] ) {
			for ( const isCapture of [ true, false ] ) {
				document.addEventListener(
					type,
					( event ) => heard.push( ( event as KeyboardEvent ).key ),
					isCapture
				);
			}
		}
	} );
	await link( page ).click();
	await dialog( page ).waitFor();
	await press( page, 'Escape' );
	await isClosed( page );
	expect( await page.evaluate( () => ( window as any ).heard ) ).toEqual( [] );
	await press( page, 'Escape' );
	expect( await page.evaluate( () => ( window as any ).heard ) ).toHaveLength( 4 );
} );

test( 'Tab stays inside, and the page behind neither scrolls nor moves', async ( { page } ) => {
	await page.goto( url );
	const place = () =>
		page.evaluate( () => [
			scrollY,
			document.documentElement.clientWidth,
			document.querySelector( '.entry-content img' )!.getBoundingClientRect().x,
		] );
	await link( page ).scrollIntoViewIfNeeded();
	const before = await place();
	await link( page ).click();
	await dialog( page ).waitFor();
	expect( await place() ).toEqual( before );
	for ( let i = 0; i < 8; i++ ) {
		await press( page, 'Tab' );
		expect(
			await page.evaluate( () => {
				const { activeElement: one } = document;
				return one === document.body || !! one?.closest( 'dialog.pagewright-lightbox' );
			} )
		).toBe( true );
	}
	await page.mouse.wheel( 0, 600 );
	await press( page, 'PageDown' );
	expect( await place() ).toEqual( before );
	await press( page, 'Escape' );
	await isClosed( page );
	expect( await place() ).toEqual( before );
} );

for ( const [ width, height ] of [
	[ 1280, 800 ],
	[ 320, 600 ],
] as const ) {
	test( `axe finds nothing, and nothing overflows, at ${ width } px`, async ( { page } ) => {
		await page.setViewportSize( { width, height } );
		await openAt( page, url );
		await press( page, 'n', 'p' );
		expect( await violations( page, { include: 'dialog.pagewright-lightbox' } ) ).toEqual( [] );
		for ( const button of await dialog( page ).getByRole( 'button' ).all() ) {
			const box = ( await button.boundingBox() )!;
			expect( box.x ).toBeGreaterThanOrEqual( 0 );
			expect( box.x + box.width ).toBeLessThanOrEqual( width );
			expect( Math.min( box.width, box.height ) ).toBeGreaterThanOrEqual( 44 );
		}
	} );
}

test( 'printing prints the page, not the dialog', async ( { page } ) => {
	await openAt( page, url );
	await page.emulateMedia( { media: 'print' } );
	await expect( dialog( page ) ).toBeHidden();
	await expect( page.locator( 'html' ) ).toHaveCSS( 'overflow-y', 'visible' );
} );
