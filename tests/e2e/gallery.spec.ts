import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/axe';
import { answerOutside, serveGallery, startSlides, showUnit } from '../support/gallery';
import { OPENED } from '../support/gallery-open';
import { COLORED_BUTTONS } from '../support/theme';
import { features, widgets } from '../support/units';

const FIELDS = readdirSync( 'fields' ).filter( ( name ) =>
	existsSync( `fields/${ name }/gallery.tsx` )
);

/** Read from the folders, so that a unit without gallery entries fails here. */
const UNITS = [
	...FIELDS.map( ( name ) => `field-${ name }` ),
	'form-examples',
	'form-unknown',
	...widgets.map( ( { name } ) => `form-${ name }` ),
	...widgets.map( ( { name } ) => `widget-${ name }` ),
	...features
		.filter( ( path ) => existsSync( `${ path }/gallery.tsx` ) )
		.map( ( path ) => `feature-${ basename( path ) }` ),
];

/** Intended console messages of a unit. */
const EXPECTED: Record< string, RegExp > = {
	'form-unknown': /has the unknown type "acme-rating"/,
};
const STANDARDS = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];
/**
 * Rules that a mirrored page can break: overlapping and reachable elements. All others have the
 * same result as from left to right.
 */
const OF_LAYOUT = [ 'target-size', 'scrollable-region-focusable', 'color-contrast' ];
let stopServing: () => void;
let address = '';

/** One page for all units: loading the gallery takes longer than rendering a unit. */
let page: Page;
let errors: string[] = [];

test.beforeAll( async ( { browser } ) => {
	( { address, stop: stopServing } = await serveGallery() );
	// Animated elements would have moved before the keyboard reaches them.
	page = await browser.newPage( {
		viewport: { width: 1000, height: 800 },
		reducedMotion: 'reduce',
	} );
	page.on(
		'console',
		( message ) => message.type() === 'error' && errors.push( message.text() )
	);
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	await answerOutside( page, address );
	await page.goto( address );
} );

test.afterAll( async () => {
	await page.close();
	stopServing();
} );

async function show( query: string ): Promise< void > {
	errors = [];
	await showUnit( page, query );
}

/**
 * Returns axe's violations, one line per element. Ignores colors and HTML from fixtures: only the
 * plain widget shows our colors.
 */
async function complaints(
	unit: string,
	{ root = 'main', isMirrored = false } = {}
): Promise< string[] > {
	const colors = [ 'color-contrast' ];
	const isWidget = unit.startsWith( 'widget-' );
	const without = isWidget ? colors : [];
	const found = await violations( page, {
		include: root,
		exclude: [ '[data-state="hostile"]' ],
		...( isMirrored
			? { rules: OF_LAYOUT.filter( ( rule ) => ! without.includes( rule ) ) }
			: { tags: STANDARDS, without } ),
	} );
	if ( isWidget ) {
		found.push(
			...( await violations( page, { include: '[data-state="minimal"]', rules: colors } ) )
		);
	}
	return found;
}

/** Returns states whose content is wider than a box of this width. */
const overflowing = ( widthPx: number ) =>
	page.locator( '.gallery__frame' ).evaluateAll( ( frames, width ) => {
		for ( const frame of frames ) {
			( frame as HTMLElement ).style.inlineSize = `${ width }px`;
		}
		return frames
			.filter( ( frame ) => frame.scrollWidth > frame.clientWidth )
			.map(
				( frame ) =>
					`${ ( frame.parentElement as HTMLElement ).dataset.state }: ${ frame.scrollWidth } in ${ frame.clientWidth }`
			);
	}, widthPx );

/** Returns controls that Tab does not reach from the top of the page to its end. */
async function unreachable(): Promise< string[] > {
	// Sliders start near the window and have other tab stops from then on; animations are paused
	// here.
	const sliding =
		':is([data-pagewright="slider"], [data-pagewright="carousel"]):not(:has([data-carousel_settings*="continuous"]))';
	for ( const root of await page.locator( sliding ).all() ) {
		// Repeats if an element above it has changed its height.
		await expect( async () => {
			await root.evaluate( ( element ) => element.scrollIntoView( { block: 'center' } ) );
			await expect( root ).toHaveClass( /is-running/, { timeout: 1000 } );
		} ).toPass();
	}
	const count = await page.evaluate( () => {
		const all = [
			...document.querySelectorAll< HTMLElement >(
				'.gallery__frame :is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"])'
			),
		];
		const isStop = ( element: HTMLElement ) =>
			element.tabIndex >= 0 &&
			! element.matches( ':disabled, [inert] *' ) &&
			element.checkVisibility( { visibilityProperty: true } );
		// Tab reaches one radio button of a group.
		const groupOf = ( element: Element ) =>
			element.matches( '[type="radio"]' ) ? ( element as HTMLInputElement ).name : '';
		const stops = all.filter( isStop );
		document.addEventListener( 'focusin', ( { target } ) => {
			const name = groupOf( target as Element );
			for ( const stop of stops ) {
				if ( stop === target || ( name && groupOf( stop ) === name ) ) {
					stop.dataset.isReached = '';
				}
			}
		} );
		stops.forEach( ( stop ) => ( stop.dataset.isStop = '' ) );
		// In a date input, day, month, year and the calendar are separate tab stops.
		const inDates = stops.filter( ( stop ) => stop.matches( '[type="date"]' ) ).length * 3;
		return document.querySelectorAll( 'a[href]' ).length + stops.length + inDates;
	} );
	await page.locator( 'body' ).focus();
	for ( let i = 0; i < count + 5; i++ ) {
		await page.keyboard.press( 'Tab' );
	}
	// A player hides its big button when its file has loaded or failed.
	return page
		.locator( '[data-is-stop]:not([data-is-reached])' )
		.evaluateAll( ( missed ) =>
			missed
				.filter( ( element ) => element.checkVisibility( { visibilityProperty: true } ) )
				.map( ( element ) => element.outerHTML.slice( 0, 200 ) )
		);
}

