import { useEffect, type RefObject } from '@wordpress/element';

/** Controls in which the arrow keys change the value. */
const USES_ARROWS = 'select, input[type="radio"]';

/**
 * Keeps the arrow keys of choices in the form. The block editor listens between the canvas and React for them and would move the
 * focus to the next control instead of to the next choice; so the listener is a native one.
 */
export function useOwnArrows( root: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const form = root.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			if (
				event.key.startsWith( 'Arrow' ) &&
				( event.target as Element ).matches( USES_ARROWS )
			) {
				event.stopPropagation();
			}
		};
		form?.addEventListener( 'keydown', onKeyDown );
		return () => form?.removeEventListener( 'keydown', onKeyDown );
	}, [ root ] );
}
