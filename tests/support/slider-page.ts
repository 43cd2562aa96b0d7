import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Origin of the pages of these tests; requests never leave the browser. */
export const ORIGIN = 'https://slides.test';

export interface Frame {
	/** Content of the slide's container. */
	html?: string;
	/** Additional attributes of the `li`. */
	attributes?: string;
	picture?: string;
}

export interface SliderParts {
	id?: string;
	settings?: Record< string, unknown >;
	/** `data-options` of the root. */
	options?: Record< string, unknown >;
	slides?: Frame[];
	hasSound?: boolean;
}

const attribute = ( value: unknown ) =>
	JSON.stringify( value ).replaceAll( '&', '&amp;' ).replaceAll( "'", '&#39;' );

/** Returns slides with one image each. */
export const pictures = ( count: number ): Frame[] =>
	Array.from( { length: count }, ( _, i ) => ( { picture: `/picture-${ i + 1 }.svg` } ) );

const slide = (
	{ html = '', attributes = '', picture }: Frame,
	i: number,
	all: Frame[],
	id: string
) =>
	`<li class="sow-slider-image sow-slider-image-cover" id="${ id }-${ i + 1 }" ${ attributes }>
		<div class="sow-slider-image-container" ${ all.length > 1 ? `role="group" aria-roledescription="slide" aria-label="${ i + 1 } of ${ all.length }"` : '' }>
			${ picture ? `<img class="sow-slider-background-image" src="${ picture }" alt="" width="1200" height="400" ${ i ? 'loading="lazy"' : '' }>` : '' }
			${ html }
		</div>
	</li>`;

/** Returns a slider as the server prints it. */
export function slider( {
	id = 'one',
	settings = {},
	options,
	slides = pictures( 3 ),
	hasSound,
}: SliderParts = {} ): string {
	const hasMany = slides.length > 1;
	const arrow = ( way: string, name: string ) =>
		`<div class="sow-slide-nav sow-slide-nav-${ way }" hidden><a href="#" role="button" data-action="${ way }" aria-label="${ name } slide"><em class="sow-sld-icon-thin"></em></a></div>`;
	return `<${ hasMany ? 'section' : 'div' } class="sow-slider-base" data-pagewright="slider" ${ options ? `data-options='${ attribute( options ) }'` : '' } ${ hasMany ? 'aria-roledescription="carousel" aria-label="Slides"' : '' }>
		${ hasMany && ! settings.paused ? '<button type="button" class="pagewright-rotation" aria-label="Stop the slides" data-stop="Stop the slides" data-start="Start the slides" hidden></button>' : '' }
		<ul class="sow-slider-images" data-settings='${ attribute( settings ) }' data-anchor-id="${ id }-anchor" ${ hasMany ? 'tabindex="0"' : '' }>
			${ slides.map( ( frame, i ) => slide( frame, i, slides, id ) ).join( '' ) }
		</ul>
		${ hasMany ? `<ol class="sow-slider-pagination">${ slides.map( ( _, i ) => `<li><a href="#${ id }-${ i + 1 }" data-goto="${ i }" aria-label="Go to slide ${ i + 1 }">${ i + 1 }</a></li>` ).join( '' ) }</ol>${ arrow( 'next', 'Next' ) }${ arrow( 'prev', 'Previous' ) }` : '' }
		${ hasSound ? '<button type="button" class="sow-player-controls-sound" hidden aria-label="Unmute"></button>' : '' }
	</${ hasMany ? 'section' : 'div' }>`;
}

/**
 * The parts of the sliders' style sheet that the script needs. Another `display` of the stack would
 * count as a layout shift.
 */
