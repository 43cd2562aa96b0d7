import { send } from '../send';

/** How writing back to the tables of WordPress Popular Posts stands. */
export interface WriteBackStatus {
	isPossible: boolean;
	/** Whether there is something to write to. */
	hasTables: boolean;
	/** Whether that plugin counts. */
	isActive: boolean;
	state: 'none' | 'running' | 'done';
	/** What is done of it, 0 to 1. */
	share: number;
	/** Views that were written. */
	views: number;
	/** Seconds since 1970; 0: not yet. */
	ended: number;
}

const call = ( action: 'status' | 'start' | 'step', signal?: AbortSignal ) =>
	send< WriteBackStatus >( '/sowb/v1/views/write-back', { action }, signal );

export const fetchWriteBack = ( signal?: AbortSignal ) => call( 'status', signal );

export const startWriteBack = () => call( 'start' );

/** Goes on for a second or two. */
export const stepWriteBack = ( signal?: AbortSignal ) => call( 'step', signal );
