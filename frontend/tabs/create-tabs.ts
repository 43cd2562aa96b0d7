import { announce } from '../announce';
import type { Engine } from '../mount';
import { targetOf } from '../target';
import { readOptions } from './options';
import type { TabsOptions } from './options';

/** Prefix of IDs in old links, followed by the name of the tab. */
const OLD_PREFIX = /^(?:sow-)?tabs?-(?:label-|title-|content-|panel-)?/;

/**
 * Returns the index of the tab that a key moves to from the tab at `from`, of `count`; undefined
 * for other keys.
 */
const KEYS: Record< string, ( from: number, count: number ) => number > = {
	Next: ( from, count ) => ( from + 1 ) % count,
	Previous: ( from, count ) => ( from - 1 + count ) % count,
	Home: () => 0,
	End: ( _from, count ) => count - 1,
	' ': ( from ) => from,
};

/**
 * Turns links to panels into tabs: one visible panel, arrow keys, the URL, and the event that sites
 * use. The browser's search still finds hidden panels and then selects their tab.
 */
export function createTabs(
	root: HTMLElement,
	{ shouldScroll }: TabsOptions = readOptions( {} )
): Engine {
	const page = root.ownerDocument.defaultView as Window;
	const listeners = new AbortController();
	const { signal } = listeners;
	const childrenOf = ( index: number ) =>
		[ ...( root.children[ index ]?.children ?? [] ) ] as HTMLElement[];
	const tabs = childrenOf( 0 );
	const panels = childrenOf( 1 );
	const initial = Math.max( 0, panels.findIndex( isSelected ) );
	const undo = dress( root, tabs, panels );
	const row = root.children[ 0 ];
	const stopWatching = row && watchEdges( row, page );
	let selected = -1;
	let isByAddress = false;

	const select = ( index: number ) => {
		if ( index === selected ) {
			return;
		}
		const isFirst = selected < 0;
		selected = index;
		tabs.forEach( ( tab, i ) => mark( tab, panels[ i ]!, i === index ) );
		if ( ! isFirst ) {
			reveal( tabs[ index ]! );
			announce( panels[ index ]!, 'tab_change', { panel: panels[ index ], tabs: root } );
		}
	};

	const selectByAddress = () => {
		const panel = targetOf( page.location.hash, panels, OLD_PREFIX, tabs );
		if ( panel ) {
			select( panels.indexOf( panel ) );
			if ( shouldScroll ) {
				const isCalm = page.matchMedia?.( '(prefers-reduced-motion: reduce)' ).matches;
				root.scrollIntoView( { behavior: isCalm ? 'auto' : 'smooth', block: 'start' } );
			}
		} else if ( isByAddress ) {
			// Back to a URL without a tab.
			select( initial );
		}
		isByAddress = !! panel;
	};

	const onClick = ( event: MouseEvent ) => {
		const index = tabs.findIndex( ( tab ) => tab.contains( event.target as Node ) );
		if ( index < 0 || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		if ( index !== selected ) {
			// The URL names the tab, so that it can be shared and Back works, without scrolling.
			page.history.pushState( null, '', `#${ tabs[ index ]!.dataset.anchorId }` );
			isByAddress = true;
		}
		select( index );
	};

	const onKey = ( event: KeyboardEvent ) => {
		const from = tabs.indexOf( event.target as HTMLElement );
		const isRtl = page.getComputedStyle( root ).direction === 'rtl';
		const move =
			KEYS[
				{
					ArrowRight: isRtl ? 'Previous' : 'Next',
					ArrowLeft: isRtl ? 'Next' : 'Previous',
				}[ event.key ] ?? event.key
			];
		if ( from >= 0 && move && ! ( event.ctrlKey || event.metaKey || event.altKey ) ) {
			event.preventDefault();
			const to = move( from, tabs.length );
			tabs[ to ]!.focus();
			select( to );
		}
	};

	root.addEventListener( 'click', onClick, { signal } );
	root.addEventListener( 'keydown', onKey, { signal } );
	panels.forEach( ( panel, index ) =>
		panel.addEventListener( 'beforematch', () => select( index ), { signal } )
	);
	page.addEventListener( 'hashchange', selectByAddress, { signal } );
	select( initial );
	selectByAddress();

	return {
		destroy: () => {
			listeners.abort();
			stopWatching?.();
			undo();
		},
	};
}

/** Marks a tab as selected or not, and shows or hides its panel. */
function mark( tab: HTMLElement, panel: HTMLElement, isOn: boolean ): void {
	tab.classList.toggle( 'sow-tabs-tab-selected', isOn );
	tab.setAttribute( 'aria-selected', String( isOn ) );
	tab.tabIndex = isOn ? 0 : -1;
	show( panel, isOn );
}

const isSelected = ( panel: HTMLElement ) => panel.classList.contains( 'is-selected' );

/**
 * A hidden panel keeps its box, so it is hidden from keyboards and screen readers by attributes.
 */
function show( panel: HTMLElement, isShown: boolean ): void {
	panel.classList.toggle( 'is-selected', isShown );
	panel.tabIndex = isShown ? 0 : -1;
	if ( isShown ) {
		panel.removeAttribute( 'hidden' );
		panel.removeAttribute( 'aria-hidden' );
	} else {
		// Not `hidden = true`: the browser's search would not find the text.
		panel.setAttribute( 'hidden', 'until-found' );
		panel.setAttribute( 'aria-hidden', 'true' );
	}
}

/**
 * Updates the classes `has-more-before` and `has-more-after` of a scrolling row with hidden tabs.
 * Returns a function that stops it and removes the classes.
 */
function watchEdges( row: Element, page: Window ): () => void {
	const set = ( before: boolean, after: boolean ) => {
		row.classList.toggle( 'has-more-before', before );
		row.classList.toggle( 'has-more-after', after );
	};
	const update = () => {
		// Negative in right-to-left pages; ignores fractions of a pixel.
		const before = Math.abs( row.scrollLeft );
		set( before > 1, row.scrollWidth - row.clientWidth - before > 1 );
	};
	const watcher = new ( page as Window & typeof globalThis ).ResizeObserver( update );
	for ( const element of [ row, ...row.children ] ) {
		watcher.observe( element );
	}
	row.addEventListener( 'scroll', update, { passive: true } );
	return () => {
		watcher.disconnect();
		row.removeEventListener( 'scroll', update );
		set( false, false );
	};
}

/** Scrolls a tab into view in a scrolling row, without scrolling the page. */
function reveal( tab: HTMLElement ): void {
	tab.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
}

/** Gives links and panels their roles. Returns a function that removes them. */
function dress( root: HTMLElement, tabs: HTMLElement[], panels: HTMLElement[] ): () => void {
	root.classList.add( 'is-enhanced' );
	root.children[ 0 ]?.setAttribute( 'role', 'tablist' );
	tabs.forEach( ( tab, i ) => {
		const panel = panels[ i ]!;
		tab.setAttribute( 'role', 'tab' );
		tab.setAttribute( 'aria-controls', panel.id );
		panel.setAttribute( 'role', 'tabpanel' );
		panel.setAttribute( 'aria-labelledby', tab.id );
	} );
	return () => {
		root.classList.remove( 'is-enhanced' );
		root.children[ 0 ]?.removeAttribute( 'role' );
		for ( const element of [ ...tabs, ...panels ] ) {
			for ( const name of [
				'role',
				'aria-controls',
				'aria-selected',
				'aria-labelledby',
				'tabindex',
				'hidden',
				'aria-hidden',
			] ) {
				element.removeAttribute( name );
			}
		}
	};
}
