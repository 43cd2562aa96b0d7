import { Button, Icon } from '@wordpress/components';
import { useContext } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronRight, copy, trash } from '@wordpress/icons';
import { countInside, ErrorContext } from '../form/errors';
import { DragHandle } from '../form/DragHandle';
import { MoveButtons } from '../form/MoveButtons';
import type { HandleProps } from '../form/SortableList';
import type { RepeaterItemProps } from './item-props';

interface ItemHeaderProps extends RepeaterItemProps {
	handle: HandleProps;
	bodyId: string;
	onAskRemove: () => void;
}

/** Renders the handle, the title that opens the item, and its actions. */
export function ItemHeader( props: ItemHeaderProps ) {
	const { handle, bodyId, row, title, path, field, index, total, isOpen, actions } = props;
	const hasErrors = countInside( useContext( ErrorContext ), path ) > 0;
	return (
		<div className={ `pagewright-list__header${ hasErrors ? ' is-invalid' : '' }` }>
			<DragHandle title={ title } handle={ handle } />
			<button
				type="button"
				className="pagewright-list__toggle"
				data-part="toggle"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? bodyId : undefined }
				onClick={ () => actions.onToggle( row.id, ! isOpen ) }
			>
				<Icon icon={ chevronRight } size={ 20 } className="pagewright-list__arrow" />
				<span className="pagewright-list__title">{ title }</span>
				{ hasErrors && ! isOpen && (
					<span className="pagewright-section__errors">
						{ __( 'Has errors', 'pagewright' ) }
					</span>
				) }
			</button>
			<span className="pagewright-list__actions">
				<MoveButtons
					title={ title }
					index={ index }
					total={ total }
					onMove={ ( from, to ) => actions.onMove( from, to, to < from ? 'up' : 'down' ) }
				/>
				{ ! field.readonly && <CopyAndRemove { ...props } /> }
			</span>
		</div>
	);
}

function CopyAndRemove( { row, title, isFull, actions, onAskRemove }: ItemHeaderProps ) {
	return (
		<>
			<Button
				icon={ copy }
				iconSize={ 20 }
				size="small"
				className="pagewright-list__button"
				/* translators: %s: title of a list item. */
				label={ sprintf( __( 'Duplicate: %s', 'pagewright' ), title ) }
				showTooltip={ false }
				accessibleWhenDisabled
				disabled={ isFull }
				onClick={ () => actions.onCopy( row.id ) }
			/>
			<Button
				icon={ trash }
				iconSize={ 20 }
				size="small"
				className="pagewright-list__button is-remove"
				/* translators: %s: title of a list item. */
				label={ sprintf( __( 'Remove: %s', 'pagewright' ), title ) }
				showTooltip={ false }
				data-part="remove"
				onClick={ onAskRemove }
			/>
		</>
	);
}
