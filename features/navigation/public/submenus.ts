import { watchIntent } from './intent';

interface Parts {
	root: HTMLElement;
	/** Aborts to stop. */
	signal: AbortSignal;
	/** Returns whether the menu is in the panel, where hovering opens nothing. */
	isSmall: () => boolean;
	opensOnHover: boolean;
}

export interface Submenus {
	closeAll: () => void;
}

/** A click right after hover opened a submenu is meant to open it. */
const JUST_OPENED_MS = 500;
const itemOf = ( arrow: HTMLElement ) => arrow.closest( 'li' ) as HTMLElement;
const isExpanded = ( arrow: HTMLElement ) => arrow.ariaExpanded === 'true';

/**
 * Submenus open by their buttons, one per level, or by hover intent. Escape closes the innermost
 * one.
 */
export function startSubmenus( { root, signal, isSmall, opensOnHover }: Parts ): Submenus {
	const arrows = [ ...root.querySelectorAll< HTMLElement >( '.pagewright-navigation__arrow' ) ];
	const setOpen = ( arrow: HTMLElement, isOpen: boolean ): void => {
		if ( isOpen === isExpanded( arrow ) ) {
			return;
		}
		const item = itemOf( arrow );
		for ( const other of arrows ) {
			const isBelow = item !== itemOf( other ) && item.contains( other );
			const isBeside = itemOf( other ).parentElement === item.parentElement;
			// Also closes submenus inside a closed one.
			if ( other !== arrow && ( isOpen ? isBeside : isBelow ) ) {
				setOpen( other, false );
			}
		}
		arrow.ariaExpanded = String( isOpen );
		item.classList.toggle( 'is-open', isOpen );
		item.classList.remove( 'is-flipped' );
		item.classList.toggle( 'is-flipped', isOpen && isCutOff( arrow ) );
	};
	for ( const arrow of arrows ) {
		const rest = listenToClicks( arrow, signal, setOpen );
		if ( opensOnHover ) {
			const leave = () =>
				isSmall() ||
				itemOf( arrow ).contains( root.ownerDocument.activeElement ) ||
				setOpen( arrow, false );
			watchIntent( itemOf( arrow ), signal, () => isSmall() || rest(), leave );
		}
	}
	root.addEventListener(
		'keydown',
		( event ) => {
			const innermost = arrows
				.filter(
					( arrow ) =>
						isExpanded( arrow ) && itemOf( arrow ).contains( event.target as Node )
				)
				.pop();
			if ( event.key === 'Escape' && innermost ) {
				// Escape closes only the submenu, not the panel.
				event.preventDefault();
				event.stopPropagation();
				setOpen( innermost, false );
				innermost.focus();
			}
		},
		{ signal }
	);
	return { closeAll: () => arrows.forEach( ( arrow ) => setOpen( arrow, false ) ) };
}

/** Toggles a submenu by its button, or by a link without a target. Returns the hover handler. */
function listenToClicks(
	arrow: HTMLElement,
	signal: AbortSignal,
	setOpen: ( arrow: HTMLElement, isOpen: boolean ) => void
): () => void {
	let restedAtMs = -Infinity;
	const onClick = () =>
		setOpen( arrow, ! isExpanded( arrow ) || performance.now() - restedAtMs < JUST_OPENED_MS );
	arrow.addEventListener( 'click', onClick, { signal } );
	const link = arrow.previousElementSibling;
	link?.addEventListener(
		'click',
		( event ) => {
			if ( link.matches( '[href="#"], :not([href])' ) ) {
				event.preventDefault();
				onClick();
			}
		},
		{ signal }
	);
	return () => {
		if ( ! isExpanded( arrow ) ) {
			restedAtMs = performance.now();
			setOpen( arrow, true );
		}
	};
}

/** Returns whether the submenu exceeds the viewport. */
function isCutOff( arrow: HTMLElement ): boolean {
	const doc = arrow.ownerDocument;
	const list = doc.getElementById( arrow.getAttribute( 'aria-controls' ) ?? '' );
	if ( ! list ) {
		return false;
	}
	const { left, right } = list.getBoundingClientRect();
	return getComputedStyle( arrow ).direction === 'rtl'
		? left < 0
		: right > doc.documentElement.clientWidth;
}
