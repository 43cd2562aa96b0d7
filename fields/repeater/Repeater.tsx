import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { RepeaterSchema } from '../../schema/field-types';
import type { GroupProps } from '../form/group';
import { itemName, itemTitle } from '../form/item-title';
import { fieldLabel } from '../form/label';
import { positionText, SortableList } from '../form/SortableList';
import { useRowFocus } from '../form/use-row-focus';
import { RepeaterFrame } from './RepeaterFrame';
import { RepeaterItem } from './RepeaterItem';
import { useRows } from './use-rows';

/** A list of items with the same fields: add, copy, remove, reorder. */
export function Repeater( { name, path, field, value, update, states, depth, renderFields }: GroupProps< RepeaterSchema > ) {
	const root = useRef< HTMLDivElement >( null );
	const focus = useRowFocus( root );
	const [ opened, setOpened ] = useState< ReadonlySet< string > >( new Set() );
	const [ said, setSaid ] = useState( '' );
	const { list, add, copy, remove, move, updateRow } = useRows( field, name, value, update );
	const titles = list.map( ( row, index ) => itemTitle( field, row.values, index ) );
	const isFull = typeof field.max === 'number' && list.length >= field.max;

	const open = ( id: string, isOpen: boolean ) => setOpened( ( before ) => new Set( isOpen ? [ ...before, id ] : [ ...before ].filter( ( other ) => other !== id ) ) );
	const show = ( id: string ) => {
		open( id, true );
		focus( { row: id } );
	};
	const onMove = ( from: number, to: number, part = 'handle' ) => {
		move( from, to );
		focus( { row: list[ from ]?.id ?? '', part } );
		setSaid( positionText( titles[ from ] ?? '', to + 1, list.length ) );
	};
	const onRemove = ( index: number ) => {
		const next = list[ index + 1 ];
		remove( list[ index ]?.id ?? '' );
		focus( next === undefined ? 'add' : { row: next.id, part: 'toggle' } );
		/* translators: %s: title of a list item. */
		setSaid( sprintf( __( '%s removed.', 'pagewright' ), titles[ index ] ?? '' ) );
	};

	return (
		<RepeaterFrame rootRef={ root } field={ field } path={ path } label={ fieldLabel( field, name ) } count={ list.length } isFull={ isFull } said={ said }>
			{ list.length > 0 && (
				<SortableList ids={ list.map( ( row ) => row.id ) } titleOf={ ( id ) => titles[ list.findIndex( ( row ) => row.id === id ) ] ?? '' } onMove={ onMove }>
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
								onToggle={ ( isOpen ) => open( row.id, isOpen ) }
								onCopy={ () => show( copy( row.id ) ) }
								onRemove={ () => onRemove( index ) }
								onMove={ ( from, to ) => onMove( from, to, to < from ? 'up' : 'down' ) }
								update={ updateRow( row.id ) }
								renderFields={ renderFields }
							/>
						) ) }
					</ul>
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
					onClick={ () => show( add() ) }
				>
					{ /* translators: %s: name of a list item, e.g. "Panel". */ sprintf( __( 'Add: %s', 'pagewright' ), itemName( field ) ) }
				</Button>
			) }
		</RepeaterFrame>
	);
}
