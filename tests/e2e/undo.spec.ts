import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { makePost, openEditor, problemsOf } from '../support/editor';
import { EVERY_FIELD_BLOCK } from '../support/every-field';
import { activateExample, removeExample } from '../support/example-plugin';
import { php } from '../support/site';
import { EDITS, goBackAndForth, insertEveryField, makeEdits } from '../support/undo';

test.beforeAll( activateExample );
test.afterAll( removeExample );
test.setTimeout( 150_000 );

const byKeys = ( page: Page ) => ( {
	undo: () => page.keyboard.press( 'ControlOrMeta+z' ),
	redo: () => page.keyboard.press( 'ControlOrMeta+Shift+z' ),
	keepsFocus: true,
} );

const byButtons = ( page: Page ) => ( {
	undo: () => page.getByRole( 'button', { name: 'Undo', exact: true } ).click(),
	redo: () => page.getByRole( 'button', { name: 'Redo', exact: true } ).click(),
} );

/** Some of the edits, one of each sort. */
const FEW = EDITS.filter( ( { name } ) =>
	/typed|choice|added|moved up|removed/.test( name )
).filter( ( { name } ) => ! /pause|code|color/.test( name ) );

test( 'each edit is undone and redone by itself, with the keys', async ( { page } ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page );
	await insertEveryField( page );
	const states = await makeEdits( page, canvas, EDITS );
	await goBackAndForth( page, canvas, EDITS, states, byKeys( page ) );
	expect( problems ).toEqual( [] );
} );

test( 'so it is with the buttons, after a save in the middle', async ( { page } ) => {
	const id = await makePost( `<!-- wp:${ EVERY_FIELD_BLOCK } /-->` );
	const canvas = await openEditor( page, id );
	const states = await makeEdits( page, canvas, EDITS, async ( index ) => {
		if ( index === Math.floor( EDITS.length / 2 ) ) {
			await page.evaluate( () =>
				( window as any ).wp.data.dispatch( 'core/editor' ).savePost()
			);
		}
	} );
	await goBackAndForth( page, canvas, EDITS, states, byButtons( page ) );
} );

test( 'in a group', async ( { page } ) => {
	const id = await makePost(
		`<!-- wp:group --><div class="wp-block-group"><!-- wp:${ EVERY_FIELD_BLOCK } /--></div><!-- /wp:group -->`
	);
	const canvas = await openEditor( page, id );
	const states = await makeEdits( page, canvas, FEW );
	await goBackAndForth( page, canvas, FEW, states, byKeys( page ) );
} );

test( 'in a synced pattern', async ( { page } ) => {
	const id = await makePost( `<!-- wp:${ EVERY_FIELD_BLOCK } /-->`, { post_type: 'wp_block' } );
	const canvas = await openEditor( page, id );
	const states = await makeEdits( page, canvas, FEW );
	await goBackAndForth( page, canvas, FEW, states, byKeys( page ) );
	await php( `wp_delete_post( ${ id }, true );` );
} );

test( 'in the site editor', async ( { page } ) => {
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
	await insertEveryField( page );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const states = await makeEdits( page, canvas, FEW );
	await goBackAndForth( page, canvas, FEW, states, byKeys( page ) );
} );
