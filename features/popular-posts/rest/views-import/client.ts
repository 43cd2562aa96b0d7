import { send } from '../../../../rest/send';

/** Progress of an import of the counts of WordPress Popular Posts. */
export interface ImportStatus {
	/** Whether its tables exist. */
	hasTables: boolean;
	/** Whether that plugin still counts. */
	isActive: boolean;
	hasSettings: boolean;
	/** Whether some counts were not imported yet. */
	hasNewer: boolean;
	state: 'none' | 'running' | 'done';
	/** Finished share, 0 to 1. */
	share: number;
	views: number;
	/** Number of deleted posts. */
	skipped: number;
	/** Seconds since 1970; 0 before the end. */
	ended: number;
}

const call = ( data: object, signal?: AbortSignal ) =>
	send< ImportStatus >( '/sowb/v1/views/import', data, signal );

export const fetchImport = ( signal?: AbortSignal ) => call( { action: 'status' }, signal );

export const startImport = ( settings: boolean ) => call( { action: 'start', settings } );

/** Continues for a second or two. */
export const stepImport = ( signal?: AbortSignal ) => call( { action: 'step' }, signal );
