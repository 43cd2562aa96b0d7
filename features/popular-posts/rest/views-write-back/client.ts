import { send } from '../../../../rest/send';

/** Progress of writing back to the tables of WordPress Popular Posts. */
export interface WriteBackStatus {
	isPossible: boolean;
	/** Whether its tables exist. */
	hasTables: boolean;
	/** Whether that plugin counts. */
	isActive: boolean;
	state: 'none' | 'running' | 'done';
	/** Finished share, 0 to 1. */
	share: number;
	/** Number of written views. */
	views: number;
	/** Seconds since 1970; 0 before the end. */
	ended: number;
}

const call = ( action: 'status' | 'start' | 'step', signal?: AbortSignal ) =>
	send< WriteBackStatus >( '/sowb/v1/views/write-back', { action }, signal );

export const fetchWriteBack = ( signal?: AbortSignal ) => call( 'status', signal );

export const startWriteBack = () => call( 'start' );

/** Continues for a second or two. */
export const stepWriteBack = ( signal?: AbortSignal ) => call( 'step', signal );
