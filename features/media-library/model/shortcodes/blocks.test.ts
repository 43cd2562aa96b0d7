import { describe, expect, it } from 'vitest';
import {
	galleryFromBlock,
	galleryToBlock,
	shortcodeFromBlock,
	shortcodeToBlock,
	type BlockData,
} from './blocks';
import { newGallery, printGallery, readGallery } from './gallery';
import { findShortcodes } from './shortcode';

const galleryOf = ( text: string ) => readGallery( findShortcodes( text, [ 'gallery' ] )[ 0 ]! );
const image = ( attributes: object ): BlockData => ( {
	name: 'core/image',
	attributes: { ...attributes },
	innerBlocks: [],
} );
const block = ( attributes: object, ...innerBlocks: BlockData[] ): BlockData => ( {
	name: 'core/gallery',
	attributes: { ...attributes },
	innerBlocks,
} );

describe( 'a gallery becomes a block', () => {
	it( 'with the attributes that are written', () => {
		const text = '[gallery columns="2" link="file" size="large" orderby="rand" ids="5,3"]';
		expect( galleryToBlock( galleryOf( text ) ) ).toEqual(
			block(
				{ columns: 2, linkTo: 'media', randomOrder: true, sizeSlug: 'large' },
				image( { id: 5, sizeSlug: 'large' } ),
				image( { id: 3, sizeSlug: 'large' } )
			)
		);
	} );

	it( 'without links and sizes that are not written, as in the block editor', () => {
		expect( galleryToBlock( galleryOf( '[gallery ids="5"]' ) ) ).toEqual(
			block( { columns: 3, linkTo: 'none', randomOrder: false }, image( { id: 5 } ) )
		);
		expect( galleryToBlock( galleryOf( '[gallery link="post" ids="5"]' ) ) ).toMatchObject( {
			attributes: { linkTo: 'attachment' },
		} );
	} );

	it( 'but not a gallery of all images of a post', () => {
		expect( galleryToBlock( galleryOf( '[gallery id="7"]' ) ) ).toBeNull();
	} );
} );

describe( 'a block becomes a gallery', () => {
	it( 'and the same block again', () => {
		const gallery = { ...newGallery( [ 5, 3 ] ), columns: 2, size: 'large', isRandom: true };
		const { written: _, ...values } = gallery;
		const made = galleryToBlock( { ...gallery, link: 'none' } )!;
		const back = galleryFromBlock( made )!;
		expect( back ).toMatchObject( { ...values, link: 'none' } );
		expect( galleryToBlock( back ) ).toEqual( made );
		expect( printGallery( back ) ).toBe(
			'[gallery columns="2" link="none" size="large" ids="5,3" orderby="rand"]'
		);
	} );

	it( 'with the defaults of the block', () => {
		const [ first, second ] = [ image( { id: 1 } ), image( { id: 2 } ) ];
		expect( galleryFromBlock( block( {}, first, second ) ) ).toMatchObject( {
			ids: [ 1, 2 ],
			columns: 2,
			link: 'none',
			size: 'large',
			isRandom: false,
		} );
	} );

	it.each( [
		[ 'another block', { ...block( {}, image( { id: 1 } ) ), name: 'core/group' } ],
		[ 'no image', block( {} ) ],
		[
			'an image from another site',
			block( {}, image( { id: 1 } ), image( { url: '/a.jpg' } ) ),
		],
		[ 'a forged ID', block( {}, image( { id: '1"]<script>' } ) ) ],
	] )( 'not with %s', ( _name, data ) => {
		expect( galleryFromBlock( data ) ).toBeNull();
	} );
} );

describe( 'a playlist', () => {
	it( 'keeps its text in a Shortcode block', () => {
		const text = "[playlist  ids='1,2' my-style]";
		const [ shortcode ] = findShortcodes( text, [ 'playlist' ] );
		const made = shortcodeToBlock( shortcode! );
		expect( made ).toEqual( { name: 'core/shortcode', attributes: { text }, innerBlocks: [] } );
		expect( shortcodeFromBlock( made, 'playlist' ) ).toEqual( shortcode );
	} );

	it.each( [
		[ 'text beside it', { text: '[playlist] and more' } ],
		[ 'another shortcode', { text: '[gallery]' } ],
		[ 'two of them', { text: '[playlist][playlist]' } ],
		[ 'no text', { text: 5 } ],
	] )( 'is not read with %s', ( _name, attributes ) => {
		const data = { name: 'core/shortcode', attributes, innerBlocks: [] };
		expect( shortcodeFromBlock( data, 'playlist' ) ).toBeNull();
	} );
} );
