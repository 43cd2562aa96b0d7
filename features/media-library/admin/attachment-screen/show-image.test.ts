import { expect, it } from 'vitest';
import { completeAttachment } from '../../tests/support/attachments';
import { showImage } from './show-image';

const size = ( width: number, height: number ) => ( { url: `/${ width }.jpg`, width, height } );

function show( sizes: ReturnType< typeof size >[], width = 2000, height = 1000 ) {
	document.body.innerHTML = `
		<div id="thumbnail-head-5"><img src="/old.jpg" srcset="/old.jpg 1x" alt=""></div>
		<span id="media-dims-5">1 × 1</span><input id="attachment_url" value="/old.jpg"><input id="alt" value="typed">`;
	const named = Object.fromEntries( sizes.map( ( one, at ) => [ `size-${ at }`, one ] ) );
	showImage(
		document,
		completeAttachment( { id: 5, url: '/new.jpg', width, height, sizes: named } )
	);
	return document.querySelector( 'img' )!;
}

it( 'shows the smallest size that is wide enough and not cropped', () => {
	const sizes = [ size( 300, 150 ), size( 1536, 768 ), size( 1024, 512 ), size( 950, 950 ) ];
	const image = show( sizes );
	expect( image.getAttribute( 'src' ) ).toBe( '/1024.jpg' );
	expect( image.hasAttribute( 'srcset' ) ).toBe( false );
} );

it( 'shows the image itself without such a size', () => {
	expect( show( [ size( 150, 150 ) ], 400, 200 ).getAttribute( 'src' ) ).toBe( '/new.jpg' );
} );

it( 'shows the new dimensions and the new URL, and keeps typed texts', () => {
	show( [] );
	expect( document.getElementById( 'media-dims-5' )!.textContent ).toBe(
		'2000\u00a0×\u00a01000'
	);
	const values = [ ...document.querySelectorAll( 'input' ) ].map( ( { value } ) => value );
	expect( values ).toEqual( [ '/new.jpg', 'typed' ] );
} );

it( 'does nothing on a screen that another plugin changed', () => {
	document.body.innerHTML = '<p>Other</p>';
	showImage( document, completeAttachment( { id: 5 } ) );
	expect( document.body.innerHTML ).toBe( '<p>Other</p>' );
} );
