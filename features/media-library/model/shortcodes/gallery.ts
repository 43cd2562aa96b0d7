import {
	changeCollection,
	printCollection,
	readCollection,
	type Collection,
	type CollectionKind,
} from './collection';
import type { Shortcode } from './shortcode';
import { readInteger, readOneOf, writtenPairs, type Values } from './values';

export const LINKS = [ 'post', 'file', 'none' ] as const;
export type GalleryLink = ( typeof LINKS )[ number ];

export interface Gallery extends Collection {
	/** From 1 to 9. */
	columns: number;
	link: GalleryLink;
	/** Name of an image size. */
	size: string;
}

/** Attributes without which WordPress shows the same gallery. */
export const GALLERY_DEFAULTS = {
	itemtag: 'dl',
	icontag: 'dt',
	captiontag: 'dd',
	columns: '3',
	link: 'post',
	size: 'thumbnail',
	order: 'ASC',
	orderby: 'menu_order ID',
} as const satisfies Values;

const COLUMNS = { min: 1, max: 9 };

function kindOf( siteDefaults?: Values ): CollectionKind< Gallery > {
	const defaults: Values = { ...GALLERY_DEFAULTS, ...siteDefaults };
	return {
		tag: 'gallery',
		defaults: GALLERY_DEFAULTS,
		siteDefaults: defaults,
		read( written ) {
			const { columns, link, size } = { ...defaults, ...Object.fromEntries( written ) };
			return {
				...readCollection( written ),
				columns: readInteger(
					columns,
					readInteger( defaults.columns, 3, COLUMNS ),
					COLUMNS
				),
				link: readOneOf( link, LINKS, 'post' ),
				size: size || GALLERY_DEFAULTS.size,
			};
		},
		values: ( { columns, link, size } ) => ( { columns: String( columns ), link, size } ),
	};
}

/**
 * Reads a gallery. Attributes that are missing have the defaults of the site, which plugins set as
 * `galleryDefaults` of the media library.
 */
export const readGallery = ( shortcode: Shortcode, siteDefaults?: Values ): Gallery =>
	kindOf( siteDefaults ).read( writtenPairs( shortcode ) );

export const newGallery = ( ids: readonly number[], siteDefaults?: Values ): Gallery => ( {
	...kindOf( siteDefaults ).read( [] ),
	ids,
} );

/** Returns the text of a gallery after a change. What did not change stays, to the byte. */
export const changeGallery = (
	shortcode: Shortcode,
	next: Gallery,
	siteDefaults?: Values
): string => changeCollection( shortcode, next, kindOf( siteDefaults ) );

/** Returns the text that WordPress's own dialog inserts for the gallery. */
export const printGallery = ( gallery: Gallery, siteDefaults?: Values ): string =>
	printCollection( gallery, kindOf( siteDefaults ) );
