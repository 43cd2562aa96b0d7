import { Icon } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { ControlProps } from '../field-module';
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
	const keys = readOrder( value, options.map( ( option ) => option.value ) );
	const titleOf = ( key: string ) => options.find( ( option ) => option.value === key )?.label ?? key;
	const onMove = ( from: number, to: number, part = 'handle' ) => {
		onChange( moveEntry( keys, from, to ) );
		focus( { row: keys[ from ] ?? '', part } );
		setSaid( positionText( titleOf( keys[ from ] ?? '' ), to + 1, keys.length ) );
	};
	return (
		<div ref={ root } className="pagewright-order">
			<SortableList ids={ keys } titleOf={ titleOf } onMove={ onMove }>
				<ol className="pagewright-list">
					{ keys.map( ( key, index ) => (
						<SortableRow key={ key } id={ key } className="pagewright-list__row">
							{ ( handle ) => (
								<div className="pagewright-list__header">
									{ /* translators: %s: title of a list item. */ }
									<button type="button" className="pagewright-list__handle" data-part="handle" aria-label={ sprintf( __( 'Drag: %s', 'pagewright' ), titleOf( key ) ) } { ...handle }>
										<Icon icon={ dragHandle } size={ 24 } />
									</button>
									<span className="pagewright-list__title">{ titleOf( key ) }</span>
									<span className="pagewright-list__actions">
										<MoveButtons title={ titleOf( key ) } index={ index } total={ keys.length } onMove={ ( from, to ) => onMove( from, to, to < from ? 'up' : 'down' ) } />
									</span>
								</div>
							) }
						</SortableRow>
					) ) }
				</ol>
			</SortableList>
			<div className="screen-reader-text" role="status">
				{ said }
			</div>
		</div>
	);
}
