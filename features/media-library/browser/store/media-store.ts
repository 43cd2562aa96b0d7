import {
	canSend,
	isUnsaved,
	NO_DRAFT,
	reduceDraft,
	SAVE_PAUSE_MS,
	type Draft,
	type DraftEvent,
	type TextField,
} from '../../model/drafts';
import type { DisplaySettings } from '../../model/display';
import type { Failure } from '../../model/failure';
import { RESULT_MS } from '../../model/save-status';
import type { ImagePort } from '../../image-port';
import type { Attachment, MediaPort } from '../../port';
import type { UploadPort } from '../../upload-port';
import { siteLimits } from '../upload/site-limits';
import { UploadQueue } from '../upload/upload-queue';
import { FolderStore, type FolderEvent } from './folder-store';

/** A whole attachment, or why it is not available. */
export type Loaded =
	| { status: 'loading' }
	| { status: 'ready'; attachment: Attachment }
	| { status: 'failed'; failure: Failure };

/** A change of the library, from the host or from a component. All lists follow it. */
export type MediaEvent =
	| { type: 'added' | 'changed'; item: Attachment }
	| { type: 'removed'; ids: readonly number[] }
	/** Attachments moved, or something else changed on the server. */
	| FolderEvent
	/** Something changed in another tab. */
	| { type: 'refreshed' };

/**
 * Values of attachments that outlive a component: whole attachments, unsaved texts and display
 * settings. All browsers of a dialog share one, so that texts stay when a tab or a file is changed.
 */
export class MediaStore {
	readonly #loaded = new Map< number, Loaded >();
	readonly #drafts = new Map< number, Draft >();
	readonly #displays = new Map< number, DisplaySettings >();
	readonly #pauses = new Map< number, ReturnType< typeof setTimeout > >();
	readonly #observers = new Set< () => void >();
	readonly #listeners = new Set< ( event: MediaEvent ) => void >();

	readonly folders: FolderStore;
	readonly uploads: UploadQueue;

	constructor(
		readonly port: MediaPort,
		/** By default the port of the site. */
		uploads?: UploadPort,
		/** By default the port of the site. */
		readonly images?: ImagePort
	) {
		this.folders = new FolderStore( port, ( event ) => this.tell( event ) );
		this.uploads = new UploadQueue(
			{
				port,
				uploads,
				place: this.folders.place,
				onUpload: ( item, isNew ) =>
					this.tell(
						item ? { type: isNew ? 'added' : 'changed', item } : { type: 'invalidated' }
					),
			},
			siteLimits
		);
	}

	/** Calls back after each change. Returns a function that stops it. */
	readonly subscribe = ( observer: () => void ): ( () => void ) => {
		this.#observers.add( observer );
		return () => this.#observers.delete( observer );
	};

	/** Calls back for each change of the library. Returns a function that stops it. */
	readonly listen = ( listener: ( event: MediaEvent ) => void ): ( () => void ) => {
		this.#listeners.add( listener );
		return () => this.#listeners.delete( listener );
	};

