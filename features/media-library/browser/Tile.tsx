import { memo } from '@wordpress/element';
import type { AttachmentRow } from '../port';
import { labelOf, missingText, titleOf } from './file-texts';
import { Thumbnail } from './Thumbnail';

interface TileProps {
	/** Null while its page loads, and after that failed. */
	row: AttachmentRow | null;
	hasFailed: boolean;
	position: number;
	total: number;
	isSelected: boolean;
	isShown: boolean;
	/** Whether Tab reaches it. */
	isStop: boolean;
	/** Whether it can be dragged to a folder. */
	isDraggable: boolean;
	/** Whether each tile has a check, because several can be selected. */
	hasCheck: boolean;
}

/** An attachment in the grid: its image, or the icon of its type with the name of the file. */
export const Tile = memo( function PlainTile( props: TileProps ) {
	const { row, hasFailed, position, total, isSelected, isStop, hasCheck } = props;
	return (
		<div
			role="option"
			tabIndex={ isStop ? 0 : -1 }
			aria-selected={ isSelected }
			aria-label={ row ? labelOf( row ) : missingText( hasFailed ) }
			aria-posinset={ position + 1 }
			aria-setsize={ total }
			className={ classOf( props ) }
			draggable={ props.isDraggable && row !== null }
			data-position={ position }
			data-id={ row?.id }
		>
			{ row && (
				<>
					<Thumbnail row={ row } hasName />
					{ row.fileLength && (
						<span className="pagewright-media-library__length">{ row.fileLength }</span>
					) }
					{ row.thumbnail && (
						<span className="pagewright-media-library__caption">
							{ titleOf( row ) }
						</span>
					) }
					{ ( isSelected || hasCheck ) && (
						<span className="pagewright-media-library__check" data-check="" />
					) }
				</>
			) }
		</div>
	);
} );

function classOf( { row, hasFailed, isSelected, isShown }: TileProps ) {
	return [
		'pagewright-media-library__tile',
		row || hasFailed ? '' : 'is-loading',
		isSelected ? 'is-selected' : '',
		isShown ? 'is-shown' : '',
	]
		.filter( Boolean )
		.join( ' ' );
}
