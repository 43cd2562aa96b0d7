import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

interface SaveLocks {
	lockPostSaving: ( name: string ) => void;
	unlockPostSaving: ( name: string ) => void;
}

/**
 * Locks saving of the post while `isLocked`; unlocks when the block is removed. Screens without a
 * post have no lock.
 */
export function useSaveLock( name: string, isLocked: boolean ): void {
	const registry = useRegistry();
	useEffect( () => {
		const locks = registry.dispatch( 'core/editor' ) as unknown as SaveLocks | undefined;
		if ( ! isLocked || ! locks?.lockPostSaving ) {
			return;
		}
		locks.lockPostSaving( name );
		return () => locks.unlockPostSaving( name );
	}, [ registry, name, isLocked ] );
}
