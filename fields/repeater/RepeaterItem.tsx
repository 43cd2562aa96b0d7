import { memo, useCallback, useMemo, useState } from '@wordpress/element';
import { emitStates } from '../form/conditions';
import type { FieldListProps, Update } from '../form/group';
import { SortableRow } from '../form/SortableList';
import { ConfirmRemove } from './ConfirmRemove';
import { ItemHeader } from './ItemHeader';
import type { RepeaterItemProps } from './item-props';

/**
 * Renders one item: its header, and its fields while it is open. Renders again only after its own
 * changes, because a list can have hundreds of items.
 */
export const RepeaterItem = memo( ( props: RepeaterItemProps ) => {
	const { row, index, field, path, states, depth, isOpen, title, actions, renderFields } = props;
	const update = useCallback< Update >(
		( change ) => actions.updateRow( row.id, change ),
		[ actions, row.id ]
	);
	const [ isAsking, setIsAsking ] = useState( false );
	const bodyId = `pagewright-${ row.id }`;
	return (
		<SortableRow
			id={ row.id }
			className={ `pagewright-list__row${ isOpen ? ' is-open' : '' }` }
		>
			{ ( handle ) => (
				<>
					<ItemHeader
						{ ...props }
						handle={ handle }
						bodyId={ bodyId }
						onAskRemove={ () => setIsAsking( true ) }
					/>
					{ isAsking && (
						<ConfirmRemove
							title={ title }
							onConfirm={ () => actions.onRemove( index ) }
							onCancel={ () => setIsAsking( false ) }
						/>
					) }
					{ isOpen && (
						<div id={ bodyId } className="pagewright-list__body" data-part="body">
							<ItemFields
								fields={ field.fields ?? {} }
								values={ row.values }
								path={ path }
								states={ states }
								depth={ depth + 1 }
								update={ update }
								renderFields={ renderFields }
							/>
						</div>
					) }
				</>
			) }
		</SortableRow>
	);
} );

function ItemFields( {
	renderFields,
	...list
}: FieldListProps & Pick< RepeaterItemProps, 'renderFields' > ) {
	const { fields, values, states } = list;
	const inside = useMemo(
		() => ( { ...states, ...emitStates( fields, values ) } ),
		[ states, fields, values ]
	);
	return renderFields( { ...list, states: inside } );
}
