import { expect, type Locator } from '@playwright/test';

/** Drops files and folders of this computer on an element, as the user does. */
export const drop = ( target: Locator, paths: readonly string[] ) =>
	send( target, paths, [ 'dragEnter', 'dragOver', 'drop' ] );

/**
 * Drops them on a dialog of WordPress, which shows a sheet over itself while something is dragged. A browser ignores the
 * drop if the sheet has just appeared or disappeared; the user then drops again.
 */
export async function dropOnSheet( target: Locator, paths: readonly string[] ): Promise< void > {
	const arrived = await target.evaluateHandle( ( { ownerDocument } ) => {
		const drops: string[] = [];
		ownerDocument.addEventListener( 'drop', ( { type } ) => drops.push( type ), true );
		return drops;
	} );
	await expect
		.poll( async () => {
			await send( target, paths, [
				'dragEnter',
				'dragOver',
				'dragOver',
				'dragOver',
				'drop',
			] );
			return arrived.evaluate( ( drops ) => drops.length );
		} )
		.toBe( 1 );
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
