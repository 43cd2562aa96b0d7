import { useEffect, useRef, type RefObject } from '@wordpress/element';

/**
 * Asks before the page is left.
 *
 * @param root     Element of the page.
 * @param mayLose  Returns whether something would be lost.
 */
export function useLeaveGuard( root: RefObject< HTMLElement >, mayLose: () => boolean ): void {
	const latest = useRef( mayLose );
	latest.current = mayLose;
	useEffect( () => {
		const view = root.current?.ownerDocument.defaultView;
		const ask = ( event: BeforeUnloadEvent ) => {
			if ( latest.current() ) {
				event.preventDefault();
			}
		};
		view?.addEventListener( 'beforeunload', ask );
		return () => view?.removeEventListener( 'beforeunload', ask );
	}, [ root ] );
}
