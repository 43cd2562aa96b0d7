import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
	SnackbarList,
	Spinner,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { configuration } from './configuration';
import { FilterBar } from './FilterBar';
import { InboxPanes } from './InboxPanes';
import { countOf } from './question';
import { useInbox } from './use-inbox';
import { useInboxActions } from './use-inbox-actions';
import { useInboxFocus } from './use-inbox-focus';
import { useMenuCount } from './use-menu-count';
import { useSaid } from '../../../../admin/use-said';

/** The inbox: a list of submissions, and the open one. */
export function InboxScreen() {
	const [ given ] = useState( configuration );
	const inbox = useInbox();
	const { state, dispatch, ask, act } = inbox;
	const { question, shown, status, failure, undone } = state;
	const { said, say, unsay } = useSaid();
	useMenuCount(
		question.form === 0 && shown
			? { unread: countOf( shown, 'unread' ), failed: countOf( shown, 'failed' ) }
			: null
	);
	const focus = useInboxFocus( shown, state.openId );
	const actions = useInboxActions( { state, dispatch, act, say, next: focus.next } );
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
					onRetry={ () => void actions.perform( undone.action, undone.ids ) }
				/>
			) }
			{ ! shown && status === 'loading' && (
				<p className="pagewright-inbox__panel is-loading" role="status">
					<Spinner />
					<span>{ __( 'Loading…', 'pagewright' ) }</span>
				</p>
			) }
			{ shown && (
				<InboxPanes
					inbox={ inbox }
					shown={ shown }
					given={ given }
					actions={ actions }
					focus={ focus }
				/>
			) }
			<ConfirmDialog
				isOpen={ actions.doomed.length > 0 }
				confirmButtonText={ __( 'Delete permanently', 'pagewright' ) }
				onCancel={ actions.onKeep }
				onConfirm={ actions.onDelete }
			>
				{ doomText( actions.doomed.length ) }
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
