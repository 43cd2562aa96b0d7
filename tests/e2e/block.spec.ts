import type { Route } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import {
	ACCORDION,
	blockOf,
	BUTTON,
	callsTo,
	HEADLINE,
	insert,
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
	toolbar,
} from '../support/editor';

test( 'a new block works: form, preview, save, reload, page', async ( { page } ) => {
	const problems = problemsOf( page );
	const forms = callsTo( page, '/sowb/v1/widgets/forms' );
	const previews = callsTo( page, '/sowb/v1/widgets/previews' );
	const canvas = await openEditor( page );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).pressSequentially( 'Book a table' );
	await canvas.getByLabel( 'Destination URL' ).fill( 'https://example.org/book' );
	const preview = canvas.locator( '.pagewright-block__preview .sowb-button' );
	await expect( preview ).toHaveText( /Book a table/ );
	// The last change is visible, so no request is pending.
	await expect( preview ).toHaveAttribute( 'href', 'https://example.org/book' );
	expect( forms, 'one call for the form' ).toHaveLength( 1 );
	expect( previews.length, 'one call for each settled change' ).toBeLessThanOrEqual( 2 );

	// WordPress hides the toolbar while the user types, until the pointer moves.
	await page.mouse.move( 400, 400 );
	await page.mouse.move( 420, 420 );
	await toolbar( page, 'Preview' ).click();
	await expect( canvas.getByLabel( 'Button text' ) ).toHaveCount( 0 );
	await expect( canvas.locator( '.sowb-button' ) ).toBeVisible();

	const id = await save( page );
	expect( await savedContent( id ) ).toBe(
		blockOf( BUTTON, { widgetData: { text: 'Book a table', url: 'https://example.org/book' } } )
	);

	const reopened = await openEditor( page, id );
	await expect( reopened.locator( '.sowb-button' ) ).toHaveText( /Book a table/ );
	await reopened.locator( '.pagewright-block' ).click();
	await toolbar( page, 'Edit' ).click();
	await expect( reopened.getByLabel( 'Button text' ) ).toHaveValue( 'Book a table' );
	expect(
		await page.evaluate( () =>
			( window as any ).wp.data.select( 'core/editor' ).isEditedPostDirty()
		),
		'opening a post changes nothing'
	).toBe( false );

	await page.goto( `/?p=${ id }` );
	await expect( page.getByRole( 'link', { name: 'Book a table' } ) ).toHaveAttribute(
		'href',
		'https://example.org/book'
	);
	expect( problems ).toEqual( [] );
} );

test( 'saving is locked while a preview loads, and unlocked after a failure', async ( {
	page,
} ) => {
	const canvas = await openEditor( page );
	const isLocked = () =>
		page.evaluate( () =>
			( window as any ).wp.data.select( 'core/editor' ).isPostSavingLocked()
		);
	let answer!: () => void;
	await page.route( '**/sowb/v1/widgets/previews**', async ( route ) => {
		await new Promise< void >( ( done ) => ( answer = done ) );
		await route.fulfill( {
			status: 502,
			contentType: 'text/html',
			body: 'Bad gateway <script>alert(1)</script>',
		} );
	} );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'x' );
	await expect.poll( isLocked ).toBe( true );
	await expect.poll( () => typeof answer ).toBe( 'function' );
	answer();
	await expect( canvas.getByText( 'Bad gateway <script>alert(1)</script>' ) ).toBeVisible();
	await expect.poll( isLocked ).toBe( false );

	await page.unroute( '**/sowb/v1/widgets/previews**' );
	await canvas.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /x/ );
} );

test( 'saving is unlocked when the block is removed while its preview loads', async ( {
	page,
} ) => {
	const canvas = await openEditor( page );
	await page.route( '**/sowb/v1/widgets/previews**', () => {} );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'x' );
	const isLocked = () =>
		page.evaluate( () =>
			( window as any ).wp.data.select( 'core/editor' ).isPostSavingLocked()
		);
	await expect.poll( isLocked ).toBe( true );
	await page.evaluate( () => {
		const { select, dispatch } = ( window as any ).wp.data;
		dispatch( 'core/block-editor' ).removeBlock(
			select( 'core/block-editor' ).getBlocks()[ 0 ].clientId
		);
	} );
	await expect.poll( isLocked ).toBe( false );
} );

test( 'an outdated response never replaces a newer one', async ( { page } ) => {
	const canvas = await openEditor( page );
	const calls: Route[] = [];
	await page.route( '**/sowb/v1/widgets/previews**', ( route ) =>
		// The first response arrives after the second.
		calls.push( route ) === 1 ? undefined : route.continue()
	);
	const aborted = page.waitForEvent( 'requestfailed', ( request ) =>
		request.url().includes( '/sowb/v1/widgets/previews' )
	);
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'first' );
	await expect.poll( () => calls.length ).toBe( 1 );
	await canvas.getByLabel( 'Button text' ).fill( 'second' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /second/ );
	expect( await aborted ).toBe( calls[ 0 ]!.request() );
	await calls[ 0 ]!.continue().catch( () => {} );
	await canvas.getByLabel( 'Button text' ).fill( 'third' );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveText( /third/ );
} );

