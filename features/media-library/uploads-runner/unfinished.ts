/** An upload in chunks that this browser began. */
export interface UnfinishedUpload {
	id: string;
	/** Length of the longest chunk that the server accepts, in bytes. */
	chunkBytes: number;
}

type NamedFile = Pick< File, 'name' | 'size' | 'lastModified' >;

interface Stored extends UnfinishedUpload {
	/** When the last chunk arrived, in milliseconds since 1970. */
	changedMs: number;
}

/** After this time without a chunk, the server has deleted an upload. */
const LIFETIME_MS = 7_140_000;

const NAME = 'pagewright-uploads';

/**
 * Remembers uploads across pages: when the page is left during an upload and the user selects the
 * same file again, the upload continues. Browsers do not keep the file itself.
 */
export class Unfinished {
	/** @param storage Returns where uploads are stored; throws if the browser forbids it. */
	constructor(
		private readonly storage: () => Pick< Storage, 'getItem' | 'setItem' | 'removeItem' >,
		private readonly now: () => number
	) {}

	/**
	 * Returns the upload of a file that may continue; null for none.
	 *
	 * @param file  File.
	 * @param place Where it goes.
	 */
	find( file: NamedFile, place: string ): UnfinishedUpload | null {
		const { id, chunkBytes } = this.#read()[ keyOf( file, place ) ] ?? {};
		return id && chunkBytes ? { id, chunkBytes } : null;
	}

	/** Notes that a chunk of an upload arrived. */
	keep( file: NamedFile, place: string, { id, chunkBytes }: UnfinishedUpload ): void {
		const changedMs = this.now();
		this.#write( { ...this.#read(), [ keyOf( file, place ) ]: { id, chunkBytes, changedMs } } );
	}

	forget( file: NamedFile, place: string ): void {
		const { [ keyOf( file, place ) ]: known, ...others } = this.#read();
		if ( known ) {
			this.#write( others );
		}
	}

	/** Returns uploads that have not expired. Other scripts of the site can change what is stored. */
	#read(): Record< string, Stored > {
		try {
			const all: unknown = JSON.parse( this.storage().getItem( NAME ) ?? '{}' );
			const oldestMs = this.now() - LIFETIME_MS;
			return Object.fromEntries(
				Object.entries( ( all ?? {} ) as Record< string, unknown > ).filter(
					( entry ): entry is [ string, Stored ] =>
						isStored( entry[ 1 ] ) && entry[ 1 ].changedMs > oldestMs
				)
			);
		} catch {
			return {};
		}
	}

	#write( all: Record< string, Stored > ): void {
		try {
			if ( Object.keys( all ).length ) {
				this.storage().setItem( NAME, JSON.stringify( all ) );
			} else {
				this.storage().removeItem( NAME );
			}
		} catch {
			// The upload works, but does not continue on another page.
		}
	}
}

/** The same file has the same name, size and time. */
const keyOf = ( { name, size, lastModified }: NamedFile, place: string ): string =>
	[ place, size, lastModified, name ].join( ' ' );

function isStored( value: unknown ): value is Stored {
	const { id, chunkBytes, changedMs } = ( value ?? {} ) as Partial< Stored >;
	return (
		typeof id === 'string' &&
		/^[0-9a-f]{32}$/.test( id ) &&
		Number.isInteger( chunkBytes ) &&
		Number( chunkBytes ) > 0 &&
		typeof changedMs === 'number'
	);
}

type Memories = Pick< Unfinished, 'find' | 'keep' | 'forget' >;

/**
 * Remembers uploads of photos without their place apart from the same photos with it: both have the
 * same name, size and time, and must not become one file.
 */
export const apart = ( unfinished: Memories ): Memories => ( {
	find: ( file, post ) => unfinished.find( marked( file ), post ),
	keep: ( file, post, upload ) => unfinished.keep( marked( file ), post, upload ),
	forget: ( file, post ) => unfinished.forget( marked( file ), post ),
} );

/** No file has a name with a slash. */
const marked = ( { name, size, lastModified }: NamedFile ): NamedFile => ( {
	...{ name: `no-place/${ name }`, size, lastModified },
} );

/** Remembers nothing: browsers may encode an image in another way next time. */
export const NOTHING: Memories = { find: () => null, keep: () => {}, forget: () => {} };
