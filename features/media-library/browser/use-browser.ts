import { useMergeRefs } from '@wordpress/compose';
import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import type { KeyCommand } from '../model/grid-keys';
import type { SelectionEvent } from '../model/selection';
import { useBulk } from './bulk/use-bulk';
import { useFolders } from './folders/use-folders';
import { useAnnouncedSelection } from './selection/use-announced-selection';
import { useKnownRows } from './selection/use-known-rows';
import { useSelection } from './selection/use-selection';
import { useUnsavedGuard } from './store/use-unsaved-guard';
import { useAnnouncedTotal } from './toolbar/use-announced-total';
import { useSearch, type Search } from './toolbar/use-search';
import type { BrowserProps } from './types';
import type { GridHandle } from './use-grid-focus';
import { useIndexProgress } from './use-index-progress';
import { useLibrary } from './use-library';
import { useQuery } from './use-query';
import { useRemoval } from './use-removal';
import { TIGHT_PX, useIsNarrow } from './use-width';

/** Returns the state of a browser, and the functions of its parts. */
export function useBrowser( props: BrowserProps ) {
	const { store, state, context, selection, onListChange, onUserSetting } = props;
	const root = useRef< HTMLDivElement >( null );
	const files = useRef< GridHandle >( null );
	const searchField = useRef< HTMLInputElement >( null );
	const [ isNarrow, observe ] = useIsNarrow< HTMLDivElement >();
	const [ isTight, observeMain ] = useIsNarrow< HTMLDivElement >( TIGHT_PX );
	const main = useMergeRefs( [ root, observeMain ] );
	const query = useQuery( {
		...{ state, context },
		query: props.query ?? {},
		initialFilter: props.initialFilter ?? 'all',
		initialSearch: props.initialSearch ?? '',
		memory: props.memory,
	} );
	const { timeZone, hasInfiniteScroll } = context;
	const library = useLibrary( { store, query: query.query, timeZone, hasInfiniteScroll } );
	const { list } = library;
	const indexed = useIndexProgress( store.port, library.index );
	const search = useSearch( query.query.search, query.search );
	const { select, latest } = useSelection( selection, props.onSelectionChange );
	const find = useKnownRows( list, selection.ids );
	const details = useDetails( files );
	const removed = useRemoval( { store, list, select, files, root } );
	const folders = useFolders( { store, context, query, isNarrow, root, onUserSetting } );
	const bulk = useBulk( { store, find, onLeft: ( ids ) => select( { type: 'removed', ids } ) } );
	useAnnouncedTotal( list );
	useAnnouncedSelection( selection, find );
	useUnsavedGuard( store, root );
	useEffect( () => onListChange?.( list ), [ list, onListChange ] );

	const commands = commandsOf( { props, select, latest, details, search, searchField } );
	return {
		...{ query, library, indexed, search, select, find, details, removed, bulk, isNarrow },
		folders,
		...{ files, searchField, root, main, observe },
		/** Whether the toolbar has little space, beside folders and details for example. */
		isTight: isNarrow || isTight,
		...commands,
	};
}

export type BrowserState = ReturnType< typeof useBrowser >;

interface CommandOptions extends ReturnType< typeof useSelection > {
	props: BrowserProps;
	details: { open: () => void };
	search: Search;
	searchField: RefObject< HTMLInputElement >;
}

/** Returns what clicks and keys do: select, open, confirm, leave the bulk mode, search. */
function commandsOf( { props, select, latest, details, search, searchField }: CommandOptions ) {
	const { selection, onConfirm, onOpenItem } = props;
	const open = ( id: number ) => {
		if ( onOpenItem && ! selection.isBulk ) {
			onOpenItem( id );
			return;
		}
		select( { type: selection.ids.has( id ) ? 'shown' : 'checkPressed', id } );
		details.open();
	};
	/** Selects; where details are in a dialog, a choice of one file opens them. */
	const pick = ( event: SelectionEvent ) => {
		const isChoice = event.type === 'clicked' || event.type === 'checkPressed';
		if ( onOpenItem && ! selection.isBulk && isChoice ) {
			onOpenItem( event.id );
		} else {
			select( event );
		}
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
	return { pick, confirm, onCommand };
}

/** Returns whether the details cover the files, and whether they get the focus. */
function useDetails( files: RefObject< GridHandle > ) {
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
