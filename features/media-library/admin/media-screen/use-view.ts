import { useCallback, useMemo, useState } from '@wordpress/element';
import type { View } from '../../browser/types';
import { createModePort } from '../../port/mode';
import type { ScreenFacts } from './facts';

/** Parameter with which WordPress's screen stores the view. */
const MODE = 'mode';

/** Keeps the view in WordPress's option of the user. */
export function useView( { ajaxUrl, mode }: Pick< ScreenFacts, 'ajaxUrl' | 'mode' > ) {
	const [ view, setView ] = useState( mode );
	const keep = useMemo( () => createModePort( ajaxUrl ), [ ajaxUrl ] );
	const change = useCallback(
		( next: View ) => {
			setView( next );
			forgetMode();
			keep( next );
		},
		[ keep ]
	);
	return [ view, change ] as const;
}

/** Removes the view from the URL: when the page is loaded again, it would be stored instead of the last choice. */
function forgetMode(): void {
	const { history, location } = window;
	const url = new URL( location.href );
	if ( [ 'grid', 'list' ].includes( url.searchParams.get( MODE ) ?? '' ) ) {
		url.searchParams.delete( MODE );
		history.replaceState( history.state, '', url );
	}
}
