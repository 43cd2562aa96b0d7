import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';

interface MoveButtonsProps {
	title: string;
	index: number;
	total: number;
	onMove: ( from: number, to: number ) => void;
}

/**
 * Renders "Move up" and "Move down". At an end, the button stays focusable, so that pressing it
 * again does not lose the focus.
 */
export function MoveButtons( { title, index, total, onMove }: MoveButtonsProps ) {
	return (
		<>
			<Button
				icon={ chevronUp }
				size="small"
				className="pagewright-list__button"
				data-part="up"
				/* translators: %s: title of a list item. */
				label={ sprintf( __( 'Move up: %s', 'pagewright' ), title ) }
				showTooltip={ false }
				accessibleWhenDisabled
				disabled={ index === 0 }
				onClick={ () => onMove( index, index - 1 ) }
			/>
			<Button
				icon={ chevronDown }
				size="small"
				className="pagewright-list__button"
				data-part="down"
				/* translators: %s: title of a list item. */
				label={ sprintf( __( 'Move down: %s', 'pagewright' ), title ) }
				showTooltip={ false }
				accessibleWhenDisabled
				disabled={ index === total - 1 }
				onClick={ () => onMove( index, index + 1 ) }
			/>
		</>
	);
}
