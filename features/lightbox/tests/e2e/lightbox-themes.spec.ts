import { expect, test, type Page } from '@playwright/test';
import { dialog, openAt, press, publishThree, removePages, setOptions } from '../support/lightbox';
import { COLORED_BUTTONS } from '../../../../tests/support/theme';

let url = '';

test.use( {
	storageState: { cookies: [], origins: [] },
	contextOptions: { reducedMotion: 'reduce' },
} );
test.beforeAll( async () => {
	await setOptions( {} );
	url = await publishThree( 'lightbox-themes' );
} );
test.afterAll( () => removePages() );

const HOSTILE = `
	button { width: 100%; height: 120px; letter-spacing: 5px; float: right; text-transform: uppercase; min-width: 400px; padding: 40px; margin: 30px; border: 5px dashed red; border-radius: 0; background: lime; box-shadow: 0 0 40px red; opacity: .3; }
	button::before { content: "#"; } button svg { width: 100px; height: 100px; fill: red; }
	dialog { border: 20px solid red; padding: 60px; margin: 90px; width: 300px; max-width: 300px; height: 200px; background: pink; position: relative; }
	dialog::backdrop { background: orange; }
	img { border: 10px solid red; padding: 20px; max-width: 50px; margin: 40px; border-radius: 50%; box-shadow: 0 0 40px red; opacity: .5; float: left; }
	a { background: yellow; padding: 40px; font-size: 60px; } p { margin: 40px; letter-spacing: 9px; text-transform: uppercase; text-align: right; }`;
/** Sizes and styles of the visible dialog. */
const looks = ( page: Page ) =>
	dialog( page ).evaluate( ( root ) =>
		[
			root,
			...root.querySelectorAll(
				'button, button svg, [role="status"], .pagewright-lightbox__caption, .pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)'
			),
		].map( ( node ) => {
			const { x, y, width, height } = node.getBoundingClientRect();
			const style = getComputedStyle( node );
			return [
				node.getAttribute( 'class' ),
				...[ x, y, width, height ].map( Math.round ),
				...[
					'padding',
					'borderTopWidth',
					'borderRadius',
					'backgroundColor',
					'boxShadow',
					'opacity',
					'fill',
					'fontSize',
					'letterSpacing',
					'textTransform',
					'textAlign',
				].map( ( name ) => style[ name as never ] ),
				getComputedStyle( node, '::before' ).content,
				node.matches( 'dialog' ) && getComputedStyle( node, '::backdrop' ).backgroundColor,
			];
		} )
	);

test( 'a theme that styles every dialog, button and image changes nothing', async ( { page } ) => {
	await openAt( page, url );
	await press( page, 'n', 'p' );
	const before = await looks( page );
	await press( page, 'Escape' );
	await page.evaluate( ( css ) => {
		const style = document.createElement( 'style' );
		style.textContent = css;
		document.head.prepend( style );
	}, HOSTILE + COLORED_BUTTONS );
	await page
		.locator( '.entry-content a:has(img)' )
		.first()
		.evaluate( ( link: HTMLElement ) => link.click() );
	await dialog( page ).waitFor();
	await press( page, 'n', 'p' );
	await expect.poll( () => looks( page ) ).toEqual( before );
} );

test( 'with forced colors, its controls have borders and icons', async ( { page } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await openAt( page, url );
	const button = dialog( page ).getByRole( 'button', { name: 'Next' } );
	const [ edge, sign, canvas ] = await button.evaluate( ( node ) => {
		const own = getComputedStyle( node.querySelector( 'svg' )! );
		const sample = document.body.appendChild( document.createElement( 'i' ) );
		sample.style.color = 'ButtonBorder';
		return [
			getComputedStyle( node ).borderTopColor === getComputedStyle( sample ).color,
			own.stroke === 'none' ? own.fill : own.stroke,
			getComputedStyle( node ).backgroundColor,
		];
	} );
	expect( edge ).toBe( true );
	expect( sign ).not.toBe( canvas );
	await expect( dialog( page ).locator( '.pagewright-lightbox__caption' ) ).toHaveCSS(
		'border-top-width',
		'1px'
	);
} );
