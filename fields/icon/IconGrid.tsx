import { Button, Composite } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, isRTL, sprintf } from '@wordpress/i18n';
import type { FamilyIcon, IconFamily } from './client';
import { Glyph } from './Glyph';
import { PAGE_SIZE, searchIcons, type IconChoice } from './model';
import { useGridKeys } from './use-grid-keys';

interface IconGridProps {
	familyKeyName: string;
	family: IconFamily;
	query: string;
	/** '' = any: an icon is then drawn in its first style. */
	style: string;
	active: IconChoice | undefined;
	onChoose: ( name: string, style: string ) => void;
}

/** Buttons in one tab stop, moved through with the arrow keys. Clicking the active icon takes it away. */
export function IconGrid( {
	familyKeyName,
	family,
	query,
	style,
	active,
	onChoose,
}: IconGridProps ) {
	const grid = useRef< HTMLDivElement >( null );
	useGridKeys( grid );
	const [ pages, setPages ] = useState( { query: '', style: '', count: 1 } );
	const count = pages.query === query && pages.style === style ? pages.count : 1;
	const found = searchIcons( family, { query, style, active: active?.name ?? '' } );
	const shown = found.slice( 0, count * PAGE_SIZE );
	const styleOf = ( icon: FamilyIcon ) =>
		style || ( icon.name === active?.name ? active.style : ( icon.styles[ 0 ] ?? '' ) );
	return (
		<>
			<p className="pagewright-icon__note" role="status">
				{
					/* translators: %d: number of icons. */
					sprintf( _n( '%d icon', '%d icons', found.length, 'pagewright' ), found.length )
				}
			</p>
			<Composite
				ref={ grid }
				className="pagewright-icon__grid"
				role="group"
				aria-label={ __( 'Icons', 'pagewright' ) }
				rtl={ isRTL() }
			>
				{ shown.map( ( icon ) => {
					const isActive = icon.name === active?.name && styleOf( icon ) === active.style;
					return (
						<Composite.Item
							key={ icon.name }
							render={
								<button
									type="button"
									className="pagewright-icon__choice"
									title={ icon.name }
									aria-label={ icon.name }
									aria-pressed={ isActive }
									onClick={ () => onChoose( icon.name, styleOf( icon ) ) }
								/>
							}
						>
							<Glyph
								family={ familyKeyName }
								style={ styleOf( icon ) }
								glyph={ icon.glyph }
							/>
						</Composite.Item>
					);
				} ) }
			</Composite>
			{ shown.length < found.length && (
				<Button
					variant="secondary"
					onClick={ () => setPages( { query, style, count: count + 1 } ) }
				>
					{ __( 'Show more', 'pagewright' ) }
				</Button>
			) }
		</>
	);
}
