import type { Attachment } from '../../port';
import type { Align, Link } from '../display';

/** An image in a post, with the names of WordPress's model. */
export interface PostImage {
	/** URL of the shown size. */
	url: string;
	/** URL at the time when the dialog opened. */
	originalUrl: string;
	alt: string;
	/** HTML; '' for none. */
	caption: string;
	align: Align;
	link: Link;
	/** '' for no link. */
	linkUrl: string;
	/** Name of a size, or `custom`. */
	size: string;
	/** In pixels. */
	width: number;
	height: number;
	customWidth: number;
	customHeight: number;
	/** Width divided by height; not a number if unknown. */
	aspectRatio: number;
	title: string;
	extraClasses: string;
	linkTargetBlank: boolean;
	linkRel: string;
	linkClassName: string;
}

/** The file of the image; null if the image is not in the library. */
export type ImageFile = Pick< Attachment, 'url' | 'link' | 'sizes' > | null;

type TextField = 'alt' | 'caption' | 'title' | 'extraClasses' | 'linkRel' | 'linkClassName';

export type ImageEvent =
	| { type: 'typed'; field: TextField; value: string }
	| { type: 'aligned'; align: Align }
	| { type: 'linked'; link: Link }
	/** The URL of a custom link. */
	| { type: 'linkTyped'; url: string }
	| { type: 'tabChosen'; isNew: boolean }
	| { type: 'sized'; size: string }
	/** Text of a field for a custom size. */
	| { type: 'widthTyped' | 'heightTyped'; text: string };

const NO_CHANGE: Partial< PostImage > = {};

/** Returns the links that the image can have. */
export const imageLinks = ( file: ImageFile ): readonly Link[] =>
	file ? [ 'none', 'file', 'post', 'custom' ] : [ 'none', 'file', 'custom' ];

/** Returns the sizes that the image can have: those of its file, and a custom one. */
export const imageSizes = ( file: ImageFile ): string[] => [
	...Object.keys( file?.sizes ?? {} ),
	'custom',
];

/** Returns the properties that an event changes; none if the value is not possible. */
export function changesOfImage(
	image: PostImage,
	event: ImageEvent,
	file: ImageFile
): Partial< PostImage > {
	switch ( event.type ) {
		case 'typed':
			return { [ event.field ]: event.value };
		case 'aligned':
			return { align: event.align };
		case 'linked':
			return imageLinks( file ).includes( event.link )
				? { link: event.link, linkUrl: linkUrlOf( image, event.link, file ) }
				: NO_CHANGE;
		case 'linkTyped':
			return image.link === 'custom' ? { linkUrl: event.url } : NO_CHANGE;
		case 'tabChosen':
			return { linkTargetBlank: event.isNew };
		case 'sized':
			return sizeChanges( image, event.size, file );
		case 'widthTyped':
		case 'heightTyped':
			return customChanges( image, event.type === 'widthTyped', event.text );
	}
}

function linkUrlOf( image: PostImage, link: Link, file: ImageFile ): string {
	switch ( link ) {
		case 'file':
			return file?.url ?? image.url;
		case 'post':
			return file?.link ?? '';
		case 'none':
			return '';
		default:
			return image.linkUrl;
	}
}

function sizeChanges( image: PostImage, name: string, file: ImageFile ): Partial< PostImage > {
	if ( name === 'custom' ) {
		const { customWidth: width, customHeight: height, originalUrl: url } = image;
		return { size: name, width, height, url };
	}
	const size = file?.sizes[ name ];
	return size ? { size: name, url: size.url, width: size.width, height: size.height } : NO_CHANGE;
}

/** The other side follows the ratio. Text that is not a number from 1 changes nothing. */
function customChanges( image: PostImage, isWidth: boolean, text: string ): Partial< PostImage > {
	const side = /^\d/.test( text ) ? Number.parseInt( text, 10 ) : 0;
	if ( image.size !== 'custom' || side < 1 ) {
		return NO_CHANGE;
	}
	const { aspectRatio } = image;
	const hasRatio = aspectRatio > 0 && Number.isFinite( aspectRatio );
	const other = Math.max( 1, Math.round( isWidth ? side / aspectRatio : side * aspectRatio ) );
	const [ width, height ] = isWidth
		? [ side, hasRatio ? other : image.height ]
		: [ hasRatio ? other : image.width, side ];
	return { width, height, customWidth: width, customHeight: height };
}

/**
 * Returns the URL of an image after its file was edited: that of the same size. Another URL stays.
 *
 * @param url    URL before.
 * @param before Sizes of the file before.
 * @param after  Sizes of the file now.
 */
export function freshUrl(
	url: string,
	before: Attachment[ 'sizes' ],
	after: Attachment[ 'sizes' ]
): string {
	const found = Object.entries( before ).find( ( [ , size ] ) => size.url === url );
	return ( found && after[ found[ 0 ] ]?.url ) ?? url;
}
