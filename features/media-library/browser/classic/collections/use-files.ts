import { useEffect, useMemo, useReducer } from '@wordpress/element';
import type { CoreCollection } from '../core';

/**
 * Returns the files of a gallery or a playlist in WordPress's dialog. Files that are uploading have no
 * IDs yet, and are not among them.
 */
export function useFiles( library: CoreCollection ) {
	const [ count, changed ] = useReducer( ( before: number ) => before + 1, 0 );
	useEffect( () => {
		const context = {};
		library.on( 'add remove reset sort change:id', changed, context );
		library.props?.on?.( 'change:query', changed, context );
		loadFiles( library );
		changed();
		return () => {
			library.off( null, null, context );
			library.props?.off?.( null, null, context );
		};
	}, [ library ] );
	return useMemo( () => {
		// A new object after each change.
		void count;
		return {
			ids: library.models.map( ( { id } ) => id ).filter( ( id ) => id !== undefined ),
			isLoading: isQuery( library ),
		};
	}, [ library, count ] );
}

const isQuery = ( { props, more }: CoreCollection ): boolean =>
	Boolean( more && props?.get( 'query' ) );

/**
 * Loads the files of a shortcode, and makes their list independent of the query. WordPress's editor does
 * this for galleries; its state of playlists replaces the query before the files arrive.
 */
function loadFiles( library: CoreCollection ): void {
	if ( isQuery( library ) ) {
		library.more!().done( () => {
			library.props?.set?.( { query: false } );
			library.unmirror?.();
			library.props?.unset?.( 'orderby' );
		} );
	}
}
