import { changeShortcode } from './change-shortcode';
import { printShortcode, type Pairs, type Shortcode } from './shortcode';
import { changesBetween, readInteger, readOneOf, writtenPairs, type Values } from './values';

const ALIGNS = [ 'none', 'left', 'center', 'right' ] as const;

/** The shortcodes `[caption]` and `[wp_caption]`. */
export interface Caption {
	/** Attachment; 0 for none. */
	id: number;
	align: ( typeof ALIGNS )[ number ];
	/** In pixels; without one, WordPress shows no caption. */
	width: number;
	/** HTML of the image, with its link; '' if there is none. */
	image: string;
	/** HTML. */
	caption: string;
	/** All named attributes as written, also unknown ones. */
	written: Pairs;
}

const IMAGE = /(?:<a [^>]+>\s*)?<img [^>]+>(?:\s*<\/a>)?/i;
/** Between an image and its caption. */
const SPACE = /^\s*/;

/** The parts of the content; a caption as an attribute leaves all of it to the image. */
function partsOf( { content }: Pick< Shortcode, 'content' >, caption: string | undefined ) {
	const image = caption === undefined ? IMAGE.exec( content ) : null;
	const end = image ? image.index + image[ 0 ].length : 0;
	return image
		? { image: image[ 0 ], caption: content.slice( end ).trim(), end }
		: { image: content, caption: caption ?? '', end: content.length };
}

export function readCaption( shortcode: Shortcode ): Caption {
	const written = writtenPairs( shortcode );
	const { id, align, width, caption } = Object.fromEntries( written );
	const parts = partsOf( shortcode, caption );
	return {
		id: readInteger( id?.replace( /^attachment_/, '' ), 0, { min: 0 } ),
		align: readOneOf( align?.replace( /^align/, '' ), ALIGNS, 'none' ),
		width: readInteger( width, 0, { min: 0 } ),
		image: parts.image,
		caption: parts.caption,
		written,
	};
}

const valuesOf = ( { id, align, width }: Caption ): Values => ( {
	id: id > 0 ? `attachment_${ id }` : '',
	align: `align${ align }`,
	width: String( width ),
} );

/** Returns the text of a caption after a change. What did not change stays, to the byte. */
export function changeCaption( shortcode: Shortcode, next: Caption ): string {
	const before = readCaption( shortcode );
	const written = new Map( before.written ).get( 'caption' );
	const isAttribute = written !== undefined;
	const values = ( caption: Caption ) => ( {
		...valuesOf( caption ),
		...( isAttribute && { caption: caption.caption } ),
	} );
	const changes = changesBetween( values( before ), values( next ), () => false );
	const { content } = shortcode;
	const { end } = partsOf( shortcode, written );
	const start = end - before.image.length;
	const rest = content.slice( end );
	const space = SPACE.exec( rest )![ 0 ] || ' ';
	const tail = next.caption === before.caption || isAttribute ? rest : space + next.caption;
	return changeShortcode( shortcode, changes, content.slice( 0, start ) + next.image + tail );
}

/**
 * Returns the text that WordPress inserts for an image with a caption: the shortcode has the
 * alignment, the image has none, and the caption is one line.
 */
export function printCaption( { id, align, width, image, caption }: Caption ): string {
	const plain = image.replace( /(class=["'][^'"]*)align(none|left|right|center)\s?/g, '$1' );
	const line = caption
		.replace( /\r\n?/g, '\n' )
		.replace( /<[a-zA-Z0-9]+(?: [^<>]+>)*/g, ( tag ) => tag.replace( /[\r\n\t]+/g, ' ' ) )
		.replace( /[ \n\t]*\n[ \t]*/g, '<br />' );
	const pairs: Pairs = [
		[ 'id', id > 0 ? `attachment_${ id }` : '' ],
		[ 'align', `align${ align }` ],
		[ 'width', String( width ) ],
	];
	return printShortcode( 'caption', pairs, `${ plain } ${ line }` );
}
