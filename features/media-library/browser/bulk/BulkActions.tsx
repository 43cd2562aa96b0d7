import { Button, ProgressBar } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { needsConfirmation } from '../../model/rights';
import { ConfirmDialog, OVERLAY } from '../components';
import type { Bulk, BulkMove } from './use-bulk';

interface BulkActionsProps {
	bulk: Bulk;
	ids: readonly number[];
	/** Whether the list shows the trash. */
	isTrash: boolean;
	hasTrash: boolean;
	onMove: ( move: BulkMove ) => void;
	onEdit: () => void;
	/** Asks for the folder to which the files move; undefined without folders. */
	onFile: ( () => void ) | undefined;
	onLeave: () => void;
}

/** The actions on all selected files, or the progress of one. */
export function BulkActions( props: BulkActionsProps ) {
	const { bulk, ids, isTrash, hasTrash, onMove, onEdit, onFile, onLeave } = props;
	const [ asked, setAsked ] = useState< BulkMove | null >( null );
	const ask = ( move: BulkMove ) =>
		needsConfirmation( move, true ) ? setAsked( move ) : onMove( move );
	if ( bulk.bulk?.isRunning ) {
		return <Progress { ...bulk.bulk } onStop={ bulk.stop } />;
	}
	const common = {
		disabled: ids.length === 0,
		accessibleWhenDisabled: true,
		__next40pxDefaultSize: true,
	};
	const remove: BulkMove = hasTrash && ! isTrash ? 'trash' : 'remove';
	return (
		<>
			{ isTrash ? (
				<Button variant="secondary" onClick={ () => ask( 'restore' ) } { ...common }>
					{ __( 'Restore', 'pagewright' ) }
				</Button>
			) : (
				<Button variant="secondary" onClick={ onEdit } { ...common }>
					{ __( 'Edit texts', 'pagewright' ) }
				</Button>
			) }
			{ ! isTrash && onFile && (
				<Button variant="secondary" onClick={ onFile } { ...common }>
					{ __( 'Move to folder', 'pagewright' ) }
				</Button>
			) }
			<Button variant="secondary" isDestructive onClick={ () => ask( remove ) } { ...common }>
				{ remove === 'trash'
					? __( 'Move to trash', 'pagewright' )
					: __( 'Delete permanently', 'pagewright' ) }
			</Button>
			<Button variant="tertiary" onClick={ onLeave } __next40pxDefaultSize>
				{ __( 'Done', 'pagewright' ) }
			</Button>
			<ConfirmDialog
				overlayClassName={ OVERLAY }
				isOpen={ asked !== null }
				confirmButtonText={
					asked === 'trash'
						? __( 'Move to trash', 'pagewright' )
						: __( 'Delete permanently', 'pagewright' )
				}
				onConfirm={ () => {
					setAsked( null );
					if ( asked ) {
						onMove( asked );
					}
				} }
				onCancel={ () => setAsked( null ) }
			>
				{ asked && questionOf( asked, ids.length ) }
			</ConfirmDialog>
		</>
	);
}

interface ProgressProps {
	finished: number;
	total: number;
	onStop: () => void;
}

function Progress( { finished, total, onStop }: ProgressProps ) {
	return (
		<>
			<ProgressBar value={ total ? Math.round( ( 100 * finished ) / total ) : 0 } />
			<span>
				{ sprintf(
					/* translators: 1: number of finished files, 2: number of all files. */
					__( '%1$d of %2$d', 'pagewright' ),
					finished,
					total
				) }
			</span>
			<Button variant="tertiary" onClick={ onStop } __next40pxDefaultSize>
				{ __( 'Stop', 'pagewright' ) }
			</Button>
		</>
	);
}

const questionOf = ( move: BulkMove, count: number ): string =>
	move === 'trash'
		? sprintf(
				/* translators: %d: number of files. */
				_n(
					'Move %d file to the trash?',
					'Move %d files to the trash?',
					count,
					'pagewright'
				),
				count
			)
		: sprintf(
				/* translators: %d: number of files. */
				_n(
					'Delete %d file permanently? Posts that use it will no longer show it.',
					'Delete %d files permanently? Posts that use them will no longer show them.',
					count,
					'pagewright'
				),
				count
			);
