import type { Stage } from '../stage';

/** Returns the seekable length; undefined while unknown or infinite. */
export const lengthOf = ( { duration }: { duration: number } ): number | undefined =>
	Number.isFinite( duration ) && duration > 0 ? duration : undefined;

export function seekTo( { media }: Stage, seconds: number ): void {
	const length = lengthOf( media );
	if ( length ) {
		media.currentTime = Math.min( length, Math.max( 0, seconds ) );
	}
}
