import { useEffect, useRef } from '@wordpress/element';
import type { ImageEditing } from '../types';

/**
 * Asks when the user presses the browser's Back while something would be lost.
 *
 * @param guard   Place of the host for the function that it calls.
 * @param mayLose Whether something would be lost.
 * @param ask     Asks the user.
 */
export function useBackGuard(
	guard: ImageEditing[ 'backGuard' ],
	mayLose: boolean,
	ask: () => void
): void {
	const latest = useRef( ask );
	latest.current = ask;
	useEffect( () => {
		if ( ! guard || ! mayLose ) {
			return;
		}
		guard.current = () => {
			latest.current();
			return true;
		};
		return () => {
			guard.current = null;
		};
	}, [ guard, mayLose ] );
}
