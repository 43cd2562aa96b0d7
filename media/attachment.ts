import { coreAjax } from './core';

export interface Attachment {
	id: number;
	title: string;
	url: string;
	/**
	 * Preview image: the thumbnail, else the file itself, else the icon of its type; '' for none.
	 */
	thumbnail: string;
	/** MIME type such as image/png. */
	mime: string;
	alt: string;
	/** In pixels; 0 for other types. */
	width: number;
	height: number;
}

type Facts = Record< string, unknown >;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );
const number = ( value: unknown ) => ( Number.isFinite( Number( value ) ) ? Number( value ) : 0 );

/** Converts an attachment of WordPress's media library. */
export function describeAttachment( facts: Facts ): Attachment {
	const sizes = ( facts.sizes ?? {} ) as Record< string, { url?: string } | undefined >;
	const url = text( facts.url );
	const mime = text( facts.mime );
	const own = mime.startsWith( 'image/' ) ? url : text( facts.icon );
	return {
		id: number( facts.id ),
		title: text( facts.title ) || text( facts.filename ),
		url,
		thumbnail: text( sizes.thumbnail?.url ) || text( sizes.full?.url ) || own,
		mime,
		alt: text( facts.alt ),
		width: number( facts.width ),
		height: number( facts.height ),
	};
}

/**
 * Fetches an attachment; null when it was deleted, may not be read, or the page does not load the
 * media library. Never rejects.
 */
export async function findAttachment( id: number ): Promise< Attachment | null > {
	const facts = id > 0 ? await ask( 'get-attachment', { id } ) : null;
	const found = describeAttachment( ( facts ?? {} ) as Facts );
	return found.url === '' ? null : { ...found, id };
}

/** Maximum number of attachments in one request. */
const BATCH = 80;

/**
 * Fetches several attachments by ID; missing ones are left out. One request for each 80. Never
 * rejects.
 */
export async function findAttachments( ids: number[] ): Promise< Map< number, Attachment > > {
	const found = new Map< number, Attachment >();
	const wanted = [ ...new Set( ids ) ].filter( ( id ) => id > 0 );
	for ( let start = 0; start < wanted.length; start += BATCH ) {
		const list = await ask( 'query-attachments', {
			query: { post__in: wanted.slice( start, start + BATCH ), posts_per_page: BATCH },
		} );
		( Array.isArray( list ) ? list : [] )
			.map( describeAttachment )
			.forEach( ( attachment ) => found.set( attachment.id, attachment ) );
	}
	return found;
}

/** Sends a request of the media library. Returns null if it fails, and without a media library. */
async function ask( action: string, data: object ): Promise< unknown > {
	try {
		return ( await coreAjax()?.post( action, data ) ) ?? null;
	} catch {
		return null;
	}
}
