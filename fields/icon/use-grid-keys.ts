import { useEffect, type RefObject } from '@wordpress/element';

/**
 * Arrow keys, Home and End in a grid of buttons. Native, because the block editor listens for arrow keys between the canvas and React
 * and would leave the grid. The one tab stop of the grid follows the focus.
 */
export function useGridKeys( grid: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const root = grid.current;
		const onKeyDown = ( event: KeyboardEvent ) => {
			const buttons = [ ...( root?.querySelectorAll( 'button' ) ?? [] ) ];
			const from = buttons.indexOf( event.target as HTMLButtonElement );
			const to = targetOf( event.key, from, buttons );
			if ( to !== undefined && from >= 0 ) {
				event.preventDefault();
				event.stopPropagation();
				buttons[ Math.max( 0, Math.min( buttons.length - 1, to ) ) ]?.focus();
			}
		};
		root?.addEventListener( 'keydown', onKeyDown );
		return () => root?.removeEventListener( 'keydown', onKeyDown );
	}, [ grid ] );
}

function targetOf( key: string, from: number, buttons: HTMLElement[] ): number | undefined {
	const isRtl = buttons[ 0 ]?.matches( ':dir(rtl)' ) ?? false;
	const top = buttons[ 0 ]?.offsetTop;
	const columns = Math.max( 1, buttons.filter( ( { offsetTop } ) => offsetTop === top ).length );
	const steps: Record< string, number > = {
		ArrowRight: isRtl ? from - 1 : from + 1,
		ArrowLeft: isRtl ? from + 1 : from - 1,
		ArrowDown: from + columns < buttons.length ? from + columns : from,
		ArrowUp: from >= columns ? from - columns : from,
		Home: 0,
		End: buttons.length - 1,
	};
	return steps[ key ];
}
