import type { Engine } from '../mount';
import { watchIntent } from './intent';
import { DEFAULT_OPTIONS } from './options';
import type { NavigationOptions } from './options';
import { startSearch } from './search';

const START = '.pagewright-navigation__';

/**
 * Adds to a menu that works without it: buttons that open submenus one at a time, hover intent, Escape, closing when the
 * visitor goes elsewhere. Small screens show the menu as a popover, which the browser opens; this keeps the button's state.
 */
export function createNavigation(
	root: HTMLElement,
	given: Partial< NavigationOptions > = {}
): Engine {
	const { opensOnHover } = { ...DEFAULT_OPTIONS, ...given };
	const life = new AbortController();
	const { signal } = life;
	const doc = root.ownerDocument;
	const page = doc.defaultView as Window;
	const panel = root.querySelector< HTMLElement >( `${ START }panel[popover]` );
	const toggle = root.querySelector< HTMLElement >( `${ START }toggle` );
	const arrows = [ ...root.querySelectorAll< HTMLElement >( `${ START }arrow` ) ];
	const itemOf = ( arrow: HTMLElement ) => arrow.closest( 'li' ) as HTMLElement;
	const isExpanded = ( arrow: HTMLElement ) => arrow.ariaExpanded === 'true';
	const isSmall = () => !! toggle && page.getComputedStyle( toggle ).display !== 'none';

	const setOpen = ( arrow: HTMLElement, isOpen: boolean ): void => {
		if ( isOpen === isExpanded( arrow ) ) {
			return;
		}
		const item = itemOf( arrow );
		for ( const other of arrows ) {
			const isBelow = item !== itemOf( other ) && item.contains( other );
			// One per level; what was open below a closed one is closed with it.
			const isBeside = itemOf( other ).parentElement === item.parentElement;
			if ( other !== arrow && ( isOpen ? isBeside : isBelow ) ) {
				setOpen( other, false );
			}
		}
		arrow.ariaExpanded = String( isOpen );
		item.classList.toggle( 'is-open', isOpen );
		const list = doc.getElementById( arrow.getAttribute( 'aria-controls' ) ?? '' );
		item.classList.remove( 'is-flipped' );
		if ( isOpen && list ) {
			const { left, right } = list.getBoundingClientRect();
			const isRtl = page.getComputedStyle( root ).direction === 'rtl';
			item.classList.toggle(
				'is-flipped',
				isRtl ? left < 0 : right > doc.documentElement.clientWidth
			);
		}
	};
	const closeAll = () => arrows.forEach( ( arrow ) => setOpen( arrow, false ) );
	const closePanel = () => {
		if ( panel?.matches( ':popover-open' ) ) {
			panel.hidePopover();
		}
	};
	// Where a theme opens its menu by a button of its own, ours would be a second one inside.
	const look = () => {
		if ( toggle && root.matches( '.is-of-theme' ) && isSmall() && ! isSeen( toggle ) ) {
			root.classList.add( 'is-inside' );
		}
	};
	const search = startSearch( root, signal, closePanel );

	for ( const arrow of arrows ) {
		let restedAtMs = -Infinity;
		// Who clicks what has just opened under the mouse wants it open.
		const onClick = () =>
			setOpen( arrow, ! isExpanded( arrow ) || page.performance.now() - restedAtMs < 500 );
		arrow.addEventListener( 'click', onClick, { signal } );
		arrow.previousElementSibling?.addEventListener(
			'click',
			( event ) => {
				// A link that leads nowhere is there for its submenu.
				if (
					( arrow.previousElementSibling as HTMLElement ).matches(
						'[href="#"], :not([href])'
					)
				) {
					event.preventDefault();
					onClick();
				}
			},
			{ signal }
		);
		if ( opensOnHover ) {
			watchIntent(
				itemOf( arrow ),
				signal,
				() => {
					if ( ! isSmall() && ! isExpanded( arrow ) ) {
						restedAtMs = page.performance.now();
						setOpen( arrow, true );
					}
				},
				() =>
					isSmall() ||
					itemOf( arrow ).contains( doc.activeElement ) ||
					setOpen( arrow, false )
			);
		}
	}
	root.addEventListener(
		'keydown',
		( event ) => {
			const open = arrows.filter(
				( arrow ) => isExpanded( arrow ) && itemOf( arrow ).contains( event.target as Node )
			);
			const innermost = open[ open.length - 1 ];
			if ( event.key === 'Escape' && innermost ) {
				// The menu of small screens stays: this closes one thing.
				event.preventDefault();
				event.stopPropagation();
				setOpen( innermost, false );
				innermost.focus();
			}
		},
		{ signal }
	);
	root.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( relatedTarget && ! root.contains( relatedTarget as Node ) ) {
				closeAll();
				closePanel();
			}
		},
		{ signal }
	);
	doc.addEventListener(
		'pointerdown',
		( { target } ) => root.contains( target as Node ) || closeAll(),
		{ signal }
	);
	panel?.addEventListener(
		'toggle',
		( event ) => {
			const isOpen = ( event as ToggleEvent ).newState === 'open';
			toggle?.setAttribute( 'aria-expanded', String( isOpen ) );
			if ( isOpen ) {
				search?.close();
			} else {
				closeAll();
			}
		},
		{ signal }
	);
	page.addEventListener( 'resize', () => ( isSmall() ? look() : closePanel() ), { signal } );
	look();
	root.classList.add( 'is-ready' );
	signal.addEventListener( 'abort', () => {
		closeAll();
		root.classList.remove( 'is-ready', 'is-inside' );
	} );
	return { destroy: () => life.abort() };
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
