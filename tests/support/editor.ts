import { expect, type FrameLocator, type Page } from '@playwright/test';
import { onPageError } from './page-errors';
import { php, phpFile } from './site';
import { timed } from './timed';

const { call } = phpFile( 'tests/support/editor.php' );

export const BUTTON = 'SiteOrigin_Widget_Button_Widget';
export const HEADLINE = 'SiteOrigin_Widget_Headline_Widget';
export const IMAGE = 'SiteOrigin_Widget_Image_Widget';
export const ACCORDION = 'SiteOrigin_Widget_Accordion_Widget';

export const blockName = ( widgetClass: string ) =>
	`sowb/${ widgetClass.toLowerCase().replaceAll( '_', '-' ) }`;

/** Returns a block as in a post. */
export const blockOf = (
	widgetClass: string,
	attributes: object,
	name = blockName( widgetClass )
) =>
	`<!-- wp:${ name } ${ JSON.stringify( { widgetClass, ...attributes } )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' ) } /-->`;

/** Creates a post and returns its ID. */
export const makePost = ( content: string, more: object = {} ) =>
	call< number >( 'make_post', {
		post_title: 'Test',
		post_status: 'publish',
		post_type: 'page',
		post_content: content,
		...more,
	} );

export const savedContent = ( id: number ) =>
	php< string >( `return get_post( ${ id } )->post_content;` );

/** Returns errors of the page that a user would notice; filled while the test runs. */
export function problemsOf( page: Page ): string[] {
	const problems: string[] = [];
	onPageError( page, ( message ) => problems.push( message ) );
	page.on( 'console', ( message ) => {
		// Avatars, fonts and news come from other hosts, which tests do not have. axe and traces
		// inspect frames without scripts.
		if (
			message.type() === 'error' &&
			! /Failed to load resource|ERR_NAME|ERR_INTERNET|ERR_CONNECTION|^Blocked script execution in 'about:srcdoc'/.test(
				message.text()
			)
		) {
			problems.push( message.text() );
		}
	} );
	return problems;
}

/** Signs in as the administrator on the sign-in page. */
export async function signIn( page: Page ): Promise< void > {
	const name = page.getByLabel( 'Username or Email Address' );
	// WordPress moves the focus to this field 200 ms after the page opens. A password that is typed
	// at that moment would end up here.
	await expect( name ).toBeFocused();
	await name.fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'admin' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
}

/** Closes WordPress's welcome guide before the editor opens. On a slow site, a guide that was closed in the editor is shown again. */
export const closeWelcomeGuide = ( user: number ) => call( 'close_welcome_guide', user );

/**
 * Opens the block editor with a new post, or with the post of this ID, without its welcome guide.
 */
export const openEditor = ( page: Page, id?: number ): Promise< FrameLocator > =>
	timed( 'opening the block editor', () => open( page, id ) );

async function open( page: Page, id?: number ): Promise< FrameLocator > {
	await page.goto(
		id ? `/wp-admin/post.php?post=${ id }&action=edit` : '/wp-admin/post-new.php'
	);
	await page.waitForFunction( () =>
		( window as any ).wp?.data?.select( 'core/editor' )?.getCurrentPostId?.()
	);
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-post', 'welcomeGuide', false )
	);
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.locator( '.block-editor-block-list__layout' ).first() ).toBeAttached();
	return canvas;
}

export const insert = ( page: Page, widgetClass: string ) =>
	page.evaluate(
		( name ) =>
			( window as any ).wp.data
				.dispatch( 'core/block-editor' )
				.insertBlocks( ( window as any ).wp.blocks.createBlock( name ) ),
		blockName( widgetClass )
	);

/**
 * Inserts a block from the inserter that is open last. A click on an item of the first list would do nothing
 * if the results of the search replaced it in this moment.
 */
export async function insertFound( page: Page, search: string, block: string ): Promise< void > {
	await page.getByRole( 'searchbox' ).last().fill( search );
	await page
		.getByRole( 'listbox', { name: 'Blocks', exact: true } )
		.locator( `.editor-block-list-item-${ block.replace( '/', '-' ) }` )
		.click();
}

/** Publishes or updates, and returns the post's ID after saving. */
export const save = ( page: Page ) =>
	page.evaluate( async () => {
		const { select, dispatch } = ( window as any ).wp.data;
		dispatch( 'core/editor' ).editPost( { status: 'publish', title: 'Made by a test' } );
		await dispatch( 'core/editor' ).savePost();
		return select( 'core/editor' ).getCurrentPostId() as number;
	} );

/** Returns the page's requests to a route; filled while the test runs. */
export function callsTo( page: Page, route: string ): string[] {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( route ) && request.method() === 'POST' ) {
			calls.push( request.postData() ?? '' );
		}
	} );
	return calls;
}

/** Switches between form and preview with the block's toolbar. */
export const toolbar = ( page: Page, label: 'Edit' | 'Preview' ) =>
	page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: label, exact: true } );

/** Opens the footer of Twenty Twenty-Five in the site editor. */
export async function openTemplatePart( page: Page ) {
	await page.goto(
		'/wp-admin/site-editor.php?postType=wp_template_part&postId=twentytwentyfive//footer&canvas=edit'
	);
	await page.waitForFunction(
		() => ( window as any ).wp?.data?.select( 'core/block-editor' )?.getBlocks?.().length
	);
	await page.evaluate( () =>
		( window as any ).wp.data
			.dispatch( 'core/preferences' )
			.set( 'core/edit-site', 'welcomeGuide', false )
	);
}
