import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ConfirmDialog, OVERLAY } from '../components';
import type { EditState } from './use-edit';

interface FootProps {
	state: EditState;
	leave: () => void;
	isBroken: boolean;
}

/** The buttons that save, restore and leave. */
export function Foot( { state, leave, isBroken }: FootProps ) {
	const { source, work, isDirty, save, target } = state;
	const [ isAsking, setAsking ] = useState( false );
	const isBusy = work !== null || ! source;
	const isOff = isBusy || isBroken || ! isDirty;
	return (
		<footer className="pagewright-edit-image__foot">
			{ source?.canRestore && (
				<Button
					variant="tertiary"
					className="pagewright-edit-image__restore"
					disabled={ isBusy }
					isBusy={ work === 'restore' }
					accessibleWhenDisabled
					onClick={ () => setAsking( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Restore original', 'pagewright' ) }
				</Button>
			) }
			<Button
				variant="tertiary"
				disabled={ work !== null }
				onClick={ leave }
				__next40pxDefaultSize
			>
				{ __( 'Cancel', 'pagewright' ) }
			</Button>
			<Button
				variant="secondary"
				disabled={ isOff || target === 'thumbnail' }
				isBusy={ work === 'copy' }
				accessibleWhenDisabled
				onClick={ () => void save( true ) }
				__next40pxDefaultSize
			>
				{ __( 'Save as copy', 'pagewright' ) }
			</Button>
			<Button
				variant="primary"
				disabled={ isOff }
				isBusy={ work === 'save' }
				accessibleWhenDisabled
				onClick={ () => void save( false ) }
				__next40pxDefaultSize
			>
				{ work === 'save' ? __( 'Saving…', 'pagewright' ) : __( 'Save', 'pagewright' ) }
			</Button>
			<ConfirmDialog
				overlayClassName={ OVERLAY }
				isOpen={ isAsking }
				confirmButtonText={ __( 'Restore original', 'pagewright' ) }
				onConfirm={ () => {
					setAsking( false );
					void state.restore();
				} }
				onCancel={ () => setAsking( false ) }
			>
				{ __(
					'Restore the image as it was before it was edited for the first time? Edited versions stay on the server, but you cannot choose them here.',
					'pagewright'
				) }
			</ConfirmDialog>
		</footer>
	);
}
