import { expect, test } from '../support/admin-test';
import {
	BUTTON,
	blockOf,
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
} from '../support/editor';
import { php } from '../support/site';

const OLD = 'sowb/widget-block';
const data = { text: 'Old button', later: { kept: [ 1, '2' ] } };
const names = ( page: import( '@playwright/test' ).Page ) =>
	page.evaluate( () => {
		const { getClientIdsWithDescendants, getBlockName } = ( window as any ).wp.data.select(
			'core/block-editor'
		);
		return getClientIdsWithDescendants().map( getBlockName ) as string[];
	} );

test.beforeEach( () => php( `delete_option( 'sowb_block_migration' );` ) );
test.afterEach( () => php( `delete_option( 'sowb_block_migration' );` ) );

test( 'an administrator agrees once, and every old block of the page is converted', async ( {
	page,
} ) => {
	const problems = problemsOf( page );
	const old = blockOf(
		BUTTON,
		{
			anchor: 'here',
			className: 'mine',
			widgetData: data,
			widgetMarkup: '<div>past</div>',
			widgetIcons: [ 'x' ],
		},
		OLD
	);
	const unknown = blockOf(
		'Acme_Gone_Widget',
		{ widgetData: { a: 1 }, widgetMarkup: '<div>kept</div>', html: '<i>kept too</i>' },
		OLD
	);
	const id = await makePost(
		`${ old }\n\n<!-- wp:group -->\n<div class="wp-block-group">${ old }</div>\n<!-- /wp:group -->\n\n${ unknown }`
	);
	const canvas = await openEditor( page, id );
	await expect(
		canvas.getByText( 'The widget for Acme_Gone_Widget cannot be found.' )
	).toBeVisible();
	await expect( canvas.getByRole( 'link', { name: /Troubleshooting/ } ) ).toBeVisible();
	await expect( canvas.locator( '.sowb-button' ).first() ).toHaveText( /Old button/ );

	await canvas.getByRole( 'button', { name: 'Migrate to new block format' } ).first().click();
	await expect
		.poll( () => names( page ) )
		.toEqual( [
			'sowb/siteorigin-widget-button-widget',
			'core/group',
			'sowb/siteorigin-widget-button-widget',
			OLD,
		] );
	expect( await php( `return (bool) get_option( 'sowb_block_migration' );` ) ).toBe( true );

	await save( page );
	const content = await savedContent( id );
	expect( content.match( /"later":{"kept":\[1,"2"\]}/g ) ).toHaveLength( 2 );
	expect( content.match( /"anchor":"here"/g ) ).toHaveLength( 2 );
	expect( content.match( /"className":"mine"/g ) ).toHaveLength( 2 );
	expect( content ).toContain( '"widgetNotFound":true' );
	expect( content ).toContain( 'kept too' );
	expect( content, 'the copies of the past are not written again' ).not.toContain( 'past' );
	expect( problems ).toEqual( [] );
} );

test( 'on a site that has agreed, old blocks migrate automatically', async ( { page } ) => {
	await php( `update_option( 'sowb_block_migration', 1 );` );
	await openEditor( page, await makePost( blockOf( BUTTON, { widgetData: data }, OLD ) ) );
	await expect.poll( () => names( page ) ).toEqual( [ 'sowb/siteorigin-widget-button-widget' ] );
} );

test( 'users who may not agree read whom to ask, also after a network error', async ( {
	page,
} ) => {
	const said: string[] = [];
	page.on( 'console', ( message ) => message.type() === 'error' && said.push( message.text() ) );
	const id = await makePost( blockOf( BUTTON, { widgetData: data }, OLD ) );
	await page.route( '**/sowb/v1/widgets/permission**', ( route ) =>
		route.fulfill( { status: 500, body: 'broken' } )
	);
	const canvas = await openEditor( page, id );
	await expect(
		canvas.getByText( 'Please contact your site administrator to migrate this block.' )
	).toBeVisible();
	await expect(
		canvas.getByRole( 'button', { name: 'Migrate to new block format' } )
	).toHaveCount( 0 );
	expect( said.some( ( text ) => text.includes( 'permission to migrate' ) ) ).toBe( true );
	expect( await names( page ) ).toEqual( [ OLD ] );
} );

test( 'a post with copies of old versions shrinks to its data when it is edited', async ( {
	page,
} ) => {
	const author = JSON.stringify( data );
	const fat = blockOf( BUTTON, {
		widgetData: data,
		widgetMarkup: '<div>past</div>'.repeat( 200 ),
		html: '<div>past</div>'.repeat( 200 ),
		widgetIcons: [ 'x' ],
	} );
	const id = await makePost( fat );
	await openEditor( page, id );
	expect(
		await page.evaluate( () =>
			( window as any ).wp.data.select( 'core/editor' ).isEditedPostDirty()
		)
	).toBe( false );
	// WordPress serializes a post's blocks only after one of them changed.
	await page.evaluate( () => {
		const { createBlock } = ( window as any ).wp.blocks;
		( window as any ).wp.data
			.dispatch( 'core/block-editor' )
			.insertBlocks( createBlock( 'core/separator' ) );
	} );
	await save( page );
	const content = ( await savedContent( id ) ).split( '\n\n' )[ 0 ] ?? '';
	expect( content ).toBe( blockOf( BUTTON, { widgetData: data } ) );
	const needed = `<!-- wp:sowb/siteorigin-widget-button-widget {"widgetClass":"${ BUTTON }","widgetData":${ author }} /-->`;
	expect( content.length ).toBeLessThanOrEqual( 1.2 * needed.length );
} );
