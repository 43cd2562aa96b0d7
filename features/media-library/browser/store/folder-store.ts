import { __ } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';
import {
	NO_HISTORY,
	reduceFolderHistory,
	type FolderHistoryEvent,
	type FolderStep,
} from '../../model/folder-history';
import type { FileMove, FolderChange, MediaPort } from '../../port';
import {
	changedText,
	entryName,
	folderFailureText,
	movedText,
	movingText,
	notMovedText,
	pathsText,
} from '../folders/texts';
import type { Dropped } from '../upload/take-dropped';
import { makePaths, type FolderPath } from './folder-paths';
import type { FolderEvent, FolderState } from './folder-state';

export type { FolderEvent, FolderNotice, FolderState } from './folder-state';

/** More files take so long that a notice says what happens. */
const LONG_MOVE = 100;

/** Files that are uploaded one after another are counted once, after such a break. */
const BREAK_MS = 2000;

/** More folders take so long that a notice says what happens. */
const MANY_PATHS = 5;

type Way = 'done' | 'undone' | 'redone';

/** The folders of a library, and what was done with them. All browsers of a dialog share one. */
export class FolderStore {
	#state: FolderState = { tree: null, failure: null, notice: null, history: NO_HISTORY };
	#notices = 0;
	/** Number of requests that return the folders. A response of an older one is out of date. */
	#requests = 0;
	/** The steps before: each one waits for them, because it may depend on them. */
	#queue: Promise< unknown > = Promise.resolve();
	/** Loads the folders after files were uploaded. */
	#timer: ReturnType< typeof setTimeout > | undefined;
	readonly #observers = new Set< () => void >();

	/** Parts of MIME types to which the shown library is limited: only such files are counted. */
	types: readonly string[] = [];

	/** Folder that uploaded files belong to, because it is shown; null for none. */
	chosen: number | null = null;

	/** Files or the folder that the user drags. */
	dragged: { files: readonly number[] } | { folder: number } | null = null;

	/** Uploads what is dropped on a folder; null where nothing can be uploaded. */
	receive: ( ( dropped: readonly Dropped[], folder: number ) => void ) | null = null;

	/**
	 * @param port Server.
	 * @param tell Reports changes of attachments.
	 */
	constructor(
		private readonly port: MediaPort,
		private readonly tell: ( event: FolderEvent ) => void
	) {}

	/** Calls back after each change. Returns a function that stops it. */
	readonly subscribe = ( observer: () => void ): ( () => void ) => {
		this.#observers.add( observer );
		return () => this.#observers.delete( observer );
	};

	readonly state = (): FolderState => this.#state;

