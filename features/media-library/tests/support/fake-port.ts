import type { Attachment, AttachmentUse, BulkResult, Embed, MediaPort, Result } from '../../port';
import type { Failure } from '../../model/failure';
import { completeAttachment } from './attachments';
import { FakeFolders } from './fake-folders';
import { FakeLibrary, type Answer } from './fake-library';
import { FakeVersions } from './fake-versions';

export interface FakePort extends MediaPort {
	library: FakeLibrary;
	versions: FakeVersions;
	/** Name of each call, in their order. */
	calls: Array< keyof MediaPort >;
	/** Lets the next calls of a method fail. */
	failNext: ( method: keyof MediaPort, failure: Failure, times?: number ) => void;
	/** Holds all responses until `resume`. */
	pause: () => void;
	resume: () => void;
}

export interface FakeOptions {
	/** Attachments that are made of their numbers. */
	generated?: number;
	/** Attachments besides them. IDs follow. */
	files?: ReadonlyArray< Partial< Attachment > >;
	hasTrash?: boolean;
	canEditFolders?: boolean;
	/** Called before each response: resolves when the response may arrive. */
	delay?: () => Promise< void >;
}

const isFailure = < T >( answer: Answer< T > ): answer is { failure: Failure } =>
	typeof answer === 'object' && answer !== null && 'failure' in answer;

/** Returns the frame of all calls: it waits, fails on demand, and notices aborted signals. */
function createServer( delay: () => Promise< void > ) {
	const failures = new Map< keyof MediaPort, Failure[] >();
	const calls: Array< keyof MediaPort > = [];
	let gate: { opened: Promise< void >; open: () => void } | null = null;
	const respond = async < T >(
		method: keyof MediaPort,
		signal: AbortSignal | undefined,
		answer: () => Answer< T >
	): Promise< Result< T > > => {
		calls.push( method );
		const aborted = new Promise< void >( ( resolve ) =>
			signal?.addEventListener( 'abort', () => resolve() )
		);
		await Promise.race( [ delay().then( () => gate?.opened ), aborted ] );
		if ( signal?.aborted ) {
			return { ok: false, failure: { kind: 'aborted' } };
		}
		const planned = failures.get( method )?.shift();
		const given = planned ? { failure: planned } : answer();
		return isFailure( given ) ? { ok: false, ...given } : { ok: true, value: given };
	};
	return {
		calls,
		respond,
		failNext: ( method: keyof MediaPort, failure: Failure, times = 1 ) =>
			void failures.set( method, [
				...( failures.get( method ) ?? [] ),
				...Array.from( { length: times }, () => failure ),
			] ),
		pause: () => {
			let open = () => {};
			const opened = new Promise< void >( ( resolve ) => ( open = resolve ) );
			gate ??= { opened, open };
		},
		resume: () => {
			gate?.open();
			gate = null;
		},
	};
}

/** Does something to each attachment; one that fails does not stop the others. */
function bulk( ids: readonly number[], act: ( id: number ) => Failure | null ): BulkResult {
	const results = ids.map( ( id ) => ( { id, failure: act( id ) } ) );
	return {
		done: results.filter( ( { failure } ) => ! failure ).map( ( { id } ) => id ),
		failed: results.flatMap( ( { id, failure } ) => ( failure ? [ { id, failure } ] : [] ) ),
	};
}

/** Returns the methods that change attachments in the trash and out of it. */
function moves( library: FakeLibrary, hasTrash: boolean ) {
	const noTrash: Failure = { kind: 'invalid', message: 'This site has no media trash.' };
	return {
		trash: ( ids: readonly number[] ) =>
			bulk( ids, ( id ) => ( hasTrash ? library.move( id, 'trash' ) : noTrash ) ),
		restore: ( ids: readonly number[] ) => bulk( ids, ( id ) => library.move( id, 'inherit' ) ),
		remove: ( ids: readonly number[] ) => bulk( ids, ( id ) => library.move( id, 'deleted' ) ),
	};
}

/** An attachment is used by the post to which it was uploaded. */
function usesOf( attachment: Attachment | null ): Answer< readonly AttachmentUse[] > {
	if ( ! attachment ) {
		return { failure: { kind: 'missing' } };
	}
	const { uploadedTo: post } = attachment;
	const editLink = `https://example.org/wp-admin/post.php?post=${ post }&action=edit`;
	return post ? [ { post, title: `Post ${ post }`, kind: 'uploaded', editLink } ] : [];
}

/**
 * Media library in memory, for tests and the gallery. Without options it has 100,000 attachments.
 */
export function createFakePort( options: FakeOptions = {} ): FakePort {
	const { files = [], hasTrash = true, delay = async () => undefined } = options;
	const { generated = files.length ? 0 : 100_000 } = options;
	const library = new FakeLibrary( generated );
	files.forEach( ( file, i ) => {
		const id = file.id ?? generated + i + 1;
		library.put( id, completeAttachment( { ...file, id } ) );
	} );
	const { respond, ...controls } = createServer( delay );
	const folders = new FakeFolders( library, options.canEditFolders );
	const move = moves( library, hasTrash );
	const versions = new FakeVersions( library );
	const saveOne = ( id: number, changes: Parameters< MediaPort[ 'save' ] >[ 1 ] ) => {
		const saved = library.save( id, changes );
		return isFailure( saved ) ? saved.failure : null;
	};
	return {
		...controls,
		...{ library, versions },
		query: ( request, signal ) => respond( 'query', signal, () => library.page( request ) ),
		count: ( query, signal ) => respond( 'count', signal, () => library.idsOf( query ).length ),
		get: ( id, signal ) =>
			respond< Attachment >(
				'get',
				signal,
				() => library.find( id ) ?? { failure: { kind: 'missing' } }
			),
		save: ( id, changes, signal ) =>
			respond( 'save', signal, () => library.save( id, changes ) ),
		saveMany: ( ids, changes, signal ) =>
			respond( 'saveMany', signal, () => bulk( ids, ( id ) => saveOne( id, changes ) ) ),
		trash: ( ids, signal ) => respond( 'trash', signal, () => move.trash( ids ) ),
		restore: ( ids, signal ) => respond( 'restore', signal, () => move.restore( ids ) ),
		remove: ( ids, signal ) => respond( 'remove', signal, () => move.remove( ids ) ),
		undoReplace: ( id, signal ) => respond( 'undoReplace', signal, () => versions.undo( id ) ),
		folders: ( types, signal ) => respond( 'folders', signal, () => folders.tree( types ) ),
		changeFolder: ( change, types, signal ) =>
			respond( 'changeFolder', signal, () => folders.change( change, types ) ),
		moveFiles: ( asked, signal ) => respond( 'moveFiles', signal, () => folders.move( asked ) ),
		saveOrder: ( post, ids, signal ) =>
			respond( 'saveOrder', signal, () => library.arrange( post, ids ) ),
		uses: ( id, signal ) => respond( 'uses', signal, () => usesOf( library.find( id ) ) ),
		oembed: ( { url, maxWidth }, signal ) =>
			respond< Embed >( 'oembed', signal, () =>
				url.startsWith( 'https://video.example/' )
					? {
							html: '<p>Video</p>',
							width: maxWidth,
							height: Math.round( maxWidth / 1.78 ),
						}
					: { failure: { kind: 'missing' } }
			),
	};
}
