import type { Attachment } from '../../port';
import type { Answer, FakeLibrary } from './fake-library';

/** Old versions of replaced attachments. */
export class FakeVersions {
	readonly #old = new Map< number, Attachment >();

	constructor( private readonly library: FakeLibrary ) {}

	/** Every upload exists, except those whose ID has only zeros. */
	replace( id: number, upload: string ): Answer< Attachment > {
		const attachment = this.library.find( id );
		if ( ! attachment || /^0+$/.test( upload ) ) {
			return { failure: { kind: 'missing' } };
		}
		this.#old.set( id, attachment );
		const replaced = { ...attachment, filesizeInBytes: attachment.filesizeInBytes + 1 };
		this.library.put( id, replaced );
		return replaced;
	}

	undo( id: number ): Answer< Attachment > {
		const old = this.#old.get( id );
		if ( ! old || ! this.library.find( id ) ) {
			return { failure: { kind: 'missing' } };
		}
		this.#old.delete( id );
		this.library.put( id, old );
		return old;
	}
}
