import { __ } from '@wordpress/i18n';
import type { SubmissionsPage } from '../../rest/submissions/client';
import type { InboxConfiguration } from './configuration';
import { EntryDetail } from './EntryDetail';
import { EntryList } from './EntryList';
import { NothingHere } from './NothingHere';
import type { useInbox } from './use-inbox';
import type { useInboxActions } from './use-inbox-actions';
import { rowId, type useInboxFocus } from './use-inbox-focus';

interface InboxPanesProps {
	inbox: ReturnType< typeof useInbox >;
	shown: SubmissionsPage;
	given: InboxConfiguration;
	actions: ReturnType< typeof useInboxActions >;
	focus: ReturnType< typeof useInboxFocus >;
}

/** The list of submissions, and the open one beside it. */
export function InboxPanes( props: InboxPanesProps ) {
	const { inbox, shown, given, actions, focus } = props;
	const { doing, openId } = inbox.state;
	const open = shown.items.find( ( { id } ) => id === openId );
	const isEmpty = shown.items.length === 0;
	return (
		<div
			className={ [ 'pagewright-inbox__panes', open && 'has-open', isEmpty && 'is-empty' ]
				.filter( Boolean )
				.join( ' ' ) }
		>
			<ListPane { ...props } />
			{ open && (
				<EntryDetail
					key={ open.id }
					item={ open }
					given={ given }
					heading={ focus.heading }
					doing={ doing }
					onClose={ actions.onClose }
					onAct={ ( action ) => actions.onAct( action, [ open.id ] ) }
				/>
			) }
			{ ! open && ! isEmpty && (
				<div className="pagewright-inbox__panel is-none">
					<p>{ __( 'Select a submission to read it here.', 'pagewright' ) }</p>
				</div>
			) }
		</div>
	);
}

function ListPane( { inbox, shown, given, actions, focus }: InboxPanesProps ) {
	const { state, dispatch, ask } = inbox;
	return (
		<section
			ref={ focus.list }
			tabIndex={ -1 }
			className="pagewright-inbox__panel is-list"
			aria-label={ __( 'Submissions', 'pagewright' ) }
			aria-busy={ state.status === 'loading' || state.doing !== null }
		>
			{ shown.items.length === 0 ? (
				<NothingHere
					question={ state.question }
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
					onOpen={ actions.onOpen }
					onTick={ ( id, isOn ) => dispatch( { type: 'ticked', id, isOn } ) }
					onTickAll={ ( isOn ) => dispatch( { type: 'ticked-all', isOn } ) }
					onAct={ actions.onAct }
					onAsk={ ask }
					onRefresh={ () => dispatch( { type: 'again' } ) }
				/>
			) }
		</section>
	);
}
