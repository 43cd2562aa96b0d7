import type { KeyboardEvent } from 'react';
import { Button } from '@wordpress/components';
import { useLayoutEffect, type RefObject } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allowsMany } from '../model/selection';
import { OpenAttachment } from './attachment/OpenAttachment';
import { Bulk } from './bulk/Bulk';
import { Files } from './Files';
import { FolderNotice } from './folders/FolderNotice';
import { Folders } from './folders/Folders';
import { DetailsPanel } from './details/DetailsPanel';
import { OrderButton } from './order/OrderButton';
import { SelectionBar } from './selection/SelectionBar';
import { countText, preparingText } from './toolbar/texts';
import { Toolbar } from './toolbar/Toolbar';
import type { BrowserProps } from './types';
import { useBrowser, type BrowserState } from './use-browser';

/**
 * The files of the media library with search, filters, details and selection: the content of each
 * state that has a library. It fills its parent, which needs a height.
 */
export function Browser( props: BrowserProps ) {
	const { store, state, context, selection, view = 'grid', slots = {} } = props;
	const browser = useBrowser( props );
	const { library, details, isNarrow } = browser;
	const { total } = library.list;
	const isCovered = details.isOpen && selection.shown !== null;
	useInert( browser.root, isNarrow && ( isCovered || browser.folders.isOpen ) );
	return (
		<div
			ref={ browser.observe }
			role="presentation"
			className={ `pagewright-media-library${ isNarrow ? ' is-narrow' : '' }` }
			onKeyDown={ ( event ) => onKeyDown( event, props, browser ) }
			{ ...browser.folders.dragHandlers }
		>
			<Folders { ...{ props, browser } } />
			<div
				ref={ browser.main }
				role="group"
				aria-label={ props.label ?? __( 'Media library', 'pagewright' ) }
				tabIndex={ -1 }
				className="pagewright-media-library__main"
			>
				<Toolbar
					{ ...{ state, context, view } }
					isTight={ browser.isTight }
					query={ browser.query }
					search={ browser.search }
					searchField={ browser.searchField }
					folders={ browser.folders }
					count={ aboutFiles( total, browser.indexed, context.language ) }
					onViewChange={ props.onViewChange }
				>
					{ context.isGridScreen && ! selection.isBulk && (
						<Button
							variant="secondary"
							onClick={ () => browser.select( { type: 'bulkStarted' } ) }
							__next40pxDefaultSize
						>
							{ __( 'Bulk select', 'pagewright' ) }
						</Button>
					) }
					<OrderButton { ...{ props, browser } } />
					{ slots.toolbar }
				</Toolbar>
				{ slots.top }
				{ browser.bulk.bulk && <Bulk part="result" { ...{ props, browser } } /> }
				<Files { ...{ props, browser, view } } />
				<Bar { ...{ props, browser } } />
				<FolderNotice store={ store.folders } />
			</div>
			<DetailsPanel { ...{ props, browser } } />
			<OpenAttachment { ...{ props, browser } } />
		</div>
	);
}

/** Returns the number of files, and how far the search table is; '' while nothing is known. */
const aboutFiles = ( total: number | null, indexed: number | null, language: string ): string =>
	[
		total === null ? '' : countText( total, language ),
		indexed === null ? '' : preparingText( indexed ),
	]
		.filter( Boolean )
		.join( ' · ' );

/** Makes an element inert. As an attribute in React, its value depends on the version. */
function useInert( root: RefObject< HTMLElement >, isInert: boolean ): void {
	// Before the effects that move the focus back into it.
	useLayoutEffect( () => {
		if ( root.current ) {
			root.current.inert = isInert;
		}
	}, [ root, isInert ] );
}

interface PartProps {
	props: BrowserProps;
	browser: BrowserState;
}

/** The selection, below the files: for several files, and where the details need a button. */
function Bar( { props, browser }: PartProps ) {
	const { store, selection } = props;
	const { isNarrow, details } = browser;
	const hasDetails = ! props.onOpenItem && ! selection.isBulk;
	if ( ! allowsMany( selection ) && ! ( isNarrow && hasDetails ) ) {
		return null;
	}
	return (
		<SelectionBar
			{ ...{ store, selection } }
			onSelect={ browser.select }
			find={ browser.find }
			hasImages={ ! isNarrow }
			language={ props.context.language }
		>
			{ isNarrow && hasDetails && selection.shown !== null && (
				<Button variant="secondary" onClick={ details.open } __next40pxDefaultSize>
					{ __( 'Details', 'pagewright' ) }
				</Button>
			) }
			{ props.onEditSelection && selection.ids.size > 0 && (
				<Button variant="tertiary" onClick={ props.onEditSelection } __next40pxDefaultSize>
					{ __( 'Edit selection', 'pagewright' ) }
				</Button>
			) }
			{ selection.isBulk && <Bulk part="actions" { ...{ props, browser } } /> }
		</SelectionBar>
	);
}

/**
 * Keys anywhere in the browser: Ctrl+Enter confirms; Ctrl+Z undoes a change of folders; Escape
 * closes folders and details that cover the files, and the bulk mode.
 */
function onKeyDown(
	event: KeyboardEvent,
	{ selection, onConfirm }: BrowserProps,
	{ details, isNarrow, select, confirm, folders }: BrowserState
): void {
	// Events of dialogs bubble here too, although they are elsewhere in the document.
	if ( ! event.currentTarget.contains( event.target as Node ) ) {
		return;
	}
	const isConfirm = event.key === 'Enter' && ( event.ctrlKey || event.metaKey );
	if ( isConfirm && onConfirm ) {
		event.preventDefault();
		event.stopPropagation();
		confirm( null );
	} else if ( folders.onKeyDown( event ) ) {
		event.preventDefault();
		event.stopPropagation();
	} else if ( event.key === 'Escape' && ( selection.isBulk || ( isNarrow && details.isOpen ) ) ) {
		event.preventDefault();
		event.stopPropagation();
		if ( isNarrow && details.isOpen ) {
			details.close();
		} else {
			select( { type: 'bulkEnded' } );
		}
	}
}
