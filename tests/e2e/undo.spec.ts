import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/admin-test';
import { makePost, openEditor, openTemplatePart, problemsOf } from '../support/editor';
import { EVERY_FIELD_BLOCK } from '../support/every-field';
import { activateExample, removeExample } from '../support/example-plugin';
import { pictures } from '../support/fields';
import { php } from '../support/site';
import { EDITS, goBackAndForth, insertEveryField, makeEdits } from '../support/undo';

let harbor: number;
let picture: string;

test.beforeAll( async () => {
	await activateExample();
	harbor = await makePost( '', { post_title: 'Harbor prices' } );
	picture = ( await pictures() )[ 0 ]!.title;
} );
test.afterAll( async () => {
	await php( `wp_delete_post( ${ harbor }, true );` );
	await removeExample();
} );
test.setTimeout( 240_000 );

const hands = ( page: Page ) => ( { page, picture, hasBlocks: true } );

const byKeys = ( page: Page ) => ( {
	undo: () => page.keyboard.press( 'ControlOrMeta+z' ),
	redo: () => page.keyboard.press( 'ControlOrMeta+Shift+z' ),
	keepsFocus: true,
} );

const byButtons = ( page: Page ) => ( {
	undo: () => page.getByRole( 'button', { name: 'Undo', exact: true } ).click(),
	redo: () => page.getByRole( 'button', { name: 'Redo', exact: true } ).click(),
} );

const QUICK = EDITS.filter( ( { isInDialog } ) => ! isInDialog ).filter(
	( { name } ) => name !== 'the picture is removed'
);

/** Some of the edits, one of each type. */
const FEW = QUICK.filter( ( { path } ) =>
	/^(text|textarea|number|select|link|measurement|rows)$/.test( path )
).filter( ( { name } ) => ! /pause/.test( name ) );

test( 'each field type has an edit', () => {
	const { fields } = JSON.parse(
		readFileSync( 'tests/example-plugin/every-field/widget.json', 'utf8' )
	) as { fields: Record< string, { type: string } > };
	const edited = EDITS.map( ( { path } ) => fields[ path ]?.type.replaceAll( '_', '-' ) );
	const types = readdirSync( 'fields' ).filter(
		( folder ) =>
			existsSync( `fields/${ folder }/field.ts` ) ||
			[ 'section', 'tabs', 'repeater', 'widget' ].includes( folder )
	);
	expect( types.length ).toBeGreaterThanOrEqual( 33 );
	expect( types.filter( ( type ) => ! edited.includes( type ) ) ).toEqual( [] );
} );

test( 'each edit is undone and redone separately, with the keyboard', async ( { page } ) => {
	const problems = problemsOf( page );
	const canvas = await openEditor( page );
	await insertEveryField( page );
	const states = await makeEdits( page, canvas, EDITS, hands( page ) );
	await goBackAndForth( page, canvas, EDITS, states, byKeys( page ) );
	expect( problems ).toEqual( [] );
} );

test( 'with the buttons, after a save in the middle', async ( { page } ) => {
	const id = await makePost( `<!-- wp:${ EVERY_FIELD_BLOCK } /-->` );
	const canvas = await openEditor( page, id );
	const states = await makeEdits( page, canvas, QUICK, hands( page ), async ( index ) => {
		if ( index === Math.floor( QUICK.length / 2 ) ) {
			await page.evaluate( () =>
				( window as any ).wp.data.dispatch( 'core/editor' ).savePost()
			);
		}
	} );
	await goBackAndForth( page, canvas, QUICK, states, byButtons( page ) );
} );

test( 'in a group', async ( { page } ) => {
	const id = await makePost(
		`<!-- wp:group --><div class="wp-block-group"><!-- wp:${ EVERY_FIELD_BLOCK } /--></div><!-- /wp:group -->`
	);
	const canvas = await openEditor( page, id );
	const states = await makeEdits( page, canvas, FEW, hands( page ) );
	await goBackAndForth( page, canvas, FEW, states, byKeys( page ) );
} );

test( 'in a synced pattern', async ( { page } ) => {
	const id = await makePost( `<!-- wp:${ EVERY_FIELD_BLOCK } /-->`, { post_type: 'wp_block' } );
	const canvas = await openEditor( page, id );
	const states = await makeEdits( page, canvas, FEW, hands( page ) );
	await goBackAndForth( page, canvas, FEW, states, byKeys( page ) );
	await php( `wp_delete_post( ${ id }, true );` );
} );

test( 'in the site editor', async ( { page } ) => {
	await openTemplatePart( page );
	await insertEveryField( page );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const states = await makeEdits( page, canvas, FEW, hands( page ) );
	await goBackAndForth( page, canvas, FEW, states, byKeys( page ) );
} );