test( 'a form appears with its preview, which would push it down, or without a late one', async ( {
	page,
} ) => {
	const canvas = await openEditor( page );
	const previews: Route[] = [];
	await page.route( '**/sowb/v1/widgets/previews**', ( route ) => void previews.push( route ) );
	const loaded = page.waitForResponse( '**/sowb/v1/widgets/forms**' );
	await page.evaluate( watchForm );
	await insert( page, BUTTON );
	await ( await loaded ).finished();
	await expect.poll( () => previews.length ).toBe( 1 );
	await expect( canvas.getByText( 'Loading form' ) ).toBeAttached();
	await previews[ 0 ]!.fulfill( { json: { html: '<div>The preview</div>', widgetIcons: [] } } );
	await expect( canvas.getByLabel( 'Button text' ) ).toBeVisible();
	await expect( canvas.getByText( 'The preview' ) ).toBeVisible();
	expect( await page.evaluate( () => ( window as any ).testSeen ) ).toBe( 'with its preview' );

	// Nothing answers.
	await insert( page, HEADLINE );
	await expect( canvas.getByText( 'Loading form' ) ).toBeAttached();
	await expect( canvas.locator( '.pagewright-block__form' ) ).toHaveCount( 2 );
} );

/** Notes whether the preview exists when the first form appears. Runs in the page. */
function watchForm() {
	const { document } = window.frames[ 'editor-canvas' as any ]!;
	const observer = new MutationObserver( () => {
		if ( document.querySelector( '.pagewright-block__form' ) ) {
			const preview = document.querySelector( '.pagewright-block__preview' );
			( window as any ).testSeen = preview ? 'with its preview' : 'alone';
			observer.disconnect();
		}
	} );
	observer.observe( document.body, { childList: true, subtree: true } );
}

test( "a form that fails to load shows the server's message and can be requested again", async ( {
	page,
} ) => {
	const canvas = await openEditor( page );
	await page.route( '**/sowb/v1/widgets/forms**', ( route ) =>
		route.fulfill( { status: 500, json: { code: 500, message: 'The disk is full.' } } )
	);
	await insert( page, BUTTON );
	await expect( canvas.getByText( 'The disk is full.' ) ).toBeVisible();
	await page.unroute( '**/sowb/v1/widgets/forms**' );
	await canvas.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( canvas.getByLabel( 'Button text' ) ).toBeVisible();
} );

test( 'an empty widget shows what to fill in', async ( { page } ) => {
	const id = await makePost(
		blockOf( HEADLINE, { widgetData: { headline: { text: '' }, divider: { style: 'none' } } } )
	);
	const canvas = await openEditor( page, id );
	await expect( canvas.getByText( /^Enter the text of the headline/ ) ).toBeVisible();
} );

test( 'undo and redo change the form, and a copy is independent', async ( { page } ) => {
	const canvas = await openEditor( page );
	await insert( page, BUTTON );
	await canvas.getByLabel( 'Button text' ).fill( 'one' );
	await canvas.getByLabel( 'Button ID' ).count();
	await page.evaluate( () => ( window as any ).wp.data.dispatch( 'core/editor' ).undo() );
	await expect( canvas.getByLabel( 'Button text' ) ).toHaveValue( '' );
	await page.evaluate( () => ( window as any ).wp.data.dispatch( 'core/editor' ).redo() );
	await expect( canvas.getByLabel( 'Button text' ) ).toHaveValue( 'one' );

	await page.evaluate( () => {
		const { select, dispatch } = ( window as any ).wp.data;
		dispatch( 'core/block-editor' ).duplicateBlocks( [
			select( 'core/block-editor' ).getBlocks()[ 0 ].clientId,
		] );
	} );
	await expect( canvas.locator( '.sowb-button' ) ).toHaveCount( 2 );
	await canvas.getByLabel( 'Button text' ).first().fill( 'changed' );
	await expect( canvas.locator( '.sowb-button' ).first() ).toHaveText( /changed/ );
	await expect( canvas.locator( '.sowb-button' ).last() ).toHaveText( /one/ );
} );

test( 'an accordion can be filled in with the keyboard alone', async ( { page } ) => {
	const canvas = await openEditor( page );
	await insert( page, ACCORDION );
	const add = canvas.getByRole( 'button', { name: /Add panel/ } );
	await add.focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'When are you open?' );
	await add.focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Where are you?' );
	const titles = canvas.locator( '.pagewright-block__preview .sow-accordion-title' );
	await expect( titles ).toHaveText( [ /When are you open/, /Where are you/ ] );
	await canvas
		.getByRole( 'button', { name: /Move.*up/i } )
		.last()
		.focus();
	await page.keyboard.press( 'Enter' );
	await expect( titles ).toHaveText( [ /Where are you/, /When are you open/ ] );
} );
