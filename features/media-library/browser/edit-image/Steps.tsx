import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { redo, undo } from '@wordpress/icons';
import type { EditEvent, History } from '../../model/edit-image/history';

interface StepsProps {
	history: History;
	dispatch: ( event: EditEvent ) => void;
	isDisabled: boolean;
}

/** Undo, redo and reset. */
export const Steps = ( { history: { past, future }, dispatch, isDisabled }: StepsProps ) => (
	<>
		<Button
			icon={ undo }
			label={ __( 'Undo', 'pagewright' ) }
			disabled={ isDisabled || ! past.length }
			accessibleWhenDisabled
			onClick={ () => dispatch( { type: 'undone' } ) }
			__next40pxDefaultSize
		/>
		<Button
			icon={ redo }
			label={ __( 'Redo', 'pagewright' ) }
			disabled={ isDisabled || ! future.length }
			accessibleWhenDisabled
			onClick={ () => dispatch( { type: 'redone' } ) }
			__next40pxDefaultSize
		/>
		<Button
			variant="tertiary"
			disabled={ isDisabled || ! past.length }
			accessibleWhenDisabled
			onClick={ () => dispatch( { type: 'cleared' } ) }
			__next40pxDefaultSize
		>
			{ __( 'Reset', 'pagewright' ) }
		</Button>
	</>
);
