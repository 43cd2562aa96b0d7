import type { ReactNode } from 'react';
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { allowsMany, type Selection, type SelectionEvent } from '../../model/selection';
import type { AttachmentRow } from '../../port';
import { numberText } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import { SelectedFiles } from './SelectedFiles';

interface SelectionBarProps {
	store: MediaStore;
	selection: Selection;
	onSelect: ( event: SelectionEvent ) => void;
	find: ( id: number ) => AttachmentRow | null;
	/** Whether the images of the selected files fit. */
	hasImages: boolean;
	/** Language of numbers; empty for that of the computer. */
	language: string;
	children?: ReactNode;
}

/** The number of selected files with their images, below the files. */
export function SelectionBar( props: SelectionBarProps ) {
	const { store, selection, onSelect, find, hasImages, language, children } = props;
	const count = selection.ids.size;
	return (
		<div className="pagewright-media-library__bar">
			<p role="status" className="pagewright-media-library__selected">
				{ countText( count, selection.isBulk, language ) }
			</p>
			{ count > 0 && allowsMany( selection ) && (
				<Button
					variant="tertiary"
					size="compact"
					onClick={ () => onSelect( { type: 'cleared' } ) }
				>
					{ __( 'Clear', 'pagewright' ) }
				</Button>
			) }
			{ hasImages && count > 0 && (
				<SelectedFiles { ...{ store, selection, onSelect, find } } />
			) }
			<div className="pagewright-media-library__bar-end">{ children }</div>
		</div>
	);
}

function countText( count: number, isBulk: boolean, language: string ): string {
	if ( count === 0 ) {
		return isBulk
			? __( 'Select the files to change.', 'pagewright' )
			: __( 'No file selected', 'pagewright' );
	}
	return sprintf(
		/* translators: %s: number of files. */
		_n( '%s file selected', '%s files selected', count, 'pagewright' ),
		numberText( count, language )
	);
}
