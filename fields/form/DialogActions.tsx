import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface DialogActionsProps {
	/** Shown after the user tried to leave with changes; '' before. */
	warning: string;
	onLeave: () => void;
	onDone: () => void;
}

/**
 * Buttons of a dialog that stores nothing before Done. Leaving with changes needs a second press.
 */
export function DialogActions( { warning, onLeave, onDone }: DialogActionsProps ) {
	return (
		<>
			{ warning !== '' && (
				<p className="pagewright-dialog__leaving" role="alert">
					{ warning }
				</p>
			) }
			<div className="pagewright-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onLeave }>
					{ warning === ''
						? __( 'Cancel', 'pagewright' )
						: __( 'Discard changes', 'pagewright' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" onClick={ onDone }>
					{ __( 'Done', 'pagewright' ) }
				</Button>
			</div>
		</>
	);
}
