import type { Locator, Page } from '@playwright/test';

/** Moves a finger across the middle of an element by this number of px, like a touch screen. */
export async function swipe( page: Page, target: Locator, byPx: number ): Promise< void > {
	const session = await page.context().newCDPSession( page );
	const box = ( await target.boundingBox() )!;
	const y = box.y + box.height / 2;
	const from = box.x + box.width / 2 - byPx / 2;
	const touch = ( type: string, x?: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: x === undefined ? [] : [ { x, y } ],
		} );
	await touch( 'touchStart', from );
	for ( let part = 1; part <= 5; part++ ) {
		await touch( 'touchMove', from + ( byPx * part ) / 5 );
	}
	await touch( 'touchEnd' );
	await session.detach();
}
