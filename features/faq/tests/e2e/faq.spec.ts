import { expect, test, type Page } from '@playwright/test';
import { violations } from '../../../../tests/support/axe';
import { faqBlock, faqPage } from '../support/faq';

test.use( { storageState: { cookies: [], origins: [] } } );

const items = [ 'Alpha', 'Beta', 'Gamma' ].map( ( name ) => ( {
	question: `${ name } question?`,
	answer: `<p id="in-${ name.toLowerCase() }">${ name } answer. ${ 'More of it. '.repeat( 60 ) }</p>`,
} ) );
const list = ( more: object = {} ) => faqBlock( { source: 'own', items, ...more } );
const SPACE = '<!-- wp:html --><div style="height:1500px"></div><!-- /wp:html -->';
const question = ( page: Page, name: string ) =>
	page.locator( 'summary', { hasText: `${ name } question?` } );
const open = ( page: Page ) =>
	page
		.locator( '.pagewright-faq__item[open]' )
		.evaluateAll( ( nodes ) =>
			nodes.map( ( node ) => ( node as HTMLElement ).dataset.anchorId )
		);
const hash = ( page: Page ) => page.evaluate( () => decodeURIComponent( location.hash ) );
const started = ( page: Page ) =>
	expect( page.locator( '.pagewright-faq__all' ).first() ).toBeVisible();

test( 'answers toggle by click and keys', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( await faqPage( 'faq-e2e', list() ) );
	await started( page );
	const item = page.locator( '.pagewright-faq__item' ).first();
	expect( await open( page ) ).toEqual( [] );
	await question( page, 'Alpha' ).click();
	await expect( item ).toHaveAttribute( 'open', '' );
	await question( page, 'Beta' ).focus();
	await page.keyboard.press( 'Enter' );
	expect( await open( page ) ).toEqual( [ 'faq-alpha-question', 'faq-beta-question' ] );
	await page.keyboard.press( 'Space' );
	expect( await open( page ) ).toEqual( [ 'faq-alpha-question' ] );
} );

/**
 * Returns the opacity of the first answer in each frame until it is final, by the time since it was
 * toggled.
 */
const fade = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise< [ number, number ][] >( ( done ) => {
				const item =
					document.querySelector< HTMLDetailsElement >( '.pagewright-faq__item' )!;
				const seen: [ number, number ][] = [];
				const opacity = () => +getComputedStyle( item, '::details-content' ).opacity;
				opacity();
				item.open = ! item.open;
				const end = +item.open;
				let begin = 0;
				let still = 0;
				requestAnimationFrame( function frame( now ) {
					begin ||= now;
					seen.push( [ now - begin, opacity() ] );
					still = opacity() === end ? still + 1 : 0;
					if ( still > 3 ) {
						done( seen );
					} else {
						requestAnimationFrame( frame );
					}
				} );
			} )
	);

test( 'answers fade in and out in 400 ms, and at once with reduced motion', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( await faqPage( 'faq-e2e', list() ) );
	await started( page );
	// This part of `details` fires no `transitionrun`, so the test watches what is painted.
	for ( const end of [ 1, 0 ] ) {
		const seen = await fade( page );
		const between = seen.filter( ( [ , opacity ] ) => opacity > 0 && opacity < 1 );
		const [ last ] = between.at( -1 )!;
		const [ ended ] = seen.find( ( [ , opacity ] ) => opacity === end )!;
		expect( between.length, `${ seen }` ).toBeGreaterThan( 1 );
		// With a tolerance for a few frames of a busy machine.
		expect( last ).toBeLessThan( 450 );
		expect( ended ).toBeGreaterThan( 350 );
		for ( let i = 1; i < seen.length; i++ ) {
			const step = seen[ i ]![ 1 ] - seen[ i - 1 ]![ 1 ];
			expect( end ? step : -step ).toBeGreaterThanOrEqual( 0 );
		}
	}
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	for ( const end of [ 1, 0, 1 ] ) {
		expect( ( await fade( page ) ).every( ( [ , opacity ] ) => opacity === end ) ).toBe( true );
	}
} );

