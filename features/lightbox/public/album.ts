/** An image that can be opened. */
export interface Picture {
	link: HTMLAnchorElement;
	src: string;
	/** 0 when unknown. */
	width: number;
	height: number;
	srcset: string;
	alt: string;
	/** The image in the page, from which the transition starts. */
	thumbnail: HTMLImageElement | null;
	caption: Node[];
	isVector: boolean;
	hasFailed?: boolean;
}

export interface Album {
	/** Name in URLs: the group, the ID of its element, or its number on the page. */
	name: string;
	pictures: Picture[];
}

const LINKS =
	'a[data-pagewright-lightbox]:not([data-pagewright-lightbox=off]),a[data-lightbox],a[rel^="lightbox"],a.thickbox';
const PICTURE = /\.(jpe?g|png|gif|webp|avif|bmp|svg)$/i;
const HOLDERS = '[data-pagewright-album],.gallery[id^=gallery-]';
/** Elements around one image, its link and its caption. */
const ITEMS =
	'figure,.wp-caption,.gallery-item,.sow-image-grid-image,.sow-masonry-grid-item,.sow-image-container';
const CAPTIONS = 'figcaption,.wp-caption-text,.gallery-caption,.image-title,.widget-title';

/** Returns the group that an author set in the HTML; '' for none. */
const groupOf = ( link: HTMLAnchorElement ): string =>
	link.dataset.lightbox ||
	/^lightbox\[(.*)\]/.exec( link.rel )?.[ 1 ] ||
	( link.matches( '.thickbox' ) && link.rel ) ||
	'';

/** Returns what defines the link's album: a name, an element, or the link itself. */
const bondOf = ( link: HTMLAnchorElement ): string | Element =>
	groupOf( link ) || link.closest( HOLDERS ) || link;

export const isPicture = ( link: HTMLAnchorElement ): boolean =>
	link.matches( LINKS ) &&
	( ! link.matches( '.thickbox' ) || PICTURE.test( new URL( link.href ).pathname ) );

/** Returns all albums of the page, in order. */
export function albums(): Album[] {
	const bonds = new Map< string | Element, HTMLAnchorElement[] >();
	for ( const link of document.querySelectorAll< HTMLAnchorElement >( LINKS ) ) {
		if ( link.href && isPicture( link ) && ! link.closest( 'dialog.pagewright-lightbox' ) ) {
			const bond = bondOf( link );
			bonds.set( bond, [ ...( bonds.get( bond ) ?? [] ), link ] );
		}
	}
	return [ ...bonds ].map( ( [ bond, links ], index ) => ( {
		name: ( typeof bond === 'string' ? bond : bond.id ) || String( index + 1 ),
		pictures: links.map( pictureOf ),
	} ) );
}

function pictureOf( link: HTMLAnchorElement ): Picture {
	const thumbnail = link.querySelector( 'img' );
	const url = new URL( link.href );
	const file = decodeURIComponent( url.pathname.replace( /.*\//, '' ) );
	// The size is that of one file, which the link may not point to.
	const facts =
		link.dataset.pagewrightSize || thumbnail?.dataset.pagewrightFile !== file
			? link.dataset
			: thumbnail.dataset;
	const [ width = 0, height = 0 ] = ( facts.pagewrightSize ?? '' ).split( 'x' ).map( Number );
	return {
		link,
		src: link.href,
		width,
		height,
		srcset:
			facts.pagewrightSrcset ??
			( width && thumbnail?.srcset.includes( file ) ? thumbnail.srcset : '' ),
		alt: link.dataset.alt || thumbnail?.alt || '',
		thumbnail,
		caption: captionOf( link ),
		isVector: /\.svg$/i.test( url.pathname ),
	};
}

/**
 * Returns text as text nodes, and a caption as a copy of its nodes in the page. HTML in attributes
 * stays text.
 */
function captionOf( link: HTMLAnchorElement ): Node[] {
	const text = link.dataset.title || ( groupOf( link ) && link.title );
	if ( text ) {
		return [ document.createTextNode( text ) ];
	}
	const item = link.closest( ITEMS );
	const caption = [ ...( item?.querySelectorAll( CAPTIONS ) ?? [] ) ].find(
		( one ) => ! one.querySelector( 'img' )
	);
	// A caption beside several images belongs to none.
	if ( caption?.textContent?.trim() && item!.querySelectorAll( 'a img' ).length < 2 ) {
		const copy = caption.cloneNode( true ) as Element;
		copy.querySelectorAll( 'script,style' ).forEach( ( one ) => one.remove() );
		copy.querySelectorAll( '[id]' ).forEach( ( one ) => one.removeAttribute( 'id' ) );
		return [ ...copy.childNodes ];
	}
	return link.title ? [ document.createTextNode( link.title ) ] : [];
}
