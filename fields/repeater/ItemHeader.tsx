import { Button, Icon } from '@wordpress/components';
import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronRight, copy, dragHandle, trash } from '@wordpress/icons';
import { countInside, ErrorContext } from '../form/errors';
import { MoveButtons } from '../form/MoveButtons';
import type { HandleProps } from '../form/SortableList';
import type { RepeaterItemProps } from './RepeaterItem';

interface ItemHeaderProps extends RepeaterItemProps {
	handle: HandleProps;
	bodyId: string;
	onAskRemove: () => void;
}

/** Handle, title that opens the item, and what can be done with it. */
export function ItemHeader( { handle, bodyId, title, path, field, index, total, isOpen, isFull, onToggle, onCopy, onMove, onAskRemove }: ItemHeaderProps ) {
	const hasErrors = countInside( useContext( ErrorContext ), path ) > 0;
	return (
		<div className={ `pagewright-list__header${ hasErrors ? ' is-invalid' : '' }` }>
			<button
				type="button"
				className="pagewright-list__handle"
				data-part="handle"
				/* translators: %s: title of a list item. */
				aria-label={ sprintf( __( 'Drag: %s', 'pagewright' ), title ) }
				{ ...handle }
			>
				<Icon icon={ dragHandle } size={ 24 } />
			</button>
			<button type="button" className="pagewright-list__toggle" data-part="toggle" aria-expanded={ isOpen } aria-controls={ isOpen ? bodyId : undefined } onClick={ () => onToggle( ! isOpen ) }>
				<Icon icon={ chevronRight } size={ 20 } className="pagewright-list__arrow" />
				<span className="pagewright-list__title">{ title }</span>
				{ hasErrors && ! isOpen && <span className="pagewright-section__errors">{ __( 'To correct', 'pagewright' ) }</span> }
			</button>
			<span className="pagewright-list__actions">
				<MoveButtons title={ title } index={ index } total={ total } onMove={ onMove } />
				{ ! field.readonly && (
					<>
						<Button
							icon={ copy }
							size="small"
							className="pagewright-list__button"
							/* translators: %s: title of a list item. */
							label={ sprintf( __( 'Copy: %s', 'pagewright' ), title ) }
							showTooltip={ false }
							accessibleWhenDisabled
							disabled={ isFull }
							onClick={ onCopy }
						/>
						<Button
							icon={ trash }
							size="small"
							isDestructive
							className="pagewright-list__button"
							/* translators: %s: title of a list item. */
							label={ sprintf( __( 'Remove: %s', 'pagewright' ), title ) }
							showTooltip={ false }
							data-part="remove"
							onClick={ onAskRemove }
						/>
					</>
				) }
			</span>
		</div>
	);
}
