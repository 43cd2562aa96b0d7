import { expect, type Locator } from '@playwright/test';

/** Drops files and folders of this computer on an element, as the user does. */
export const drop = ( target: Locator, paths: readonly string[] ) =>
	send( target, paths, [ 'dragEnter', 'dragOver', 'drop' ] );

/**
 * Drops them on a dialog of WordPress. It shows a sheet over itself while something is dragged, and a browser ignores a
 * drop before the sheet appears.
 */
export async function dropOnSheet( target: Locator, paths: readonly string[] ): Promise< void > {
	await send( target, paths, [ 'dragEnter', 'dragOver' ] );
	const sheet = target.page().locator( '.uploader-window:visible' );
	await expect( sheet ).toHaveCSS( 'opacity', '1' );
	await send( target, paths, [ 'dragOver', 'dragOver', 'drop' ] );
}

/** Drags them over an element, without a drop. */
export const drag = ( target: Locator, paths: readonly string[] ) =>
	send( target, paths, [ 'dragEnter', 'dragOver', 'dragOver' ] );

async function send(
	target: Locator,
	paths: readonly string[],
	types: ReadonlyArray< 'dragEnter' | 'dragOver' | 'drop' >
): Promise< void > {
	const box = ( await target.boundingBox() )!;
	const session = await target.page().context().newCDPSession( target.page() );
	for ( const type of types ) {
		await session.send( 'Input.dispatchDragEvent', {
			type,
			x: box.x + box.width / 2,
			y: box.y + box.height / 2,
			data: { items: [], files: [ ...paths ], dragOperationsMask: 1 },
		} );
	}
	await session.detach();
}
