import { Button, Notice, SearchControl, VisuallyHidden } from '@wordpress/components';
import { useMemo, useReducer, useRef, useState } from '@wordpress/element';
import { failureText } from '../../browser/failure-text';
import { Grid } from '../../browser/Grid';
import { useMediaList } from '../../browser/use-media-list';
import type { KeyCommand } from '../../model/grid-keys';
import { createQuery } from '../../model/query';
import { createSelection, reduceSelection, type Multiple } from '../../model/selection';
import { createFakePort, type FakeOptions } from './fake-port';

interface FakeGridProps {
	options: FakeOptions;
	multiple: Multiple;
	/** Whether all requests fail until the user tries again. */
	fails?: boolean;
}

/** A grid with a search field, without a browser around it. */
export function FakeGrid( { options, multiple, fails = false }: FakeGridProps ) {
	const port = useMemo( () => {
		const fake = createFakePort( options );
		if ( fails ) {
			fake.failNext( 'query', { kind: 'network' } );
		}
		return fake;
	}, [ options, fails ] );
	const [ search, setSearch ] = useState( '' );
	const query = useMemo( () => createQuery( { search } ), [ search ] );
	const { list, show, request, retry } = useMediaList( port, query );
	const [ selection, select ] = useReducer( reduceSelection, createSelection( multiple ) );
	const [ said, setSaid ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	const failed = [ ...list.pages.values() ].find( ( { status } ) => status === 'failed' );
	const onCommand = ( command: KeyCommand, id: number | null ) => {
		setSaid( `${ command.type } ${ id ?? '' }` );
		if ( command.type === 'search' ) {
			setSearch( ( text ) => text + command.text );
			field.current?.focus();
		}
	};
	return (
		<>
			<SearchControl
				ref={ field }
				label="Search media"
				value={ search }
				onChange={ setSearch }
				__nextHasNoMarginBottom
			/>
			{ failed?.failure && (
				<Notice status="error" isDismissible={ false }>
					{ failureText( failed.failure ) }{ ' ' }
					<Button variant="link" onClick={ retry }>
						Try again
					</Button>
				</Notice>
			) }
			{ list.total === 0 ? (
				<p>No files found.</p>
			) : (
				<div className="pagewright-media-library" style={ { blockSize: 360 } }>
					<Grid
						{ ...{ list, selection, onCommand } }
						count={ list.total ?? 0 }
						label="Media"
						onView={ show }
						onMissing={ request }
						onSelect={ select }
					/>
				</div>
			) }
			<p role="status">{ `${ selection.ids.size } selected` }</p>
			<VisuallyHidden data-command="">{ said }</VisuallyHidden>
		</>
	);
}