test( 'one control expands and collapses all', async ( { page } ) => {
	await page.goto( await faqPage( 'faq-e2e', list() ) );
	await page.getByRole( 'button', { name: 'Expand all' } ).click();
	expect( await open( page ) ).toHaveLength( 3 );
	expect( await hash( page ) ).toBe( '#faq-pagewright-faq-1-all' );
	await page.reload();
	await expect( page.getByRole( 'button', { name: 'Collapse all' } ) ).toBeVisible();
	expect( await open( page ) ).toHaveLength( 3 );
	await page.getByRole( 'button', { name: 'Collapse all' } ).click();
	expect( await open( page ) ).toEqual( [] );
	expect( await hash( page ) ).toBe( '' );
	await question( page, 'Beta' ).click();
	await expect( page.getByRole( 'button', { name: 'Expand all' } ) ).toBeVisible();
} );

test( 'only one answer is open in accordion mode, also without a script', async ( { browser } ) => {
	const path = await faqPage( 'faq-e2e-one', list( { list: { accordion: true } } ) );
	for ( const javaScriptEnabled of [ true, false ] ) {
		const context = await browser.newContext( { javaScriptEnabled } );
		const page = await context.newPage();
		await page.goto( process.env.SITE_URL + path );
		await question( page, 'Alpha' ).click();
		await question( page, 'Gamma' ).click();
		await expect( page.locator( '.pagewright-faq__item[open]' ) ).toHaveCount( 1 );
		await expect( page.getByText( 'Gamma answer.' ) ).toBeVisible();
		await expect( page.locator( '.pagewright-faq__all' ) ).toHaveCount( 0 );
		await context.close();
	}
} );

test( 'in focus mode the open answer is 50 px below fixed elements at the top', async ( {
	page,
} ) => {
	const path = await faqPage(
		'faq-e2e-focus',
		SPACE + list( { list: { focus: true, accordion: true } } ) + SPACE
	);
	await page.goto( path );
	const top = ( name: string ) =>
		question( page, name ).evaluate( ( node ) =>
			Math.round( node.parentElement!.getBoundingClientRect().top )
		);
	await question( page, 'Alpha' ).click();
	await expect.poll( () => top( 'Alpha' ) ).toBe( 50 );
	await question( page, 'Gamma' ).click();
	await expect.poll( () => top( 'Gamma' ) ).toBe( 50 );
	await page.evaluate( () =>
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div style="position:fixed;inset:0 0 auto;height:80px;background:#fff;z-index:9">Header</div>'
		)
	);
	await question( page, 'Beta' ).click();
	await expect.poll( () => top( 'Beta' ) ).toBe( 130 );
} );

test( 'open answers are in the URL, and survive a reload', async ( { page } ) => {
	const path = await faqPage( 'faq-e2e-hash', list( { list: { first_open: true } } ) );
	await page.goto( path );
	await started( page );
	expect( await hash( page ) ).toBe( '' );
	await question( page, 'Gamma' ).click();
	await expect.poll( () => hash( page ) ).toBe( '#faq-alpha-question,faq-gamma-question' );
	await page.reload();
	await started( page );
	expect( await open( page ) ).toEqual( [ 'faq-alpha-question', 'faq-gamma-question' ] );
	await question( page, 'Alpha' ).click();
	await question( page, 'Gamma' ).click();
	await expect.poll( () => hash( page ) ).toBe( '#faq-pagewright-faq-1-none' );
	await page.reload();
	await started( page );
	await expect.poll( () => open( page ) ).toEqual( [] );
} );

test( 'links open an answer, or an element inside it', async ( { page } ) => {
	const path = await faqPage( 'faq-e2e-links', SPACE + list() + SPACE );
	await page.goto( `${ path }#faq-beta-question` );
	await expect.poll( () => open( page ) ).toEqual( [ 'faq-beta-question' ] );
	await expect( question( page, 'Beta' ) ).toBeInViewport();
	await page.evaluate( () => ( location.hash = 'in-gamma' ) );
	await expect( page.locator( '#in-gamma' ) ).toBeInViewport();
	expect( await open( page ) ).toEqual( [ 'faq-gamma-question' ] );
	await page.goto( `${ path }#%E0%A4%A` );
	await question( page, 'Alpha' ).click();
	expect( await open( page ) ).toContain( 'faq-alpha-question' );
} );

