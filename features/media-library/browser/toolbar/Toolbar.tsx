import type { ReactNode, Ref } from 'react';
import { Button, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { funnel } from '@wordpress/icons';
import type { FrameState } from '../../model/states';
import { FolderToggle } from '../folders/FolderToggle';
import type { FoldersControl } from '../folders/use-folders';
import type { QueryControl } from '../use-query';
import type { BrowserContext, View } from '../types';
import { Filters } from './Filters';
import type { Search } from './use-search';
import { ViewSwitch } from './ViewSwitch';

interface ToolbarProps {
	state: FrameState;
	context: BrowserContext;
	query: QueryControl;
	search: Search;
	searchField: Ref< HTMLInputElement >;
	folders: FoldersControl;
	/** The number of files as text; '' while it is unknown. */
	count: string;
	view: View;
	onViewChange: ( ( view: View ) => void ) | undefined;
	/** Whether the filters are behind a button. */
	isTight: boolean;
	children?: ReactNode;
}

/** Search, filters, order and view, above the files. */
export function Toolbar( props: ToolbarProps ) {
	const { state, context, query, search, searchField, view, onViewChange, isTight } = props;
	const [ isOpen, setIsOpen ] = useState( false );
	const hasFilters = query.filters.length > 0 || query.months.length > 0 || ! state.isSortable;
	return (
		<div className={ `pagewright-media-library__toolbar${ isTight ? ' is-tight' : '' }` }>
			<FolderToggle folders={ props.folders } />
			{ state.isSearchable && (
				<SearchControl
					ref={ searchField }
					className="pagewright-media-library__search"
					label={ __( 'Search media', 'pagewright' ) }
					placeholder={ __( 'Search media', 'pagewright' ) }
					value={ search.text }
					onChange={ search.change }
					onKeyDown={ ( event: { key: string } ) =>
						event.key === 'Enter' && search.submit()
					}
					__nextHasNoMarginBottom
				/>
			) }
			{ isTight && hasFilters && (
				<Button
					icon={ funnel }
					label={ __( 'Filters', 'pagewright' ) }
					isPressed={ isOpen }
					aria-expanded={ isOpen }
					onClick={ () => setIsOpen( ! isOpen ) }
					__next40pxDefaultSize
				/>
			) }
			{ hasFilters && ( ! isTight || isOpen ) && (
				<Filters { ...{ state, context, query } } />
			) }
			<div className="pagewright-media-library__tools">
				<span className="pagewright-media-library__count">{ props.count }</span>
				{ onViewChange && <ViewSwitch view={ view } onChange={ onViewChange } /> }
				{ props.children }
			</div>
		</div>
	);
}
