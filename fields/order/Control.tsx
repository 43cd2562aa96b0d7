import { useRef, useState } from '@wordpress/element';
import type { ControlProps } from '../field-module';
import { DragHandle } from '../form/DragHandle';
import { moveEntry } from '../form/move';
import { MoveButtons } from '../form/MoveButtons';
import { readOptions } from '../form/options';
import { positionText, SortableList, SortableRow } from '../form/SortableList';
import { useRowFocus } from '../form/use-row-focus';
import { readOrder } from './read-order';

export function OrderInput( { field, value, onChange }: ControlProps< 'order' > ) {
	const root = useRef< HTMLDivElement >( null );
	const focus = useRowFocus( root );
	const [ said, setSaid ] = useState( '' );
	const options = readOptions( field.options );
	const keys = readOrder(
		value,
		options.map( ( option ) => option.value )
	);
	const titleOf = ( key: string ) =>
		options.find( ( option ) => option.value === key )?.label ?? key;
	const onMove = ( from: number, to: number, part?: string ) => {
		onChange( moveEntry( keys, from, to ) );
		focus( { row: keys[ from ] ?? '', part: part ?? 'handle' } );
		// The list announces drags itself.
		setSaid(
			part === undefined
				? ''
				: positionText( titleOf( keys[ from ] ?? '' ), to + 1, keys.length )
		);
	};
	return (
		<div ref={ root } className="pagewright-order">
			<SortableList ids={ keys } titleOf={ titleOf } onMove={ onMove }>
				<ol className="pagewright-list">
					{ keys.map( ( key, index ) => (
						<OrderRow
							key={ key }
							id={ key }
							title={ titleOf( key ) }
							index={ index }
							total={ keys.length }
							onMove={ onMove }
						/>
					) ) }
				</ol>
			</SortableList>
			<div className="screen-reader-text" role="status">
				{ said }
			</div>
		</div>
	);
}

interface OrderRowProps {
	id: string;
	title: string;
	index: number;
	total: number;
	onMove: ( from: number, to: number, part: string ) => void;
}

function OrderRow( { id, title, index, total, onMove }: OrderRowProps ) {
	return (
		<SortableRow id={ id } className="pagewright-list__row">
			{ ( handle ) => (
				<div className="pagewright-list__header">
					<DragHandle title={ title } handle={ handle } />
					<span className="pagewright-list__title">{ title }</span>
					<span className="pagewright-list__actions">
						<MoveButtons
							title={ title }
							index={ index }
							total={ total }
							onMove={ ( from, to ) => onMove( from, to, to < from ? 'up' : 'down' ) }
						/>
					</span>
				</div>
			) }
		</SortableRow>
	);
}
