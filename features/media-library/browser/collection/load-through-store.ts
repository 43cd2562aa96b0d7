import type { Failure } from '../../model/failure';
import { attachmentFrom, type CoreAttachment } from '../../port/core-attachment';
import type { LoadChosen } from '../dialog/types';
import type { Loaded, MediaStore } from '../store/media-store';

/**
 * Returns a function that loads whole attachments, and passes them to the store. So a gallery loads
 * once, and in few requests, for the components that show it and for the caller of the dialog.
 *
 * @param store Store of the dialog.
 * @param load  Loads attachments in the order of their IDs, without deleted ones.
 */
export function throughStore( store: MediaStore, load: LoadChosen ): LoadChosen {
	/** Attachments that have loaded; null for deleted ones. */
	const known = new Map< number, CoreAttachment | null >();
	const pending = new Map< number, Promise< Failure | null > >();
	const tell = ( ids: readonly number[], state: ( id: number ) => Loaded ) =>
		store.receive( new Map( ids.map( ( id ) => [ id, state( id ) ] ) ) );
	const request = async ( ids: readonly number[] ): Promise< Failure | null > => {
		tell( ids, () => ( { status: 'loading' } ) );
		const result = await load( ids );
		ids.forEach( ( id ) => pending.delete( id ) );
		if ( ! result.ok ) {
			const { failure } = result;
			tell( ids, () => ( { status: 'failed', failure } ) );
			return failure;
		}
		const found = new Map( result.value.map( ( core ) => [ core.id, core ] ) );
		ids.forEach( ( id ) => known.set( id, found.get( id ) ?? null ) );
		tell( ids, ( id ) => stateOf( found.get( id ) ) );
		return null;
	};
	return async ( ids ) => {
		// The store forgets what changed on the server.
		const wanted = ids.filter(
			( id ) => ! pending.has( id ) && ! ( known.has( id ) && store.attachment( id ) )
		);
		if ( wanted.length > 0 ) {
			const requested = request( wanted );
			wanted.forEach( ( id ) => pending.set( id, requested ) );
		}
		const requests = new Set( ids.map( ( id ) => pending.get( id ) ) );
		const failure = ( await Promise.all( requests ) ).find( Boolean );
		return failure
			? { ok: false, failure }
			: {
					ok: true,
					value: ids
						.map( ( id ) => known.get( id ) )
						.filter( ( core ) => core !== null && core !== undefined ),
				};
	};
}

const stateOf = ( core: CoreAttachment | undefined ): Loaded =>
	core
		? { status: 'ready', attachment: attachmentFrom( core ) }
		: { status: 'failed', failure: { kind: 'missing' } };
