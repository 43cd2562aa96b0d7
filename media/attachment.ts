import { coreMedia } from './core';

export interface Attachment {
	id: number;
	title: string;
	url: string;
	/** Small picture of it: its thumbnail, else itself, else the icon of its kind; '' when there is none. */
	thumbnail: string;
	/** As image/png. */
	mime: string;
	alt: string;
	/** In pixels; 0 when it has none. */
	width: number;
	height: number;
}

type Facts = Record< string, unknown >;

const text = ( value: unknown ) => ( typeof value === 'string' ? value : '' );
const number = ( value: unknown ) => ( Number.isFinite( Number( value ) ) ? Number( value ) : 0 );

/** Reads what WordPress's library says of an attachment. */
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

/** Facts of an attachment; null when it is gone, may not be seen, or the library is not on the page. Never rejects. */
export async function findAttachment( id: number ): Promise< Attachment | null > {
	const attachment = id > 0 ? coreMedia()?.attachment( id ) : undefined;
	if ( ! attachment ) {
		return null;
	}
	try {
		await attachment.fetch();
	} catch {
		return null;
	}
	const found = describeAttachment( attachment.toJSON() );
	return found.url === '' ? null : { ...found, id };
}

/** Most attachments that WordPress is asked for at once. */
const BATCH = 80;

/** Facts of several attachments, by id; those that are gone are not in it. One request for each 80. Never rejects. */
export async function findAttachments( ids: number[] ): Promise< Map< number, Attachment > > {
	const media = coreMedia();
	const found = new Map< number, Attachment >();
	const wanted = [ ...new Set( ids ) ].filter( ( id ) => id > 0 );
	for ( let start = 0; media && start < wanted.length; start += BATCH ) {
		const query = media.query( {
			post__in: wanted.slice( start, start + BATCH ),
			perPage: BATCH,
		} );
		try {
			await query.more();
		} catch {
			continue;
		}
		query
			.toJSON()
			.map( describeAttachment )
			.forEach( ( attachment ) => found.set( attachment.id, attachment ) );
	}
	return found;
}

/** Id of the content that is being edited on this page, as WordPress's library knows it; 0 for none. */
export function editedPost(): number {
	return number( coreMedia()?.view?.settings?.post?.id );
}
