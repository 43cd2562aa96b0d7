import { expect, test, type Page } from '@playwright/test';
import { faqBlock, faqPage } from '../support/faq';

test.use( { storageState: { cookies: [], origins: [] } } );

const HOSTILE = `
	summary { display: block; padding: 60px; border: 4px dashed red; text-transform: uppercase; font-size: 40px; margin: 30px; }
	summary::before { content: "▸▸"; } summary::after { content: "NEW"; }
	details { border: 5px solid blue; padding: 30px; margin: 30px; max-width: 100px; }
	button { width: 100%; height: 120px; letter-spacing: 5px; float: right; text-transform: uppercase; min-width: 400px; }
	h3 { border-bottom: 5px solid; text-transform: uppercase; font-size: 60px; margin: 50px; padding: 20px; } h3::before { content: "#"; }
	input, input[type=search] { width: 100px; height: 120px; padding: 40px; float: left; text-transform: uppercase; }
	form { border: 5px solid green; padding: 60px; } label { float: left; width: 50px; font-size: 40px; }
	ul, li { margin: 40px; padding: 40px; background: pink; } p { margin: 50px 0; }`;
const list = ( more: object = {} ) =>
	faqBlock( {
		source: 'own',
		items: [
			{ question: 'Short?', answer: 'Yes.' },
			{ question: `${ 'Donaudampfschifffahrt'.repeat( 12 ) }?`, answer: 'Yes.' },
		],
		search: { enabled: true },
		...more,
	} );
/** Returns sizes and styles of the parts that themes usually style. */
const looks = ( page: Page ) =>
	page.locator( '.pagewright-faq' ).evaluate( ( root ) =>
		[
			...root.querySelectorAll( 'form, label, input, button, ul, li, details, summary, h3' ),
		].map( ( node ) => {
			const { x, width, height } = node.getBoundingClientRect();
			const style = getComputedStyle( node );
			return [
				node.tagName,
				Math.round( x ),
				Math.round( width ),
				Math.round( height ),
				style.textTransform,
				style.borderTopWidth,
				getComputedStyle( node, '::before' ).content,
				getComputedStyle( node, '::after' ).content,
			];
		} )
	);

test( 'a theme that styles every summary, heading, button and field changes nothing', async ( {
	page,
} ) => {
	await page.goto( await faqPage( 'faq-e2e-looks', list() ) );
	await expect( page.locator( '.pagewright-faq__all' ) ).toBeVisible();
	const before = await looks( page );
	await page.evaluate( ( css ) => {
		const style = document.createElement( 'style' );
		style.textContent = css;
		document.head.prepend( style );
	}, HOSTILE );
	expect( await looks( page ) ).toEqual( before );
} );

test( 'neither the search status nor a long word leaves a gap', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( await faqPage( 'faq-e2e-looks', list( { list: { accordion: true } } ) ) );
	const gap = () =>
		page.evaluate( () => {
			const at = ( name: string ) =>
				document.querySelector( `.pagewright-faq__${ name }` )!.getBoundingClientRect();
			return Math.round( at( 'list' ).top - at( 'search' ).bottom );
		} );
	const empty = await gap();
	expect( empty ).toBeLessThanOrEqual( 20 );
	await page.getByRole( 'searchbox' ).fill( 'short' );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Questions found: 1' );
	expect( await gap() ).toBeGreaterThan( empty + 15 );
	await page.getByRole( 'searchbox' ).fill( '' );
	await expect( page.getByRole( 'status' ) ).toHaveText( '' );
	expect( await gap() ).toBe( empty );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth - innerWidth )
	).toBeLessThanOrEqual( 0 );
} );
