import { DONE, FAILED, isActive, isUndecided, type Queue, type QueuedFile } from './queue';
import { bytesPerSecond } from './speed';

/** A shorter time is not worth a text. */
const SHORTEST_LEFT_MS = 5000;

/** Files that wait for a choice of the user, by its reason. */
export interface Undecided {
	/** Files that the library has. */
	existing: number;
	/** Photos with the place where they were taken. */
	places: number;
	/** Images that cannot be prepared. */
	originals: number;
}

export interface Progress extends Undecided {
	/** Files that did not fail and are not undecided. */
	total: number;
	done: number;
	failed: number;
	/** All files that wait for a choice of the user. */
	undecided: number;
	/** Files that are waiting or uploading. */
	left: number;
	/** Mean of the percents of the counted files. */
	percent: number;
}

/** Returns the uploaded part of a file in whole percents. */
export const percentOf = ( { status, loaded, size }: QueuedFile ): number =>
	status === DONE ? 100 : Math.floor( size > 0 ? ( loaded / size ) * 100 : 0 );

export function progressOf( { files }: Queue ): Progress {
	const undecided = files.filter( isUndecided );
	const asked = ( kind?: string ) =>
		undecided.filter( ( { question } ) => question?.type === kind ).length;
	const counted = files.filter( ( file ) => file.status !== FAILED && ! isUndecided( file ) );
	const sum = counted.reduce( ( all, file ) => all + percentOf( file ), 0 );
	return {
		total: counted.length,
		done: files.filter( ( { status } ) => status === DONE ).length,
		failed: files.length - counted.length - undecided.length,
		undecided: undecided.length,
		...{ existing: asked(), places: asked( 'place' ), originals: asked( 'original' ) },
		left: files.filter( isActive ).length,
		percent: counted.length ? Math.floor( sum / counted.length ) : 0,
	};
}

/** Returns how long the uploads still take; null if it is unknown or short. */
export function timeLeftMs( { files, speed }: Queue ): number | null {
	const perSecond = bytesPerSecond( speed );
	const bytes = files
		.filter( isActive )
		.reduce( ( sum, { size, loaded } ) => sum + size - loaded, 0 );
	const leftMs = perSecond > 0 ? ( bytes / perSecond ) * 1000 : 0;
	return leftMs >= SHORTEST_LEFT_MS ? leftMs : null;
}
