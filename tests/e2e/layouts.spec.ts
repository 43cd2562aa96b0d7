import { expect, test, type Browser, type Page } from '@playwright/test';
import { makePost, openEditor, problemsOf, save, savedContent } from '../support/editor';
import { LAYOUT, layoutBlock, layoutOf, ownLayouts, placed } from '../support/page-builder-layouts';
import { php, siteUrl } from '../support/site';

const WORDS = 'Welcome First link Press me On dark ground Inner left Inner right';
const { keep, layoutPage, remove } = ownLayouts();
test.afterAll( remove );

/** Opens the page of a post as a visitor. */
async function visit( browser: Browser, id: number, width = 1280 ) {
	const context = await browser.newContext( {
		viewport: { width, height: 800 },
		storageState: { cookies: [], origins: [] },
	} );
	const page = await context.newPage();
	await page.goto( `${ siteUrl }/?page_id=${ id }` );
	return { page, close: () => context.close() };
}

/** Returns the visible text and the links' targets. */
async function shown( browser: Browser, id: number ) {
	const { page, close } = await visit( browser, id );
	const content = page.locator( '.entry-content' ).first();
	const found = {
		words: ( await content.innerText() ).replace( /\s+/g, ' ' ).trim(),
		links: await content
			.locator( 'a' )
			.evaluateAll( ( all ) => all.map( ( each ) => ( each as HTMLAnchorElement ).href ) ),
	};
	await close();
	return found;
}

const blocks = ( page: Page ) =>
	page.evaluate( () => {
		const { getBlockOrder, getBlockName } = ( window as any ).wp.data.select(
			'core/block-editor'
		);
		return getBlockOrder().map( getBlockName ) as string[];
	} );

const undo = ( page: Page ) => page.getByRole( 'button', { name: 'Undo', exact: true } ).click();

test( 'a layout block is shown, converted, undone and saved, and visitors read the same text', async ( {
	page,
	browser,
} ) => {
	const problems = problemsOf( page );
	const id = keep( await makePost( layoutBlock( LAYOUT, { builder_id: 'gb1' } ) ) );
	const before = await shown( browser, id );
	expect( before ).toEqual( {
		words: WORDS,
		links: [ 'https://example.org/first', 'https://example.org/press' ],
	} );

	const canvas = await openEditor( page, id );
	const block = canvas.locator( '[data-type="siteorigin-panels/layout-block"]' );
	await expect( block ).toContainText( 'This layout was created with SiteOrigin Page Builder.' );
	await expect( block ).toContainText( 'Not shown' );
	await expect( block ).toContainText( 'Acme Map' );
	await expect( block.locator( '.panel-layout' ).first() ).toContainText( 'Inner right' );

	// A post that is saved for another reason keeps the layout unchanged.
	const stored = await savedContent( id );
	await page.evaluate( () => {
		const { createBlock } = ( window as any ).wp.blocks;
		( window as any ).wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks( createBlock( 'core/separator' ) );
	} );
	await save( page );
	expect( ( await savedContent( id ) ).startsWith( stored ) ).toBe( true );

	await block.getByRole( 'button', { name: 'Convert to blocks' } ).click();
	const converted = [ 'core/columns', 'core/group', 'core/columns', 'core/separator' ];
	await expect.poll( () => blocks( page ) ).toEqual( converted );
	await undo( page );
	await expect
		.poll( () => blocks( page ) )
		.toEqual( [ 'siteorigin-panels/layout-block', 'core/separator' ] );
	await block.getByRole( 'button', { name: 'Convert to blocks' } ).click();
	await expect.poll( () => blocks( page ) ).toEqual( converted );
	await expect(
		canvas.getByText( 'It has no block, so you cannot edit it here.' )
	).toBeVisible();
	await save( page );

	expect( await shown( browser, id ) ).toEqual( before );
	const content = await savedContent( id );
	expect( content ).toContain( '"place":"Berlin"' );
	expect( content ).toContain( 'sowb/siteorigin-widget-button-widget' );
	for ( const name of [ 'my-row', 'my-cell', 'my-text' ] ) {
		expect( content ).toContain( `"className":"${ name }"` );
	}
	expect( problems ).toEqual( [] );
} );

