import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Thumbnail } from './Thumbnail';

const COLOR = '--pagewright-media-library-color';
const photo = {
	thumbnail: 'https://example.org/a.jpg',
	mime: 'image/jpeg',
	filename: 'a.jpg',
	color: 'c81e3c',
};
const drawing = { ...photo, mime: 'image/png' };

function open( row: typeof photo ) {
	const { container, rerender } = render( <Thumbnail row={ row } /> );
	const image = () => container.querySelector( 'img' )!;
	return {
		color: () => image().style.getPropertyValue( COLOR ),
		load: () => fireEvent.load( image() ),
		show: ( next: typeof photo ) => rerender( <Thumbnail row={ next } /> ),
	};
}

it( 'has the color behind a photo', () => {
	const { color, load } = open( photo );
	expect( color() ).toBe( '#c81e3c' );
	load();
	expect( color() ).toBe( '#c81e3c' );
} );

it( 'has the color behind an image with transparent parts until it is loaded', () => {
	const { color, load, show } = open( drawing );
	expect( color() ).toBe( '#c81e3c' );
	load();
	expect( color() ).toBe( '' );
	show( { ...drawing } );
	expect( color() ).toBe( '' );
	show( { ...drawing, thumbnail: 'https://example.org/b.png' } );
	expect( color() ).toBe( '#c81e3c' );
} );

it( 'has no color if it is unknown', () => {
	expect( open( { ...photo, color: '' } ).color() ).toBe( '' );
} );