	/** Loads the folders again. */
	readonly load = async (): Promise< void > => {
		const request = ++this.#requests;
		const result = await this.port.folders( this.types );
		if ( request === this.#requests ) {
			this.#set(
				result.ok ? { tree: result.value, failure: null } : { failure: result.failure }
			);
		}
	};

	/** Changes a folder. Returns the ID of the folder, or why it was not changed. */
	readonly change = ( change: FolderChange ): Promise< { id: number } | Failure > =>
		this.#afterOthers( async () => {
			const result = await this.#run( { type: 'change', change }, 'done' );
			if ( 'kind' in result ) {
				// Another user may have deleted it.
				void ( result.kind === 'missing' && this.load() );
				return result;
			}
			this.#notify( result.text, { canUndo: this.#canUndo() } );
			return { id: result.id };
		} );

	/** Moves files into a folder and out of all others; 0 for no folder. Reports what happened. */
	readonly moveFiles = ( ids: readonly number[], folder: number ): Promise< void > => {
		const moves = [ { ids, folders: folder ? [ folder ] : [] } ];
		return this.#runAndNotify( 'done', () => ( { type: 'moves', moves } ) );
	};

	/** Moves a folder into another one; 0 for the top. Reports what happened. */
	readonly moveFolder = ( id: number, parent: number ): Promise< void > =>
		this.#runAndNotify( 'done', () => ( {
			type: 'change',
			change: { type: 'update', id, parent },
		} ) );

	/** Deletes a folder. Its files stay in the library. Reports what happened. */
	readonly deleteFolder = ( id: number ): Promise< void > =>
		this.#runAndNotify( 'done', () => ( { type: 'change', change: { type: 'delete', id } } ) );

	/**
	 * Puts an uploaded file into a folder; into the one that is shown by default. Reports only failures. Returns the ID of
	 * the folder in which it is then; 0 for none.
	 */
	readonly place = async ( id: number, folder = this.chosen ): Promise< number > => {
		if ( ! folder ) {
			return 0;
		}
		const result = await this.port.moveFiles( [ { ids: [ id ], folders: [ folder ] } ] );
		if ( ! result.ok ) {
			this.report( folderFailureText( result.failure ) );
		} else if ( result.value.failed.length ) {
			this.report( notMovedText( result.value.failed.length ) );
		}
		clearTimeout( this.#timer );
		this.#timer = setTimeout( () => void this.load(), BREAK_MS );
		return result.ok && ! result.value.failed.length ? folder : 0;
	};

	/**
	 * Returns the IDs of folders by their paths below a folder; the shown one by default. Creates missing folders, and
	 * reports what happened. Returns null if the user may not create folders.
	 */
	readonly makePaths = (
		paths: readonly FolderPath[],
		top = this.chosen || 0
	): Promise< readonly number[] | null > =>
		this.#afterOthers( async () => {
			if ( ! this.#state.tree ) {
				await this.load();
			}
			const { tree, failure } = this.#state;
			if ( ! tree?.canEdit || ! tree.canFile ) {
				void ( ! tree && failure && this.report( folderFailureText( failure ) ) );
				return null;
			}
			if ( paths.length > MANY_PATHS ) {
				this.#notify( __( 'Creating folders…', 'pagewright' ), { isRunning: true } );
			}
			const made = await makePaths( paths, top, {
				tree: () => this.#state.tree,
				create: ( name, parent ) =>
					this.#run(
						{ type: 'change', change: { type: 'create', name, parent } },
						'done'
					),
				load: this.load,
			} );
			this.#notify( pathsText( made ), {
				isError: made.missing.length > 0,
				// One step would delete only the last one.
				canUndo: made.created.length === 1,
			} );
			return made.ids;
		} );

	/** Shows a problem where the folders tell what happened. */
	readonly report = ( text: string ): void => this.#notify( text, { isError: true } );

	readonly undo = (): Promise< void > =>
		this.#runAndNotify( 'undone', () => this.#state.history.past.at( -1 ) );

	readonly redo = (): Promise< void > =>
		this.#runAndNotify( 'redone', () => this.#state.history.future.at( -1 ) );

	readonly dismiss = (): void => this.#set( { notice: null } );

	/**
	 * @param way    What is done.
	 * @param stepOf Returns the step when its turn has come; undefined for none.
	 */
	#runAndNotify( way: Way, stepOf: () => FolderStep | undefined ): Promise< void > {
		return this.#afterOthers( async () => {
			const step = stepOf();
			if ( ! step ) {
				return;
			}
			const result = await this.#run( step, way );
			if ( 'kind' in result ) {
				this.#notify( folderFailureText( result ), { isError: true } );
				void this.load();
				return;
			}
			this.#notify( way === 'undone' ? __( 'Undone.', 'pagewright' ) : result.text, {
				isError: result.isPartial,
				canUndo: way !== 'undone' && this.#canUndo(),
			} );
		} );
	}

	#afterOthers< T >( task: () => Promise< T > ): Promise< T > {
		const result = this.#queue.then( task, task );
		this.#queue = result;
		return result;
	}

	#run( step: FolderStep, way: Way ) {
		return step.type === 'moves' ? this.#moveAll( step.moves, way ) : this.#change( step, way );
	}

	#canUndo(): boolean {
		return this.#state.history.past.length > 0;
	}

	async #moveAll( moves: readonly FileMove[], way: Way ) {
		const count = moves.reduce( ( sum, { ids } ) => sum + ids.length, 0 );
		if ( count > LONG_MOVE ) {
			this.#notify( movingText( count ), { isRunning: true } );
		}
		const result = await this.port.moveFiles( moves );
		if ( ! result.ok ) {
			return result.failure;
		}
		const { done, failed, before } = result.value;
		const moved = new Set( done );
		for ( const { ids, folders } of moves ) {
			this.tell( { type: 'moved', ids: ids.filter( ( id ) => moved.has( id ) ), folders } );
		}
		if ( done.length ) {
			this.#remember( { type: way, inverse: { type: 'moves', moves: before } } );
		}
		const [ folder = 0 ] = moves.at( -1 )?.folders ?? [];
		const name = folder ? entryName( folder, this.#state.tree ) : '';
		const texts = [
			done.length ? movedText( done.length, name ) : '',
			failed.length ? notMovedText( failed.length ) : '',
		];
		void this.load();
		return {
			id: folder,
			text: texts.filter( Boolean ).join( ' ' ),
			isPartial: failed.length > 0,
		};
	}

	async #change( { change, was }: FolderStep & { type: 'change' }, way: Way ) {
		const name = 'id' in change ? entryName( change.id, this.#state.tree ) : '';
		const result = await this.port.changeFolder( change, this.types );
		if ( ! result.ok ) {
			return result.failure;
		}
		const { id, tree, undo } = result.value;
		this.#requests++;
		this.#set( { tree, failure: null } );
		this.#remember( {
			type: way,
			inverse: undo && {
				type: 'change',
				change: undo,
				...( change.type === 'delete' && { was: change.id } ),
			},
		} );
		if ( was !== undefined ) {
			this.#remember( { type: 'renumbered', from: was, to: id } );
		}
		if ( change.type === 'delete' || ( change.type === 'create' && change.files?.length ) ) {
			this.tell( { type: 'invalidated' } );
		}
		return { id, text: changedText( change, name ), isPartial: false };
	}

	#remember( event: FolderHistoryEvent ): void {
		this.#set( { history: reduceFolderHistory( this.#state.history, event ) } );
	}

	#notify( text: string, { isError = false, isRunning = false, canUndo = false } ): void {
		const key = ++this.#notices;
		this.#set( { notice: text ? { key, text, isError, isRunning, canUndo } : null } );
	}

	#set( changes: Partial< FolderState > ): void {
		this.#state = { ...this.#state, ...changes };
		this.#observers.forEach( ( observer ) => observer() );
	}
}
