import { useEffect, type RefObject } from '@wordpress/element';

/**
 * Arrow keys, Home and End in a row of tabs. A native listener, because the block editor handles
 * arrow keys between the canvas and React and would leave the tabs.
 */
export function useTabKeys( root: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const element = root.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			const tab = event.target as HTMLElement;
			const next = tab.matches( '[role="tab"]' ) ? nextTab( tab, event.key ) : undefined;
			if ( next ) {
				event.preventDefault();
				event.stopPropagation();
				next.focus();
				next.click();
			}
		};
		element?.addEventListener( 'keydown', onKeyDown );
		return () => element?.removeEventListener( 'keydown', onKeyDown );
	}, [ root ] );
}

function nextTab( tab: HTMLElement, key: string ): HTMLElement | undefined {
	const row = tab.closest( '[role="tablist"]' );
	const tabs = [ ...( row?.querySelectorAll< HTMLElement >( '[role="tab"]' ) ?? [] ) ];
	const at = tabs.indexOf( tab );
	const step = row?.matches( ':dir(rtl)' ) ? -1 : 1;
	const targets: Record< string, number > = {
		ArrowRight: at + step,
		ArrowLeft: at - step,
		Home: 0,
		End: tabs.length - 1,
	};
	const to = targets[ key ];
	return to === undefined ? undefined : tabs[ ( to + tabs.length ) % tabs.length ];
}
