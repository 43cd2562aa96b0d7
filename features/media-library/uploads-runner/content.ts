import { hashOf } from './hash';

/** The content of a file, which is read when its hash is asked for. */
export interface Content {
	size: number;
	/** Returns the SHA-256 in hex digits; '' if the file cannot be read. */
	hash: () => Promise< string >;
}

const contents = new WeakMap< File, Content >();

/** Returns the content of a file, whose hash is computed once. */
export function contentOf( file: File ): Content {
	let hash: Promise< string > | null = null;
	const content = contents.get( file ) ?? {
		size: file.size,
		hash: () => ( hash ??= file.arrayBuffer().then( hashOf, () => '' ) ),
	};
	contents.set( file, content );
	return content;
}
