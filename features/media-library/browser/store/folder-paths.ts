import type { Failure } from '../../model/failure';
import type { FolderTree } from '../../port';

/** Names of folders from the outermost to the innermost. */
export type FolderPath = readonly string[];

/** The functions that find and create folders. */
export interface FolderMaker {
	tree: () => FolderTree | null;
	/** Creates a folder. Returns its ID, or why it was not created. */
	create: ( name: string, parent: number ) => Promise< { id: number } | Failure >;
	/** Loads the folders again. */
	load: () => Promise< void >;
}

export interface MadePaths {
	/** IDs of the folders of the paths, in their order. */
	ids: readonly number[];
	/** Names of the folders that were created. */
	created: readonly string[];
	/** Names of the folders that could not be created, and why the first one was not. */
	missing: readonly string[];
	failure: Failure | null;
}

/**
 * Finds folders by their names, and creates missing ones. If a folder cannot be created, its parent folder is used.
 */
export async function makePaths(
	paths: readonly FolderPath[],
	top: number,
	maker: FolderMaker
): Promise< MadePaths > {
	const known = new Map< string, number >( [ [ '', top ] ] );
	const created: string[] = [];
	const missing: string[] = [];
	let failure: Failure | null = null;
	for ( const path of paths ) {
		for ( let depth = 1; depth <= path.length; depth++ ) {
			const key = keyOf( path.slice( 0, depth ) );
			const parent = known.get( keyOf( path.slice( 0, depth - 1 ) ) )!;
			const name = path[ depth - 1 ]!;
			if ( known.has( key ) ) {
				continue;
			}
			// The site would refuse the others too, and a lost connection takes long each time.
			const canTry = failure === null || failure.kind === 'invalid';
			const result = await find( name, parent, maker, canTry ? created : null );
			if ( typeof result === 'number' ) {
				known.set( key, result );
			} else {
				known.set( key, parent );
				missing.push( name );
				failure ??= result;
			}
		}
	}
	return { ids: paths.map( ( path ) => known.get( keyOf( path ) )! ), created, missing, failure };
}

/** Names of folders on computers do not contain slashes. */
const keyOf = ( path: FolderPath ): string => path.join( '/' );

/**
 * Returns the ID of a folder, or why it does not exist.
 *
 * @param name    Its name.
 * @param parent  ID of the folder that contains it.
 * @param maker   Its functions create it.
 * @param created Gets its name if it is created; null if it may not be created.
 */
async function find(
	name: string,
	parent: number,
	maker: FolderMaker,
	created: string[] | null
): Promise< number | Failure > {
	const existing = idOf( name, parent, maker.tree() );
	if ( existing !== undefined || ! created ) {
		return existing ?? { kind: 'aborted' };
	}
	const result = await maker.create( name.normalize().trim(), parent );
	if ( ! ( 'kind' in result ) ) {
		created.push( name.normalize().trim() );
		return result.id;
	}
	if ( result.kind !== 'invalid' ) {
		return result;
	}
	// Another user may have created it meanwhile.
	await maker.load();
	return idOf( name, parent, maker.tree() ) ?? result;
}

const idOf = ( name: string, parent: number, tree: FolderTree | null ): number | undefined =>
	tree?.folders.find(
		( folder ) => folder.parent === parent && plain( folder.name ) === plain( name )
	)?.id;

/** Names are equal for the site without regard to case, and macOS splits characters from their accents. */
const plain = ( name: string ): string => name.normalize().trim().toLowerCase();
