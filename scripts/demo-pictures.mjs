// node scripts/demo-pictures.mjs. Draws the demo pictures, all our own, into demo/pictures/*.webp.
// The drawings are made of numbers alone, so running it again gives the same scenes. The results are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserExecutable } from '../tools/browser.mjs';
import { root } from '../tools/paths.mjs';

const folder = `${ root }/demo/pictures`;
const QUALITY = 0.78;

/** Random numbers from 0 to 1 that are the same at every run. */
const dice = ( seed ) => () => {
	seed = ( seed * 1664525 + 1013904223 ) % 4294967296;
	return seed / 4294967296;
};

/** A ridge from edge to edge: midpoints moved up and down, less at each step. */
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

function landscape( scene ) {
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

/** Plain shapes, for icons and small pictures. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24"><path fill="#ffd166" d="M12 2l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.200 5.900 20.600l1.400-6.800L2.200 9.100l6.900-.8z"/></svg>`;

const hills = ( colors, from, step, seed, roughness = 0.5 ) =>
	colors.map( ( color, i ) => ( {
		color,
		y: from + i * step,
		height: 150 - i * 16,
		roughness,
		seed: seed + i * 71,
	} ) );

const scenes = {
	photo: {
		width: 1400,
		height: 933,
		sky: [ '#26456f', '#7d95ad', '#f3c9a5', '#fbe3c4' ],
		sun: { x: 960, y: 372, r: 42, color: '#fff2d6' },
		mist: '#fbe0c6',
		layers: hills( [ '#8fa3b8', '#6a86a0', '#456b86', '#285069', '#12364a' ], 440, 100, 11 ),
	},
	dunes: {
		width: 1200,
		height: 800,
		sky: [ '#f2a65a', '#f7c98b', '#fdebd0' ],
		sun: { x: 300, y: 240, r: 54, color: '#fff6e0' },
		mist: '#fbd7a8',
		layers: hills( [ '#e6a567', '#d28a4e', '#b76c3b', '#8d4b2b' ], 400, 105, 5, 0.3 ),
	},
	fjord: {
		width: 900,
		height: 1200,
		sky: [ '#0f2b46', '#2f6278', '#8fb8b5', '#dfeee0' ],
		sun: { x: 560, y: 420, r: 34, color: '#fefae0' },
		mist: '#cfe6dc',
		layers: hills(
			[ '#7ba6a5', '#4f8586', '#2f6669', '#1a4a50', '#0b2f37' ],
			520,
			130,
			23,
			0.55
		),
	},
	meadow: {
		width: 1200,
		height: 800,
		sky: [ '#8ec5e8', '#c9e6f2', '#f4faf5' ],
		sun: { x: 880, y: 190, r: 46, color: '#fffdf0' },
		mist: '#f2f8e4',
		layers: hills(
			[ '#b9d3b0', '#93bd84', '#6ba35f', '#488745', '#2c6634' ],
			400,
			90,
			41,
			0.36
		),
	},
};

mkdirSync( folder, { recursive: true } );
const browser = await chromium.launch( {
	executablePath: browserExecutable(),
	args: [ '--no-sandbox' ],
} );
const page = await browser.newPage();
const drawings = {
	...Object.fromEntries(
		Object.entries( scenes ).map( ( [ name, scene ] ) => [ name, landscape( scene ) ] )
	),
	mark,
};
for ( const [ name, svg ] of Object.entries( drawings ) ) {
	const base64 = await page.evaluate(
		async ( [ source, quality ] ) => {
			const image = new Image();
			image.src = `data:image/svg+xml,${ encodeURIComponent( source ) }`;
			await image.decode();
			const canvas = new OffscreenCanvas( image.width, image.height );
			canvas.getContext( '2d' ).drawImage( image, 0, 0 );
			const bytes = new Uint8Array(
				await (
					await canvas.convertToBlob( { type: 'image/webp', quality } )
				).arrayBuffer()
			);
			return btoa( bytes.reduce( ( text, byte ) => text + String.fromCharCode( byte ), '' ) );
		},
		[ svg, QUALITY ]
	);
	const bytes = Buffer.from( base64, 'base64' );
	writeFileSync( `${ folder }/${ name }.webp`, bytes );
	console.log( `${ name }.webp ${ Math.round( bytes.length / 1024 ) } KB` );
}
await browser.close();
