import { memo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, audio, file, video } from '@wordpress/icons';
import type { AttachmentRow } from '../port';

interface TileProps {
	/** Null while its page loads. */
	row: AttachmentRow | null;
	position: number;
	total: number;
	isSelected: boolean;
	isShown: boolean;
	/** Whether Tab reaches it. */
	isStop: boolean;
}

const ICONS = { audio, video } as const;

/** An attachment in the grid: its image, or the icon of its type with the name of the file. */
export const Tile = memo( function PlainTile( props: TileProps ) {
	const { row, position, total, isSelected, isShown, isStop } = props;
	return (
		<div
			role="option"
			tabIndex={ isStop ? 0 : -1 }
			aria-selected={ isSelected }
			aria-label={ row ? labelOf( row ) : __( 'Loading…', 'pagewright' ) }
			aria-posinset={ position + 1 }
			aria-setsize={ total }
			className={ classOf( { row, isSelected, isShown } ) }
			data-position={ position }
		>
			{ row && <Preview row={ row } /> }
			{ isSelected && <span className="pagewright-media__check" data-check="" /> }
		</div>
	);
} );

function classOf( {
	row,
	isSelected,
	isShown,
}: Pick< TileProps, 'row' | 'isSelected' | 'isShown' > ) {
	return [
		'pagewright-media__tile',
		row ? '' : 'is-loading',
		isSelected ? 'is-selected' : '',
		isShown ? 'is-shown' : '',
	]
		.filter( Boolean )
		.join( ' ' );
}

/** Names of files differ where titles do not. */
function labelOf( { title, filename, mime }: AttachmentRow ): string {
	const name = title || __( '(no title)', 'pagewright' );
	return mime.startsWith( 'image/' )
		? name
		: sprintf(
				/* translators: 1: title of a file, 2: its name. */
				__( '%1$s, %2$s', 'pagewright' ),
				name,
				filename
			);
}

function Preview( { row }: { row: AttachmentRow } ) {
	if ( row.thumbnail ) {
		return (
			<img className="pagewright-media__image" src={ row.thumbnail } alt="" loading="lazy" />
		);
	}
	const kind = row.mime.split( '/' )[ 0 ] as keyof typeof ICONS;
	return (
		<span className="pagewright-media__file">
			<Icon icon={ ICONS[ kind ] ?? file } />
			<span className="pagewright-media__name">{ row.filename }</span>
		</span>
	);
}
