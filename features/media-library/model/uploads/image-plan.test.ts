import { describe, expect, it } from 'vitest';
import type { FoundImage } from '../../images/read-image';
import { HEIC, IMAGE_DIMENSIONS, IMAGE_FORMAT, MEMORY } from './codes';
import { fittingSize, isHeic, mayBeImage, NO_RULES, planOf, type ImageRules } from './image-plan';

const photo: FoundImage = {
	...{ format: 'jpeg', width: 4000, height: 3000, isAnimated: false },
	...{ blocks: [], isComplete: true, hasPlace: false },
};
const rules: ImageRules = { ...NO_RULES, place: 'ask', mostPixels: 8192, convertsHeic: true };
const poor = { unsupported: [ 'image/webp', 'image/avif', 'image/heic' ] };
const refuse = ( code: number | string, canKeep: boolean ) => ( { type: 'refuse', code, canKeep } );
const change = ( type: string | null, removesPlace = false, canKeep = true ) => ( {
	...{ type: 'change', removesPlace, canKeep },
	encoding: type && expect.objectContaining( { type, mostPixels: 8192 } ),
} );

describe( 'the plan for an image', () => {
	it.each< [ string, Partial< FoundImage >, Partial< ImageRules >, object ] >( [
		[ 'a usual photo is kept', {}, {}, { type: 'keep' } ],
		[ 'a place is asked for', { hasPlace: true }, {}, { type: 'ask' } ],
		[ 'a place is removed', { hasPlace: true }, { place: 'remove' }, change( null, true ) ],
		[ 'a place is kept', { hasPlace: true }, { place: 'keep' }, { type: 'keep' } ],
		[ 'no place is removed', {}, { place: 'remove' }, { type: 'keep' } ],
		[ 'the largest photo is kept', { width: 8192 }, {}, { type: 'keep' } ],
		[ 'a wide photo is scaled', { width: 8193 }, {}, change( 'image/jpeg' ) ],
		[ 'a tall image is scaled', { height: 9000, format: 'png' }, {}, change( 'image/png' ) ],
		[ 'WebP is scaled', { width: 9000, format: 'webp' }, {}, change( 'image/webp' ) ],
		[
			'nothing is scaled without a limit',
			{ width: 9000 },
			{ mostPixels: 0 },
			{ type: 'keep' },
		],
		[ 'AVIF is not scaled', { width: 9000, format: 'avif' }, {}, { type: 'keep' } ],
		[ 'animations are not scaled', { width: 9000, isAnimated: true }, {}, { type: 'keep' } ],
		[
			'a place is asked for before an image is scaled',
			{ width: 9000, hasPlace: true },
			{},
			{ type: 'ask' },
		],
		[
			'a scaled photo loses its place',
			{ width: 9000, hasPlace: true },
			{ place: 'remove' },
			change( 'image/jpeg', true ),
		],
		[ 'HEIC becomes JPEG', { format: 'heic' }, poor, change( 'image/jpeg' ) ],
		[ 'HEIC is kept where the server opens it', { format: 'heic' }, {}, { type: 'keep' } ],
		[
			'HEIC that nothing converts is a question, before its place',
			{ format: 'heic', hasPlace: true },
			{ ...poor, convertsHeic: false },
			refuse( HEIC, true ),
		],
		[
			'HEIC is kept after the question',
			{ format: 'heic' },
			{ ...poor, convertsHeic: false, isOriginal: true },
			{ type: 'keep' },
		],
		[
			'HEIC is kept where the server converts it',
			{ format: 'heic' },
			{ convertsHeic: false },
			{ type: 'keep' },
		],
		[ 'WebP is converted', { format: 'webp' }, poor, change( 'auto', false, false ) ],
		[ 'AVIF is converted', { format: 'avif' }, poor, change( 'auto', false, false ) ],
		[
			'an animation cannot be converted',
			{ format: 'webp', isAnimated: true },
			poor,
			refuse( IMAGE_FORMAT, false ),
		],
		[ 'too wide', { width: 40_000 }, {}, refuse( IMAGE_DIMENSIONS, true ) ],
		[
			'too many pixels',
			{ width: 20_000, height: 20_000 },
			{},
			refuse( IMAGE_DIMENSIONS, true ),
		],
		[
			'too little memory',
			{ width: 15_000, height: 9_000 },
			{ memoryGb: 2 },
			refuse( MEMORY, true ),
		],
		[
			'too large for a conversion',
			{ format: 'webp', width: 40_000 },
			poor,
			refuse( IMAGE_DIMENSIONS, false ),
		],
		[
			'HEIC that is too large',
			{ format: 'heic', width: 40_000 },
			poor,
			refuse( IMAGE_DIMENSIONS, true ),
		],
	] )( '%s', ( _name, image, more, expected ) => {
		const plan = planOf(
			{ name: 'a', type: '' },
			{ ...photo, ...image },
			{ ...rules, ...more }
		);
		expect( plan ).toEqual( expected );
	} );

	it( 'keeps other files, unless the server refuses them', () => {
		const refused = { ...rules, ...poor };
		expect( planOf( { name: 'a.pdf', type: '' }, null, refused ) ).toEqual( { type: 'keep' } );
		expect( planOf( { name: 'a.heic', type: 'image/heic' }, null, refused ) ).toEqual( {
			type: 'keep',
		} );
		const unread = { ...refused, convertsHeic: false };
		expect( planOf( { name: 'a.heic', type: '' }, null, unread ) ).toEqual(
			refuse( HEIC, true )
		);
		expect( planOf( { name: 'a.webp', type: 'image/webp' }, null, refused ) ).toEqual(
			refuse( IMAGE_FORMAT, false )
		);
	} );
} );

describe( 'the kind of a file', () => {
	it.each( [
		[ 'a.heic', '', true ],
		[ 'a.HEIF', '', true ],
		[ 'a.heics', '', true ],
		[ 'a.heifs', '', true ],
		[ 'a.hif', '', true ],
		[ 'a', 'image/heic', true ],
		[ 'a', 'image/heif-sequence', true ],
		[ 'heic.jpg', 'image/jpeg', false ],
	] )( 'is HEIC by name or type: %s, %s', ( name, type, expected ) => {
		expect( isHeic( { name, type } ) ).toBe( expected );
		expect( mayBeImage( { name, type } ) ).toBe( true );
	} );

	it( 'is not an image for videos and documents', () => {
		expect( mayBeImage( { name: 'a.mp4', type: 'video/mp4' } ) ).toBe( false );
		expect( mayBeImage( { name: 'a.pdf', type: '' } ) ).toBe( false );
	} );
} );

it( 'the size keeps its proportions, and no side becomes zero', () => {
	expect( fittingSize( 9000, 6000, 8192 ) ).toEqual( { width: 8192, height: 5461 } );
	expect( fittingSize( 100, 60, 8192 ) ).toEqual( { width: 100, height: 60 } );
	expect( fittingSize( 9000, 6000, 0 ) ).toEqual( { width: 9000, height: 6000 } );
	expect( fittingSize( 1, 30_000, 8192 ) ).toEqual( { width: 1, height: 8192 } );
} );
