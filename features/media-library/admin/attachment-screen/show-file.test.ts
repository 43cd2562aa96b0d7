import { expect, it, vi } from 'vitest';
import { completeAttachment } from '../../tests/support/attachments';
import { showFile } from './show-file';

const size = ( width: number, height: number ) => ( { url: `/${ width }.jpg`, width, height } );

function show( sizes: ReturnType< typeof size >[], width = 2000, height = 1000 ) {
	document.body.innerHTML = `
		<div id="thumbnail-head-5"><img src="/old.jpg" srcset="/old.jpg 1x" alt=""></div>
		<span id="media-dims-5">1 × 1</span><input id="attachment_url" value="/old.jpg"><input id="alt" value="typed">`;
	const named = Object.fromEntries( sizes.map( ( one, at ) => [ `size-${ at }`, one ] ) );
	showFile(
		document,
		completeAttachment( { id: 5, url: '/new.jpg', width, height, sizes: named } ),
		'en-US'
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
	showFile( document, completeAttachment( { id: 5 } ), 'en-US' );
	expect( document.body.innerHTML ).toBe( '<p>Other</p>' );
} );

it( 'shows a file that was replaced at its URL', () => {
	document.body.innerHTML = `
		<div class="wp_attachment_holder"><audio src="/song.mp3"></audio></div>
		<p class="misc-pub-filesize">File size: <strong>1 KB</strong></p>
		<p class="misc-pub-length_formatted">Length: <strong>0:10</strong></p>`;
	const load = vi.spyOn( HTMLMediaElement.prototype, 'load' ).mockReturnValue();
	const song = { mime: 'audio/mpeg', url: '/song.mp3', fileVersion: 3, fileLength: '0:20' };
	showFile( document, completeAttachment( { ...song, id: 5, filesizeInBytes: 2048 } ), 'en-US' );
	expect( document.querySelector( 'audio' )!.getAttribute( 'src' ) ).toBe( '/song.mp3?v=3' );
	expect( load ).toHaveBeenCalledOnce();
	expect( document.body.textContent ).toMatch( /File size: 2 kB\s+Length: 0:20/ );
	load.mockRestore();
} );

it( 'shows the first page of a document, and leaves the icons of other files', () => {
	const sizes = { thumbnail: size( 100, 150 ), full: size( 700, 1050 ) };
	const html = '<div id="thumbnail-head-5"><img src="/old.jpg" alt=""></div>';
	const srcOf = ( more: object ) => {
		document.body.innerHTML = html;
		const pdf = { mime: 'application/pdf', url: '/a.pdf', fileVersion: 2, width: 0, height: 0 };
		showFile( document, completeAttachment( { id: 5, ...pdf, ...more } ), 'en-US' );
		return document.querySelector( 'img' )!.getAttribute( 'src' );
	};
	expect( srcOf( { sizes } ) ).toBe( '/700.jpg?v=2' );
	expect( srcOf( { sizes: {} } ) ).toBe( '/old.jpg' );
} );
