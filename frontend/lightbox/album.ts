/** A picture that can be opened. */
export interface Picture {
	link: HTMLAnchorElement;
	src: string;
	/** 0 while nobody knows. */
	width: number;
	height: number;
	srcset: string;
	alt: string;
	/** The picture in the page, from which it grows. */
	thumbnail: HTMLImageElement | null;
	caption: Node[];
	isVector: boolean;
	hasFailed?: boolean;
}

export interface Album {
	/** As addresses name it: the group, the id of its element, or its number on the page. */
	name: string;
	pictures: Picture[];
}

const LINKS =
	'a[data-pagewright-lightbox]:not([data-pagewright-lightbox=off]),a[data-lightbox],a[rel^="lightbox"],a.thickbox';
const PICTURE = /\.(jpe?g|png|gif|webp|avif|bmp|svg)$/i;
const HOLDERS = '[data-pagewright-album],.gallery[id^=gallery-]';
/** What stands around one picture, its link and its caption. */
const ITEMS =
	'figure,.wp-caption,.gallery-item,.sow-image-grid-image,.sow-masonry-grid-item,.sow-image-container';
const CAPTIONS = 'figcaption,.wp-caption-text,.gallery-caption,.image-title,.widget-title';

/** Name of the group that an author wrote by hand; '' for none. */
const groupOf = ( link: HTMLAnchorElement ): string =>
	link.dataset.lightbox ||
	/^lightbox\[(.*)\]/.exec( link.rel )?.[ 1 ] ||
	( link.matches( '.thickbox' ) && link.rel ) ||
	'';

/** What holds the link's album together: a name, an element, or the link alone. */
const bondOf = ( link: HTMLAnchorElement ): string | Element =>
	groupOf( link ) || link.closest( HOLDERS ) || link;

export const isPicture = ( link: HTMLAnchorElement ): boolean =>
	link.matches( LINKS ) &&
	( ! link.matches( '.thickbox' ) || PICTURE.test( new URL( link.href ).pathname ) );

/** All albums of the page, in its order. */
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
	// What is written on the picture holds for one file, to which the link need not lead.
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

/** Words as text; a caption of the page as a copy of what is in the page already. HTML in attributes stays text. */
function captionOf( link: HTMLAnchorElement ): Node[] {
	const text = link.dataset.title || ( groupOf( link ) && link.title );
	if ( text ) {
		return [ document.createTextNode( text ) ];
	}
	const item = link.closest( ITEMS );
	const caption = [ ...( item?.querySelectorAll( CAPTIONS ) ?? [] ) ].find(
		( one ) => ! one.querySelector( 'img' )
	);
	// Beside several pictures it is nobody's own.
	if ( caption?.textContent?.trim() && item!.querySelectorAll( 'a img' ).length < 2 ) {
		const copy = caption.cloneNode( true ) as Element;
		copy.querySelectorAll( 'script,style' ).forEach( ( one ) => one.remove() );
		copy.querySelectorAll( '[id]' ).forEach( ( one ) => one.removeAttribute( 'id' ) );
		return [ ...copy.childNodes ];
	}
	return link.title ? [ document.createTextNode( link.title ) ] : [];
}
