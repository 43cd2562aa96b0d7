import type {
	Attachment,
	AttachmentChanges,
	AttachmentRow,
	MediaPage,
	PageRequest,
} from '../../port';
import type { Failure } from '../../model/failure';
import { belongsTo, monthsIn } from '../../model/match';
import { compareRows } from '../../model/order';
import type { MediaQuery } from '../../model/query';
import { generatedAttachment, rowOf } from './attachments';

/** An answer, or the reason why the server refuses. */
export type Answer< T > = T | { failure: Failure };

const monthOf = monthsIn( 'UTC' );

/** The attachments behind a fake port: what a server has in its database. */
export class FakeLibrary {
	/** Changed and added attachments by ID; null for deleted ones. */
	readonly #changed = new Map< number, Attachment | null >();
	/** IDs of queries, until something changes. */
	readonly #lists = new Map< string, number[] >();
	#highest: number;

	/** @param generated Number of attachments that are made of their IDs, from 1. */
	constructor( private readonly generated: number ) {
		this.#highest = generated;
	}

	find( id: number ): Attachment | null {
		const changed = this.#changed.get( id );
		if ( changed !== undefined ) {
			return changed;
		}
		return id >= 1 && id <= this.generated ? generatedAttachment( id ) : null;
	}

	/** Adds or replaces an attachment; null deletes it. */
	put( id: number, attachment: Attachment | null ): void {
		this.#highest = Math.max( this.#highest, id );
		this.#changed.set( id, attachment );
		this.#lists.clear();
	}

	/** Saves as WordPress does: without tags in the alternative text. */
	save( id: number, changes: AttachmentChanges ): Answer< Attachment > {
		const attachment = this.find( id );
		const failure = refusal( attachment, attachment?.canEdit );
		if ( failure || ! attachment ) {
			return { failure: failure ?? { kind: 'missing' } };
		}
		const alt = ( changes.alt ?? attachment.alt ).replace( /<[^>]*>/g, '' );
		const saved = { ...attachment, ...changes, alt };
		this.put( id, saved );
		return saved;
	}

	/** Moves an attachment to the trash or back, or deletes it. Returns why it cannot. */
	move( id: number, to: 'trash' | 'inherit' | 'deleted' ): Failure | null {
		const attachment = this.find( id );
		const failure = refusal( attachment, attachment?.canDelete );
		if ( ! failure && attachment ) {
			this.put( id, to === 'deleted' ? null : { ...attachment, status: to } );
		}
		return failure;
	}

	/** Saves the order of files of a post, if all belong to it and may be edited. */
	arrange( post: number, ids: readonly number[] ): Answer< { ids: readonly number[] } > {
		const files = ids.map( ( id ) => this.find( id ) );
		const failure = files
			.map( ( file ) => refusal( file?.uploadedTo === post ? file : null, file?.canEdit ) )
			.find( ( found ) => found !== null );
		if ( failure ) {
			return { failure };
		}
		files.forEach( ( file, place ) =>
			this.put( file!.id, { ...file!, menuOrder: place + 1 } )
		);
		return { ids };
	}

	/** Returns all attachments that are not in the trash. */
	all(): Attachment[] {
		const ids = Array.from( { length: this.#highest }, ( _unused, at ) => at + 1 );
		return ids
			.map( ( id ) => this.find( id ) )
			.filter( ( item ): item is Attachment => item !== null && item.status !== 'trash' );
	}

	/** Returns the IDs of a query in its order. */
	idsOf( query: MediaQuery ): readonly number[] {
		const key = JSON.stringify( query );
		const known = this.#lists.get( key );
		if ( known ) {
			return known;
		}
		const found: Attachment[] = [];
		for ( let id = 1; id <= this.#highest; id++ ) {
			const attachment = this.find( id );
			if ( attachment && belongsTo( query, attachment, monthOf ) ) {
				found.push( attachment );
			}
		}
		const ids = found
			.sort( ( one, other ) => compareRows( query, one, other ) ?? 0 )
			.map( ( { id } ) => id );
		this.#lists.set( key, ids );
		return ids;
	}

	page( { query, count, from }: PageRequest ): Answer< MediaPage > {
		if ( count < 1 || count > 200 ) {
			return { failure: { kind: 'invalid', message: 'A page has 1 to 200 attachments.' } };
		}
		const ids = this.idsOf( query );
		const start = 'position' in from ? from.position : this.#positionAfter( query, from.after );
		const rows = ids
			.slice( start, start + count )
			.map( ( id ) => rowOf( this.find( id )!, query.orderby ) );
		const last = rows.at( -1 );
		return {
			rows,
			total: ids.length,
			next: last && start + rows.length < ids.length ? JSON.stringify( last ) : null,
		};
	}

	/** Finds the first attachment after a row, which may have been deleted since. */
	#positionAfter( query: MediaQuery, cursor: string ): number {
		const row = JSON.parse( cursor ) as AttachmentRow;
		const ids = this.idsOf( query );
		let [ low, high ] = [ 0, ids.length ];
		while ( low < high ) {
			const middle = ( low + high ) >> 1;
			if ( ( compareRows( query, row, this.find( ids[ middle ]! )! ) ?? 0 ) < 0 ) {
				high = middle;
			} else {
				low = middle + 1;
			}
		}
		return low;
	}
}

function refusal( attachment: Attachment | null, isAllowed: boolean | undefined ): Failure | null {
	if ( ! attachment ) {
		return { kind: 'missing' };
	}
	return isAllowed ? null : { kind: 'forbidden' };
}
