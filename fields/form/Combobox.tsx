import { TextControl, VisuallyHidden } from '@wordpress/components';
import { useEffect, useRef, useState, type RefObject } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { InputHTMLAttributes } from 'react';
import { environment } from '../environment';
import type { Found, Source } from './content';
import { OptionList } from './OptionList';
import { readable } from './options';
import { useComboboxKeys } from './use-combobox-keys';
import { useEarlyKeys } from './use-early-keys';
import { SEARCH_DELAY_MS, useSearch, type Find, type SearchState } from './use-search';

interface ComboboxProps {
	id: string;
	source: Source;
	text: string;
	onText: ( text: string ) => void;
	/** Searches for `text`; null if there is nothing to search for. */
	find: Find | null;
	onPick: ( found: Found ) => void;
	/** Enter without a marked entry. Default: nothing happens. */
	onEnter?: () => void;
	/** The text is only a search term, and the browser undoes it. Default: it is stored. */
	isDraft?: boolean;
	/** The list also opens without text. */
	opensOnFocus?: boolean;
	/** Label of the list. */
	listLabel: string;
	/** Additional attributes of the input. */
	attributes: Omit< InputHTMLAttributes< HTMLInputElement >, 'onChange' | 'value' | 'size' >;
}

/**
 * Renders a text input with a list of content below it. Arrow keys mark an entry, Enter selects it,
 * Escape closes the list.
 */
export function Combobox( props: ComboboxProps ) {
	const { id, source, text, opensOnFocus = false, attributes } = props;
	const input = useRef< HTMLInputElement >( null );
	const { isOpen, active, search, items, open, close, pick, type } = useFoundList( input, props );
	const listId = `${ id }-list`;
	const message = messageOf( search );
	return (
		<div className="pagewright-combobox">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				ref={ input }
				id={ id }
				type="text"
				autoComplete="off"
				spellCheck={ false }
				{ ...( attributes as object ) }
				value={ text }
				onChange={ type }
				onFocus={ () => opensOnFocus && open() }
				onClick={ () => opensOnFocus && ! isOpen && open() }
				onBlur={ close }
				data-draft={ props.isDraft ? '' : undefined }
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={ items.length > 0 }
				aria-controls={ items.length > 0 ? listId : undefined }
				aria-activedescendant={ items[ active ] ? `${ listId }-${ active }` : undefined }
			/>
			{ search.status !== 'idle' && (
				<FoundPanel
					listId={ listId }
					label={ props.listLabel }
					source={ source }
					search={ search }
					active={ active }
					onPick={ pick }
				/>
			) }
			<VisuallyHidden role="status">{ message }</VisuallyHidden>
		</div>
	);
}

/** Whether the list is open, what it contains, and its keys. */
function useFoundList(
	input: RefObject< HTMLInputElement >,
	{ text, onText, find, onPick, onEnter }: ComboboxProps
) {
	const [ isOpen, setOpen ] = useState( false );
	const [ hasTyped, setTyped ] = useState( false );
	const [ active, setActive ] = useState( -1 );
	const search = useSearch( {
		find: isOpen ? find : null,
		searchKey: text,
		delayMs: hasTyped ? SEARCH_DELAY_MS : 0,
	} );
	const items = itemsOf( search );

	const early = useEarlyKeys( {
		isPending: () => search.status === 'loading',
		answer: search.status,
		count: items.length,
		mark: setActive,
		pick: ( index ) => pick( items[ index ]! ),
	} );

	const open = () => {
		early.forget();
		setTyped( false );
		setActive( -1 );
		setOpen( true );
	};
	const close = () => {
		early.forget();
		setOpen( false );
	};
	const pick = ( found: Found ) => {
		close();
		onPick( found );
	};
	useComboboxKeys( input, {
		isOpen,
		count: items.length,
		active,
		open,
		close,
		mark: setActive,
		markLater: early.arrow,
		enter: () => {
			const marked = items[ active ];
			if ( isOpen && marked ) {
				pick( marked );
				return true;
			}
			if ( early.enter() ) {
				return true;
			}
			onEnter?.();
			return onEnter !== undefined;
		},
	} );
	const type = ( next: string ) => {
		early.forget();
		setTyped( true );
		setActive( -1 );
		setOpen( true );
		onText( next );
	};
	return { isOpen, active, search, items, open, close, pick, type };
}

interface FoundPanelProps {
	listId: string;
	label: string;
	source: Source;
	search: SearchState;
	/** Index of the marked entry; -1 for none. */
	active: number;
	onPick: ( found: Found ) => void;
}

/** The entries that were found, or why there are none. */
function FoundPanel( { listId, label, source, search, active, onPick }: FoundPanelProps ) {
	const panel = useRef< HTMLDivElement >( null );
	const items = itemsOf( search );
	// At the end of a page, the list would open below the visible area.
	useEffect( () => {
		panel.current?.scrollIntoView?.( { block: 'nearest' } );
	}, [ search.status ] );
	return (
		<div ref={ panel } className="pagewright-combobox__panel">
			{ items.length > 0 ? (
				<OptionList
					id={ listId }
					name={ { 'aria-label': label } }
					options={ items.map( ( found ) => ( {
						key: found.value,
						text: titled( source, found ),
					} ) ) }
					active={ active }
					onPick={ ( index ) => onPick( items[ index ]! ) }
				/>
			) : (
				<p className="pagewright-combobox__note" aria-hidden="true">
					{ messageOf( search ) || __( 'Searching…', 'pagewright' ) }
				</p>
			) }
		</div>
	);
}

const itemsOf = ( search: SearchState ) => ( search.status === 'ready' ? search.items : [] );

/** `About us (Page)`. */
export function titled( source: Source, { label, type }: Found ): string {
	const { postTypes, taxonomies } = environment();
	const kind = ( source === 'terms' ? taxonomies : postTypes )[ type ] ?? readable( type );
	/* translators: 1: title of a post or name of a term, 2: its type, e.g. Page. */
	return sprintf( __( '%1$s (%2$s)', 'pagewright' ), label, kind );
}

/** Returns the announcement at the end of a search; '' before. */
function messageOf( search: SearchState ): string {
	if ( search.status === 'failed' ) {
		return search.failure.kind === 'refused' && search.failure.message !== ''
			? search.failure.message
			: __( 'The search failed. Check your connection and try again.', 'pagewright' );
	}
	if ( search.status !== 'ready' ) {
		return '';
	}
	const count = search.items.length;
	return count === 0
		? __( 'No results found.', 'pagewright' )
		: sprintf(
				/* translators: %d: number of entries in the list. */
				_n(
					'%d result is available, use up and down arrow keys to navigate.',
					'%d results are available, use up and down arrow keys to navigate.',
					count,
					'pagewright'
				),
				count
			);
}
