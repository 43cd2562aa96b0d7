import { newGallery, type Gallery, type GalleryLink } from './gallery';
import { findShortcodes, type Shortcode } from './shortcode';
import { readInteger } from './values';

/** A block as data, from which `createBlock` makes one. */
export interface BlockData {
	name: string;
	attributes: Readonly< Record< string, unknown > >;
	innerBlocks: readonly BlockData[];
}

/** Links of galleries in the words of the Gallery block. */
const LINKS: Readonly< Record< GalleryLink, string > > = {
	post: 'attachment',
	file: 'media',
	none: 'none',
};

/**
 * Returns a Gallery block, as the block editor converts the shortcode: a link and a size that are not
 * written are those of the block. Null for a gallery of all attachments of a post, which the block
 * does not have.
 */
export function galleryToBlock( gallery: Gallery ): BlockData | null {
	const { ids, columns, link, size, isRandom } = gallery;
	if ( ids.length === 0 ) {
		return null;
	}
	const written = new Map( gallery.written );
	const isChosen = ( name: string, fallback: string, value: string ) =>
		written.has( name ) || value !== fallback;
	const sizeSlug = isChosen( 'size', 'thumbnail', size ) && { sizeSlug: size };
	return {
		name: 'core/gallery',
		attributes: {
			columns,
			linkTo: isChosen( 'link', 'post', link ) ? LINKS[ link ] : 'none',
			randomOrder: isRandom,
			...sizeSlug,
		},
		innerBlocks: ids.map( ( id ) => ( {
			name: 'core/image',
			attributes: { id, ...sizeSlug },
			innerBlocks: [],
		} ) ),
	};
}

/** Returns the gallery of a Gallery block; null if an image is not in the media library. */
export function galleryFromBlock( block: BlockData ): Gallery | null {
	const images = block.innerBlocks.filter( ( { name } ) => name === 'core/image' );
	const ids = images.map( ( { attributes } ) => attributes.id );
	if ( block.name !== 'core/gallery' || ids.length === 0 || ! ids.every( isId ) ) {
		return null;
	}
	const { columns, linkTo, sizeSlug, randomOrder } = block.attributes;
	const links = Object.keys( LINKS ) as GalleryLink[];
	const link = links.find( ( name ) => LINKS[ name ] === linkTo );
	return {
		...newGallery( ids ),
		columns: readInteger( String( columns ), Math.min( ids.length, 3 ), { max: 9 } ),
		link: link ?? 'none',
		size: typeof sizeSlug === 'string' && sizeSlug !== '' ? sizeSlug : 'large',
		isRandom: randomOrder === true,
	};
}

const isId = ( id: unknown ): id is number => Number.isSafeInteger( id ) && Number( id ) > 0;

/** Returns the Shortcode block, in which a playlist and other shortcodes keep each byte. */
export const shortcodeToBlock = ( { text }: Pick< Shortcode, 'text' > ): BlockData => ( {
	name: 'core/shortcode',
	attributes: { text },
	innerBlocks: [],
} );

/** Returns the shortcode of a Shortcode block; null if there is other text beside it. */
export function shortcodeFromBlock( block: BlockData, tag: string ): Shortcode | null {
	const { text } = block.attributes;
	if ( block.name !== 'core/shortcode' || typeof text !== 'string' ) {
		return null;
	}
	const [ shortcode ] = findShortcodes( text, [ tag ] );
	return shortcode?.text === text.trim() ? shortcode : null;
}
