// Draws landscapes from numbers, so that drawing again gives the same images, and writes WebP
// files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserExecutable } from '../tools/browser.mjs';

/** Returns random numbers from 0 to 1 that are equal in every run. */
const dice = ( seed ) => () => {
	seed = ( seed * 1664525 + 1013904223 ) % 4294967296;
	return seed / 4294967296;
};

/** Draws a ridge from edge to edge by midpoint displacement. */
function ridge( { width, y, height, roughness, seed } ) {
	const roll = dice( seed );
	let points = [ 0, ( roll() - 0.5 ) * height, 0 ];
	for ( let step = 0, size = height; step < 6; step++, size *= roughness ) {
		points = points.flatMap( ( point, i ) =>
			i === points.length - 1
				? [ point ]
				: [ point, ( point + points[ i + 1 ] ) / 2 + ( roll() - 0.5 ) * size ]
		);
	}
	return points
		.map(
			( point, i ) =>
				`${ ( ( i / ( points.length - 1 ) ) * width ).toFixed( 1 ) },${ ( y + point ).toFixed( 1 ) }`
		)
		.join( ' ' );
}

const layer = ( scene, { color, ...line } ) =>
	`<polygon fill="${ color }" points="0,${ scene.height } ${ ridge( { width: scene.width, ...line } ) } ${ scene.width },${ scene.height }"/>`;

/** Returns a scene as SVG: sky, sun, and ridges behind each other in the mist. */
export function landscape( scene ) {
	const { width, height, sky, sun, layers, mist } = scene;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${ sky.map( ( color, i ) => `<stop offset="${ i / ( sky.length - 1 ) }" stop-color="${ color }"/>` ).join( '' ) }</linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${ sun.color }" stop-opacity=".75"/><stop offset="1" stop-color="${ sun.color }" stop-opacity="0"/></radialGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ mist }" stop-opacity="0"/><stop offset="1" stop-color="${ mist }" stop-opacity=".55"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/>
<circle cx="${ sun.x }" cy="${ sun.y }" r="${ sun.r * 4.5 }" fill="url(#glow)"/><circle cx="${ sun.x }" cy="${ sun.y }" r="${ sun.r }" fill="${ sun.color }"/>
${ layers.map( ( one ) => layer( scene, one ) + `<rect y="${ one.y }" width="${ width }" height="${ height * 0.16 }" fill="url(#mist)"/>` ).join( '\n' ) }
</svg>`;
}

/** Returns the ridges of a scene, each lower and smoother than the one behind it. */
export const hills = ( colors, from, step, seed, roughness = 0.5 ) =>
	colors.map( ( color, i ) => ( {
		color,
		y: from + i * step,
		height: 150 - i * 16,
		roughness,
		seed: seed + i * 71,
	} ) );

/** Writes each drawing, name => SVG, to `<folder>/<name>.webp`. */
export async function writePictures( folder, drawings, quality ) {
	mkdirSync( folder, { recursive: true } );
	const browser = await chromium.launch( {
		executablePath: browserExecutable(),
		args: [ '--no-sandbox' ],
	} );
	const page = await browser.newPage();
	for ( const [ name, svg ] of Object.entries( drawings ) ) {
		const base64 = await page.evaluate( inBrowser, [ svg, quality ] );
		const bytes = Buffer.from( base64, 'base64' );
		writeFileSync( `${ folder }/${ name }.webp`, bytes );
		console.log( `${ name }.webp ${ Math.round( bytes.length / 1024 ) } KB` );
	}
	await browser.close();
}

async function inBrowser( [ source, quality ] ) {
	const image = new Image();
	image.src = `data:image/svg+xml,${ encodeURIComponent( source ) }`;
	await image.decode();
	const canvas = new OffscreenCanvas( image.width, image.height );
	canvas.getContext( '2d' ).drawImage( image, 0, 0 );
	const blob = await canvas.convertToBlob( { type: 'image/webp', quality } );
	const bytes = new Uint8Array( await blob.arrayBuffer() );
	return btoa( bytes.reduce( ( text, byte ) => text + String.fromCharCode( byte ), '' ) );
}
