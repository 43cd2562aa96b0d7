import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { isMediaAvailable, openMediaFrames } from '../../media';
import type { Json } from '../../schema/field-types';
import type { ControlProps } from '../field-module';
import { moveEntry } from '../form/move';
import { positionText, SortableList } from '../form/SortableList';
import { useRowFocus } from '../form/use-row-focus';
import { libraryTypes } from '../media/library-types';
import { mediaId } from '../media/media-id';
import { readEntries, storeEntries } from './entries';
import { FileRow } from './FileRow';
import { useFiles } from './use-files';

/** Renders the files in order, and a button that adds more. */
export function Control( props: ControlProps< 'multiple_media' > ) {
	const { id, field, value, onChange, labelId, describedBy } = props;
	const root = useRef< HTMLDivElement >( null );
	const focus = useRowFocus( root );
	const [ said, setSaid ] = useState( '' );
	const [ isMissing, setMissing ] = useState( false );
	const entries = readEntries( value );
	const { titleOf, fileOf, remember } = useFiles( entries.map( mediaId ) );
	const ids = rowIds( entries );
	const titles = Object.fromEntries(
		entries.map( ( entry, index ) => [ ids[ index ] as string, titleOf( entry ) ] )
	);

	const store = ( next: Json[] ) => onChange( storeEntries( next ) );
	const add = async () => {
		setMissing( ! isMediaAvailable() );
		const chosen = await openMediaFrames( {
			title: field.label || __( 'Select files', 'pagewright' ),
			button: field.update || __( 'Add these files', 'pagewright' ),
			types: libraryTypes( field.library ),
		} );
		const there = entries.map( mediaId );
		const fresh = chosen.filter( ( file ) => ! there.includes( file.id ) );
		if ( fresh.length > 0 ) {
			remember( fresh );
			store( [ ...entries, ...fresh.map( ( file ) => file.id ) ] );
			setSaid( addedText( fresh.length ) );
		}
		root.current?.querySelector< HTMLElement >( ':scope > [data-part="add"]' )?.focus();
	};
	const move = ( from: number, to: number, part?: string ) => {
		// Rows get new IDs after a move, so the moved row must be found by its new ID.
		const next = moveEntry( entries, from, to );
		store( next );
		focus( { row: rowIds( next )[ to ] ?? '', part: part ?? 'handle' } );
		// The list announces drags itself.
		setSaid(
			part === undefined ? '' : positionText( titleOf( entries[ from ] ), to + 1, ids.length )
		);
	};
	const remove = ( index: number ) => {
		const next = entries.filter( ( _, each ) => each !== index );
		const row = rowIds( next )[ Math.min( index, next.length - 1 ) ];
		store( next );
		focus( row === undefined ? 'add' : { row, part: 'remove' } );
		/* translators: %s: title of a file. */
		setSaid( sprintf( __( '%s removed', 'pagewright' ), titleOf( entries[ index ] ) ) );
	};

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

function addedText( count: number ): string {
	/* translators: %d: number of files. */
	return sprintf( _n( '%d file added', '%d files added', count, 'pagewright' ), count );
}

/**
 * Returns a unique ID for each entry: its own text, with a number if it is in the list twice. `[ 3,
 * 3 ]` → `[ '3', '3 (2)' ]`
 */
function rowIds( entries: Json[] ): string[] {
	const seen = new Map< string, number >();
	return entries.map( ( entry ) => {
		const text = String( mediaId( entry ) || JSON.stringify( entry ) );
		const count = ( seen.get( text ) ?? 0 ) + 1;
		seen.set( text, count );
		return count === 1 ? text : `${ text } (${ count })`;
	} );
}
