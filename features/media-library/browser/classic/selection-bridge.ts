import type { Failure } from '../../model/failure';
import { createSelection, type Multiple, type Selection } from '../../model/selection';
import type { CoreModel, CoreSelection } from './core';
import { loadModels, type ModelSource } from './load-models';

/** IDs of a selection. Files that are uploading have none yet. */
const idsOf = ( { models }: CoreSelection ): number[] =>
	models.map( ( { id } ) => id ).filter( ( id ) => id !== undefined );

const isSameList = ( one: readonly number[], other: readonly number[] ) =>
	one.length === other.length && one.every( ( id, i ) => id === other[ i ] );

/**
 * Keeps our selection and the one of a state of WordPress's library equal. Buttons, menus and other
 * plugins read and change the latter.
 */
export class SelectionBridge {
	private current: Selection;
	/** The latest selection of ours that WordPress's one does not have yet; null for none. */
	private pending: Selection | null = null;
	private onChange: ( selection: Selection ) => void = () => {};
	private writing: Promise< void > = Promise.resolve();
	private failed: Failure | null = null;
	private gone = 0;

	constructor(
		private readonly source: ModelSource,
		private readonly core: CoreSelection,
		multiple: Multiple
	) {
		this.current = this.read( createSelection( multiple ) );
	}

	/**
	 * Calls back when other code changed the selection, and when ours became complete. Returns a
	 * function that stops it.
	 */
	follow( onChange: ( selection: Selection ) => void ): () => void {
		this.onChange = onChange;
		this.core.on( 'add remove reset change:id selection:single', () => this.changed(), this );
		this.changed();
		return () => this.core.off( null, null, this );
	}

	get selection(): Selection {
		return this.pending ?? this.current;
	}

	/** Whether attachments of the selection are loading, or could not be loaded. */
	get isPending(): boolean {
		return this.pending !== null;
	}

	/** Why the selected attachments could not be loaded; null if they have, or are loading. */
	get failure(): Failure | null {
		return this.failed;
	}

	/** Number of attachments that the latest selection lost, because they no longer exist. */
	get missing(): number {
		return this.gone;
	}

	/**
	 * Resolves with true when the attachments of the latest selection have loaded, with false when
	 * this failed.
	 */
	async settled(): Promise< boolean > {
		while ( this.pending && ! this.failed ) {
			await this.writing;
		}
		return ! this.pending;
	}

	/**
	 * Loads the selected attachments again, unless they are loading already. An attachment that was deleted meanwhile
	 * is no longer selected then.
	 */
	async retry(): Promise< void > {
		if ( ! this.pending || this.failed ) {
			await this.write( this.selection, true );
		}
	}

	/** Selects in WordPress's library too, as soon as the attachments have all properties. */
	write( next: Selection, isCheck = false ): Promise< void > {
		this.writing = this.pass( next, isCheck );
		return this.writing;
	}

	private async pass( next: Selection, isCheck: boolean ): Promise< void > {
		this.pending = next;
		this.failed = null;
		this.gone = 0;
		this.onChange( next );
		const loaded = await loadModels( this.source, [ ...next.ids ], isCheck );
		if ( this.pending !== next ) {
			// Another selection follows.
			return;
		}
		if ( loaded.ok ) {
			this.gone = next.ids.size - loaded.value.length;
			this.apply( next, loaded.value );
		} else {
			this.failed = loaded.failure;
			this.onChange( next );
		}
	}

	private apply( next: Selection, models: CoreModel[] ): void {
		const found = models.map( ( { id } ) => id as number );
		if ( ! isSameList( idsOf( this.core ), found ) ) {
			this.core.reset( [ ...models, ...this.uploading( next ) ] );
		}
		const shown = models.find( ( { id } ) => id === next.shown ) ?? models.at( -1 );
		if ( shown && this.core.single() !== shown ) {
			this.core.single( shown );
		}
		this.pending = null;
		this.current = this.read( next );
		this.onChange( this.current );
	}

	/** Returns the selected files that are uploading; a single choice replaces them. */
	private uploading( { multiple }: Selection ): CoreModel[] {
		return multiple ? this.core.models.filter( ( { id } ) => id === undefined ) : [];
	}

	private changed(): void {
		// Our own change is complete when it is applied.
		if ( this.pending ) {
			return;
		}
		this.current = this.read( this.current );
		this.onChange( this.current );
	}

	/** Returns the IDs of WordPress's selection with the mode of ours. */
	private read( base: Selection ): Selection {
		const ids = idsOf( this.core );
		const shown = this.core.single()?.id ?? ids.at( -1 ) ?? null;
		return isSameList( ids, [ ...base.ids ] ) && shown === base.shown
			? base
			: { ...base, ids: new Set( ids ), shown, range: null };
	}
}