	/** Reports a change of the library. */
	readonly tell = ( event: MediaEvent ): void => {
		if ( event.type === 'removed' ) {
			event.ids.forEach( ( id ) => this.#forget( id ) );
		} else if ( event.type === 'moved' ) {
			event.ids.forEach( ( id ) => this.#move( id, event.folders ) );
		} else if ( event.type === 'invalidated' ) {
			this.#loaded.clear();
		} else if ( 'item' in event ) {
			this.#loaded.set( event.item.id, { status: 'ready', attachment: event.item } );
		}
		this.#listeners.forEach( ( listener ) => listener( event ) );
		this.#changed();
	};

	/**
	 * Loads the lists and folders that are shown again, and attachments that changed. What is shown stays until then.
	 *
	 * @param ids Attachments that changed.
	 */
	readonly refresh = ( ids: readonly number[] ): void => {
		for ( const id of ids ) {
			if ( this.#loaded.has( id ) && ! isUnsaved( this.draft( id ) ) ) {
				void this.#reload( id );
			}
		}
		if ( this.folders.state().tree ) {
			void this.folders.load();
		}
		this.tell( { type: 'refreshed' } );
	};

	/** Returns an attachment; null before `load`. */
	attachment( id: number ): Loaded | null {
		return this.#loaded.get( id ) ?? null;
	}

	draft( id: number ): Draft {
		return this.#drafts.get( id ) ?? NO_DRAFT;
	}

	/** Returns the display settings that the user changed; null for none. */
	display( id: number ): DisplaySettings | null {
		return this.#displays.get( id ) ?? null;
	}

	setDisplay( id: number, settings: DisplaySettings ): void {
		this.#displays.set( id, settings );
		this.#changed();
	}

	/** Loads an attachment, unless it is loaded or loading. */
	readonly load = async ( id: number ): Promise< void > => {
		const known = this.#loaded.get( id );
		if ( known && known.status !== 'failed' ) {
			return;
		}
		this.#set( id, { status: 'loading' } );
		await this.#reload( id );
	};

	/** Stores the states of attachments that a host loads together. Known attachments stay as they are. */
	readonly receive = ( loaded: ReadonlyMap< number, Loaded > ): void => {
		loaded.forEach(
			( state, id ) =>
				this.#loaded.get( id )?.status === 'ready' || this.#loaded.set( id, state )
		);
		this.#changed();
	};

	/**
	 * Keeps a typed text. It is saved after a pause, unless the user may not edit the attachment:
	 * then it is for one insertion only.
	 *
	 * @param id
	 * @param field
	 * @param value
	 * @param waits Whether it is saved by `save` only, and not after a pause.
	 */
	readonly type = ( id: number, field: TextField, value: string, waits = false ): void => {
		const loaded = this.#loaded.get( id );
		if ( loaded?.status !== 'ready' ) {
			return;
		}
		const { attachment } = loaded;
		this.#draft( id, { type: 'typed', field, value, saved: attachment[ field ] } );
		clearTimeout( this.#pauses.get( id ) );
		if ( ! waits ) {
			this.#pauses.set(
				id,
				setTimeout( () => void this.save( id ), SAVE_PAUSE_MS )
			);
		}
	};

	/** Saves the typed texts of an attachment. */
	readonly save = async ( id: number ): Promise< void > => {
		clearTimeout( this.#pauses.get( id ) );
		const draft = this.draft( id );
		if ( ! canSend( draft ) || ! this.#canSave( id ) ) {
			return;
		}
		this.#draft( id, { type: 'saveStarted' } );
		const result = await this.port.save( id, draft.typed );
		const nowMs = Date.now();
		if ( result.ok ) {
			this.#draft( id, { type: 'saved', nowMs } );
			this.tell( { type: 'changed', item: result.value } );
			void this.save( id );
		} else {
			this.#draft( id, { type: 'saveFailed', failure: result.failure, nowMs } );
		}
		setTimeout(
			() => this.#draft( id, { type: 'timePassed', nowMs: Date.now() } ),
			RESULT_MS + 50
		);
	};

	/** Saves all typed texts, for example when the connection is back. */
	readonly saveAll = (): void => {
		[ ...this.#drafts.keys() ].forEach( ( id ) => void this.save( id ) );
	};

	/** Gives up the typed texts of an attachment. */
	readonly discard = ( id: number ): void => {
		clearTimeout( this.#pauses.get( id ) );
		this.#draft( id, { type: 'discarded' } );
	};

	/** Returns the attachments with texts that the server should have, but does not have. */
	unsaved(): number[] {
		return [ ...this.#drafts ]
			.filter( ( [ id, draft ] ) => isUnsaved( draft ) && this.#canSave( id ) )
			.map( ( [ id ] ) => id );
	}

	async #reload( id: number ): Promise< void > {
		const before = this.#loaded.get( id );
		const result = await this.port.get( id );
		// A newer value may have arrived meanwhile.
		if ( this.#loaded.get( id ) === before ) {
			this.#set(
				id,
				result.ok
					? { status: 'ready', attachment: result.value }
					: { status: 'failed', failure: result.failure }
			);
		}
	}

	#canSave( id: number ): boolean {
		const loaded = this.#loaded.get( id );
		return loaded?.status !== 'ready' || loaded.attachment.canEdit;
	}

	#forget( id: number ): void {
		clearTimeout( this.#pauses.get( id ) );
		this.#loaded.delete( id );
		this.#drafts.delete( id );
		this.#displays.delete( id );
	}

	#move( id: number, folders: readonly number[] ): void {
		const loaded = this.#loaded.get( id );
		if ( loaded?.status === 'ready' ) {
			this.#loaded.set( id, { ...loaded, attachment: { ...loaded.attachment, folders } } );
		}
	}

	#set( id: number, loaded: Loaded ): void {
		this.#loaded.set( id, loaded );
		this.#changed();
	}

	#draft( id: number, event: DraftEvent ): void {
		const [ before, after ] = [ this.draft( id ), reduceDraft( this.draft( id ), event ) ];
		if ( after === before ) {
			return;
		}
		if ( isUnsaved( after ) || after.failure || after.status.status !== 'ready' ) {
			this.#drafts.set( id, after );
		} else {
			this.#drafts.delete( id );
		}
		this.#changed();
	}

	#changed(): void {
		this.#observers.forEach( ( observer ) => observer() );
	}
}
