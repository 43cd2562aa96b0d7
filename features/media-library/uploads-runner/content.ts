import { hashOf } from './hash';

/** Length of a part of a sample in bytes. */
const SAMPLE_BYTES = 1024;

/** The content of a file, which is read when its hash is needed. */
export interface Content {
	size: number;
	/**
	 * Returns the hash of some bytes of the file, which are read fast: files with different samples have different
	 * contents. '' if the file cannot be read.
	 */
	sample: () => Promise< string >;
	/** Returns the SHA-256 in hex digits; '' if the file cannot be read. */
	hash: () => Promise< string >;
}

const contents = new WeakMap< File, Content >();

/** Returns the content of a file. Each of its hashes is computed once. */
export function contentOf( file: File ): Content {
	const known = contents.get( file );
	if ( known ) {
		return known;
	}
	const { size } = file;
	const middle = Math.floor( size / 2 );
	const content: Content = {
		size,
		sample: once( () =>
			read(
				new Blob( [
					file.slice( middle, middle + SAMPLE_BYTES ),
					file.slice( Math.max( 0, size - SAMPLE_BYTES ) ),
				] )
			)
		),
		hash: once( () => read( file ) ),
	};
	contents.set( file, content );
	return content;
}

const read = ( bytes: Blob ): Promise< string > => bytes.arrayBuffer().then( hashOf, () => '' );

function once( act: () => Promise< string > ): () => Promise< string > {
	let result: Promise< string > | null = null;
	return () => ( result ??= act() );
}

/** Returns the content of a prepared file without the file, which takes memory. */
export function withoutFile( { size, ...content }: Content ): Content {
	const [ sample, hash ] = [ content.sample(), content.hash() ];
	return { size, sample: () => sample, hash: () => hash };
}

/** Returns whether two files of the same size have or may have the same content. */
export async function areEqual( one: Content, other: Content ): Promise< boolean > {
	for ( const part of [ 'sample', 'hash' ] as const ) {
		const [ a, b ] = await Promise.all( [ one[ part ](), other[ part ]() ] );
		if ( ! a || ! b ) {
			return true;
		}
		if ( a !== b ) {
			return false;
		}
	}
	return true;
}
