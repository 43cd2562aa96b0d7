import { expect, test, type Page } from '@playwright/test';
import { disabledFocus, watchDisabledFocus } from '../support/disabled-focus';
import { answerOutside, serveGallery, showUnit } from '../support/gallery';
import { handsOn, leave, lookOf } from '../support/keyboard/hands';
import { POPUPS } from '../support/keyboard/popups';
import { VALUES } from '../support/keyboard/values';

let stopServing: () => void;
let page: Page;

test.beforeAll( async ( { browser } ) => {
	const { address, stop } = await serveGallery();
	stopServing = stop;
	page = await browser.newPage( { viewport: { width: 1000, height: 800 } } );
	await answerOutside( page, address );
	await watchDisabledFocus( page );
	await page.goto( address );
} );
test.afterEach( async () => expect( await disabledFocus( page ) ).toEqual( [] ) );
test.afterAll( async () => {
	await page.close();
	stopServing();
} );

for ( const { title, unit, state, dir = 'ltr', walk } of [ ...VALUES, ...POPUPS ] ) {
	test( `${ unit }: ${ title }`, async () => {
		await showUnit( page, `unit=field-${ unit }&state=${ state }&dir=${ dir }` );
		const field = page.locator( '.gallery__frame' );
		const hands = handsOn( page );
		await page.locator( '.gallery__state h2 a' ).focus();
		const before = await lookOf( field );
		await hands.press( 'Tab' );
		await expect( field.locator( '*:focus' ) ).toHaveCount( 1 );
		await expect
			.poll( () => lookOf( field ), { message: 'the focus is seen' } )
			.not.toBe( before );
		await walk( field, hands );
		await leave( hands );
	} );
}
