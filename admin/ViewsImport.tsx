import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../editor/FailureNotice';
import {
	fetchImport,
	startImport,
	stepImport,
	type ImportStatus,
} from '../rest/views-import/client';
import type { Failure } from '../rest/send';
import { useSay } from './say';

/** Takes over what WP Popular Posts counted, step by step. Left and opened again, it goes on where it was. */
export function ViewsImport( { onDone }: { onDone: () => void } ) {
	const [ status, setStatus ] = useState< ImportStatus | null >( null );
	const [ withSettings, setWithSettings ] = useState( true );
	const [ isRunning, setIsRunning ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const stop = useRef( new AbortController() );
	const say = useSay();

	useEffect( () => {
		const call = new AbortController();
		stop.current = call;
		void fetchImport( call.signal ).then(
			( result ) => result.ok && setStatus( result.value )
		);
		return () => call.abort();
	}, [] );

	const run = useCallback(
		async ( isNew: boolean ) => {
			setIsRunning( true );
			setFailure( null );
			let result = isNew
				? await startImport( withSettings )
				: await stepImport( stop.current.signal );
			while (
				result.ok &&
				result.value.state === 'running' &&
				! stop.current.signal.aborted
			) {
				setStatus( result.value );
				result = await stepImport( stop.current.signal );
			}
			setIsRunning( false );
			if ( ! result.ok ) {
				setFailure( result.failure.kind === 'aborted' ? null : result.failure );
				return;
			}
			setStatus( result.value );
			say( __( 'The counts are imported.', 'pagewright' ) );
			onDone();
		},
		[ onDone, say, withSettings ]
	);

	if ( ! status?.hasTables ) {
		return null;
	}
	const isBegun = status.state === 'running';
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-views-import">
			<h2 id="pagewright-views-import">
				{ __( 'Counts of WP Popular Posts', 'pagewright' ) }
			</h2>
			<p>{ aboutText( status ) }</p>
			{ status.isActive && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'WP Popular Posts is active and counts too. Switch it off before you import again: views that both plugins counted would be added twice.',
						'pagewright'
					) }
				</Notice>
			) }
			{ ( isRunning || isBegun ) && (
				<div>
					<progress
						className="pagewright-views__progress"
						max={ 1 }
						value={ status.share }
						aria-label={ __( 'Import', 'pagewright' ) }
					/>
					<p role="status">
						{ new Intl.NumberFormat( document.documentElement.lang || undefined, {
							style: 'percent',
						} ).format( status.share ) }
					</p>
				</div>
			) }
			{ failure && (
				<FailureNotice failure={ failure } onRetry={ () => void run( ! isBegun ) } />
			) }
			{ status.hasNewer && status.state === 'none' && status.hasSettings && ! isRunning && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Take over its settings too', 'pagewright' ) }
					help={ __(
						'Whose views count, sampling, how long lists and counts are kept.',
						'pagewright'
					) }
					checked={ withSettings }
					onChange={ setWithSettings }
				/>
			) }
			{ ! isRunning && ( isBegun || status.hasNewer ) && (
				<div className="pagewright-screen__actions is-start">
					<Button variant="secondary" onClick={ () => void run( ! isBegun ) }>
						{ buttonText( status ) }
					</Button>
				</div>
			) }
		</section>
	);
}

function buttonText( { state }: ImportStatus ): string {
	return {
		none: __( 'Import counts', 'pagewright' ),
		running: __( 'Go on with the import', 'pagewright' ),
		done: __( 'Import newer counts', 'pagewright' ),
	}[ state ];
}

function aboutText( { state, views, skipped }: ImportStatus ): string {
	if ( state !== 'done' ) {
		return __(
			'This site has counts of WP Popular Posts. They are added to the counts here; its own tables stay as they are.',
			'pagewright'
		);
	}
	const done = sprintf(
		/* translators: %s: a number of views. */
		__( 'Imported: %s views.', 'pagewright' ),
		views.toLocaleString( document.documentElement.lang || undefined )
	);
	return skipped > 0
		? `${ done } ${ sprintf(
				/* translators: %d: a number of posts. */
				_n(
					'%d post is not there any more and was left out.',
					'%d posts are not there any more and were left out.',
					skipped,
					'pagewright'
				),
				skipped
			) }`
		: done;
}
