// node scripts/pattern-pictures.mjs. Draws the images of the block patterns, all our own, into patterns/pictures/*.webp. The results are committed.
import { root } from '../tools/paths.mjs';
import { hills, landscape, writePictures } from './draw-pictures.mjs';

const QUALITY = 0.6;

const scene = ( [ width, height ], { sky, sun, mist, ridges, seed, roughness = 0.4 } ) =>
	landscape( {
		width,
		height,
		sky,
		sun: {
			x: width * sun[ 0 ],
			y: height * sun[ 1 ],
			r: Math.min( width, height ) * 0.055,
			color: sun[ 2 ],
		},
		mist,
		layers: hills( ridges, height * 0.5, ( height * 0.46 ) / ridges.length, seed, roughness ),
	} );

/** An anonymous portrait: a head and shoulders in three colors. */
const portrait = ( {
	behind,
	skin,
	hair,
	shirt,
	long,
} ) => `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">
<rect width="320" height="320" fill="${ behind }"/>
${ long ? `<rect x="98" y="92" width="124" height="150" rx="58" fill="${ hair }"/>` : '' }
<path fill="${ shirt }" d="M40 320c4-62 52-92 120-92s116 30 120 92z"/>
<path fill="${ skin }" d="M138 190h44v42a22 18 0 0 1-44 0z"/>
<ellipse cx="160" cy="146" rx="50" ry="60" fill="${ skin }"/>
<path fill="${ hair }" d="M106 148c-8-52 20-82 56-82 38 0 62 30 52 82-6-26-20-40-44-46-20 6-48 8-64 46z"/></svg>`;

await writePictures(
	`${ root }/patterns/pictures`,
	{
		valley: scene( [ 1200, 800 ], {
			sky: [ '#2c4a63', '#7f9fae', '#f1cfa9', '#fbe8cf' ],
			sun: [ 0.68, 0.36, '#fff2d6' ],
			mist: '#fbe0c6',
			ridges: [ '#8fa9a8', '#5f857f', '#3f6a5f', '#275045', '#173a32' ],
			seed: 17,
		} ),
		coast: scene( [ 900, 600 ], {
			sky: [ '#74b3d8', '#bfe0ee', '#f6faf4' ],
			sun: [ 0.24, 0.24, '#fffdf0' ],
			mist: '#eef6f2',
			ridges: [ '#a9cbd0', '#6fa5ad', '#427f8a', '#235b68' ],
			seed: 59,
		} ),
		sands: scene( [ 900, 600 ], {
			sky: [ '#ee9f5b', '#f7cb91', '#fdeed6' ],
			sun: [ 0.7, 0.3, '#fff6e0' ],
			mist: '#fbd7a8',
			ridges: [ '#e3a368', '#cd874d', '#b06838', '#87482a' ],
			seed: 8,
			roughness: 0.3,
		} ),
		pines: scene( [ 750, 1000 ], {
			sky: [ '#14324a', '#3a6f80', '#a3c6bd', '#e6f0e0' ],
			sun: [ 0.6, 0.34, '#fefae0' ],
			mist: '#cfe6dc',
			ridges: [ '#86aead', '#568c8c', '#34706f', '#1d5155', '#0c333b' ],
			seed: 31,
			roughness: 0.52,
		} ),
		meadow: scene( [ 800, 800 ], {
			sky: [ '#8ec5e8', '#cbe7f2', '#f4faf5' ],
			sun: [ 0.74, 0.24, '#fffdf0' ],
			mist: '#f2f8e4',
			ridges: [ '#b9d3b0', '#93bd84', '#6ba35f', '#488745', '#2c6634' ],
			seed: 43,
			roughness: 0.34,
		} ),
		dusk: scene( [ 900, 600 ], {
			sky: [ '#2b1d4a', '#6d3f78', '#d9788a', '#f8c8a0' ],
			sun: [ 0.46, 0.44, '#ffe9c9' ],
			mist: '#f2b3a0',
			ridges: [ '#a8668a', '#7d4778', '#553163', '#33204a' ],
			seed: 77,
		} ),
		nora: portrait( {
			behind: '#f0d9b8',
			skin: '#e3b08d',
			hair: '#5b3420',
			shirt: '#2f6f4f',
			long: true,
		} ),
		otto: portrait( { behind: '#c9dde3', skin: '#c98f6a', hair: '#2a2424', shirt: '#b3512a' } ),
		mina: portrait( {
			behind: '#d9d3ea',
			skin: '#8f5b3d',
			hair: '#1d1716',
			shirt: '#d9a441',
			long: true,
		} ),
	},
	QUALITY
);
