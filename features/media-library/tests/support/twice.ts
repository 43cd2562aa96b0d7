import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Keys as Chromium names them. */
const KEYS = {
	Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
	space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
};

type Step = 'down' | 'hold' | 'up';

/** Sends the events of a key with times 50 ms apart, so that the speed of the page and of the test does not matter. */
async function send( page: Page, name: keyof typeof KEYS, steps: Step[] ) {
	const { text, ...key } = KEYS[ name ];
	const session = await page.context().newCDPSession( page );
	const start = Date.now() / 1000;
	for ( const [ at, step ] of steps.entries() ) {
		await session.send( 'Input.dispatchKeyEvent', {
			...key,
			...( step === 'up' ? { type: 'keyUp' } : { type: 'keyDown', text } ),
			autoRepeat: step === 'hold',
			timestamp: start + at * 0.05,
		} );
	}
	await session.detach();
}

/** Focuses a button as a user does, with keys. */
async function reach( button: Locator ) {
	await expect( button ).toBeEnabled();
	await button.focus();
	await button.page().keyboard.press( 'Shift' );
}

/** Ways to press a button twice. The first Enter is held until the keyboard repeats it. */
export const WAYS = {
	'two clicks': ( button: Locator ) => button.dblclick(),
	'a held Enter, and another one': async ( button: Locator ) => {
		await reach( button );
		await send( button.page(), 'Enter', [ 'down', 'hold', 'up', 'down', 'up' ] );
	},
	'two spaces': async ( button: Locator ) => {
		await reach( button );
		await send( button.page(), 'space', [ 'down', 'up', 'down', 'up' ] );
	},
};

/** Collects the requests whose address or body has a text. */
export function requestsWith( page: Page, text: string ): Request[] {
	const seen: Request[] = [];
	page.on( 'request', ( request ) => {
		if ( `${ request.url() } ${ request.postData() ?? '' }`.includes( text ) ) {
			seen.push( request );
		}
	} );
	return seen;
}