for ( const unit of UNITS ) {
	const judge = async ( isMirrored = false ) => {
		expect( await complaints( unit, { isMirrored } ), 'axe' ).toEqual( [] );
		expect( await overflowing( 640 ), 'wider than 640 px' ).toEqual( [] );
		expect( await overflowing( 260 ), 'wider than 260 px' ).toEqual( [] );
		expect(
			errors.filter( ( text ) => ! EXPECTED[ unit ]?.test( text ) ),
			'on the console'
		).toEqual( [] );
	};

	test( `${ unit } is accessible and usable by keyboard`, async () => {
		// Some have hundreds of tab stops.
		test.slow();
		await show( `unit=${ unit }` );
		await judge();
		expect( await unreachable(), 'by keyboard' ).toEqual( [] );
	} );

	test( `${ unit } is accessible from right to left`, async () => {
		await show( `unit=${ unit }&dir=rtl` );
		await judge( true );
	} );
}

for ( const [ unit, [ name, open ] ] of Object.entries( OPENED ) ) {
	for ( const dir of [ 'ltr', 'rtl' ] ) {
		for ( const width of [ 640, 260 ] ) {
			test( `${ unit } is accessible when it is open, ${ dir } at ${ width } px`, async () => {
				await page.setViewportSize( { width: width === 260 ? 320 : 1000, height: 800 } );
				// Reloads: an open dialog of the previous unit would cover it.
				await page.goto(
					`${ address }?unit=${ unit }&state=${ name }&dir=${ dir }&width=${ width }`
				);
				await open( page.locator( '.gallery__state' ) );
				expect( await complaints( unit, { root: 'body' } ), 'axe' ).toEqual( [] );
				const sideways = await page.evaluate( () => {
					const { scrollWidth, clientWidth } = document.documentElement;
					return scrollWidth - clientWidth;
				} );
				expect( sideways, 'pixels that the page scrolls sideways' ).toBe( 0 );
			} );
		}
	}
}

test( 'a theme that colors every button does not change widgets', async () => {
	test.slow();
	let seen = 0;
	for ( const unit of UNITS.filter( ( name ) => name.startsWith( 'widget-' ) ) ) {
		await show( `unit=${ unit }` );
		await startSlides( page );
		// At the same moment, because other engines may be starting. The theme styles buttons of
		// forms without a design.
		const [ before, after ] = await page
			.locator(
				'.gallery__frame :is(button, input[type="submit"]):not(:is(.wpcf7 *):not(.sow-submit-styled *))'
			)
			.evaluateAll( ( buttons, css ) => {
				const colors = () =>
					buttons.map( ( button ) => {
						const { color, backgroundColor } = getComputedStyle( button );
						return [ button.outerHTML.slice( 0, 120 ), color, backgroundColor ];
					} );
				const add = ( text: string ) => {
					const style = document.createElement( 'style' );
					style.textContent = text;
					return document.head.appendChild( style );
				};
				const still = add( '* { transition: none !important; }' );
				const first = colors();
				const theme = add( css );
				const second = colors();
				theme.remove();
				still.remove();
				return [ first, second ];
			}, COLORED_BUTTONS );
		expect( after, unit ).toEqual( before );
		seen += before!.length;
	}
	expect( seen ).toBeGreaterThan( 50 );
} );

test( 'selected options are visible with forced colors', async () => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( `${ address }?unit=field-image-radio&state=filled` );
	const tile = page.locator( '.pagewright-image-radio__tile' );
	await expect( tile.nth( 0 ) ).toHaveCSS( 'outline-style', 'none' );
	await expect( tile.nth( 1 ) ).toHaveCSS( 'outline-style', 'solid' );
	await page.goto( `${ address }?unit=field-color&state=filled` );
	await expect( page.locator( '.pagewright-color__paint' ) ).toHaveCSS(
		'background-color',
		'rgb(58, 87, 149)'
	);
	await page.goto( `${ address }?unit=field-checkbox&state=ticked` );
	const ground = await page
		.getByRole( 'checkbox' )
		.evaluate( ( box ) => getComputedStyle( box ).backgroundColor );
	await expect( page.locator( '.components-checkbox-control__checked' ) ).not.toHaveCSS(
		'fill',
		ground
	);
	await page.emulateMedia( { forcedColors: 'none' } );
} );

test( 'the list contains every unit of the folders, and nothing else', async () => {
	await page.goto( address );
	const listed = await page
		.locator( '.gallery__index a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) =>
				new URL( ( link as HTMLAnchorElement ).href ).searchParams.get( 'unit' )
			)
		);
	expect( listed.sort() ).toEqual( [ ...UNITS ].sort() );
} );

test( 'a state has its own URL', async () => {
	await page.goto( `${ address }?unit=field-text&state=required-and-empty&dir=rtl` );
	await expect( page.locator( '.gallery__state' ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'textbox', { name: 'Title' } ) ).toBeVisible();
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
} );

test( 'the accordion of a golden page opens, and arrow keys move between panels', async () => {
	await page.goto( `${ address }?unit=widget-accordion&state=three-panels` );
	const headers = page.locator( 'summary' );
	await headers.first().click();
	await expect( page.locator( 'details' ).first() ).toHaveClass( /sow-accordion-panel-open/ );
	await page.keyboard.press( 'ArrowDown' );
	await expect( headers.nth( 1 ) ).toBeFocused();
} );
