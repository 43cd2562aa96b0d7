import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { SortableList } from '../form/SortableList';
import { FileRow } from './FileRow';
import { useFileList } from './use-file-list';

/** Renders the files in order, and a button that adds more. */
export function Control( props: ControlProps< 'multiple_media' > ) {
	const { id, field, labelId, describedBy } = props;
	const root = useRef< HTMLDivElement >( null );
	const { entries, ids, titleOf, fileOf, said, isMissing, add, move, remove } = useFileList(
		props,
		root
	);
	const titles = Object.fromEntries(
		entries.map( ( entry, index ) => [ ids[ index ] as string, titleOf( entry ) ] )
	);

	return (
		<div ref={ root } className="pagewright-multiple-media">
			{ entries.length > 0 && (
				<SortableList
					ids={ ids }
					titleOf={ ( row ) => titles[ row ] ?? '' }
					onMove={ ( from, to ) => move( from, to ) }
				>
					<ol className="pagewright-list">
						{ entries.map( ( entry, index ) => (
							<FileRow
								key={ ids[ index ] }
								id={ ids[ index ] as string }
								title={ titleOf( entry ) }
								file={ fileOf( entry ) }
								index={ index }
								total={ entries.length }
								onMove={ move }
								onRemove={ () => remove( index ) }
							/>
						) ) }
					</ol>
				</SortableList>
			) }
			<Button
				id={ id }
				__next40pxDefaultSize
				variant="secondary"
				data-part="add"
				aria-labelledby={ `${ id } ${ labelId }` }
				aria-describedby={ describedBy }
				onClick={ add }
			>
				{ field.choose || __( 'Add files', 'pagewright' ) }
			</Button>
			<p className="pagewright-media__message" role="alert" hidden={ ! isMissing }>
				{ isMissing &&
					__(
						'The media library is not available on this page. Save your changes, reload the page and try again.',
						'pagewright'
					) }
			</p>
			<div className="screen-reader-text" role="status">
				{ said }
			</div>
		</div>
	);
}
