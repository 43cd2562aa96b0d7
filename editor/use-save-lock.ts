import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

interface SaveLocks {
	lockPostSaving: ( name: string ) => void;
	unlockPostSaving: ( name: string ) => void;
}

/** Holds back the saving of the post while `isLocked`; released as well when the block goes. Screens without a post have nothing to lock. */
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
