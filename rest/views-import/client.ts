import { send } from '../send';

/** How an import of the counts of WordPress Popular Posts stands. */
export interface ImportStatus {
	/** Whether there is something to read from. */
	hasTables: boolean;
	/** Whether that plugin still counts. */
	isActive: boolean;
	hasSettings: boolean;
	/** Whether there are counts that were not imported yet. */
	hasNewer: boolean;
	state: 'none' | 'running' | 'done';
	/** What is done of it, 0 to 1. */
	share: number;
	views: number;
	/** Posts that are gone. */
	skipped: number;
	/** Seconds since 1970; 0: not yet. */
	ended: number;
}

const call = ( data: object, signal?: AbortSignal ) =>
	send< ImportStatus >( '/sowb/v1/views/import', data, signal );

export const fetchImport = ( signal?: AbortSignal ) => call( { action: 'status' }, signal );

export const startImport = ( settings: boolean ) => call( { action: 'start', settings } );

/** Goes on for a second or two. */
export const stepImport = ( signal?: AbortSignal ) => call( { action: 'step' }, signal );
