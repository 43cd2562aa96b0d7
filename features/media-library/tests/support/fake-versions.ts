import type { Attachment } from '../../port';
import { generatedAttachment } from './attachments';
import type { Answer, FakeLibrary } from './fake-library';

const DAY_MS = 86_400_000;

/** Old versions of replaced attachments. */
export class FakeVersions {
	readonly #old = new Map< number, Attachment >();

	constructor( private readonly library: FakeLibrary ) {}

	/** Shows the content of another attachment at the address of an image. */
	replace( id: number, size: number, replacedMs = Date.now() ): void {
		const attachment = this.library.find( id );
		if ( ! attachment ) {
			return;
		}
		const { thumbnail, color, sizes, width, height } = generatedAttachment( id + 40 );
		this.#old.set( id, attachment );
		this.library.put( id, {
			...attachment,
			...{ thumbnail, color, sizes, width, height },
			filesizeInBytes: size,
			replacedAt: replacedMs,
			restorableUntil: replacedMs + 30 * DAY_MS,
		} );
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