const CSS = `
	body { margin: 0; font: 16px/1.5 sans-serif; background: #fff; color: #000 }
	.sow-slider-base { position: relative; overflow: hidden; isolation: isolate }
	.sow-slider-images { display: grid; grid-auto-flow: column; grid-auto-columns: 100%; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; list-style: none; margin: 0; padding: 0 }
	.sow-slider-image { min-width: 0; scroll-snap-align: start; box-sizing: border-box; background: #fff }
	.sow-slider-image-container { position: relative; min-height: 200px; box-sizing: border-box; padding: 60px 60px 80px }
	.sow-slider-background-image { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover }
	.pagewright-slide-link { position: absolute; inset: 0 }
	.is-running > .sow-slider-images { overflow: hidden }
	.is-running > .sow-slider-images > .sow-slider-image { grid-area: 1 / 1; opacity: 0; transition: opacity var(--pagewright-slides-speed) }
	.is-running > .sow-slider-images > .cycle-slide-active { opacity: 1; z-index: 1 }
	.sow-slide-nav, .sow-slider-pagination { transition: opacity 150ms; position: absolute; z-index: 2 }
	.is-running:not(.is-nav-shown, :focus-within) > :is(.sow-slide-nav, .sow-slider-pagination) { opacity: 0 }
	.sow-slide-nav { top: 40% } .sow-slide-nav-next { right: 4px }
	.sow-slide-nav a, .sow-slider-pagination a { display: block; min-width: 24px; min-height: 24px; background: #fff; color: #000 }
	.sow-slider-pagination { bottom: 6px; left: 60px; display: flex; gap: 8px; list-style: none; margin: 0; padding: 0 }
	.pagewright-rotation, .sow-player-controls-sound { position: absolute; z-index: 3; width: 32px; height: 32px; top: 4px; left: 4px }
	.sow-player-controls-sound { left: 60px }
	.sow-slider-base [hidden] { display: none }`;

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"><rect width="1200" height="400" fill="#246"/></svg>`;
const files: Record< string, Buffer > = {};

/** Adds a file to the pages of these tests. */
export const serveFile = ( path: string, content: Buffer ): void => {
	files[ path ] = content;
};

/**
 * Opens a page with this content, the built scripts of these widgets and a stopped clock. `log`
 * contains the events of sliders and carousels with their time. Libraries load after `chunks`
 * resolves.
 */
export async function openSlides(
	page: Page,
	html: string,
	{
		widgets = [ 'slider' ],
		attributes = '',
		path = '/',
		hasClock = true,
		chunks = Promise.resolve(),
	} = {}
): Promise< void > {
	await page.route( `${ ORIGIN }/**`, async ( route ) => {
		const { pathname } = new URL( route.request().url() );
		if ( pathname.includes( '/chunks/' ) ) {
			await chunks;
		}
		if ( pathname.startsWith( '/build/' ) ) {
			return route.fulfill( {
				contentType: 'text/javascript',
				body: readFileSync( `.${ pathname }` ),
			} );
		}
		if ( pathname.startsWith( '/picture' ) ) {
			return route.fulfill( { contentType: 'image/svg+xml', body: PICTURE } );
		}
		if ( files[ pathname ] ) {
			return route.fulfill( { contentType: 'video/webm', body: files[ pathname ] } );
		}
		return pathname === '/'
			? route.fulfill( {
					contentType: 'text/html; charset=utf-8',
					body: pageOf( html, attributes, widgets ),
				} )
			: route.fulfill( { status: 404, body: '' } );
	} );
	await page.addInitScript( ( types ) => {
		const log: object[] = [];
		Object.assign( window, { log } );
		for ( const type of types ) {
			document.addEventListener( type, ( event ) => {
				const detail = ( event as CustomEvent ).detail ?? {};
				const { incoming, outgoing, isForward, remainingMs } = detail;
				log.push( {
					type,
					at: performance.now(),
					...( incoming && { to: incoming.id, from: outgoing.id, isForward } ),
					...( detail.slide && { slide: detail.slide.id } ),
					...( remainingMs !== undefined && { remainingMs } ),
				} );
			} );
		}
	}, EVENTS );
	if ( hasClock ) {
		await page.clock.install( { time: 0 } );
		await page.clock.pauseAt( 1000 );
	}
	await page.goto( ORIGIN + path );
}

