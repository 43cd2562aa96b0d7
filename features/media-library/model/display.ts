import type { Attachment } from '../port';

const ALIGNS = [ 'left', 'center', 'right', 'none' ] as const;
export type Align = ( typeof ALIGNS )[ number ];
export type Link = 'none' | 'file' | 'post' | 'custom' | 'embed';
/** Images have alignment and size; embeddable files become players; others are links. */
export type DisplayKind = 'image' | 'embeddable' | 'other';

/** How an attachment is inserted into a post. */
export interface DisplaySettings {
	align: Align;
	link: Link;
	/** URL of the link: '' for none and for players. */
	linkUrl: string;
	/** Name of a size that the file has; '' for files without sizes. */
	size: string;
}

/** Defaults of the site, or what the user chose the last time. Values may be of any kind. */
export type DisplayDefaults = Partial< Record< 'align' | 'link' | 'size', string > >;

/** Names of WordPress's user settings, in which the last choice is kept. */
export const USER_SETTINGS = { align: 'align', size: 'imgsize', link: 'urlbutton' } as const;

const LINKS: Readonly< Record< DisplayKind, readonly Link[] > > = {
	image: [ 'none', 'file', 'post', 'custom' ],
	embeddable: [ 'embed', 'file', 'post' ],
	other: [ 'file', 'post', 'none' ],
};
/** A custom link starts with a scheme, after which the user continues. */
const CUSTOM_START = 'http://';

type MediaFile = Pick< Attachment, 'mime' | 'filename' | 'url' | 'link' | 'sizes' >;

/** The extensions are those for which WordPress has a player, such as `mp3`. */
export function displayKind(
	{ mime, filename }: MediaFile,
	embedExtensions: readonly string[]
): DisplayKind {
	if ( mime.startsWith( 'image/' ) ) {
		return 'image';
	}
	const extension = filename.split( '.' ).at( -1 )?.toLowerCase() ?? '';
	return /^(audio|video)\//.test( mime ) && embedExtensions.includes( extension )
		? 'embeddable'
		: 'other';
}

export const linkChoices = ( kind: DisplayKind ): readonly Link[] => LINKS[ kind ];

/** Returns the sizes that the file has, in their order. */
export const sizeChoices = ( { sizes }: MediaFile ): string[] => Object.keys( sizes );

/**
 * Returns the settings with which an attachment is shown first. Choices of the user have priority
 * over defaults of the site; values that the file does not have are skipped.
 */
export function initialDisplay(
	file: MediaFile,
	{
		embedExtensions,
		site,
		user,
	}: { embedExtensions: readonly string[]; site: DisplayDefaults; user: DisplayDefaults }
): DisplaySettings {
	const kind = displayKind( file, embedExtensions );
	const isImage = kind === 'image';
	const link = linkFor( kind, [ user.link, site.link ] );
	return {
		align: isImage ? firstOf( ALIGNS, [ user.align, site.align ], 'none' ) : 'none',
		link,
		linkUrl: urlOf( link, file ),
		size: sizeFor( file, [ user.size, site.size, 'medium', 'full' ] ),
	};
}

/** Returns the first value that is one of the choices. */
const firstOf = < T extends string >(
	choices: readonly T[],
	values: ReadonlyArray< string | undefined >,
	otherwise: T
): T => {
	const found = values.find( ( value ) => choices.some( ( choice ) => choice === value ) );
	return ( found as T | undefined ) ?? otherwise;
};

/** A player needs no link. Other files than images are useless without one. */
function linkFor( kind: DisplayKind, values: ReadonlyArray< string | undefined > ): Link {
	if ( kind === 'embeddable' ) {
		return 'embed';
	}
	const link = firstOf< Link >( LINKS[ kind ], values, 'none' );
	// The user has not typed the URL of a custom link yet.
	const usable = link === 'custom' ? 'none' : link;
	return kind === 'other' && usable === 'none' ? 'file' : usable;
}

function sizeFor( file: MediaFile, values: ReadonlyArray< string | undefined > ): string {
	const sizes = sizeChoices( file );
	return firstOf( sizes, values, sizes[ 0 ] ?? '' );
}

function urlOf( link: Link, { url, link: page }: MediaFile ): string {
	switch ( link ) {
		case 'file':
			return url;
		case 'post':
			return page;
		case 'custom':
			return CUSTOM_START;
		default:
			return '';
	}
}

export type DisplayEvent =
	| { type: 'aligned'; align: string }
	| { type: 'sized'; size: string }
	| { type: 'linked'; link: string }
	/** The URL of a custom link. */
	| { type: 'urlTyped'; url: string };

/**
 * Returns the same object when the event changes nothing, and when the file does not have the
 * chosen value.
 */
export function reduceDisplay(
	settings: DisplaySettings,
	event: DisplayEvent,
	{ file, kind }: { file: MediaFile; kind: DisplayKind }
): DisplaySettings {
	switch ( event.type ) {
		case 'aligned': {
			const align = firstOf( ALIGNS, [ event.align ], settings.align );
			return kind !== 'image' || align === settings.align ? settings : { ...settings, align };
		}
		case 'sized': {
			const size = firstOf( sizeChoices( file ), [ event.size ], settings.size );
			return size === settings.size ? settings : { ...settings, size };
		}
		case 'linked': {
			const link = firstOf( LINKS[ kind ], [ event.link ], settings.link );
			return link === settings.link
				? settings
				: { ...settings, link, linkUrl: urlOf( link, file ) };
		}
		case 'urlTyped':
			return settings.link !== 'custom' || settings.linkUrl === event.url
				? settings
				: { ...settings, linkUrl: event.url };
	}
}

/** Returns the user setting that a choice changes, as name and value; null for none. */
export function userSettingOf( event: DisplayEvent ): readonly [ string, string ] | null {
	switch ( event.type ) {
		case 'aligned':
			return [ USER_SETTINGS.align, event.align ];
		case 'sized':
			return [ USER_SETTINGS.size, event.size ];
		case 'linked':
			return [ USER_SETTINGS.link, event.link ];
		case 'urlTyped':
			return null;
	}
}

/** Finds the kind of link of an image in a post by its URL. An image without a file may be null. */
export function linkOf( linkUrl: string, file: Pick< MediaFile, 'url' | 'link' > | null ): Link {
	if ( linkUrl === '' ) {
		return 'none';
	}
	if ( linkUrl === file?.url ) {
		return 'file';
	}
	return linkUrl === file?.link ? 'post' : 'custom';
}
