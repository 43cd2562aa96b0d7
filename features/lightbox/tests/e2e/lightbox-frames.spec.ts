import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import {
	dialog,
	image,
	link,
	openAt,
	pictures,
	publish,
	removePages,
	setOptions,
	status,
} from '../support/lightbox';
import { siteUrl } from '../../../../tests/support/site';

test.use( {
	storageState: { cookies: [], origins: [] },
	contextOptions: { reducedMotion: 'reduce' },
} );
test.beforeAll( () => setOptions( {} ) );
test.afterAll( () => removePages() );

const html = ( content: string ) => `<!-- wp:html -->${ content }<!-- /wp:html -->`;
const frame = ( page: Page ) => dialog( page ).locator( 'iframe' );
const sizeOf = async ( page: Page, selector: string ) => {
	const box = ( await dialog( page ).locator( selector ).boundingBox() )!;
	return [ box.width, box.height ].map( Math.round );
};

test( 'a page in a frame is 630 x 440, at most 833 wide, and never larger than the window', async ( {
	page,
} ) => {
	const url = await publish(
		'lightbox-frames',
		html(
			`<p><a class="pagewright-lightbox-frame" href="/?plain">Plain</a></p>
			<p><a class="thickbox" title="Old" href="/?old=1&amp;TB_iframe=true&amp;width=2000&amp;height=500">Old link</a></p>
			<div class="pagewright-lightbox-frame"><a href="https://other.test/" data-width="400" data-height="5000">Elsewhere</a></div>`
		)
	);
	await page.route( 'https://other.test/', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: '<title>Other</title>Other' } )
	);
	await page.goto( url );
	await page.getByRole( 'link', { name: 'Plain' } ).click();
	await expect( frame( page ) ).toHaveAttribute( 'title', 'Plain' );
	await expect( dialog( page ) ).toHaveAttribute( 'aria-label', 'Plain' );
	expect( await sizeOf( page, '.pagewright-lightbox__box' ) ).toEqual( [ 630, 492 ] );
	expect( await sizeOf( page, 'iframe' ) ).toEqual( [ 628, 440 ] );
	await expect( frame( page ) ).not.toHaveAttribute( 'sandbox' );
	await expect( dialog( page ).getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	expect(
		await violations( page, { include: 'dialog.pagewright-lightbox', exclude: [ 'iframe' ] } )
	).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'link', { name: 'Plain' } ) ).toBeFocused();

	await page.getByRole( 'link', { name: 'Old link' } ).click();
	await expect( frame( page ) ).toHaveAttribute( 'src', `${ siteUrl }/?old=1` );
	await expect( frame( page ) ).toHaveAttribute( 'title', 'Old' );
	expect( await sizeOf( page, '.pagewright-lightbox__box' ) ).toEqual( [ 833, 552 ] );
	await page.frameLocator( 'dialog iframe' ).locator( 'body' ).press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );

	await page.getByRole( 'link', { name: 'Elsewhere' } ).click();
	expect( await sizeOf( page, 'iframe' ) ).toEqual( [ 398, 680 ] );
	const sandbox = await frame( page ).getAttribute( 'sandbox' );
	expect( sandbox ).toContain( 'allow-scripts' );
	expect( sandbox ).not.toContain( 'top-navigation' );
	await page.mouse.click( 5, 5 );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await page.setViewportSize( { width: 390, height: 700 } );
	await page.getByRole( 'link', { name: 'Plain' } ).click();
	expect( ( await sizeOf( page, '.pagewright-lightbox__box' ) )[ 0 ] ).toBe( 370 );
} );

