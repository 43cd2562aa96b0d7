import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
	SnackbarList,
	Spinner,
} from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../../editor/FailureNotice';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import { configuration } from './configuration';
import { EntryDetail } from './EntryDetail';
import { EntryList } from './EntryList';
import { FilterBar } from './FilterBar';
import { neighbourOf } from './inbox-state';
import { NothingHere } from './NothingHere';
import { countOf } from './question';
import { useInbox } from './use-inbox';
import { useMenuCount } from './use-menu-count';
import { useSaid } from '../../../../admin/use-said';
import { doneText } from './texts';

const rowId = ( id: number ) => `pagewright-submission-${ id }`;

/** The inbox: a list of submissions, and the open one. */
export function InboxScreen() {
	const [ given ] = useState( configuration );
	const { state, dispatch, ask, act } = useInbox();
	const { question, shown, status, failure, undone, openId, doing } = state;
	const { said, say, unsay } = useSaid();
	useMenuCount(
		question.form === 0 && shown
			? { unread: countOf( shown, 'unread' ), failed: countOf( shown, 'failed' ) }
			: null
	);
	const [ doomed, setDoomed ] = useState< number[] >( [] );
	const heading = useRef< HTMLHeadingElement >( null );
	const list = useRef< HTMLElement >( null );
	/** Row that gets the focus when the focused one is removed. */
	const next = useRef< number | null >( null );
	const open = shown?.items.find( ( { id } ) => id === openId );

	const perform = useCallback(
		async ( action: SubmissionsAction, ids: number[], isSilent = false ) => {
			if ( action !== 'read' && action !== 'unread' ) {
				next.current = neighbourOf( shown?.items ?? [], ids );
			}
			const done = await act( { action, ids } );
			if ( done && ! isSilent ) {
				say(
					doneText( action, done ),
					action === 'trash' ? () => void perform( 'restore', ids, true ) : undefined
				);
			}
		},
		[ act, say, shown ]
	);
	const onOpen = ( id: number ) => {
		dispatch( { type: 'opened', id } );
		if ( ! shown?.items.find( ( item ) => item.id === id )?.isRead ) {
			void perform( 'read', [ id ], true );
		}
	};
	const onClose = () => {
		dispatch( { type: 'closed' } );
		next.current = openId;
	};
	useEffect( () => heading.current?.focus(), [ openId ] );
	useEffect( () => {
		const { ownerDocument } = list.current ?? {};
		const isLost = ownerDocument?.activeElement === ownerDocument?.body;
		if ( isLost && next.current !== null ) {
			( ownerDocument?.getElementById( rowId( next.current ) ) ?? list.current )?.focus();
			next.current = null;
		}
	}, [ shown, openId ] );

	const onAct = ( action: SubmissionsAction, ids: number[] ) =>
		action === 'delete' ? setDoomed( ids ) : void perform( action, ids );
	return (
		<>
			<FilterBar
				question={ question }
				shown={ shown }
				csvUrl={ given.csvUrl }
				onAsk={ ask }
			/>
			{ status === 'failed' && failure && (
				<FailureNotice
					failure={ failure }
					onRetry={ () => dispatch( { type: 'again' } ) }
				/>
			) }
			{ undone && (
				<FailureNotice
					failure={ undone.failure }
					onRetry={ () => void perform( undone.action, undone.ids ) }
				/>
			) }
			{ ! shown && status === 'loading' && (
				<p className="pagewright-inbox__panel is-loading" role="status">
					<Spinner />
					<span>{ __( 'Loading…', 'pagewright' ) }</span>
				</p>
			) }
			{ shown && (
				<div
					className={ [
						'pagewright-inbox__panes',
						open && 'has-open',
						shown.items.length === 0 && 'is-empty',
					]
						.filter( Boolean )
						.join( ' ' ) }
				>
					<section
						ref={ list }
						tabIndex={ -1 }
						className="pagewright-inbox__panel is-list"
						aria-label={ __( 'Submissions', 'pagewright' ) }
						aria-busy={ status === 'loading' || doing !== null }
					>
						{ shown.items.length === 0 ? (
							<NothingHere
								question={ question }
								shown={ shown }
								given={ given }
								onAsk={ ask }
							/>
						) : (
							<EntryList
								state={ state }
								shown={ shown }
								given={ given }
								rowId={ rowId }
								onOpen={ onOpen }
								onTick={ ( id, isOn ) => dispatch( { type: 'ticked', id, isOn } ) }
								onTickAll={ ( isOn ) => dispatch( { type: 'ticked-all', isOn } ) }
								onAct={ onAct }
								onAsk={ ask }
								onRefresh={ () => dispatch( { type: 'again' } ) }
							/>
						) }
					</section>
					{ open ? (
						<EntryDetail
							key={ open.id }
							item={ open }
							given={ given }
							heading={ heading }
							doing={ doing }
							onClose={ onClose }
							onAct={ ( action ) => onAct( action, [ open.id ] ) }
						/>
					) : (
						shown.items.length > 0 && (
							<div className="pagewright-inbox__panel is-none">
								<p>
									{ __( 'Select a submission to read it here.', 'pagewright' ) }
								</p>
							</div>
						)
					) }
				</div>
			) }
			<ConfirmDialog
				isOpen={ doomed.length > 0 }
				confirmButtonText={ __( 'Delete permanently', 'pagewright' ) }
				onCancel={ () => setDoomed( [] ) }
				onConfirm={ () => {
					setDoomed( [] );
					void perform( 'delete', doomed );
				} }
			>
				{ doomText( doomed.length ) }
			</ConfirmDialog>
			<SnackbarList className="pagewright-said" notices={ said } onRemove={ unsay } />
		</>
	);
}

const doomText = ( count: number ) =>
	sprintf(
		/* translators: %d: how many. */
		_n(
			'Permanently delete %d submission and its files? You cannot undo this.',
			'Permanently delete %d submissions and their files? You cannot undo this.',
			count,
			'pagewright'
		),
		count
	);
