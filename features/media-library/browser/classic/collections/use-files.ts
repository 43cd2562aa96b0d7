import { useEffect, useMemo, useReducer, useState } from '@wordpress/element';
import type { Failure } from '../../../model/failure';
import type { CoreCollection, CoreModel } from '../core';
import { requestFailure } from '../request-failure';
import { idsOf } from './keep-bytes';

/** Renders again after events of a model of WordPress. Returns how often. */
export function useEvents(
	model: Partial< Pick< CoreModel, 'on' | 'off' > > | undefined,
	events: string
): number {
	const [ count, changed ] = useReducer( ( before: number ) => before + 1, 0 );
	useEffect( () => {
		const context = {};
		model?.on?.( events, changed, context );
		// The model may have changed since it was rendered.
		changed();
		return () => model?.off?.( null, null, context );
	}, [ model, events ] );
	return count;
}

/**
 * Returns the files of a gallery or a playlist in WordPress's dialog. Files that are uploading have no
 * IDs yet, and are not among them.
 */
export function useFiles( library: CoreCollection ) {
	const count =
		useEvents( library, 'add remove reset sort change:id' ) +
		useEvents( library.props, 'change:query' );
	const [ attempt, retry ] = useReducer( ( before: number ) => before + 1, 0 );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	useEffect( () => {
		let isGone = false;
		setFailure( null );
		loadFiles( library, ( reason ) => isGone || setFailure( reason ) );
		return () => {
			isGone = true;
		};
	}, [ library, attempt ] );
	return {
		ids: useMemo( () => {
			// New after each change.
			void count;
			return idsOf( library );
		}, [ library, count ] ),
		isLoading: failure === null && isQuery( library ),
		failure,
		retry,
	};
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
