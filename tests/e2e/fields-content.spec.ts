import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { blockOf, makePost, openEditor, problemsOf, save } from '../support/editor';
import { activateExample, removeExample } from '../support/example-plugin';
import { dataNow, field, openForm, savedData, savedJson, setContent } from '../support/fields';
import { ids, makePosts, removePosts } from '../support/posts';
import { errorLog } from '../support/site';

const CONTENT = 'PagewrightExample\\Content';

test.beforeAll( async () => {
	await activateExample();
	await makePosts();
} );
test.afterAll( async () => {
	await removePosts();
	await removeExample();
} );

async function formWith( page: Page, widgetData: object ) {
	const id = await makePost( '' );
	await setContent( id, blockOf( CONTENT, { widgetData }, 'example/content' ) );
	const canvas = await openEditor( page, id );
	await openForm( page, canvas );
	return { id, canvas };
}

test( 'a link finds content with the keyboard alone, shows its title and links to it', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const { id, canvas } = await formWith( page, { title: 'Kept' } );
	const link = field( canvas, 'url' );
	const input = link.getByRole( 'combobox', { name: 'More' } );
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'so_widgets_search_posts' ) ) {
			asked.push( new URL( request.url() ).searchParams.get( 'query' ) ?? '' );
		}
	} );
	await input.focus();
	await page.keyboard.type( 'anchors', { delay: 40 } );
	await expect( link.getByRole( 'option' ) ).toHaveText( [ 'Anchors (Post)' ] );
	await expect( link.getByRole( 'status' ) ).toHaveText(
		'1 result is available, use up and down arrow keys to navigate.'
	);
	expect( asked ).toEqual( [ 'anchors' ] );
	await page.keyboard.press( 'ArrowDown' );
	await expect( link.getByRole( 'option', { selected: true } ) ).toHaveText( 'Anchors (Post)' );
	await expect( input ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( input ).toHaveValue( 'Anchors' );
	await expect( input ).toHaveAccessibleDescription(
		'Where the list leads to. Post on this site. The link still works when its URL changes.'
	);
	await expect( canvas.locator( '.pagewright-block__preview a' ) ).toHaveAttribute(
		'href',
		/\?p=|anchors/
	);
	await save( page );
	expect( await savedData( id ) ).toEqual( { title: 'Kept', url: `post: ${ ids.sails }` } );

	await page.reload();
	await openForm( page, canvas );
	await expect( input ).toHaveValue( 'Anchors' );
	expect( problems ).toEqual( [] );
	expect( await errorLog() ).toBe( '' );
} );

test( 'Escape closes only the list; Tab moves on', async ( { page } ) => {
	const { canvas } = await formWith( page, { title: 'Kept' } );
	const pages = field( canvas, 'pages' );
	const input = pages.getByRole( 'combobox' );
	await input.focus();
	await expect( pages.getByRole( 'option' ).first() ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( pages.getByRole( 'option' ) ).toHaveCount( 0 );
	await expect( input ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await expect( pages.getByRole( 'option' ).first() ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( pages.getByRole( 'option' ) ).toHaveCount( 0 );
	await expect( field( canvas, 'topic' ).getByRole( 'combobox' ) ).toBeFocused();
} );

test( 'pages and terms are selected with keyboard and mouse, and removed', async ( { page } ) => {
	const problems = problemsOf( page );
	const { id, canvas } = await formWith( page, { pages: '99999' } );
	const pages = field( canvas, 'pages' );
	await expect( pages.getByRole( 'listitem' ) ).toHaveText( [ '“99999” (not available)' ] );
	await pages.getByRole( 'combobox' ).focus();
	await page.keyboard.type( 'harbor page' );
	await expect( pages.getByRole( 'option' ) ).toHaveText( [ 'A harbor page (Page)' ] );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( pages.getByRole( 'listitem' ) ).toHaveCount( 2 );
	const topic = field( canvas, 'topic' );
	await topic.getByRole( 'combobox' ).click();
	await topic.getByRole( 'combobox' ).fill( 'harb' );
	await topic.getByRole( 'option', { name: 'harbor (Category)' } ).click();
	await expect( topic.getByRole( 'combobox' ) ).toBeFocused();
	await pages.getByRole( 'button', { name: 'Remove: “99999” (not available)' } ).click();
	await save( page );
	expect( await savedData( id ) ).toEqual( {
		pages: String( ids.page ),
		topic: 'category:harbor',
	} );
	expect( problems ).toEqual( [] );
} );

test( 'dates are typed with the keyboard and the wrong order shows a warning', async ( {
	page,
} ) => {
	const { canvas } = await formWith( page, { title: 'Kept' } );
	const span = field( canvas, 'span' );
	await span.getByLabel( 'From' ).focus();
	await page.keyboard.type( '05062024' );
	await span.getByLabel( 'Until' ).focus();
	await page.keyboard.type( '05052024' );
	await expect( span.getByText( /The start date is after the end date/ ) ).toBeVisible();
	await page.keyboard.press( 'ArrowUp' );
	expect( ( await dataNow( page ) ).span ).toBe( '{"after":"2024-05-06","before":"2025-05-05"}' );
	await expect( span.getByText( /The start date is after the end date/ ) ).toHaveCount( 0 );
	const ago = field( canvas, 'ago' );
	await ago.getByLabel( 'From', { exact: true } ).focus();
	await page.keyboard.type( '2' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'm' );
	expect( ( await dataNow( page ) ).ago ).toBe( '{"from":{"value":2,"unit":"months"}}' );
} );

test( 'a query is counted and previewed as it changes, and stored as an object', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const saved = 'post_type=post&tax_query=category:news&sticky=ignore&additional=post_parent%3D0';
	const { id, canvas } = await formWith( page, { posts: saved } );
	const posts = field( canvas, 'posts' );
	const preview = canvas.locator( '.pagewright-block__preview .example-content li' );
	await expect( preview ).toHaveText( [ 'Boats', 'Ropes' ] );
	await posts.getByRole( 'button', { name: 'Posts query' } ).click();
	await expect( posts.getByText( '2 posts match.' ) ).toBeVisible();
	await expect( posts.getByText( 'news (Category)' ) ).toBeVisible();
	await save( page );
	expect( await savedJson( id ), 'opening a query changes nothing' ).toBe(
		JSON.stringify( { posts: saved } )
	);

	await field( canvas, 'posts.tax_query' ).getByRole( 'combobox' ).focus();
	await page.keyboard.type( 'harbor' );
	await expect( posts.getByRole( 'listbox' ).getByRole( 'option' ) ).toHaveText( [
		'harbor (Category)',
	] );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( posts.getByText( '3 posts match.' ) ).toBeVisible();
	await expect( preview ).toHaveText( [ 'Boats', 'Anchors', 'Ropes' ] );
	await posts.getByRole( 'radio', { name: 'All of these terms' } ).check();
	await expect( posts.getByText( '1 post matches.' ) ).toBeVisible();
	await save( page );
	expect( await savedData( id ) ).toEqual( {
		posts: {
			post_type: 'post',
			tax_query: 'category:news,category:harbor',
			tax_query_relation: 'AND',
			sticky: 'ignore',
			additional: 'post_parent=0',
		},
	} );
	expect( problems ).toEqual( [] );
	expect( await errorLog() ).toBe( '' );
} );
