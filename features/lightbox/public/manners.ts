import type PhotoSwipe from 'photoswipe';

/** Ends spring animations after a swipe at once, for visitors who prefer reduced motion. */
export function skipSprings( { animations }: PhotoSwipe, isWanted: () => boolean ): void {
	const spring = animations.startSpring.bind( animations );
	animations.startSpring = ( props ) => {
		if ( ! isWanted() ) {
			return spring( props );
		}
		props.onUpdate( props.end );
		props.onComplete?.();
	};
}

/**
 * Removes roles that PhotoSwipe adds: our dialog has a name, and a nested dialog and unnamed
 * carousels confuse screen readers.
 */
export function removeRoles( { element, scrollWrap, container }: PhotoSwipe ): void {
	element?.removeAttribute( 'role' );
	element?.removeAttribute( 'tabindex' );
	scrollWrap?.removeAttribute( 'aria-roledescription' );
	container?.removeAttribute( 'aria-live' );
	container?.removeAttribute( 'id' );
}
