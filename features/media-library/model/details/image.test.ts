import { describe, expect, it } from 'vitest';
import {
	changesOfImage,
	freshUrl,
	imageLinks,
	imageSizes,
	type ImageEvent,
	type ImageFile,
	type PostImage,
} from './image';

const size = ( name: string, width: number, height: number ) => ( {
	...{ url: `https://a.example/hut${ name }.jpg`, width, height },
} );
const FILE: ImageFile = {
	url: 'https://a.example/hut.jpg',
	link: 'https://a.example/?attachment_id=5',
	sizes: { medium: size( '-300x200', 300, 200 ), full: size( '', 1200, 800 ) },
};
const IMAGE: PostImage = {
	...{
		url: size( '-300x200', 0, 0 ).url,
		originalUrl: size( '-300x200', 0, 0 ).url,
	},
	...{ alt: 'A hut', caption: '', align: 'none', title: '', extraClasses: '' },
	...{ link: 'custom', linkUrl: 'https://b.example/' },
	...{
		size: 'medium',
		width: 300,
		height: 200,
		customWidth: 300,
		customHeight: 200,
	},
	...{
		aspectRatio: 1.5,
		linkTargetBlank: false,
		linkRel: '',
		linkClassName: '',
	},
};
const CUSTOM: PostImage = { ...IMAGE, size: 'custom' };

describe( 'an image in a post', () => {
	it.each< [ string, PostImage, ImageEvent, ImageFile, Partial< PostImage > ] >( [
		[ 'a text', IMAGE, { type: 'typed', field: 'alt', value: '' }, FILE, { alt: '' } ],
		[ 'its place', IMAGE, { type: 'aligned', align: 'left' }, FILE, { align: 'left' } ],
		[ 'its tab', IMAGE, { type: 'tabChosen', isNew: true }, FILE, { linkTargetBlank: true } ],
		[
			'its link to the file',
			IMAGE,
			{ type: 'linked', link: 'file' },
			FILE,
			{ link: 'file', linkUrl: FILE.url },
		],
		[
			'its link to the image, without a file',
			IMAGE,
			{ type: 'linked', link: 'file' },
			null,
			{ link: 'file', linkUrl: IMAGE.url },
		],
		[
			'its link to the page',
			IMAGE,
			{ type: 'linked', link: 'post' },
			FILE,
			{ link: 'post', linkUrl: FILE.link },
		],
		[ 'no link', IMAGE, { type: 'linked', link: 'none' }, FILE, { link: 'none', linkUrl: '' } ],
		[
			'a custom link, which starts as before',
			{ ...IMAGE, link: 'file', linkUrl: FILE.url },
			{ type: 'linked', link: 'custom' },
			FILE,
			{ link: 'custom', linkUrl: FILE.url },
		],
		[ 'no page without a file', IMAGE, { type: 'linked', link: 'post' }, null, {} ],
		[ 'a typed link', IMAGE, { type: 'linkTyped', url: '/x' }, FILE, { linkUrl: '/x' } ],
		[
			'no typed link to a file',
			{ ...IMAGE, link: 'file' },
			{ type: 'linkTyped', url: '/x' },
			FILE,
			{},
		],
		[
			'a size',
			IMAGE,
			{ type: 'sized', size: 'full' },
			FILE,
			{ size: 'full', url: FILE.url, width: 1200, height: 800 },
		],
		[
			'no size that the file does not have',
			IMAGE,
			{ type: 'sized', size: 'large' },
			FILE,
			{},
		],
		[
			'a custom size, with the URL that it had first',
			{ ...IMAGE, url: FILE.url, size: 'full', width: 1200, height: 800 },
			{ type: 'sized', size: 'custom' },
			FILE,
			{ size: 'custom', width: 300, height: 200, url: IMAGE.url },
		],
		[
			'its width, and the height with it',
			CUSTOM,
			{ type: 'widthTyped', text: '100' },
			FILE,
			{ width: 100, height: 67, customWidth: 100, customHeight: 67 },
		],
		[
			'its height, and the width with it',
			CUSTOM,
			{ type: 'heightTyped', text: '99px' },
			FILE,
			{ width: 149, height: 99, customWidth: 149, customHeight: 99 },
		],
		[
			'its width alone, if the ratio is not known',
			{ ...CUSTOM, aspectRatio: Number.NaN },
			{ type: 'widthTyped', text: '100' },
			null,
			{ width: 100, height: 200, customWidth: 100, customHeight: 200 },
		],
		[ 'no width of a named size', IMAGE, { type: 'widthTyped', text: '100' }, FILE, {} ],
	] )( 'changes %s', ( _name, image, event, file, changes ) => {
		expect( changesOfImage( image, event, file ) ).toEqual( changes );
	} );

	it.each( [ '', '0', '-5', 'wide', ' 7' ] )( 'ignores the width “%s”', ( text ) => {
		expect( changesOfImage( CUSTOM, { type: 'widthTyped', text }, FILE ) ).toEqual( {} );
	} );

	it( 'has choices of its file, or few without one', () => {
		expect( [ imageSizes( FILE ), imageLinks( FILE ).length ] ).toEqual( [
			[ 'medium', 'full', 'custom' ],
			4,
		] );
		expect( [ imageSizes( null ), imageLinks( null ) ] ).toEqual( [
			[ 'custom' ],
			[ 'none', 'file', 'custom' ],
		] );
	} );
} );

it( 'the URL of a size is that of the edited file', () => {
	const after = { medium: size( '-e1-300x200', 300, 200 ) };
	expect( freshUrl( IMAGE.url, FILE.sizes, after ) ).toBe( after.medium.url );
	expect( freshUrl( FILE.url, FILE.sizes, after ) ).toBe( FILE.url );
	expect( freshUrl( 'https://c.example/x.jpg', FILE.sizes, after ) ).toBe(
		'https://c.example/x.jpg'
	);
} );
