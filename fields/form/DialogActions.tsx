import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface DialogActionsProps {
	/** Whether the user tried to leave with changes. */
	isLeaving: boolean;
	onLeave: () => void;
	onDone: () => void;
}

/**
 * Buttons of a dialog that stores nothing before Done. Leaving with changes needs a second press.
 */
export function DialogActions( { isLeaving, onLeave, onDone }: DialogActionsProps ) {
	return (
		<>
			{ isLeaving && (
				<p className="pagewright-dialog__leaving" role="alert">
					{ __( 'You have unsaved changes. Close again to discard them.', 'pagewright' ) }
				</p>
			) }
			<div className="pagewright-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onLeave }>
					{ isLeaving
						? __( 'Discard changes', 'pagewright' )
						: __( 'Cancel', 'pagewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" onClick={ onDone }>
					{ __( 'Done', 'pagewright' ) }
				</Button>
			</div>
		</>
	);
}
