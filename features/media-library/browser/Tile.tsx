import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AttachmentRow } from '../port';
import { labelOf, titleOf } from './file-texts';
import { Thumbnail } from './Thumbnail';

interface TileProps {
	/** Null while its page loads. */
	row: AttachmentRow | null;
	position: number;
	total: number;
	isSelected: boolean;
	isShown: boolean;
	/** Whether Tab reaches it. */
	isStop: boolean;
	/** Whether each tile has a check, because several can be selected. */
	hasCheck: boolean;
}

/** An attachment in the grid: its image, or the icon of its type with the name of the file. */
export const Tile = memo( function PlainTile( props: TileProps ) {
	const { row, position, total, isSelected, isStop, hasCheck } = props;
	return (
		<div
			role="option"
			tabIndex={ isStop ? 0 : -1 }
			aria-selected={ isSelected }
			aria-label={ row ? labelOf( row ) : __( 'Loading…', 'pagewright' ) }
			aria-posinset={ position + 1 }
			aria-setsize={ total }
			className={ classOf( props ) }
			data-position={ position }
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

function classOf( { row, isSelected, isShown }: TileProps ) {
	return [
		'pagewright-media-library__tile',
		row ? '' : 'is-loading',
		isSelected ? 'is-selected' : '',
		isShown ? 'is-shown' : '',
	]
		.filter( Boolean )
		.join( ' ' );
}
