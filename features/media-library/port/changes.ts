import type {
	Attachment,
	AttachmentChanges,
	BulkResult,
	FileMove,
	MoveResult,
	Result,
} from '../port';
import { failureFrom, type Failure } from '../model/failure';
import { attachmentFrom, foundAttachment, type CoreAttachment } from './core-attachment';
import type { Routes } from './requests';

export { loadEmbed } from './embed';
export { saveCompat } from './save-compat';
export { loadUses } from './uses';

export type BulkAction = 'save' | 'trash' | 'restore' | 'delete';

/** Response of the route for changes. */
interface BulkResponse {
	done: number[];
	failed: Array< { id: number; status: number; code: string; message: string } >;
	/** Saved attachments, if the request asks for them. */
	attachments?: CoreAttachment[];
}

/** IDs of one move, as the server allows. */
const MOVED = 100;

/** IDs of one request. Deleting the sizes of more images could exceed the time limit of a server. */
const BATCH = 25;

const KEYS = [ 'title', 'alt', 'caption', 'description', 'uploadedTo', 'artist', 'album' ] as const;

/** Returns the changes that the server knows. */
const known = ( changes: AttachmentChanges ): AttachmentChanges =>
	Object.fromEntries(
		KEYS.flatMap( ( key ) =>
			changes[ key ] === undefined ? [] : [ [ key, changes[ key ] ] ]
		)
	);

/**
 * Changes attachments in batches, one after the other. After a batch that failed as a whole, the
 * remaining attachments have its failure; the result has it if nothing was done.
 */
export async function changeMany(
	routes: Routes,
	action: BulkAction,
	ids: readonly number[],
	changes: AttachmentChanges,
	signal?: AbortSignal
): Promise< Result< BulkResult > > {
	const done: number[] = [];
	const failed: Array< { id: number; failure: Failure } > = [];
	for ( let start = 0; start < ids.length; start += BATCH ) {
		const batch = ids.slice( start, start + BATCH );
		const result = await routes.send< BulkResponse >(
			'/bulk',
			{ action, ids: batch, changes: known( changes ) },
			signal
		);
		if ( ! result.ok ) {
			if ( done.length === 0 || result.failure.kind === 'aborted' ) {
				return result;
			}
			const { failure } = result;
			failed.push( ...ids.slice( start ).map( ( id ) => ( { id, failure } ) ) );
			break;
		}
		done.push( ...result.value.done );
		failed.push( ...result.value.failed.map( failedOf ) );
	}
	return { ok: true, value: { done, failed } };
}

/**
 * Moves attachments to folders, at most 100 in a request. After a request that failed as a whole,
 * the remaining attachments have its failure; the result has it if nothing was done.
 */
export async function moveFiles(
	routes: Routes,
	moves: readonly FileMove[],
	signal?: AbortSignal
): Promise< Result< MoveResult > > {
	const done: number[] = [];
	const failed: Array< { id: number; failure: Failure } > = [];
	const before: FileMove[] = [];
	const parts = moves.flatMap( ( { ids, folders } ) =>
		Array.from( { length: Math.ceil( ids.length / MOVED ) }, ( _, at ) => ( {
			ids: ids.slice( at * MOVED, ( at + 1 ) * MOVED ),
			folders,
		} ) )
	);
	for ( const [ at, part ] of parts.entries() ) {
		const result = await routes.send< BulkResponse & { before: FileMove[] } >(
			'/folders/files',
			{ moves: [ part ] },
			signal
		);
		if ( ! result.ok ) {
			if ( done.length === 0 || result.failure.kind === 'aborted' ) {
				return result;
			}
			const { failure } = result;
			failed.push(
				...parts
					.slice( at )
					.flatMap( ( { ids } ) => ids.map( ( id ) => ( { id, failure } ) ) )
			);
			break;
		}
		done.push( ...result.value.done );
		before.push( ...result.value.before );
		failed.push( ...result.value.failed.map( failedOf ) );
	}
	return { ok: true, value: { done, failed, before } };
}

/** Saves one attachment, and returns its values after the server sanitized them. */
export async function saveOne(
	routes: Routes,
	id: number,
	changes: AttachmentChanges,
	signal?: AbortSignal
): Promise< Result< Attachment > > {
	const result = await routes.send< BulkResponse >(
		'/bulk',
		{ action: 'save', ids: [ id ], changes: known( changes ), return: true },
		signal
	);
	if ( ! result.ok ) {
		return result;
	}
	const { failed, attachments } = result.value;
	const [ failure ] = failed.map( failedOf );
	const saved = attachments?.[ 0 ];
	return saved
		? { ok: true, value: attachmentFrom( saved ) }
		: { ok: false, failure: failure?.failure ?? { kind: 'missing' } };
}

/** Takes back the replacement of a file. Returns the attachment. */
export async function undoReplace(
	routes: Routes,
	id: number,
	signal?: AbortSignal
): Promise< Result< Attachment > > {
	const result = await routes.send< { attachments: CoreAttachment[] } >(
		'/replace/undo',
		{ id },
		signal
	);
	return result.ok ? foundAttachment( result.value.attachments[ 0 ] ) : result;
}

const failedOf = ( { id, status, code, message }: BulkResponse[ 'failed' ][ number ] ) => ( {
	id,
	failure: failureFrom( { status, body: JSON.stringify( { code, message } ) } ),
} );
