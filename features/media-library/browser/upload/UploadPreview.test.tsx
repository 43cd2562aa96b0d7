import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeAttachment } from '../../tests/support/attachments';
import type { UploadControls } from './upload-controls';
import { UploadPreview } from './UploadPreview';

const FILE = new File( [ 'Bytes' ], 'a.jpg', { type: 'image/jpeg' } );
const urls = new Set< string >();

/** Lets the image come into view. */
let show: () => void;

beforeEach( () => {
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor( tell: ( entries: object[] ) => void ) {
				show = () => tell( [ { isIntersecting: true } ] );
			}
			observe() {}
			disconnect() {}
		}
	);
	URL.createObjectURL = () => {
		urls.add( 'blob:1' );
		return 'blob:1';
	};
	URL.revokeObjectURL = ( url ) => void urls.delete( url );
} );
afterEach( () => vi.unstubAllGlobals() );

const open = ( file: object = {} ) =>
	render(
		<UploadPreview
			uploads={ { fileOf: () => FILE } as unknown as UploadControls }
			file={ { key: 1, type: FILE.type, size: 5, existing: null, ...file } }
		/>
	);

it( 'shows the file itself where the browser cannot draw it, once it is in view', async () => {
	const { container, unmount } = open();
	expect( container.querySelector( 'img' ) ).toBeNull();
	await act( async () => show() );
	expect( container.querySelector( 'img' ) ).toHaveAttribute( 'src', 'blob:1' );
	unmount();
	expect( urls.size ).toBe( 0 );
} );

it( 'frees its pixels when it leaves', () => {
	const { container, unmount } = open();
	const canvas = container.querySelector( 'canvas' )!;
	canvas.width = 72;
	unmount();
	expect( canvas.width ).toBe( 0 );
} );

it( 'does not open a file that left before it was drawn', async () => {
	const { unmount } = open();
	await act( async () => {
		show();
		unmount();
	} );
	expect( urls.size ).toBe( 0 );
} );

it.each( [
	[ 'a video', { type: 'video/mp4' } ],
	[ 'a very large image', { size: 30 * 1024 ** 2 } ],
] )( 'shows an icon for %s', ( _what, file ) => {
	expect( open( file ).container.querySelector( 'svg' ) ).not.toBeNull();
} );

it( 'shows the image of the library that has the same content', () => {
	const existing = completeAttachment( { id: 7, thumbnail: 'https://example.org/7.jpg' } );
	const { container } = open( { existing } );
	expect( container.querySelector( 'img' ) ).toHaveAttribute( 'src', existing.thumbnail );
} );
