import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { Attachment } from '../../media';
import { DragHandle } from '../form/DragHandle';
import { MoveButtons } from '../form/MoveButtons';
import { SortableRow } from '../form/SortableList';

interface FileRowProps {
	id: string;
	title: string;
	file: Attachment | undefined;
	index: number;
	total: number;
	onMove: ( from: number, to: number, part: string ) => void;
	onRemove: () => void;
}

/** Renders one file of the list: its image, title and actions. */
export function FileRow( { id, title, file, index, total, onMove, onRemove }: FileRowProps ) {
	return (
		<SortableRow id={ id } className="pagewright-list__row">
			{ ( handle ) => (
				<div className="pagewright-list__header">
					<DragHandle title={ title } handle={ handle } />
					<span className="pagewright-multiple-media__frame">
						{ file?.thumbnail && (
							<img
								className="pagewright-multiple-media__thumbnail"
								src={ file.thumbnail }
								alt=""
								draggable={ false }
							/>
						) }
					</span>
					<span className="pagewright-list__title">{ title }</span>
					<span className="pagewright-list__actions">
						<MoveButtons
							title={ title }
							index={ index }
							total={ total }
							onMove={ ( from, to ) => onMove( from, to, to < from ? 'up' : 'down' ) }
						/>
						<Button
							icon={ closeSmall }
							size="small"
							className="pagewright-list__button"
							data-part="remove"
							/* translators: %s: title of a list item. */
							label={ sprintf( __( 'Remove: %s', 'pagewright' ), title ) }
							showTooltip={ false }
							onClick={ onRemove }
						/>
					</span>
				</div>
			) }
		</SortableRow>
	);
}
