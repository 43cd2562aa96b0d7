import type PhotoSwipe from 'photoswipe';

/** Movement after a swipe, for people who want none: it is over at once. */
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

/** The dialog is ours and has a name; a second one in it, and carousels without one, only confuse. */
export function removeRoles( { element, scrollWrap, container }: PhotoSwipe ): void {
	element?.removeAttribute( 'role' );
	element?.removeAttribute( 'tabindex' );
	scrollWrap?.removeAttribute( 'aria-roledescription' );
	container?.removeAttribute( 'aria-live' );
	container?.removeAttribute( 'id' );
}
