import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { RepeaterSchema } from '../../schema/field-types';
import type { GroupProps } from '../form/group';
import { itemName } from '../form/item-title';
import { fieldLabel } from '../form/label';
import { SortableList } from '../form/SortableList';
import { RepeaterFrame } from './RepeaterFrame';
import { RepeaterItem } from './RepeaterItem';
import { useRepeater } from './use-repeater';

/** Renders a list of items with the same fields: add, copy, remove, reorder. */
export function Repeater( props: GroupProps< RepeaterSchema > ) {
	const { name, path, field, value, update } = props;
	const repeater = useRepeater( field, name, value, update );
	const { list, titles, said, root } = repeater;
	const isFull = typeof field.max === 'number' && list.length >= field.max;
	return (
		<RepeaterFrame
			rootRef={ root }
			field={ field }
			path={ path }
			label={ fieldLabel( field, name ) }
			count={ list.length }
			isFull={ isFull }
			said={ said }
		>
			{ list.length > 0 && (
				<SortableList
					ids={ list.map( ( row ) => row.id ) }
					titleOf={ ( id ) => titles[ list.findIndex( ( row ) => row.id === id ) ] ?? '' }
					onMove={ repeater.actions.onMove }
				>
					<Items { ...props } repeater={ repeater } isFull={ isFull } />
				</SortableList>
			) }
			{ ! field.readonly && (
				<Button
					variant="secondary"
					icon={ plus }
					className="pagewright-list__add"
					data-part="add"
					accessibleWhenDisabled
					disabled={ isFull }
					onClick={ repeater.onAdd }
				>
					{
						/* translators: %s: name of a list item, e.g. "panel". */ sprintf(
							__( 'Add %s', 'pagewright' ),
							itemName( field )
						)
					}
				</Button>
			) }
		</RepeaterFrame>
	);
}

type ItemsProps = GroupProps< RepeaterSchema > & {
	repeater: ReturnType< typeof useRepeater >;
	isFull: boolean;
};

function Items( { repeater, isFull, field, path, states, depth, renderFields }: ItemsProps ) {
	const { list, titles, opened, actions } = repeater;
	return (
		<ul className="pagewright-list">
			{ list.map( ( row, index ) => (
				<RepeaterItem
					key={ row.id }
					row={ row }
					index={ index }
					total={ list.length }
					title={ titles[ index ] ?? '' }
					field={ field }
					path={ `${ path }.${ index }` }
					states={ states }
					depth={ depth }
					isOpen={ opened.has( row.id ) }
					isFull={ isFull }
					actions={ actions }
					renderFields={ renderFields }
				/>
			) ) }
		</ul>
	);
}
