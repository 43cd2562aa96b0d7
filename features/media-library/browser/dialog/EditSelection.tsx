import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import { arrowLeft, arrowRight } from '@wordpress/icons';
import type { Arranger } from '../arrange/Arranger';
import type { Selection, SelectionEvent } from '../../model/selection';
import type { FrameState } from '../../model/states';
import type { MediaStore } from '../store/media-store';
import type { BrowserContext } from '../types';

export interface EditSelectionProps {
	store: MediaStore;
	state: FrameState;
	context: BrowserContext;
	selection: Selection;
	onSelect: ( event: SelectionEvent ) => void;
	onBack: () => void;
	/** Gets the focus at the end. */
	opener: HTMLElement | null;
}

/** The selected files in their order, which the user changes. It opens with the focus on the way back. */
export function EditSelection( props: EditSelectionProps & { Arranger: typeof Arranger } ) {
	const { store, state, context, selection, onSelect, opener, Arranger } = props;
	const back = useRef< HTMLButtonElement >( null );
	const ids = [ ...selection.ids ];
	useEffect( () => {
		back.current?.focus();
		return () => opener?.focus();
	}, [ opener ] );
	return (
		<Arranger
			{ ...{ store, state, context, ids } }
			field={ null }
			label={ __( 'Selected files in their order', 'pagewright' ) }
			onChange={ ( next ) => {
				onSelect( { type: 'removed', ids: ids.filter( ( id ) => ! next.includes( id ) ) } );
				onSelect( { type: 'reordered', ids: next } );
			} }
			slots={ {
				top: (
					<div className="pagewright-media-library__edit-selection">
						<Button
							ref={ back }
							variant="tertiary"
							icon={ isRTL() ? arrowRight : arrowLeft }
							onClick={ props.onBack }
							__next40pxDefaultSize
						>
							{ __( 'Back to the library', 'pagewright' ) }
						</Button>
						<p role="status">{ countText( ids.length ) }</p>
						<Button
							variant="tertiary"
							disabled={ ids.length === 0 }
							accessibleWhenDisabled
							onClick={ () => onSelect( { type: 'cleared' } ) }
							__next40pxDefaultSize
						>
							{ __( 'Clear', 'pagewright' ) }
						</Button>
					</div>
				),
			} }
		/>
	);
}

const countText = ( count: number ): string =>
	sprintf(
		/* translators: %s: number of files. */
		_n( '%s file selected', '%s files selected', count, 'pagewright' ),
		String( count )
	);
