import type {
	FileMove,
	Folder,
	FolderChange,
	FolderResult,
	FolderTree,
	MoveResult,
} from '../../port';
import type { Failure } from '../../model/failure';
import { isInFolder, isOfType } from '../../model/match';
import type { Answer, FakeLibrary } from './fake-library';

type Entry = Omit< Folder, 'count' >;

const FOLDERS: Entry[] = [
	{ id: 1, name: 'Events', parent: 0 },
	{ id: 2, name: 'Products', parent: 0 },
	{ id: 3, name: 'Spring', parent: 2 },
];

const UNKNOWN: Failure = { kind: 'missing' };

/** The folders behind a fake port. */
export class FakeFolders {
	#folders = FOLDERS;
	#highest = 3;

	/**
	 * @param library Its files.
	 * @param canEdit Whether the user may change folders.
	 */
	constructor(
		private readonly library: FakeLibrary,
		private readonly canEdit = true
	) {}

	/** @param types Parts of MIME types of the counted files; empty for all. */
	tree( types: readonly string[] ): FolderTree {
		const counts = new Map< number, number >();
		let [ all, unfiled ] = [ 0, 0 ];
		for ( const { folders, mime } of this.library.all() ) {
			if ( ! isOfType( mime, types ) ) {
				continue;
			}
			all++;
			unfiled += Number( folders.length === 0 );
			folders.forEach( ( id ) => counts.set( id, ( counts.get( id ) ?? 0 ) + 1 ) );
		}
		const inside = ( parent: number ): Folder[] =>
			this.#folders
				.filter( ( folder ) => folder.parent === parent )
				.sort( ( one, other ) => one.name.localeCompare( other.name ) )
				.flatMap( ( folder ) => [
					{ ...folder, count: counts.get( folder.id ) ?? 0 },
					...inside( folder.id ),
				] );
		return { folders: inside( 0 ), all, unfiled, canEdit: this.canEdit, canFile: true };
	}

	change( change: FolderChange, types: readonly string[] ): Answer< FolderResult > {
		const changed = this.#change( change );
		return 'failure' in changed ? changed : { ...changed, tree: this.tree( types ) };
	}

	#change( change: FolderChange ): Answer< Omit< FolderResult, 'tree' > > {
		if ( change.type === 'create' ) {
			return this.#refusal( 0, change.name, change.parent ) ?? this.#create( change );
		}
		const known = this.#folders.find( ( folder ) => folder.id === change.id );
		if ( ! known ) {
			return { failure: UNKNOWN };
		}
		const { id } = known;
		if ( change.type === 'update' ) {
			const next = { ...known, ...change };
			const undo: FolderChange = { ...known, type: 'update' };
			return (
				this.#refusal( id, next.name, next.parent ) ??
				this.#replace( id, { id, name: next.name, parent: next.parent }, undo )
			);
		}
		const children = this.#folders.filter( ( { parent } ) => parent === id );
		const files = this.library.all().filter( ( { folders } ) => folders.includes( id ) );
		files.forEach( ( file ) =>
			this.library.put( file.id, {
				...file,
				folders: file.folders.filter( ( folder ) => folder !== id ),
			} )
		);
		this.#folders = this.#folders
			.filter( ( folder ) => folder !== known )
			.map( ( folder ) =>
				folder.parent === id ? { ...folder, parent: known.parent } : folder
			);
		const ids = ( items: ReadonlyArray< { id: number } > ) => items.map( ( item ) => item.id );
		const undo: FolderChange = {
			...{ type: 'create', name: known.name, parent: known.parent },
			...{ children: ids( children ), files: ids( files ) },
		};
		return { id, undo };
	}

	move( moves: readonly FileMove[] ): Answer< MoveResult > {
		const known = new Set( this.#folders.map( ( { id } ) => id ) );
		if ( moves.some( ( { folders } ) => folders.some( ( id ) => ! known.has( id ) ) ) ) {
			return { failure: UNKNOWN };
		}
		const done: number[] = [];
		const failed: Array< MoveResult[ 'failed' ][ number ] > = [];
		const before: FileMove[] = [];
		for ( const { ids, folders } of moves ) {
			for ( const id of ids ) {
				const file = this.library.find( id );
				if ( ! file?.canEdit ) {
					const failure: Failure = { kind: file ? 'forbidden' : 'missing' };
					failed.push( { id, failure } );
				} else {
					done.push( id );
					before.push( { ids: [ id ], folders: file.folders } );
					this.library.put( id, { ...file, folders } );
				}
			}
		}
		return { done, failed, before };
	}

	#create( { name, parent, children = [], files = [] }: FolderChange & { type: 'create' } ) {
		const id = ++this.#highest;
		this.#folders = [
			...this.#folders.map( ( folder ) =>
				children.includes( folder.id ) ? { ...folder, parent: id } : folder
			),
			{ id, name, parent },
		];
		for ( const file of files.map( ( each ) => this.library.find( each ) ) ) {
			if ( file && ! isInFolder( id, file.folders ) ) {
				this.library.put( file.id, { ...file, folders: [ ...file.folders, id ] } );
			}
		}
		return { id, undo: { type: 'delete', id } as FolderChange };
	}

	#replace( id: number, next: Entry, undo: FolderChange ) {
		this.#folders = this.#folders.map( ( folder ) => ( folder.id === id ? next : folder ) );
		return { id, undo };
	}

	/** Returns why a folder cannot have this name and this place; null if it can. */
	#refusal( id: number, name: string, parent: number ): { failure: Failure } | null {
		const invalid = ( message: string ) => ( {
			failure: { kind: 'invalid', message } as const,
		} );
		if ( ! name.trim() ) {
			return invalid( 'Type a name for the folder.' );
		}
		for ( let at = parent; at !== 0; ) {
			const folder = this.#folders.find( ( each ) => each.id === at );
			if ( ! folder ) {
				return { failure: UNKNOWN };
			}
			if ( at === id ) {
				return invalid( 'A folder cannot be moved into itself.' );
			}
			at = folder.parent;
		}
		const isTaken = this.#folders.some(
			( other ) =>
				other.parent === parent &&
				other.id !== id &&
				other.name.toLowerCase() === name.trim().toLowerCase()
		);
		return isTaken ? invalid( `There is already a folder “${ name }” here.` ) : null;
	}
}
