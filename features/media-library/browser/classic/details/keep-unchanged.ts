import type { CoreMedia } from '../core';

/** An image in the classic editor; `metadata` has the properties of WordPress's model. */
export interface ImageUpdate {
	image: HTMLElement;
	metadata: Record< string, unknown >;
}

type Attributes = ReadonlyMap< string, string >;

/** An image before the dialog opened, with its link and its caption. */
interface Kept {
	metadata: Record< string, unknown >;
	image: Attributes;
	link: Attributes | null;
	box: Attributes | null;
	/** HTML of the caption; null without one. */
	caption: string | null;
}

/** Attributes by the properties that they depend on. TinyMCE keeps the URLs of content twice. */
const ATTRIBUTES = {
	image: [
		[ 'src', 'url' ],
		[ 'data-mce-src', 'url' ],
		[ 'width', 'width', 'customWidth', 'size' ],
		[ 'height', 'height', 'customHeight', 'size' ],
		[ 'alt', 'alt' ],
		[ 'title', 'title' ],
	],
	link: [
		[ 'href', 'linkUrl' ],
		[ 'data-mce-href', 'linkUrl' ],
		[ 'rel', 'linkRel' ],
		[ 'target', 'linkTargetBlank' ],
	],
	box: [
		[ 'id', 'attachment_id' ],
		[ 'style', 'width', 'customWidth', 'size' ],
		[ 'data-mce-style', 'width', 'customWidth', 'size' ],
	],
} as const;

/** Beginnings of classes that WordPress adds, by the property that they depend on. */
const CLASSES = [
	[ 'align', 'align' ],
	[ 'size-', 'size' ],
] as const;

/** Libraries whose events are followed. */
const followed = new WeakSet< object >();

/**
 * Lets the update of an image in the classic editor change only what the user changed. WordPress writes all
 * attributes again: it orders classes, and adds sizes and texts that the image did not have.
 *
 * @param media        WordPress's library.
 * @param media.events Its events in the editor.
 * @param edited       The image whose dialog is open; null if it is not one of the editor.
 */
export function keepUnchanged(
	{ events }: Pick< CoreMedia, 'events' >,
	edited: ImageUpdate | null
): void {
	// The image of a widget was edited before.
	if ( followed.has( events ) ) {
		return;
	}
	followed.add( events );
	let kept = edited && keep( edited );
	events.on( 'editor:image-edit', ( next: ImageUpdate ) => {
		kept = keep( next );
	} );
	events.on( 'editor:image-update', ( { image, metadata }: ImageUpdate ) => {
		if ( kept ) {
			restore( image, kept, metadata );
		}
		kept = null;
	} );
}

const partsOf = ( image: HTMLElement ) => ( {
	image,
	link: image.parentElement?.closest( 'a' ) ?? null,
	box: image.closest( 'dl.wp-caption' ),
} );

const attributesOf = ( element: Element ): Attributes =>
	new Map( Array.from( element.attributes, ( { name, value } ) => [ name, value ] ) );

function keep( { image, metadata }: ImageUpdate ): Kept {
	const { link, box } = partsOf( image );
	return {
		metadata: { ...metadata },
		image: attributesOf( image ),
		link: link && attributesOf( link ),
		box: box && attributesOf( box ),
		caption: box?.querySelector( '.wp-caption-dd' )?.innerHTML ?? null,
	};
}

function restore( image: HTMLElement, kept: Kept, metadata: Kept[ 'metadata' ] ): void {
	const isKept = ( properties: readonly string[] ) =>
		properties.every( ( name ) => isSame( kept.metadata[ name ], metadata[ name ] ) );
	const parts = partsOf( image );
	for ( const part of [ 'image', 'link', 'box' ] as const ) {
		const [ element, before ] = [ parts[ part ], kept[ part ] ];
		if ( element && before ) {
			ATTRIBUTES[ part ]
				.filter( ( [ , ...properties ] ) => isKept( properties ) )
				.forEach( ( [ name ] ) => put( element, name, before.get( name ) ) );
			putClasses(
				element,
				before.get( 'class' ),
				CLASSES.filter( ( [ , property ] ) => isKept( [ property ] ) ).map(
					( [ prefix ] ) => prefix
				)
			);
		}
	}
	const caption = parts.box?.querySelector( '.wp-caption-dd' );
	if ( caption && kept.caption !== null && isKept( [ 'caption' ] ) ) {
		caption.innerHTML = kept.caption;
	}
}

/** The model has numbers where the editor had texts, and empty texts where it had nothing. */
const isSame = ( before: unknown, after: unknown ): boolean =>
	String( before || '' ) === String( after || '' );

function put( element: Element, name: string, value: string | undefined ): void {
	if ( value === undefined ) {
		element.removeAttribute( name );
	} else {
		element.setAttribute( name, value );
	}
}

/**
 * Brings the classes in their old order; new ones follow.
 *
 * @param element
 * @param before  Old value of the attribute.
 * @param kept    Beginnings of classes that are not added, because nothing that they depend on changed.
 */
function putClasses( element: Element, before: string | undefined, kept: readonly string[] ): void {
	const old = ( before ?? '' ).split( /\s+/ ).filter( Boolean );
	const isNew = ( name: string ) => ! kept.some( ( prefix ) => name.startsWith( prefix ) );
	const now = [ ...element.classList ].filter(
		( name ) => old.includes( name ) || isNew( name )
	);
	const added = now.filter( ( name ) => ! old.includes( name ) );
	const isEqual = added.length === 0 && old.every( ( name ) => now.includes( name ) );
	put(
		element,
		'class',
		isEqual
			? before
			: [ ...old.filter( ( name ) => now.includes( name ) ), ...added ].join( ' ' )
	);
}
