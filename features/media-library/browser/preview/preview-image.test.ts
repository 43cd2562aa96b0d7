import { expect, it } from 'vitest';
import type { ImageSize } from '../../port';
import { completeAttachment } from '../../tests/support/attachments';
import { previewImage, spaceFor } from './preview-image';

const size = ( width: number, height: number ): ImageSize => ( {
	url: `${ width }x${ height }`,
	width,
	height,
} );
const medium = size( 300, 225 );
const larger = size( 768, 576 );
const large = size( 1024, 768 );
const full = size( 1600, 1200 );

it.each< [ string, Record< string, ImageSize >, string ] >( [
	[ 'the smallest of 320 pixels', { large, larger, medium, full }, '768x576' ],
	[ 'one of exactly 320 pixels', { large, exact: size( 320, 240 ) }, '320x240' ],
	[ 'the file if all sizes are smaller', { medium }, 'file' ],
	[ 'the file without sizes', {}, 'file' ],
	[ 'no size that shows a part', { crop: size( 400, 400 ), large }, '1024x768' ],
	[ 'a size whose sides are rounded', { rounded: size( 335, 252 ) }, '335x252' ],
] )( 'the preview of an image has %s', ( _name, sizes, expected ) => {
	const image = completeAttachment( { id: 1, url: 'file', sizes } );
	expect( previewImage( image )?.url ).toBe( expected );
} );

it.each< [ string, Record< string, ImageSize >, string | undefined ] >( [
	[ 'a page as an image', { full, large }, '1024x768' ],
	[ 'a small page', { full: size( 200, 260 ) }, '200x260' ],
	[ 'no image', {}, undefined ],
] )( 'the preview of a document has %s', ( _name, sizes, expected ) => {
	const document = { mime: 'application/pdf', url: 'file', width: 0, height: 0 };
	expect( previewImage( completeAttachment( { id: 1, ...document, sizes } ) )?.url ).toBe(
		expected
	);
} );

it( 'an image of unknown size may have any', () => {
	const image = completeAttachment( { id: 1, width: 0, height: 0, sizes: { large } } );
	expect( previewImage( image ) ).toEqual( large );
} );

it.each( [
	[ 'known dimensions', { width: 64, height: 48 }, { width: 64, height: 48 } ],
	[
		'the shape of its thumbnail',
		{ width: 0, height: 0, thumbnailWidth: 100, thumbnailHeight: 150 },
		{ width: 320, height: 480 },
	],
	[ 'an ordinary shape', { width: 0, height: 0 }, { width: 320, height: 240 } ],
] )( 'an image has the space of %s', ( _name, known, expected ) => {
	expect( spaceFor( completeAttachment( { id: 1, ...known } ) ) ).toEqual( expected );
} );

it( 'the preview of a replaced image has the number of its version', () => {
	const image = completeAttachment( { id: 1, url: 'file', sizes: { large }, fileVersion: 7 } );
	expect( previewImage( image ) ).toEqual( { ...large, url: '1024x768?v=7' } );
} );
