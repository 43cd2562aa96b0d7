import type { Page } from '@playwright/test';

/** Counts editors that the browser cannot free, because something still references them. */
export async function editorsHeld( page: Page ): Promise< number > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'HeapProfiler.collectGarbage' );
	const { result } = await browser.send( 'Runtime.evaluate', {
		expression: 'tinymce.Editor.prototype',
	} );
	const { objects } = await browser.send( 'Runtime.queryObjects', {
		prototypeObjectId: result.objectId!,
	} );
	const { result: count } = await browser.send( 'Runtime.callFunctionOn', {
		objectId: objects.objectId!,
		functionDeclaration: 'function () { return this.length; }',
		returnByValue: true,
	} );
	await browser.detach();
	return count.value;
}

/**
 * Counts the listeners of the page and its frames, including those of WordPress and of the
 * browser's own controls.
 */
export async function listenersHeld( page: Page ): Promise< number > {
	const browser = await page.context().newCDPSession( page );
	await browser.send( 'HeapProfiler.collectGarbage' );
	const { jsEventListeners } = await browser.send( 'Memory.getDOMCounters' );
	await browser.detach();
	return jsEventListeners;
}