test( 'a search goes to the base link with its words, joined by plus signs', async ( { page } ) => {
	await page.goto(
		await faqPage(
			'faq-e2e-search',
			list( { search: { enabled: true, base: '/?lang=en&s=' } } )
		)
	);
	const field = page.getByRole( 'searchbox', { name: 'Search the questions' } );
	const before = page.url();
	await field.fill( '   ' );
	await field.press( 'Enter' );
	expect( page.url() ).toBe( before );
	await field.fill( '  C&A  größe+1   50% ' );
	const request = page.waitForRequest( ( one ) => one.isNavigationRequest() );
	await field.press( 'Enter' );
	expect( ( await request ).url() ).toBe(
		`${ process.env.SITE_URL }/?lang=en&s=C%26A+gr%C3%B6%C3%9Fe%2B1+50%25`
	);
} );

test( 'typing filters, and announces the number of results after a pause', async ( { page } ) => {
	const path = await faqPage( 'faq-e2e-live', list( { search: { enabled: true } } ) );
	await page.clock.install( { time: 0 } );
	await page.goto( path );
	await started( page );
	await page.clock.pauseAt( 5000 );
	const field = page.getByRole( 'searchbox' );
	const status = page.getByRole( 'status' );
	await field.fill( 'BÉTA more' );
	await expect( page.locator( 'summary:visible' ) ).toHaveCount( 1 );
	await page.clock.runFor( 299 );
	await expect( status ).toHaveText( '' );
	await page.clock.runFor( 1 );
	await expect( status ).toHaveText( 'Questions found: 1' );
	await field.fill( 'nowhere' );
	await page.clock.runFor( 300 );
	await expect( status ).toHaveText( 'No questions found.' );
	await expect( page.locator( '.pagewright-faq__all' ) ).toBeHidden();
	await field.fill( '' );
	await expect( page.locator( 'summary:visible' ) ).toHaveCount( 3 );
	await expect( page.locator( '.pagewright-faq__all' ) ).toBeVisible();
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'answers toggle, the search works, and no control is useless', async ( { page } ) => {
		await page.goto( await faqPage( 'faq-e2e-plain', list( { search: { enabled: true } } ) ) );
		await question( page, 'Alpha' ).click();
		await expect( page.getByText( 'Alpha answer.' ) ).toBeVisible();
		await expect( page.locator( '.pagewright-faq__all' ) ).toBeHidden();
		await page.getByRole( 'searchbox' ).fill( 'gamma more' );
		await page.getByRole( 'button', { name: 'Search' } ).click();
		expect( page.url() ).toContain( '/faq-e2e-plain/?faq=gamma+more' );
		await expect( page.locator( 'summary:visible' ) ).toHaveText( [ /Gamma question/ ] );
		await page.getByRole( 'link', { name: 'Show all questions' } ).click();
		await expect( page.locator( 'summary:visible' ) ).toHaveCount( 3 );
	} );
} );

test( 'axe finds nothing, headings keep their role, and it fits 320 px', async ( { page } ) => {
	const path = await faqPage(
		'faq-e2e-axe',
		`<!-- wp:heading --><h2 class="wp-block-heading">Section</h2><!-- /wp:heading -->${ list( { title: 'Help', search: { enabled: true }, list: { first_open: true } } ) }`
	);
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( path );
	await started( page );
	expect( await violations( page, { include: '.so-widget-pagewright-faq' } ) ).toEqual( [] );
	await expect( page.getByRole( 'heading', { name: 'Beta question?', level: 3 } ) ).toBeVisible();
	const client = await page.context().newCDPSession( page );
	const { nodes } = await client.send( 'Accessibility.getFullAXTree' );
	expect(
		nodes.filter(
			( { role, name } ) =>
				role?.value === 'heading' && /question\?$/.test( name?.value ?? '' )
		)
	).toHaveLength( 3 );
	const width = await page
		.locator( '.so-widget-pagewright-faq' )
		.evaluate( ( node ) => node.scrollWidth - node.clientWidth );
	expect( width ).toBeLessThanOrEqual( 0 );
} );
