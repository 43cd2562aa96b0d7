import { useEffect, useMemo, useReducer, useState } from '@wordpress/element';
import type { Failure } from '../../../model/failure';
import type { CoreCollection } from '../core';
import { requestFailure } from '../request-failure';

/**
 * Returns the files of a gallery or a playlist in WordPress's dialog. Files that are uploading have no
 * IDs yet, and are not among them.
 */
export function useFiles( library: CoreCollection ) {
	const [ count, changed ] = useReducer( ( before: number ) => before + 1, 0 );
	const [ attempt, retry ] = useReducer( ( before: number ) => before + 1, 0 );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	useEffect( () => {
		const context = {};
		library.on( 'add remove reset sort change:id', changed, context );
		library.props?.on?.( 'change:query', changed, context );
		return () => {
			library.off( null, null, context );
			library.props?.off?.( null, null, context );
		};
	}, [ library ] );
	useEffect( () => {
		let isGone = false;
		setFailure( null );
		loadFiles( library, ( reason ) => isGone || setFailure( reason ) );
		changed();
		return () => {
			isGone = true;
		};
	}, [ library, attempt ] );
	return useMemo( () => {
		// A new object after each change.
		void count;
		return {
			ids: library.models.map( ( { id } ) => id ).filter( ( id ) => id !== undefined ),
			isLoading: failure === null && isQuery( library ),
			failure,
			retry,
		};
	}, [ library, count, failure ] );
}

const isQuery = ( { props, more }: CoreCollection ): boolean =>
	Boolean( more && props?.get( 'query' ) );

/**
 * Loads the files of a shortcode, and makes their list independent of the query. WordPress's editor does
 * this for galleries; its state of playlists replaces the query before the files arrive.
 */
function loadFiles( library: CoreCollection, onFailure: ( failure: Failure ) => void ): void {
	if ( ! isQuery( library ) ) {
		return;
	}
	library.more!().done( () => {
		library.props?.set?.( { query: false } );
		library.unmirror?.();
		library.props?.unset?.( 'orderby' );
	} );
	// The request that runs.
	library.mirroring
		?.more()
		.fail( ( reason ) => onFailure( requestFailure( reason, 'forbidden' ) ) );
}
