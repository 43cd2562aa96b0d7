// node scripts/demo-pictures.mjs. Draws the demo images, all our own, into demo/pictures/*.webp.
// The results are committed.
import { root } from '../tools/paths.mjs';
import { hills, landscape, writePictures } from './draw-pictures.mjs';

const QUALITY = 0.78;

/** Simple shapes, for icons and small images. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 24 24"><path fill="#ffd166" d="M12 2l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.200 5.900 20.600l1.400-6.800L2.200 9.100l6.900-.8z"/></svg>`;

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

await writePictures(
	`${ root }/demo/pictures`,
	{
		...Object.fromEntries(
			Object.entries( scenes ).map( ( [ name, scene ] ) => [ name, landscape( scene ) ] )
		),
		mark,
	},
	QUALITY
);
