import { useCallback, useState } from '@wordpress/element';
import type { MutableRefObject } from 'react';
import type { useSaid } from '../../../../admin/use-said';
import type { SubmissionsAction } from '../../rest/submissions-change/client';
import { neighbourOf } from './inbox-state';
import { doneText } from './texts';
import type { useInbox } from './use-inbox';

interface InboxActions extends Pick< ReturnType< typeof useInbox >, 'state' | 'dispatch' | 'act' > {
	say: ReturnType< typeof useSaid >[ 'say' ];
	/** Row that gets the focus when the focused one is removed. */
	next: MutableRefObject< number | null >;
}

/** Opens, closes and changes submissions, and reports the results. */
export function useInboxActions( { state, dispatch, act, say, next }: InboxActions ) {
	const { shown, openId } = state;
	/** Submissions that are deleted after a confirmation. */
	const [ doomed, setDoomed ] = useState< number[] >( [] );
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
		[ act, next, say, shown ]
	);
	return {
		perform,
		onAct: ( action: SubmissionsAction, ids: number[] ) =>
			action === 'delete' ? setDoomed( ids ) : void perform( action, ids ),
		onOpen: ( id: number ) => {
			dispatch( { type: 'opened', id } );
			if ( ! shown?.items.find( ( item ) => item.id === id )?.isRead ) {
				void perform( 'read', [ id ], true );
			}
		},
		onClose: () => {
			dispatch( { type: 'closed' } );
			next.current = openId;
		},
		doomed,
		onDelete: () => {
			setDoomed( [] );
			void perform( 'delete', doomed );
		},
		onKeep: () => setDoomed( [] ),
	};
}
