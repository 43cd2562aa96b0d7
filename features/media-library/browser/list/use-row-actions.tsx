import type { RefObject } from 'react';
import { Notice } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ListPort } from '../../list-port';
import { positionOf } from '../../model/list-pages';
import type { AttachmentRow } from '../../port';
import { CodeDialog } from '../CodeDialog';
import { useMoves, type Move } from '../details/use-moves';
import { failureText } from '../failure-text';
import { titleOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import type { ListProps } from '../types';
import type { useFiles } from '../use-files';
import type { GridHandle } from '../use-grid-focus';
import { useRemoval } from '../use-removal';
import type { RowMenuProps } from './RowMenu';

const loadAttach = () => import( /* webpackChunkName: "media-attach" */ './AttachDialog' );

interface Options {
	props: Pick< ListProps, 'context' | 'list' | 'onCommand' | 'onSelect' >;
	store: MediaStore;
	port: ListPort;
	files: Pick< ReturnType< typeof useFiles >, 'position' | 'hold' >;
	root: RefObject< HTMLElement >;
}

/** Returns the properties of the menus of files, which stay the same, and the dialogs and messages of their actions. */
export function useRowActions( { props, store, port, files, root }: Options ) {
	const { context, list } = props;
	const handle = useRef< GridHandle >( { focus: () => {} } );
	handle.current = { focus: ( at = files.position ) => files.hold( at ) };
	const onRemoved = useRemoval( { store, list, root, select: props.onSelect, files: handle } );
	const [ attaching, attach ] = useState< AttachmentRow | null >( null );
	const { ask, failure, setFailure, confirmation } = useMoves( store, onRemoved );
	const detach = async ( row: AttachmentRow ) => {
		setFailure( null );
		const result = await store.port.save( row.id, { uploadedTo: 0 } );
		if ( ! result.ok ) {
			setFailure( result.failure );
			return;
		}
		store.tell( { type: 'changed', item: result.value } );
		/* translators: %s: title of a file. */
		speak( sprintf( __( '“%s” detached.', 'pagewright' ), titleOf( row ) ) );
	};
	const latest = useRef( { list, ask, detach, onCommand: props.onCommand } );
	latest.current = { list, ask, detach, onCommand: props.onCommand };
	const onOpen = useCallback(
		( id: number ) => latest.current.onCommand( { type: 'open' }, id ),
		[]
	);
	const onDetach = useCallback( ( row: AttachmentRow ) => void latest.current.detach( row ), [] );
	const onMove = useCallback(
		( move: Move, row: AttachmentRow ) => latest.current.ask( move, row ),
		[]
	);
	const onLost = useCallback(
		( id: number ) =>
			handle.current.focus( positionOf( latest.current.list, id ) ?? undefined ),
		[]
	);
	const menu = useMemo< RowMenuProps >(
		() => ( { store, port, context, onOpen, onAttach: attach, onDetach, onMove, onLost } ),
		[ store, port, context, onOpen, onDetach, onMove, onLost ]
	);
	const close = () => attach( null );
	return {
		menu,
		extras: (
			<>
				{ failure && (
					<Notice status="error" onRemove={ () => setFailure( null ) }>
						{ failureText( failure ) }
					</Notice>
				) }
				{ confirmation }
				{ attaching && (
					<CodeDialog
						from={ loadAttach }
						title={ __( 'Attach to a post', 'pagewright' ) }
						loginUrl={ context.loginUrl }
						onClose={ close }
					>
						{ ( { AttachDialog } ) => (
							<AttachDialog
								{ ...{ store, port, context } }
								row={ attaching }
								onClose={ close }
							/>
						) }
					</CodeDialog>
				) }
			</>
		),
	};
}
