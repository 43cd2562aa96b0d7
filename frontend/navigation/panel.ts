interface Parts {
	root: HTMLElement;
	/** Ends it. */
	signal: AbortSignal;
	onOpen: () => void;
	onClose: () => void;
}

export interface Panel {
	/** Whether this is a screen on which the menu is in the panel. */
	isSmall: () => boolean;
	close: () => void;
}

/** The menu of small screens is a popover, which the browser opens by itself; this keeps its button's state. */
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
	// Where a theme opens its menu by a button of its own, ours would be a second one inside.
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

/** Whether somebody could find it: neither hidden nor beside the window. */
function isSeen( element: HTMLElement ): boolean {
	const { left, right } = element.getBoundingClientRect();
	return (
		element.checkVisibility( { opacityProperty: true, visibilityProperty: true } ) &&
		right > 0 &&
		left < element.ownerDocument.documentElement.clientWidth
	);
}
