import { useMemo, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { FamilyIcon, IconFamily } from './client';
import { Glyph } from './Glyph';
import { searchIcons, type IconChoice } from './model';
import { ROW_PX, useIconRows } from './use-icon-rows';

interface IconGridProps {
	familyKeyName: string;
	family: IconFamily;
	query: string;
	/** '' = any: an icon then appears in its first style. */
	style: string;
	active: IconChoice | undefined;
	onChoose: ( name: string, style: string ) => void;
}

/**
 * Renders a grid of buttons with one tab stop. Only visible rows are in the document. Clicking the
 * selected icon removes it.
 */
export function IconGrid( {
	familyKeyName,
	family,
	query,
	style,
	active,
	onChoose,
}: IconGridProps ) {
	const box = useRef< HTMLDivElement >( null );
	const activeName = active?.name ?? '';
	const found = useMemo(
		() => searchIcons( family, { query, style, active: activeName } ),
		[ family, query, style, activeName ]
	);
	const { rows, heightPx, columns, tabStop, onFocus } = useIconRows( box, found );
	const styleOf = ( icon: FamilyIcon ) =>
		style || ( icon.name === active?.name ? active.style : ( icon.styles[ 0 ] ?? '' ) );
	const cell = ( icon: FamilyIcon, index: number ) => (
		<IconCell
			key={ icon.name }
			icon={ icon }
			style={ styleOf( icon ) }
			familyKeyName={ familyKeyName }
			sprite={ family.sprite }
			isActive={ icon.name === active?.name && styleOf( icon ) === active.style }
			index={ index }
			column={ ( index % columns ) + 1 }
			isTabStop={ index === tabStop }
			onFocus={ onFocus }
			onChoose={ onChoose }
		/>
	);
	return (
		<>
			<p className="pagewright-icon__note" role="status">
				{ countText( found.length ) }
			</p>
			<div ref={ box } className="pagewright-icon__box" hidden={ found.length === 0 }>
				<div
					role="grid"
					aria-label={ __( 'Icons', 'pagewright' ) }
					aria-rowcount={ Math.ceil( found.length / columns ) }
					aria-colcount={ columns }
					className="pagewright-icon__grid"
					style={ { blockSize: heightPx } }
				>
					{ rows.map( ( row ) => (
						<IconRow key={ row } row={ row } columns={ columns }>
							{ found
								.slice( row * columns, ( row + 1 ) * columns )
								.map( ( icon, column ) => cell( icon, row * columns + column ) ) }
						</IconRow>
					) ) }
				</div>
			</div>
		</>
	);
}

interface IconRowProps {
	/** Place in the grid, from 0. */
	row: number;
	columns: number;
	children: ReactNode;
}

function IconRow( { row, columns, children }: IconRowProps ) {
	return (
		<div
			role="row"
			aria-rowindex={ row + 1 }
			className="pagewright-icon__row"
			style={ {
				insetBlockStart: row * ROW_PX,
				gridTemplateColumns: `repeat(${ columns }, minmax(0, 1fr))`,
			} }
		>
			{ children }
		</div>
	);
}

interface IconCellProps extends Pick< IconGridProps, 'familyKeyName' | 'onChoose' > {
	icon: FamilyIcon;
	style: string;
	sprite: IconFamily[ 'sprite' ];
	/** Whether it is the selected icon. */
	isActive: boolean;
	/** Place among the found icons, from 0. */
	index: number;
	/** Column, from 1. */
	column: number;
	isTabStop: boolean;
	onFocus: ( index: number ) => void;
}

function IconCell( {
	familyKeyName,
	icon,
	style,
	sprite,
	isActive,
	index,
	column,
	isTabStop,
	onFocus,
	onChoose,
}: IconCellProps ) {
	return (
		<div role="gridcell" aria-colindex={ column }>
			<button
				type="button"
				className="pagewright-icon__choice"
				data-index={ index }
				tabIndex={ isTabStop ? 0 : -1 }
				title={ icon.name }
				aria-label={ icon.name }
				aria-pressed={ isActive }
				onFocus={ () => onFocus( index ) }
				onClick={ () => onChoose( icon.name, style ) }
			>
				<Glyph
					family={ familyKeyName }
					style={ style }
					name={ icon.name }
					glyph={ icon.glyph }
					sprite={ sprite }
				/>
			</button>
		</div>
	);
}

function countText( count: number ): string {
	return count === 0
		? __( 'No icons found.', 'pagewright' )
		: /* translators: %d: number of icons. */
			sprintf( _n( '%d icon', '%d icons', count, 'pagewright' ), count );
}
