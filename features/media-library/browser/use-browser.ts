import { useEffect, useRef, useState } from '@wordpress/element';
import type { KeyCommand } from '../model/grid-keys';
import { useBulk } from './bulk/use-bulk';
import { useAnnouncedSelection } from './selection/use-announced-selection';
import { useKnownRows } from './selection/use-known-rows';
import { useSelection } from './selection/use-selection';
import { useUnsavedGuard } from './store/use-unsaved-guard';
import { useAnnouncedTotal } from './toolbar/use-announced-total';
import { useSearch } from './toolbar/use-search';
import type { BrowserProps } from './types';
import type { GridHandle } from './use-grid-focus';
import { useLibrary } from './use-library';
import { useQuery } from './use-query';
import { useRemoval } from './use-removal';
import { useIsNarrow } from './use-width';

/** Returns the state of a browser, and the functions of its parts. */
export function useBrowser( props: BrowserProps ) {
	const { store, state, context, selection, onConfirm, onOpenItem, onListChange } = props;
	const root = useRef< HTMLDivElement >( null );
	const files = useRef< GridHandle >( null );
	const searchField = useRef< HTMLInputElement >( null );
	const [ isNarrow, observe ] = useIsNarrow< HTMLDivElement >();
	const query = useQuery( {
		...{ state, context },
		query: props.query ?? {},
		initialFilter: props.initialFilter ?? 'all',
		initialSearch: props.initialSearch ?? '',
	} );
	const { timeZone, hasInfiniteScroll } = context;
	const library = useLibrary( { store, query: query.query, timeZone, hasInfiniteScroll } );
	const { list } = library;
	const search = useSearch( query.query.search, query.search );
	const { select, latest } = useSelection( selection, props.onSelectionChange );
	const find = useKnownRows( list, selection.ids );
	const details = useDetails( files );
	const removed = useRemoval( { store, list, select, files, root } );
	const bulk = useBulk( { store, find, onLeft: ( ids ) => select( { type: 'removed', ids } ) } );
	useAnnouncedTotal( list );
	useAnnouncedSelection( selection, find );
	useUnsavedGuard( store, root );
	useEffect( () => onListChange?.( list ), [ list, onListChange ] );

	const open = ( id: number ) => {
		if ( onOpenItem && ! selection.isBulk ) {
			onOpenItem( id );
			return;
		}
		select( { type: selection.ids.has( id ) ? 'shown' : 'checkPressed', id } );
		details.open();
	};
	const confirm = ( id: number | null ) => {
		if ( ! onConfirm ) {
			return id === null ? undefined : open( id );
		}
		if ( id !== null && latest.current.ids.size === 0 ) {
			select( { type: 'checkPressed', id } );
		}
		onConfirm( latest.current );
	};
	const onCommand = ( command: KeyCommand, id: number | null ) => {
		switch ( command.type ) {
			case 'open':
				return id === null ? undefined : open( id );
			case 'confirm':
				return confirm( id );
			case 'leaveBulk':
				return select( { type: 'bulkEnded' } );
			case 'search':
				search.change( search.text + command.text );
				return searchField.current?.focus();
			default:
				return undefined;
		}
	};
	return {
		...{ query, library, search, select, find, details, removed, bulk, isNarrow },
		...{ files, searchField, root, observe, onCommand, confirm },
	};
}

export type BrowserState = ReturnType< typeof useBrowser >;

/** Returns whether the details cover the files, and whether they get the focus. */
function useDetails( files: React.RefObject< GridHandle > ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const isWanted = useRef( false );
	const [ count, setCount ] = useState( 0 );
	return {
		isOpen,
		focus: { isWanted, count },
		open: () => {
			setIsOpen( true );
			isWanted.current = true;
			setCount( ( before ) => before + 1 );
		},
		close: () => {
			setIsOpen( false );
			files.current?.focus();
		},
	};
}
