import { useCallback, useMemo, useRef } from '@wordpress/element';
import type { MediaList } from '../../model/list-pages';
import type { AttachmentRow } from '../../port';

/** Returns a function that finds rows of selected files, also after the list shows others. */
export function useKnownRows(
	{ pages }: MediaList,
	ids: ReadonlySet< number >
): ( id: number ) => AttachmentRow | null {
	const known = useRef( new Map< number, AttachmentRow >() );
	useMemo( () => {
		for ( const { rows } of pages.values() ) {
			for ( const row of rows ) {
				if ( ids.has( row.id ) ) {
					known.current.set( row.id, row );
				}
			}
		}
	}, [ pages, ids ] );
	return useCallback( ( id ) => known.current.get( id ) ?? null, [] );
}
