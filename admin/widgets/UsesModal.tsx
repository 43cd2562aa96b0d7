import { Button, Modal, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import { fetchUses, type UsesPage, type UsingPost } from '../../rest/screen-uses/client';
import type { Failure } from '../../rest/send';
import type { ScreenWidget } from './widgets-state';

interface UsesModalProps {
	widget: ScreenWidget;
	onClose: () => void;
}

/** Lists where a widget is used, page by page. */
export function UsesModal( { widget, onClose }: UsesModalProps ) {
	const { pages, failure, isLoading, more, retry } = useUses( widget );
	const posts = pages.flatMap( ( page ) => page.posts );
	const areas = pages[ 0 ]?.areas ?? [];
	return (
		<Modal
			size="medium"
			className="pagewright-uses"
			/* translators: %s: name of a widget. */
			title={ sprintf( __( 'Where %s is used', 'pagewright' ), widget.name ) }
			onRequestClose={ onClose }
		>
			{ posts.length > 0 && (
				<ul className="pagewright-uses__list">
					{ posts.map( ( post ) => (
						<Use key={ post.id } post={ post } />
					) ) }
				</ul>
			) }
			{ areas.length > 0 && <WidgetAreas areas={ areas } url={ pages[ 0 ]?.areasUrl } /> }
			{ pages.length > 0 && posts.length + areas.length === 0 && (
				<p>{ __( 'This widget is no longer used.', 'pagewright' ) }</p>
			) }
			{ failure && <FailureNotice failure={ failure } onRetry={ retry } /> }
			{ isLoading && (
				<p className="pagewright-screen__loading" role="status">
					<Spinner />
					<span>{ __( 'Searching…', 'pagewright' ) }</span>
				</p>
			) }
			{ ! isLoading && ! failure && pages.at( -1 )?.hasMore && (
				<Button variant="secondary" onClick={ more }>
					{ __( 'Show more', 'pagewright' ) }
				</Button>
			) }
		</Modal>
	);
}

/** Loads where a widget is used, one page more at each call of `more`. */
function useUses( widget: ScreenWidget ) {
	const [ pages, setPages ] = useState< UsesPage[] >( [] );
	const [ wanted, setWanted ] = useState( { page: 1, attempt: 0 } );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const isLoading = pages.length < wanted.page && ! failure;

	useEffect( () => {
		const call = new AbortController();
		setFailure( null );
		void fetchUses( widget.class, wanted.page, call.signal ).then( ( result ) => {
			if ( call.signal.aborted ) {
				return;
			}
			if ( result.ok ) {
				setPages( ( before ) => [ ...before.slice( 0, wanted.page - 1 ), result.value ] );
			} else {
				setFailure( result.failure );
			}
		} );
		return () => call.abort();
	}, [ widget.class, wanted ] );

	const more = () => setWanted( { page: wanted.page + 1, attempt: 0 } );
	const retry = () => setWanted( ( { page, attempt } ) => ( { page, attempt: attempt + 1 } ) );
	return { pages, failure, isLoading, more, retry };
}

function WidgetAreas( { areas, url }: { areas: string[]; url: string | undefined } ) {
	return (
		<>
			<h2>{ __( 'Widget areas', 'pagewright' ) }</h2>
			<ul className="pagewright-uses__list">
				{ areas.map( ( area, index ) => (
					<li key={ index }>{ area }</li>
				) ) }
			</ul>
			{ url && (
				<p>
					<a href={ url }>{ __( 'Edit widget areas', 'pagewright' ) }</a>
				</p>
			) }
		</>
	);
}

function Use( { post }: { post: UsingPost } ) {
	const { title, type, status, view, edit } = post;
	return (
		<li>
			<span className="pagewright-uses__title">
				<strong>{ title }</strong>{ ' ' }
				<span>{ status ? `${ type } · ${ status }` : type }</span>
			</span>
			<span className="pagewright-uses__links">
				{ view && (
					<a href={ view } aria-label={ viewText( title ) }>
						{ __( 'View', 'pagewright' ) }
					</a>
				) }
				{ edit && (
					<a href={ edit } aria-label={ editText( title ) }>
						{ __( 'Edit', 'pagewright' ) }
					</a>
				) }
			</span>
		</li>
	);
}

const viewText = ( title: string ) =>
	/* translators: %s: title of a post. */
	sprintf( __( 'View “%s”', 'pagewright' ), title );

const editText = ( title: string ) =>
	/* translators: %s: title of a post. */
	sprintf( __( 'Edit “%s”', 'pagewright' ), title );