test( 'an element of the page moves into the dialog with its listeners, and back', async ( {
	page,
} ) => {
	const url = await publish(
		'lightbox-inline',
		html(
			`<p><a class="thickbox" href="#TB_inline?width=500&amp;height=300&amp;inlineId=hours">Hours</a> <a class="pagewright-lightbox-frame" href="#hours">Again</a></p>
			<div id="hours" hidden><p>From seven <input aria-label="Name"></p></div>`
		)
	);
	await page.goto( url );
	for ( const [ name, size ] of [
		[ 'Hours', [ 500, 352 ] ],
		[ 'Again', [ 630, 492 ] ],
	] as const ) {
		await page.getByRole( 'link', { name } ).click();
		await expect( dialog( page ).getByText( 'From seven' ) ).toBeVisible();
		expect( await sizeOf( page, '.pagewright-lightbox__box' ) ).toEqual( size );
		await dialog( page ).getByLabel( 'Name' ).fill( '' );
		// Letters are typed text here.
		await page.keyboard.type( 'xocpn' );
		await expect( dialog( page ).getByLabel( 'Name' ) ).toHaveValue( 'xocpn' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page ) ).toHaveCount( 0 );
		await expect( page.locator( '#hours > p > input' ) ).toHaveValue( 'xocpn' );
	}
} );

test( 'a piece of HTML is requested by GET with a random parameter, and stays in a frame', async ( {
	page,
} ) => {
	const url = await publish(
		'lightbox-piece',
		html(
			`<p><a class="thickbox" href="/piece?a=1&amp;TB_width=1">Piece</a> <a class="thickbox" href="https://other.test/piece">Foreign piece</a> <a class="pagewright-lightbox-frame" href="data:text/html,no">Data</a></p>`
		)
	);
	const asked: string[] = [];
	await page.route( '**/piece?*', ( route ) => {
		asked.push( `${ route.request().method() } ${ route.request().url() }` );
		return route.fulfill( {
			contentType: 'text/html',
			body: '<script>parent.document.title="taken"</script>Hello',
		} );
	} );
	await page.route( 'https://other.test/piece', ( route ) =>
		route.fulfill( { body: 'Foreign' } )
	);
	await page.clock.install( { time: 5000 } );
	await page.clock.pauseAt( 6000 );
	await page.goto( url );
	await page.getByRole( 'link', { name: 'Piece', exact: true } ).click();
	await expect( page.frameLocator( 'dialog iframe' ).getByText( 'Hello' ) ).toBeVisible();
	expect( asked ).toEqual( [ `GET ${ siteUrl }/piece?a=1&random=6000` ] );
	await expect( dialog( page ).locator( 'script' ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'link', { name: 'Foreign piece' } ).click();
	await expect( page ).toHaveURL( 'https://other.test/piece' );
	await page.goto( url );
	await page.getByRole( 'link', { name: 'Data' } ).click();
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'attributes of old scripts: groups by name, and text that stays text', async ( { page } ) => {
	const { dunes, fjord, meadow } = await pictures();
	const url = await publish(
		'lightbox-marks',
		image( meadow ) +
			html(
				`<p><a href="${ dunes.file }" data-lightbox="trip" data-title="&lt;b&gt;Bold&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;" data-alt="Sand">One</a></p>
				<p><a href="${ fjord.file }" data-lightbox="trip"><img src="${ fjord.medium }" alt="Water"></a></p>
				<p><a href="${ meadow.file }" rel="lightbox[other]" title="Green"><img src="${ meadow.medium }" alt="Grass"></a></p>`
			)
	);
	await page.goto( url );
	await page.getByRole( 'link', { name: 'One' } ).click();
	await expect( status( page ) ).toHaveText( 'Image 1 of 2' );
	await expect( page ).toHaveURL( /#lightbox=trip\/1$/ );
	const caption = page.locator( '.pagewright-lightbox__caption' );
	await expect( caption ).toHaveText( '<b>Bold</b> <img src=x onerror=alert(1)>' );
	await expect( caption.locator( '*' ) ).toHaveCount( 0 );
	await expect( dialog( page ).getByRole( 'img', { name: 'Sand' } ) ).toBeVisible();
	await page.keyboard.press( 'n' );
	await expect( status( page ) ).toHaveText( 'Image 2 of 2' );
	await openAt( page, url, 2 );
	await expect( page ).toHaveURL( /#lightbox=other\/1$/ );
	await expect( caption ).toHaveText( 'Green' );
	await openAt( page, url );
	await expect( page ).toHaveURL( /#lightbox=1\/1$/ );
	await expect( status( page ) ).toHaveText( '' );
	await expect( link( page ) ).toHaveAttribute( 'href', meadow.file );
} );