const pageOf = ( html: string, attributes: string, widgets: string[] ) =>
	`<!doctype html><html lang="en" ${ attributes }><head><title>Slides</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${ CSS }</style>
	${ widgets.map( ( name ) => `<script type="module" src="/build/blocks/${ name }/view.js"></script>` ).join( '' ) }</head>
	<body><main><h1>Slides</h1>${ html }<p><a href="#after" id="after">After</a></p></main></body></html>`;

const EVENTS = [
	'slider_setup_before',
	'slider_setup_after',
	'cycle-initialized',
	'cycle-destroyed',
	'cycle-before',
	'cycle-after',
	'cycle-paused',
	'cycle-resumed',
	'cycle-finished',
	'sowSlideInitial',
	'sowSlideCycleBefore',
	'sowSlideCycleAfter',
];

export interface Logged {
	type: string;
	at: number;
	to?: string;
	from?: string;
	isForward?: boolean;
	remainingMs?: number;
	slide?: string;
}

/** Returns the recorded events, of one type or all. */
export const logOf = ( page: Page, type?: string ): Promise< Logged[] > =>
	page.evaluate(
		( wanted ) =>
			( window as unknown as { log: Logged[] } ).log.filter(
				( one ) => ! wanted || one.type === wanted
			),
		type
	);

/** Advances the clock until this number of sliders has started. */
export async function started( page: Page, count = 1 ): Promise< void > {
	for ( let turn = 0; turn < 300; turn++ ) {
		await page.clock.runFor( 10 );
		if ( ( await logOf( page, 'slider_setup_after' ) ).length >= count ) {
			return;
		}
	}
	throw new Error( 'No slider has started.' );
}

/** Returns the ID of the current slide of the first slider. */
export const shown = ( page: Page ): Promise< string > =>
	page
		.locator( '.cycle-slide-active' )
		.first()
		.evaluate( ( { id } ) => id );

/** Returns a short video with sound, which the browser generates itself. */
export async function film( page: Page ): Promise< Buffer > {
	const data = await page.evaluate( async () => {
		const canvas = window.document.createElement( 'canvas' );
		const context = canvas.getContext( '2d' )!;
		const audio = new AudioContext();
		const sound = audio.createMediaStreamDestination();
		const tone = audio.createOscillator();
		tone.connect( sound );
		tone.start();
		const recorder = new MediaRecorder(
			new MediaStream( [
				...canvas.captureStream( 25 ).getTracks(),
				...sound.stream.getTracks(),
			] ),
			{ mimeType: 'video/webm' }
		);
		const parts: Blob[] = [];
		recorder.ondataavailable = ( event ) => parts.push( event.data );
		const drawing = setInterval( () => context.fillRect( 0, 0, Math.random() * 300, 9 ), 40 );
		recorder.start();
		await new Promise( ( done ) => setTimeout( done, 1500 ) );
		recorder.stop();
		await new Promise( ( done ) => ( recorder.onstop = done ) );
		clearInterval( drawing );
		const bytes = new Uint8Array( await new Blob( parts ).arrayBuffer() );
		return btoa( Array.from( bytes, ( byte ) => String.fromCharCode( byte ) ).join( '' ) );
	} );
	return Buffer.from( data, 'base64' );
}

/** Moves a finger over the slides by this number of pixels. */
export async function swipe(
	page: Page,
	byPx: number,
	stepMs = 10,
	on = '.sow-slider-images'
): Promise< void > {
	const box = ( await page.locator( on ).first().boundingBox() )!;
	const x = box.x + box.width / 2;
	const y = box.y + 30;
	const cdp = await page.context().newCDPSession( page );
	const send = ( type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number ) =>
		cdp.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: at === undefined ? [] : [ { x: at, y } ],
		} );
	await send( 'touchStart', x );
	for ( let part = 1; part <= 8; part++ ) {
		await send( 'touchMove', x + ( byPx * part ) / 8 );
		await page.clock.runFor( stepMs );
	}
	await send( 'touchEnd' );
	await page.clock.runFor( 1 );
}
