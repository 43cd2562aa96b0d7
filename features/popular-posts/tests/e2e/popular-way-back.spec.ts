import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import {
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
	toolbar,
} from '../../../../tests/support/editor';
import { php } from '../../../../tests/support/site';

const OLD = 'wordpress-popular-posts/widget';
const OURS = 'sowb/pagewright-popular-posts-widget';
const ATTRIBUTES = {
	title: 'Popular',
	limit: 4,
	range: 'last30days',
	stats_date: true,
	theme: 'cards',
	custom_html: true,
	post_html: '<li>{title}</li>',
	align: 'wide',
	className: 'mine',
};

let id = 0;

test.beforeEach( async () => {
	await php( `update_option( 'wpp_settings_config', array( 'tools' => array() ) );` );
	const attributes = JSON.stringify( ATTRIBUTES )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' );
	id = await makePost( `<!-- wp:${ OLD } ${ attributes } /-->` );
} );
test.afterEach( () =>
	// Inserting a list started view counting.
	php(
		`wp_delete_post( ${ id }, true ); delete_option( 'wpp_settings_config' ); delete_option( 'pagewright_views' );`
	)
);

const names = ( page: Page ) =>
	page.evaluate( () =>
		( window as any ).wp.data
			.select( 'core/block-editor' )
			.getBlocks()
			.map( ( block: any ) => block.name as string )
	);
const saved = async () => {
	const content = await savedContent( id );
	const [ , name, attributes ] = /<!-- wp:(\S+) (\{.*\}) \/-->/.exec( content )!;
	return { name, attributes: JSON.parse( attributes! ) };
};

/** Selects an item of the block's options menu with the keyboard. */
async function choose( page: Page, item: string ) {
	await page.evaluate( () => {
		const { dispatch, select } = ( window as any ).wp.data;
		dispatch( 'core/block-editor' ).selectBlock(
			select( 'core/block-editor' ).getBlocks()[ 0 ].clientId
		);
	} );
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByLabel( 'Options' ).click();
	await page.getByRole( 'menuitem', { name: item } ).press( 'Enter' );
}

test( 'a converted block can be undone at once, and converted back after saving', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	let canvas = await openEditor( page, id );
	await canvas.getByRole( 'button', { name: 'Convert to Popular Posts' } ).click();
	await expect.poll( () => names( page ) ).toEqual( [ OURS ] );
	await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
	await expect.poll( () => names( page ) ).toEqual( [ OLD ] );

	await canvas.getByRole( 'button', { name: 'Convert to Popular Posts' } ).click();
	await expect.poll( () => names( page ) ).toEqual( [ OURS ] );
	await save( page );
	expect( await saved() ).toMatchObject( { name: OURS, attributes: { className: 'mine' } } );

	canvas = await openEditor( page, id );
	await expect( canvas.locator( '.pagewright-block' ) ).toBeVisible();
	await choose( page, 'Convert to WordPress Popular Posts' );
	await expect.poll( () => names( page ) ).toEqual( [ OLD ] );
	await save( page );
	expect( await saved() ).toEqual( { name: OLD, attributes: ATTRIBUTES } );
	expect( problems ).toEqual( [] );
} );

test( 'changes in the form are converted back too', async ( { page } ) => {
	const canvas = await openEditor( page, id );
	await canvas.getByRole( 'button', { name: 'Convert to Popular Posts' } ).click();
	await expect.poll( () => names( page ) ).toEqual( [ OURS ] );
	await toolbar( page, 'Edit' ).click();
	await canvas.getByLabel( 'Title', { exact: true } ).fill( 'Most read' );
	await choose( page, 'Convert to WordPress Popular Posts' );
	await expect.poll( () => names( page ) ).toEqual( [ OLD ] );
	await save( page );
	expect( await saved() ).toEqual( {
		name: OLD,
		attributes: { ...ATTRIBUTES, title: 'Most read' },
	} );
} );

test( 'a failure keeps the block and shows the reason', async ( { page } ) => {
	const canvas = await openEditor( page, id );
	await canvas.getByRole( 'button', { name: 'Convert to Popular Posts' } ).click();
	await expect.poll( () => names( page ) ).toEqual( [ OURS ] );
	await page.route( '**/widgets/old-block*', ( route ) => route.abort() );
	await choose( page, 'Convert to WordPress Popular Posts' );
	await expect(
		page.locator( '.components-snackbar', { hasText: 'The block was not converted.' } )
	).toBeVisible();
	expect( await names( page ) ).toEqual( [ OURS ] );
	await page.unroute( '**/widgets/old-block*' );
} );
