import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { adminState } from '../../playwright.config.mjs';
import { blockOf, makePost, openEditor } from '../support/editor';
import { EVERY_FIELD, EVERY_FIELD_BLOCK } from '../support/every-field';
import { activateExample, removeExample } from '../support/example-plugin';
import { KEYS, KINDS, START } from '../support/field-keys';
import { field, formIn } from '../support/fields';
import { php } from '../support/site';

let page: Page;
let canvas: FrameLocator;
let id: number;
let pageFound: number;

const paragraph = ( text: string ) => `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

test.beforeAll( async ( { browser, baseURL } ) => {
	await activateExample();
	pageFound = await makePost( '', { post_title: 'Lighthouse keepers' } );
	id = await makePost(
		paragraph( 'Before' ) +
			blockOf( EVERY_FIELD, { widgetData: START }, EVERY_FIELD_BLOCK ) +
			paragraph( 'After' )
	);
	page = await browser.newPage( { baseURL, storageState: adminState } );
	canvas = await openEditor( page, id );
	await selectWidget();
	await page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit', exact: true } )
		.click();
	await expect( field( canvas, 'code' ).locator( '.cm-content' ) ).toBeVisible();
} );
test.afterAll( async () => {
	await page.close();
	await php( `wp_delete_post( ${ id }, true ); wp_delete_post( ${ pageFound }, true );` );
	await removeExample();
} );

/** Selects the widget's block and restores its initial values. */
const selectWidget = () =>
	page.evaluate( ( start ) => {
		const { select, dispatch } = ( window as any ).wp.data;
		const { clientId } = select( 'core/block-editor' ).getBlocks()[ 1 ];
		dispatch( 'core/block-editor' ).selectBlock( clientId, null );
		dispatch( 'core/block-editor' ).updateBlockAttributes( clientId, {
			widgetData: { ...start },
		} );
	}, START );

const copySeven = async () => {
	const box = field( canvas, 'textarea' ).getByRole( 'textbox' );
	await box.fill( '7' );
	await box.selectText();
	await page.keyboard.press( 'ControlOrMeta+c' );
};

/** Returns the widget's data. */
const data = () =>
	page.evaluate(
		() =>
			( window as any ).wp.data.select( 'core/block-editor' ).getBlocks()[ 1 ].attributes
				.widgetData
	);

/** Returns the blocks of the post, and which are selected. */
const blocks = () =>
	page.evaluate( () => {
		const editor = ( window as any ).wp.data.select( 'core/block-editor' );
		const all = editor.getBlocks();
		return {
			names: all.map( ( block: any ) => block.name ),
			texts: all.map( ( block: any ) => String( block.attributes.content ?? '' ) ),
			selected: editor
				.getSelectedBlockClientIds()
				.map( ( one: string ) => editor.getBlockIndex( one ) ),
		};
	} );

const UNTOUCHED = {
	names: [ 'core/paragraph', EVERY_FIELD_BLOCK, 'core/paragraph' ],
	texts: [ 'Before', '', 'After' ],
	selected: [ 1 ],
};

test.describe( 'a key stays in its field', () => {
	for ( const { name, path, control, caret, effects } of KINDS ) {
		for ( const key of KEYS ) {
			const effect = effects[ key ] ?? 'nothing';
			test( `${ name }, ${ key }: ${ effect }`, async () => {
				if ( key.endsWith( '+v' ) ) {
					await copySeven();
				}
				await selectWidget();
				const box = control( field( canvas, path ) );
				await box.focus();
				if ( caret ) {
					await box.press( caret );
				}
				const valueOf = () =>
					box.evaluate( ( element: HTMLInputElement ) =>
						element.type === 'checkbox'
							? element.checked
							: ( element.value ?? element.innerText )
					);
				const before = await valueOf();
				await page.keyboard.press( key );
				expect( await blocks(), 'the blocks are what they were' ).toEqual( UNTOUCHED );
				if ( effect === 'acts' ) {
					// Closes the list.
					await page.keyboard.press( 'Escape' );
					return;
				}
				if ( effect === 'moves' ) {
					await expect( box ).not.toBeFocused();
					await expect( formIn( canvas ).locator( ':focus' ) ).toHaveCount( 1 );
					return;
				}
				await expect( box ).toBeFocused();
				if ( effect === 'changes' ) {
					expect( await valueOf() ).not.toEqual( before );
				} else {
					expect( await valueOf() ).toEqual( before );
				}
				if ( effect === 'selects' ) {
					await page.keyboard.press( 'Delete' );
					expect( await valueOf(), 'all of the text was selected' ).toBe( '' );
					await page.keyboard.press( key );
					await page.keyboard.press( 'Delete' );
					await page.keyboard.type( '5' );
					expect( await valueOf() ).toBe( '5' );
					expect( await blocks() ).toEqual( UNTOUCHED );
				}
			} );
		}
	}
} );

test.describe( 'the search for content', () => {
	test.beforeEach( selectWidget );

	const stored = ( path: string ) =>
		path === 'link' ? `post: ${ pageFound }` : String( pageFound );
	const boxOf = ( path: string ) => field( canvas, path ).getByRole( 'combobox' ).first();

	for ( const path of [ 'link', 'autocomplete' ] ) {
		test( `works with the keyboard, ${ path }`, async () => {
			await boxOf( path ).fill( 'Lighthouse keep' );
			const option = field( canvas, path ).getByRole( 'option' );
			await expect( option ).toHaveCount( 1 );
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await expect( option ).toHaveCount( 0 );
			await expect.poll( async () => ( await data() )[ path ] ).toBe( stored( path ) );
		} );

		test( `accepts keys that are pressed before the results, ${ path }`, async () => {
			await boxOf( path ).fill( 'Lighthouse keep' );
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await expect.poll( async () => ( await data() )[ path ] ).toBe( stored( path ) );
		} );

		test( `reports that there is no result, visibly and to screen readers, ${ path }`, async () => {
			await boxOf( path ).fill( 'Nothing has this name' );
			const message = field( canvas, path ).getByText( 'No results found.' );
			await expect( message.first() ).toBeVisible();
			await expect( field( canvas, path ).getByRole( 'status' ) ).toHaveText(
				'No results found.'
			);
			await page.keyboard.press( 'ArrowDown' );
			await page.keyboard.press( 'Enter' );
			await expect( boxOf( path ) ).toBeFocused();
			expect( await blocks() ).toEqual( UNTOUCHED );
		} );
	}
} );

test( 'the browser undoes unsaved text, WordPress undoes stored values', async () => {
	await selectWidget();
	const box = field( canvas, 'autocomplete' ).getByRole( 'combobox' ).first();
	await field( canvas, 'toggle' ).getByRole( 'checkbox' ).uncheck();
	const before = await data();
	await box.pressSequentially( 'abc' );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( box ).not.toHaveValue( 'abc' );
	expect( await data() ).toEqual( before );
	await box.fill( '' );
	await page.keyboard.press( 'ControlOrMeta+z' );
	await expect( field( canvas, 'toggle' ).getByRole( 'checkbox' ) ).toBeChecked();
} );
