import { announce } from '../announce';
import type { Engine } from '../mount';
import { targetOf } from '../target';
import { readOptions } from './options';
import type { TabsOptions } from './options';

/** Start of the id that old links point to; the rest is the name of the tab. */
const OLD_PREFIX = /^(?:sow-)?tabs?-(?:label-|title-|content-|panel-)?/;

/** Which tab a key leads to from the tab at `from`, of `count`; undefined for other keys. */
const KEYS: Record< string, ( from: number, count: number ) => number > = {
	Next: ( from, count ) => ( from + 1 ) % count,
	Previous: ( from, count ) => ( from - 1 + count ) % count,
	Home: () => 0,
	End: ( _from, count ) => count - 1,
	' ': ( from ) => from,
};

/**
 * Turns links to panels into tabs: one panel shown, arrow keys, the address, and the event that sites rely on.
 * What is not shown is still found by the browser's search on the page, which then selects its tab.
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
		tabs.forEach( ( tab, i ) => {
			const panel = panels[ i ]!;
			tab.classList.toggle( 'sow-tabs-tab-selected', i === index );
			tab.setAttribute( 'aria-selected', String( i === index ) );
			tab.tabIndex = i === index ? 0 : -1;
			show( panel, i === index );
		} );
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
			// Back to where no tab was named.
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
			// The address names the tab, so that it can be sent to others and gone back from, and nothing jumps.
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

const isSelected = ( panel: HTMLElement ) => panel.classList.contains( 'is-selected' );

/** What is not shown keeps its box, which is why it is taken from keyboard and screen readers by name. */
function show( panel: HTMLElement, isShown: boolean ): void {
	panel.classList.toggle( 'is-selected', isShown );
	panel.tabIndex = isShown ? 0 : -1;
	if ( isShown ) {
		panel.removeAttribute( 'hidden' );
		panel.removeAttribute( 'aria-hidden' );
	} else {
		// Not `hidden = true`: hidden that way, a text would not be found by a search on the page.
		panel.setAttribute( 'hidden', 'until-found' );
		panel.setAttribute( 'aria-hidden', 'true' );
	}
}

/**
 * Keeps the classes `has-more-before` and `has-more-after` of a row that scrolls up to date: tabs are out of sight there.
 * Answers how to stop, which takes the classes off.
 */
function watchEdges( row: Element, page: Window ): () => void {
	const set = ( before: boolean, after: boolean ) => {
		row.classList.toggle( 'has-more-before', before );
		row.classList.toggle( 'has-more-after', after );
	};
	const update = () => {
		// Negative where the text runs from right to left; a fraction of a pixel is no tab.
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

/** Brings a tab into sight in a row that scrolls, without moving the page. */
function reveal( tab: HTMLElement ): void {
	tab.scrollIntoView?.( { block: 'nearest', inline: 'nearest' } );
}

/** Gives links and panels their roles. Answers how to take them off again. */
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
