import { expect, test } from '@playwright/test';
import {
	dropClassicTheme,
	useClassicTheme,
	useClassicWidgets,
} from '../../../../tests/support/classic';
import {
	insert,
	makePost,
	openEditor,
	problemsOf,
	toolbar,
} from '../../../../tests/support/editor';
import { clearFaq, faqBlock, makeFaq } from '../support/faq';
import { php, phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/faq/tests/e2e/faq-editor.php' );

const FAQ = 'Pagewright_FAQ_Widget';

test.beforeEach( clearFaq );
test.afterAll( clearFaq );

test( 'a new block without questions shows a sample, and where to begin', async ( { page } ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page );
	await insert( page, FAQ );
	const link = canvas
		.locator( '.pagewright-html' )
		.getByRole( 'link', { name: 'Add a question' } );
	await expect( link ).toHaveAttribute( 'href', /post-new\.php\?post_type=pagewright_faq$/ );
	const other = page.context().waitForEvent( 'page' );
	await link.click();
	await expect( ( await other ).locator( 'body' ) ).toHaveClass( /post-type-pagewright_faq/ );
	await ( await other ).close();
	await canvas.getByLabel( 'Source' ).selectOption( 'own' );
	await expect( link ).toBeHidden();
	await canvas.getByLabel( 'Source' ).selectOption( 'entries' );
	await page.mouse.move( 400, 400 );
	await page.mouse.move( 420, 420 );
	await toolbar( page, 'Preview' ).click();
	const preview = canvas.locator( '.pagewright-block__preview' );
	await expect( preview.locator( 'summary' ) ).toHaveCount( 3 );
	await expect( preview.getByText( 'No questions yet.' ) ).toBeVisible();
	// The widget's own styles are loaded.
	await expect( preview.locator( 'summary' ).first() ).toHaveCSS( 'display', 'flex' );
	await expect( preview.locator( 'summary' ).first() ).toHaveCSS( 'cursor', 'pointer' );
	expect( problems ).toEqual( [] );
} );

test( 'the form lists the groups and questions of the site, and the preview updates', async ( {
	page,
} ) => {
	await makeFaq( [
		{ title: 'When do you deliver?', group: 'Orders & <b>more</b>' },
		{ title: 'Who <img src=x onerror="window.hacked=1"> are you?', group: 'About' },
	] );
	const problems = problemsOf( page );
	const canvas = await openEditor( page, await makePost( faqBlock( {} ) ) );
	const preview = canvas.locator( '.pagewright-block__preview' );
	await expect( preview.locator( 'summary' ) ).toHaveCount( 2 );
	await expect( canvas.getByRole( 'link', { name: 'Add a question' } ) ).toHaveCount( 0 );
	const groups = canvas.getByRole( 'group', { name: 'Groups' } );
	await expect( groups.getByRole( 'checkbox' ) ).toHaveCount( 2 );
	await expect( groups.getByLabel( 'Orders & more' ) ).toBeVisible();
	await groups.getByLabel( 'About' ).check();
	await expect( preview.locator( 'summary' ) ).toHaveCount( 1 );
	await expect( preview.locator( 'summary' ) ).toContainText( 'are you?' );
	expect( await page.evaluate( () => ( window as any ).hacked ) ).toBeUndefined();
	expect( problems ).toEqual( [] );
} );

test( 'a classic widget has its styles in the head, and nothing jumps', async ( { browser } ) => {
	await makeFaq( [ { title: 'When?' }, { title: 'Where?' } ] );
	await useClassicTheme();
	await useClassicWidgets();
	try {
		await call( 'update_option_of_test' );
		const page = await browser.newPage( { storageState: { cookies: [], origins: [] } } );
		await page.addInitScript( () => {
			( window as any ).shift = 0;
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() as any[] ) {
					( window as any ).shift += entry.value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.goto( `/?p=${ await makePost( '<p>Words</p>', { post_status: 'publish' } ) }` );
		await expect( page.getByRole( 'button', { name: 'Expand all' } ) ).toBeVisible();
		await expect( page.locator( 'summary' ) ).toHaveCount( 2 );
		expect(
			await page.evaluate(
				() =>
					[ ...document.head.querySelectorAll( 'style, link[rel=stylesheet]' ) ].filter(
						( node ) => /faq/.test( node.id + node.textContent )
					).length
			)
		).toBeGreaterThan( 0 );
		expect(
			await page.evaluate(
				() => document.body.querySelectorAll( 'style[id*=faq], link[href*=faq]' ).length
			)
		).toBe( 0 );
		expect( await page.evaluate( () => ( window as any ).shift ) ).toBeLessThan( 0.001 );
		await page.close();
	} finally {
		await dropClassicTheme();
		await php( `delete_option( 'widget_pagewright-faq' );` );
	}
} );
