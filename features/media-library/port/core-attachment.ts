import { versionedUrl } from '../model/file-version';
import type { Attachment, ImageSize, Result } from '../port';
import { rightsOf, type Nonces } from '../model/rights';

/**
 * An attachment as code of WordPress expects it: what wp_prepare_attachment_for_js() returns. Other
 * plugins add and remove properties.
 */
export interface CoreAttachment {
	id: number;
	nonces?: Partial< Nonces >;
	/** IDs of the folders, which our routes add. */
	folders?: readonly number[];
	/** Dominant color of the thumbnail, which our routes add. */
	color?: string;
	/** Numbers of the versions of its file and of the image of its tile, if they were replaced. */
	fileVersion?: number;
	thumbVersion?: number;
	/** Times of the old version of its file, if there is one. */
	replacedAt?: number;
	restorableUntil?: number;
	/** HTML of the fields of other plugins, and of other details. */
	compat?: { item?: string; meta?: string };
	[ property: string ]: unknown;
}

const STATUSES = [ 'inherit', 'private', 'trash' ] as const;

export const textOf = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number' ? String( value ) : '';

/** Returns a number, also of text such as the author of WordPress's attachments; else 0. */
export const numberOf = ( value: unknown ): number => Number( textOf( value ) ) || 0;

/** Returns a list of IDs; an empty one for other values. */
export const idsOf = ( value: unknown ): number[] =>
	Array.isArray( value ) ? value.map( numberOf ).filter( Boolean ) : [];

/** Returns six hex digits; '' for other values, because the color becomes part of a style. */
export const colorOf = ( value: unknown ): string =>
	typeof value === 'string' && /^[\da-f]{6}$/.test( value ) ? value : '';

export const statusOf = ( value: unknown ): Attachment[ 'status' ] =>
	STATUSES.find( ( status ) => status === value ) ?? 'inherit';

/** Returns an object or list as an object; an empty one for other values. */
const objectOf = ( value: unknown ): Record< string, unknown > =>
	typeof value === 'object' && value !== null ? ( value as Record< string, unknown > ) : {};

/** Returns an attachment of a response, or that it is missing there. */
export const foundAttachment = ( core: CoreAttachment | undefined ): Result< Attachment > =>
	core
		? { ok: true, value: attachmentFrom( core ) }
		: { ok: false, failure: { kind: 'missing' } };

/** Converts an attachment of WordPress. Values of an unexpected type become empty. */
export function attachmentFrom( core: CoreAttachment ): Attachment {
	const sizes = sizesOf( core.sizes );
	const thumbnail = thumbnailOf( core, sizes );
	return {
		id: numberOf( core.id ),
		title: textOf( core.title ),
		filename: textOf( core.filename ),
		mime: textOf( core.mime ),
		// As in lists.
		thumbnail: versionedUrl( thumbnail.url, numberOf( core.thumbVersion ) ),
		thumbnailWidth: thumbnail.width,
		thumbnailHeight: thumbnail.height,
		color: colorOf( core.color ),
		width: numberOf( core.width ),
		height: numberOf( core.height ),
		fileLength: textOf( core.fileLength ),
		alt: textOf( core.alt ),
		date: numberOf( core.date ),
		modified: numberOf( core.modified ),
		author: numberOf( core.author ),
		uploadedTo: numberOf( core.uploadedTo ),
		status: statusOf( core.status ),
		folders: idsOf( core.folders ),
		...rightsOf( core.nonces ),
		menuOrder: numberOf( core.menuOrder ),
		name: textOf( core.name ),
		url: textOf( core.url ),
		link: textOf( core.link ),
		caption: textOf( core.caption ),
		description: textOf( core.description ),
		sizes,
		filesizeInBytes: numberOf( core.filesizeInBytes ),
		fileVersion: numberOf( core.fileVersion ),
		replacedAt: numberOf( core.replacedAt ),
		restorableUntil: numberOf( core.restorableUntil ),
		...( core.type === 'audio' && songOf( core.meta ) ),
	};
}

/** Unknown values are false in WordPress. */
function songOf( meta: unknown ): { artist: string; album: string } {
	const { artist, album } = objectOf( meta );
	return { artist: textOf( artist ), album: textOf( album ) };
}

function sizesOf( value: unknown ): Record< string, ImageSize > {
	const sizes: Record< string, ImageSize > = {};
	for ( const [ name, size ] of Object.entries( objectOf( value ) ) ) {
		const { url, width, height } = objectOf( size );
		if ( textOf( url ) ) {
			sizes[ name ] = {
				url: textOf( url ),
				width: numberOf( width ),
				height: numberOf( height ),
			};
		}
	}
	return sizes;
}

/** Returns the image of a tile: of audio and video their cover, which is the icon without one. */
function thumbnailOf( core: CoreAttachment, sizes: Record< string, ImageSize > ): ImageSize {
	const none = { url: '', width: 0, height: 0 };
	if ( core.type === 'audio' || core.type === 'video' ) {
		const { src, width, height } = objectOf( core.thumb );
		return textOf( src ) && src !== core.icon
			? { url: textOf( src ), width: numberOf( width ), height: numberOf( height ) }
			: none;
	}
	const whole = core.type === 'image' ? { ...none, url: textOf( core.url ) } : none;
	return sizes.thumbnail ?? sizes.full ?? whole;
}
