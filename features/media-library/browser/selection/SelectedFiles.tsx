import { Composite } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Selection, SelectionEvent } from '../../model/selection';
import type { AttachmentRow } from '../../port';
import { labelOf } from '../file-texts';
import type { MediaStore } from '../store/media-store';
import { useAttachment } from '../store/use-store';
import { Thumbnail } from '../Thumbnail';

/** Images in the bar; a number represents the others. */
const MAX_IMAGES = 12;

interface SelectedFilesProps {
	store: MediaStore;
	selection: Selection;
	onSelect: ( event: SelectionEvent ) => void;
	find: ( id: number ) => AttachmentRow | null;
}

/** Images of the latest selected files, with one tab stop. A click shows the details of a file. */
export function SelectedFiles( { store, selection, onSelect, find }: SelectedFilesProps ) {
	const ids = [ ...selection.ids ].slice( -MAX_IMAGES );
	const more = selection.ids.size - ids.length;
	return (
		<>
			<Composite
				role="toolbar"
				aria-label={ __( 'Selected files', 'pagewright' ) }
				className="pagewright-media-library__chosen"
			>
				{ ids.map( ( id ) => {
					const row = find( id );
					const common = {
						isShown: id === selection.shown,
						onClick: () => onSelect( { type: 'shown', id } ),
					};
					return row ? (
						<Chosen key={ id } row={ row } { ...common } />
					) : (
						<UnknownFile key={ id } { ...{ store, id } } { ...common } />
					);
				} ) }
			</Composite>
			{ more > 0 && (
				<span className="pagewright-media-library__more">{ moreText( more ) }</span>
			) }
		</>
	);
}

interface ChosenProps {
	row: AttachmentRow;
	isShown: boolean;
	onClick: () => void;
}

const Chosen = ( { row, isShown, onClick }: ChosenProps ) => (
	<Composite.Item
		render={ <button type="button" /> }
		className="pagewright-media-library__chosen-file"
		aria-label={ labelOf( row ) }
		aria-pressed={ isShown }
		onClick={ onClick }
	>
		<Thumbnail row={ row } />
	</Composite.Item>
);

/** A file that the list has not loaded, such as one that the host selected. */
function UnknownFile( {
	store,
	id,
	...props
}: Omit< ChosenProps, 'row' > & { store: MediaStore; id: number } ) {
	const loaded = useAttachment( store, id );
	return loaded.status === 'ready' ? <Chosen row={ loaded.attachment } { ...props } /> : null;
}

const moreText = ( more: number ): string =>
	sprintf(
		/* translators: %d: number of files that are not shown. */
		__( '+%d', 'pagewright' ),
		more
	);
