import { expect, test } from '@playwright/test';
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
	url = await publishThree( 'lightbox-address' );
} );
test.afterAll( () => removePages() );

test( 'the URL names the image, Back closes, and the history does not grow', async ( { page } ) => {
	await page.goto( 'about:blank' );
	await page.goto( url );
	const length = () => page.evaluate( () => history.length );
	const before = await length();
	await link( page ).click();
	await expect( page ).toHaveURL( /#lightbox=1\/1$/ );
	await press( page, 'n' );
	await expect( page ).toHaveURL( /#lightbox=1\/2$/ );
	await page.goBack();
	await isClosed( page );
	await expect( page ).toHaveURL( url );
	await expect( link( page, 1 ) ).toBeFocused();
	for ( let i = 0; i < 3; i++ ) {
		await link( page, i ).click();
		await expect( status( page ) ).toHaveText( `Image ${ i + 1 } of 3` );
		await press( page, 'Escape' );
		await isClosed( page );
	}
	expect( await length() ).toBe( before + 1 );
	await page.goBack();
	await expect( page ).toHaveURL( 'about:blank' );
} );

test( 'a page opened at an image shows it; closing leaves the page', async ( { page } ) => {
	await page.goto( `${ url }#lightbox=1/3` );
	await expect( status( page ) ).toHaveText( 'Image 3 of 3' );
	await press( page, 'Escape' );
	await isClosed( page );
	await expect( page ).toHaveURL( url );
	await page.goto( 'about:blank' );
	await page.goto( `${ url }#lightbox=1/9` );
	await page.waitForLoadState( 'networkidle' );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'other clicks keep their meaning in the browser', async ( { page } ) => {
	await page.goto( url );
	const prevented = await page.evaluate( () => {
		const target = document.querySelector( '.entry-content a img' )!;
		const kinds = [
			{},
			{ ctrlKey: true },
			{ metaKey: true },
			{ shiftKey: true },
			{ altKey: true },
			{ button: 1 },
		];
		return kinds.map( ( kind ) => {
			const event = new MouseEvent( 'click', { bubbles: true, cancelable: true, ...kind } );
			let was = false;
			addEventListener(
				'click',
				() => {
					was = event.defaultPrevented;
					event.preventDefault();
				},
				{ once: true }
			);
			target.dispatchEvent( event );
			return was;
		} );
	} );
	expect( prevented ).toEqual( [ true, false, false, false, false, false ] );
} );

test( 'if it cannot load, and without JavaScript, the link opens the file', async ( {
	page,
	browser,
} ) => {
	await page.route( /chunks\/lightbox/, ( route ) => route.abort() );
	await page.goto( url );
	await link( page ).click();
	await expect( page ).toHaveURL( all.dunes.file );
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( url );
	await link( plain ).click();
	await expect( plain ).toHaveURL( all.dunes.file );
	await context.close();
} );

test( 'a failed image shows an error, and the others can be reached', async ( { page } ) => {
	await page.route( /fjord(-\d+x\d{3,4})?\.webp/, ( route ) => route.abort() );
	await openAt( page, url );
	await press( page, 'n' );
	await expect( dialog( page ).getByRole( 'alert' ) ).toHaveText(
		'This image could not be loaded.'
	);
	await expect( status( page ) ).toHaveText( 'Image 2 of 3' );
	await press( page, 'n' );
	await expect( status( page ) ).toHaveText( 'Image 3 of 3' );
	await expect( shown( page ) ).toBeVisible();
	await expect( dialog( page ).getByRole( 'alert' ) ).toBeHidden();
} );

test( 'scripts get its events on the link, and can open it', async ( { page } ) => {
	await page.goto( url );
	await page.evaluate( async () => {
		const heard: unknown[] = ( ( window as any ).heard = [] );
		for ( const what of [ 'open', 'change', 'close' ] ) {
			document.addEventListener( `pagewright:lightbox-${ what }`, ( event ) =>
				heard.push( [
					what,
					( event.target as Element ).tagName,
					( event as CustomEvent ).detail,
				] )
			);
		}
		const script = document.querySelector< HTMLScriptElement >(
			'#pagewright-lightbox-js-module'
		)!;
		const { openLightbox } = await import( script.src );
		void openLightbox( document.querySelector( '.entry-content a:has(img)' ) );
	} );
	await expect( status( page ) ).toHaveText( 'Image 1 of 3' );
	await press( page, 'n', 'Escape' );
	await isClosed( page );
	const detail = ( number: number ) => ( { album: '1', number, total: 3 } );
	expect( await page.evaluate( () => ( window as any ).heard ) ).toEqual( [
		[ 'open', 'A', detail( 1 ) ],
		[ 'change', 'A', detail( 2 ) ],
		[ 'close', 'A', detail( 2 ) ],
	] );
} );
