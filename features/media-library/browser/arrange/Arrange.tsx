import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';
import { moveItem } from '../../model/arrange';
import { titleOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import { ArrangeItem } from './ArrangeItem';
import { placeText } from './place-text';
import { useSorting } from './use-sorting';

export interface ArrangeProps {
	store: MediaStore;
	/** In their order. */
	ids: readonly number[];
	onChange: ( ids: readonly number[] ) => void;
	isLoading?: boolean | undefined;
	isUnknown?: boolean | undefined;
	/** The text that has a field below each file; null for none. */
	field: 'caption' | 'title' | null;
	/** Whether files have no button that removes them. */
	keepsAll?: boolean | undefined;
	/** '' for no link to log in. */
	loginUrl: string;
	/** The file whose details are shown; null for none. */
	shown: number | null;
	onShow: ( id: number ) => void;
	/** Accessible name. */
	label: string;
}

/**
 * The files of a gallery, a playlist or a selection in their order. They are moved with the mouse,
 * with keys after Space, or with buttons.
 */
export function Arrange( props: ArrangeProps ) {
	const { store, ids, onChange, isLoading, field, loginUrl, shown, onShow, label } = props;
	const [ focused, setFocused ] = useState< number | null >( null );
	const nameOf = ( id: number ) => {
		const loaded = store.attachment( id );
		return loaded?.status === 'ready' ? titleOf( loaded.attachment ) : `#${ id }`;
	};
	const move = ( from: number, to: number ) => {
		const next = moveItem( ids, from, to );
		if ( next !== ids ) {
			onChange( next );
			speak( placeText( nameOf( ids[ from ]! ), to + 1, ids.length ) );
		}
	};
	const sorting = useSorting( { ids, nameOf, onMove: move } );
	const hint = useInstanceId( Arrange, 'pagewright-media-library-arrange' );
	const remove = ( id: number ) => {
		const place = ids.indexOf( id );
		onChange( ids.filter( ( other ) => other !== id ) );
		setFocused( ids[ place - 1 ] ?? ids[ place + 1 ] ?? null );
	};
	return (
		<div className="pagewright-media-library__arrange" { ...sorting.area }>
			<p className="pagewright-media-library__arrange-hint">
				{ __(
					'Drag files to change their order, or use the arrow buttons.',
					'pagewright'
				) }
				<Button
					variant="secondary"
					size="compact"
					disabled={ ids.length < 2 }
					accessibleWhenDisabled
					onClick={ () => onChange( [ ...ids ].reverse() ) }
				>
					{ __( 'Reverse order', 'pagewright' ) }
				</Button>
			</p>
			{ ids.length === 0 && ! props.isUnknown && (
				<p>
					{ isLoading
						? __( 'Loading…', 'pagewright' )
						: __( 'There are no files left.', 'pagewright' ) }
				</p>
			) }
			<p hidden id={ hint }>
				{ __(
					'Press the space bar to pick up the file and the arrow keys to move it. Press the space bar to drop it or Escape to cancel.',
					'pagewright'
				) }
			</p>
			<ol
				ref={ sorting.list }
				aria-label={ label }
				className="pagewright-media-library__arrange-list"
			>
				{ ids.map( ( id, place ) => (
					<ArrangeItem
						key={ id }
						{ ...{ store, id, place, field, loginUrl } }
						total={ ids.length }
						isShown={ id === shown }
						isFocused={ id === focused }
						handle={ { ...sorting.handle( place ), 'aria-describedby': hint } }
						onFocused={ () => setFocused( null ) }
						onShow={ () => onShow( id ) }
						onMove={ ( to ) => move( place, to ) }
						onRemove={ props.keepsAll ? undefined : () => remove( id ) }
					/>
				) ) }
			</ol>
		</div>
	);
}
