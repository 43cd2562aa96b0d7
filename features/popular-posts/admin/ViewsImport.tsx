import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../editor/FailureNotice';
import {
	fetchImport,
	startImport,
	stepImport,
	type ImportStatus,
} from '../rest/views-import/client';
import { Progress } from '../../../admin/Progress';
import { useSay } from '../../../admin/say';
import { useSteps } from '../../../admin/use-steps';

/** Imports the counts of WordPress Popular Posts in steps. Continues after the screen was left. */
export function ViewsImport( { onDone }: { onDone: () => void } ) {
	const [ withSettings, setWithSettings ] = useState( true );
	const say = useSay();
	const { status, isRunning, failure, run } = useSteps< ImportStatus >( {
		fetch: fetchImport,
		start: () => startImport( withSettings ),
		step: stepImport,
		onDone: () => {
			say( __( 'View counts imported.', 'pagewright' ) );
			onDone();
		},
	} );

	if ( ! status?.hasTables ) {
		return null;
	}
	const isBegun = status.state === 'running';
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-views-import">
			<h2 id="pagewright-views-import">
				{ __( 'View counts of WordPress Popular Posts', 'pagewright' ) }
			</h2>
			<p>{ aboutText( status ) }</p>
			{ status.isActive && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'WordPress Popular Posts is active and also counts views. Deactivate it before you import again. Otherwise, views that both plugins counted are added twice.',
						'pagewright'
					) }
				</Notice>
			) }
			{ ( isRunning || isBegun ) && (
				<Progress label={ __( 'Import', 'pagewright' ) } share={ status.share } />
			) }
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void run() } /> }
			{ status.hasNewer && status.state === 'none' && status.hasSettings && ! isRunning && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __( 'Also import its settings', 'pagewright' ) }
					help={ __(
						'Includes counted users, sampling, link targets, and storage times of lists and view counts.',
						'pagewright'
					) }
					checked={ withSettings }
					onChange={ setWithSettings }
				/>
			) }
			{ ! isRunning && ( isBegun || status.hasNewer ) && (
				<div className="pagewright-screen__actions is-start">
					<Button variant="secondary" onClick={ () => void run() }>
						{ buttonText( status ) }
					</Button>
				</div>
			) }
		</section>
	);
}

function buttonText( { state }: ImportStatus ): string {
	return {
		none: __( 'Import view counts', 'pagewright' ),
		running: __( 'Continue import', 'pagewright' ),
		done: __( 'Import newer view counts', 'pagewright' ),
	}[ state ];
}

function aboutText( { state, views, skipped }: ImportStatus ): string {
	if ( state !== 'done' ) {
		return __(
			'This site has view counts of WordPress Popular Posts. The import adds them to the view counts of Pagewright and does not change the original tables.',
			'pagewright'
		);
	}
	const done = sprintf(
		/* translators: %s: a number of views. */
		__( 'Views imported: %s.', 'pagewright' ),
		views.toLocaleString( document.documentElement.lang || undefined )
	);
	return skipped > 0
		? `${ done } ${ sprintf(
				/* translators: %d: a number of posts. */
				_n(
					'%d deleted post was skipped.',
					'%d deleted posts were skipped.',
					skipped,
					'pagewright'
				),
				skipped
			) }`
		: done;
}