test( 'a page that is a layout is converted, and shows the layout again without the marker block', async ( {
	page,
	browser,
} ) => {
	const id = await layoutPage( LAYOUT );
	const before = await shown( browser, id );
	expect( before.words ).toBe( WORDS );

	const canvas = await openEditor( page, id );
	const notice = page.locator( '.components-notice', {
		hasText: 'Visitors see the SiteOrigin Page Builder layout of this page.',
	} );
	await notice.getByRole( 'button', { name: 'Convert to blocks' } ).click();
	await expect
		.poll( () => blocks( page ) )
		.toEqual( [ 'pagewright/converted-layout', 'core/columns', 'core/group', 'core/columns' ] );
	await expect( notice ).toBeHidden();
	await undo( page );
	await expect.poll( () => blocks( page ) ).toEqual( [ 'core/freeform' ] );
	await notice.getByRole( 'button', { name: 'Convert to blocks' } ).click();
	await expect(
		canvas.getByText( 'Converted from a SiteOrigin Page Builder layout' )
	).toBeVisible();
	await save( page );
	expect( await shown( browser, id ) ).toEqual( before );
	expect( await savedContent( id ) ).toContain( 'wp:pagewright/converted-layout' );
	expect(
		await php( `return count( get_post_meta( ${ id }, 'panels_data', true )['widgets'] );` )
	).toBe( 5 );

	// After switching back, the blocks stay and visitors see the layout.
	await page.evaluate( () => {
		const { select, dispatch } = ( window as any ).wp.data;
		dispatch( 'core/block-editor' ).removeBlock(
			select( 'core/block-editor' ).getBlockOrder()[ 0 ]
		);
	} );
	await expect( notice ).toBeVisible();
	await save( page );
	const { page: seen, close } = await visit( browser, id );
	await expect( seen.locator( `#pl-${ id }` ) ).toContainText( 'Inner right' );
	await close();
} );

test( 'a custom HTML widget becomes an HTML block, and can be undone', async ( { page } ) => {
	const data = layoutOf(
		[
			placed( 'WP_Widget_Custom_HTML', { content: '<b>Bold</b> move' } ),
			placed( 'WP_Widget_Text', { text: 'One\n\nTwo', filter: true } ),
		],
		[ { cells: [ 1 ] } ]
	);
	const id = keep( await makePost( layoutBlock( data, { className: 'mine' } ) ) );
	const canvas = await openEditor( page, id );
	await canvas.getByRole( 'button', { name: 'Convert to blocks' } ).click();
	await expect.poll( () => blocks( page ) ).toEqual( [ 'core/group' ] );
	const group = canvas.locator( '.wp-block-group.mine' );
	await expect( group.locator( 'p[data-type="core/paragraph"]' ) ).toHaveText( [ 'One', 'Two' ] );
	await expect( group.locator( '[data-type="core/html"]' ) ).toBeVisible();
	await undo( page );
	await expect.poll( () => blocks( page ) ).toEqual( [ 'siteorigin-panels/layout-block' ] );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `no part of a layout is wider than a window of ${ width } px, and nothing moves`, async ( {
		browser,
	} ) => {
		const id = await layoutPage( LAYOUT );
		const { page, close } = await visit( browser, id, width );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( width );
		const row = ( await page.locator( '.siteorigin-panels-stretch' ).boundingBox() )!;
		expect( row.x ).toBeCloseTo( 0, 0 );
		expect( row.width ).toBeCloseTo( width, 0 );
		const [ left, right ] = await Promise.all(
			[ 0, 1 ].map( ( cell ) => page.locator( `#pgc-${ id }-0-${ cell }` ).boundingBox() )
		);
		if ( width > 780 ) {
			expect( right!.x ).toBeGreaterThan( left!.x + left!.width );
		} else {
			// The row defines that its last cell comes first.
			expect( right!.y ).toBeLessThan( left!.y );
			expect( right!.width ).toBeCloseTo( left!.width, 0 );
		}
		await close();
	} );
}
