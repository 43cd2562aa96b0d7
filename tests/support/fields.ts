import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { blockOf, makePost, openEditor, savedContent } from './editor';
import { phpFile } from './site';

const { call } = phpFile( 'tests/support/fields.php' );

type Data = Record< string, any >;

/** Returns the form of the only widget in the canvas. */
export const formIn = ( canvas: FrameLocator ) => canvas.locator( '.pagewright-form' );

/** Returns the wrapper of a field by its path in the saved data. */
export const field = ( canvas: FrameLocator, path: string ) =>
	canvas.locator( `[data-field="${ path }"]` );

/** Selects the first block of the post and opens its form. */
export async function openForm( page: Page, canvas: FrameLocator ): Promise< void > {
	await page.waitForFunction(
		() => ( window as any ).wp.data.select( 'core/block-editor' ).getBlocks().length > 0
	);
	await page.evaluate( () => {
		const { select, dispatch } = ( window as any ).wp.data;
		dispatch( 'core/block-editor' ).selectBlock(
			select( 'core/block-editor' ).getBlocks()[ 0 ].clientId
		);
	} );
	const edit = page
		.getByRole( 'toolbar', { name: 'Block tools' } )
		.getByRole( 'button', { name: 'Edit', exact: true } );
	await edit.click();
	await expect( formIn( canvas ) ).toBeVisible();
}

/** Opens every section, including inner ones. */
export async function openSections( canvas: FrameLocator ): Promise< void > {
	const closed = canvas.locator( '.pagewright-section__toggle[aria-expanded="false"]' );
	await expect( canvas.locator( '.pagewright-section__toggle' ).first() ).toBeVisible();
	while ( ( await closed.count() ) > 0 ) {
		await closed.first().click();
	}
}

/** Returns the current data of the block in the editor. */
export const dataNow = ( page: Page ): Promise< Data > =>
	page.evaluate(
		() =>
			( window as any ).wp.data.select( 'core/block-editor' ).getBlocks()[ 0 ].attributes
				.widgetData ?? {}
	);

/** Returns the text of widgetData in the saved post. */
export async function savedJson( id: number ): Promise< string > {
	const [ , json = '{}' ] = /<!-- wp:\S+ (\{.*\}) \/-->/s.exec( await savedContent( id ) ) ?? [];
	return JSON.stringify( ( JSON.parse( json ) as Data ).widgetData );
}

export const savedData = async ( id: number ): Promise< Data > =>
	JSON.parse( await savedJson( id ) );

/**
 * Drags one element onto another with the mouse, in steps like a hand. Both may be in the canvas.
 */
export async function dragTo( page: Page, from: Locator, to: Locator ): Promise< void > {
	await from.scrollIntoViewIfNeeded();
	const middle = async ( of: Locator ) => {
		const box = ( await of.boundingBox() )!;
		return [ box.x + box.width / 2, box.y + box.height / 2 ] as const;
	};
	const [ startX, startY ] = await middle( from );
	const [ , endY ] = await middle( to );
	await page.mouse.move( startX, startY );
	await page.mouse.down();
	for ( let step = 1; step <= 8; step++ ) {
		await page.mouse.move( startX, startY + ( ( endY - startY ) * step ) / 8 );
	}
	await page.mouse.up();
	// dnd-kit blocks every click for a moment after a drop, including clicks by keys.
	await expect
		.poll( () =>
			to.evaluate( ( { ownerDocument } ) => {
				let isHeard = false;
				const hear = () => ( isHeard = true );
				ownerDocument.addEventListener( 'click', hear );
				ownerDocument.documentElement.dispatchEvent(
					new MouseEvent( 'click', { bubbles: true } )
				);
				ownerDocument.removeEventListener( 'click', hear );
				return isHeard;
			} )
		)
		.toBe( true );
}

/**
 * Picks up the item of the focused handle, so that an arrow key moves it. dnd-kit listens to keys
 * from the next turn of the event loop on.
 *
 * @param page     The page.
 * @param canvas   Contains the list.
 * @param position Announcement, such as `One: 1 of 3`.
 */
export async function pickUp(
	page: Page,
	canvas: FrameLocator,
	position: string
): Promise< void > {
	await page.keyboard.press( 'Space' );
	await expect( canvas.locator( '.is-dragging' ) ).toHaveCount( 1 );
	await expect( canvas.getByText( position ) ).toBeAttached();
	await page.evaluate( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
}

/** Returns IDs and titles of the media library's images. */
export const pictures = () => call< Array< { id: number; title: string } > >( 'pictures' );

/**
 * Writes content into a post without WordPress's filters, which would change it without a user who
 * may write any HTML.
 */
export const setContent = ( id: number, content: string ) => call( 'set_content', content, id );

/** Opens the form of a widget with these values in the canvas of the post editor. */
export async function formOf( page: Page, widgetClass: string, widgetData: object ) {
	const id = await makePost( blockOf( widgetClass, { widgetData } ) );
	const canvas = await openEditor( page, id );
	await openForm( page, canvas );
	return { id, canvas };
}
