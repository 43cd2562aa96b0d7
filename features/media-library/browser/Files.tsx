import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Grid } from './Grid';
import { PreviewArea } from './preview/PreviewArea';
import { EmptyFolder, EmptyLibrary, NothingFound } from './states/Empty';
import { FailurePanel } from './states/FailurePanel';
import { Skeleton } from './states/Skeleton';
import type { BrowserProps, View } from './types';
import type { BrowserState } from './use-browser';

interface FilesProps {
	props: BrowserProps;
	browser: BrowserState;
	view: View;
}

/** Grid or list of the files, or the reason why there are no files. */
export function Files( { props, browser, view }: FilesProps ) {
	const { context, slots } = props;
	const { library, query, search } = browser;
	const { failure } = library;
	const { folder } = query.query;
	useFocusOfLast( browser );
	const clear = () => {
		search.change( '' );
		query.clear();
		browser.searchField.current?.focus();
	};
	return (
		<div className="pagewright-media-library__files">
			{ failure && (
				<FailurePanel
					{ ...{ failure } }
					loginUrl={ context.loginUrl }
					onRetry={ library.retry }
				/>
			) }
			{ ! failure && library.isFirst && <Skeleton view={ view } /> }
			{ library.isEmpty && query.isFiltered && <NothingFound onClear={ clear } /> }
			{ library.isEmpty && ! query.isFiltered && folder !== null && (
				<EmptyFolder isFolder={ folder > 0 } />
			) }
			{ library.isEmpty && ! query.isFiltered && folder === null && (
				<EmptyLibrary>{ slots?.empty }</EmptyLibrary>
			) }
			{ ! library.isFirst && ! library.isEmpty && (
				<Content { ...{ props, browser, view } } />
			) }
			<LoadMore { ...{ browser } } />
		</div>
	);
}

/** Gives the focus to the browser when the last file, which had it, left the list. */
function useFocusOfLast( { root, library: { isEmpty, isFirst } }: BrowserState ): void {
	const hadFiles = useRef( false );
	useEffect( () => {
		const { body, activeElement } = root.current?.ownerDocument ?? {};
		if ( isEmpty && hadFiles.current && activeElement === body ) {
			root.current?.focus( { preventScroll: true } );
		}
		hadFiles.current = ! isEmpty && ! isFirst;
	}, [ root, isEmpty, isFirst ] );
}

function Content( { props, browser, view }: FilesProps ) {
	const { store, selection, context, state, label = __( 'Media', 'pagewright' ) } = props;
	const { library, isNarrow } = browser;
	const common = {
		...{ selection, label },
		list: library.list,
		count: library.count,
		handle: browser.files,
		onView: library.show,
		onMissing: library.request,
		onSelect: browser.pick,
		onCommand: browser.onCommand,
		onDrag: browser.folders.dragFiles,
	};
	return view === 'list' && props.renderList ? (
		<>{ props.renderList( { ...common, context, isNarrow } ) }</>
	) : (
		<PreviewArea { ...{ store, context } } list={ library.list } isOff={ isNarrow }>
			<Grid { ...common } isGallery={ state.isSortable } />
		</PreviewArea>
	);
}

/** The button of users who turned infinite scrolling off. */
function LoadMore( { browser: { library } }: { browser: BrowserState } ) {
	const { count, list } = library;
	const total = list.total ?? 0;
	if ( count >= total ) {
		return null;
	}
	return (
		<div className="pagewright-media-library__load">
			<span>
				{ sprintf(
					/* translators: 1: number of shown files, 2: number of all files. */
					__( 'Showing %1$d of %2$d files', 'pagewright' ),
					count,
					total
				) }
			</span>
			<Button variant="secondary" onClick={ library.loadMore } __next40pxDefaultSize>
				{ __( 'Load more', 'pagewright' ) }
			</Button>
		</div>
	);
}
