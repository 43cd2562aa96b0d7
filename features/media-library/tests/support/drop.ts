import type { Locator } from '@playwright/test';

/** Drops files and folders of this computer on an element, as the user does. */
export async function drop( target: Locator, paths: readonly string[] ): Promise< void > {
	const box = ( await target.boundingBox() )!;
	const session = await target.page().context().newCDPSession( target.page() );
	for ( const type of [ 'dragEnter', 'dragOver', 'drop' ] as const ) {
		await session.send( 'Input.dispatchDragEvent', {
			type,
			x: box.x + box.width / 2,
			y: box.y + box.height / 2,
			data: { items: [], files: [ ...paths ], dragOperationsMask: 1 },
		} );
	}
	await session.detach();
}
