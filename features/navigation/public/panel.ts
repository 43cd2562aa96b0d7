interface Parts {
	root: HTMLElement;
	/** Aborts to stop. */
	signal: AbortSignal;
	onOpen: () => void;
	onClose: () => void;
}

export interface Panel {
	/** Returns whether the viewport shows the menu in the panel. */
	isSmall: () => boolean;
	close: () => void;
}

/**
 * Updates the state of the button. The panel for small viewports is a popover, which the browser
 * opens.
 */
export function startPanel( { root, signal, onOpen, onClose }: Parts ): Panel {
	const panel = root.querySelector< HTMLElement >( '.pagewright-navigation__panel[popover]' );
	const toggle = root.querySelector< HTMLElement >( '.pagewright-navigation__toggle' );
	if ( ! panel || ! toggle ) {
		return { isSmall: () => false, close() {} };
	}
	const isSmall = () => getComputedStyle( toggle ).display !== 'none';
	const close = () => {
		if ( panel.matches( ':popover-open' ) ) {
			panel.hidePopover();
		}
	};
	// When a theme opens its menu with its own button, a second button inside is not needed.
	const look = () => {
		if ( root.matches( '.is-of-theme' ) && isSmall() && ! isSeen( toggle ) ) {
			root.classList.add( 'is-inside' );
		}
	};
	panel.addEventListener(
		'toggle',
		( event ) => {
			const isOpen = ( event as ToggleEvent ).newState === 'open';
			toggle.ariaExpanded = String( isOpen );
			( isOpen ? onOpen : onClose )();
		},
		{ signal }
	);
	addEventListener( 'resize', () => ( isSmall() ? look() : close() ), { signal } );
	signal.addEventListener( 'abort', () => root.classList.remove( 'is-inside' ) );
	look();
	return { isSmall, close };
}

/** Returns whether an element is visible: neither hidden nor outside of the viewport. */
function isSeen( element: HTMLElement ): boolean {
	const { left, right } = element.getBoundingClientRect();
	return (
		element.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) &&
		right > 0 &&
		left < element.ownerDocument.documentElement.clientWidth
	);
}
