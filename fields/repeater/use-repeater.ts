import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Json, RepeaterSchema } from '../../schema/field-types';
import type { Update } from '../form/group';
import { itemTitle, titlePosts } from '../form/item-title';
import { positionText } from '../form/SortableList';
import { useLabels } from '../form/use-labels';
import { useRowFocus } from '../form/use-row-focus';
import { useStable } from '../form/use-stable';
import { useRows } from './use-rows';

/** Actions of a row; the same functions in every render. */
export type RowActions = ReturnType< typeof useRepeater >[ 'actions' ];

/** Returns a repeater's rows with their screen state: open rows, focus, announcements. */
export function useRepeater(
	field: RepeaterSchema,
	name: string,
	value: Json | undefined,
	update: Update
) {
	const root = useRef< HTMLDivElement >( null );
	const focus = useRowFocus( root );
	const [ opened, setOpened ] = useState< ReadonlySet< string > >( new Set() );
	const [ said, setSaid ] = useState( '' );
	const { list, add, copy, remove, move, updateRow } = useRows( field, name, value, update );
	useLabels(
		'posts',
		titlePosts(
			field,
			list.map( ( row ) => row.values )
		)
	);
	const titles = list.map( ( row, index ) => itemTitle( field, row.values, index ) );

	const open = ( id: string, isOpen: boolean ) =>
		setOpened(
			( before ) =>
				new Set(
					isOpen ? [ ...before, id ] : [ ...before ].filter( ( other ) => other !== id )
				)
		);
	const show = ( id: string ) => {
		open( id, true );
		focus( { row: id } );
	};
	const onRemove = ( index: number ) => {
		const next = list[ index + 1 ];
		remove( list[ index ]?.id ?? '' );
		focus( next === undefined ? 'add' : { row: next.id, part: 'toggle' } );
		/* translators: %s: title of a list item. */
		setSaid( sprintf( __( '%s removed.', 'pagewright' ), titles[ index ] ?? '' ) );
	};
	const onMove = ( from: number, to: number, part?: string ) => {
		move( from, to );
		focus( { row: list[ from ]?.id ?? '', part: part ?? 'handle' } );
		// The list announces drags itself.
		setSaid(
			part === undefined ? '' : positionText( titles[ from ] ?? '', to + 1, list.length )
		);
	};

	const actions = useStable( {
		onToggle: open,
		onCopy: ( id: string ) => show( copy( id ) ),
		onRemove,
		onMove,
		updateRow,
	} );
	return { root, list, titles, opened, said, actions, onAdd: () => show( add() ) };
}
