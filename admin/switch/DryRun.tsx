import { Button } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import type { DryRunStatus } from '../../rest/switch-dry-run/client';
import { useSay } from '../say';
import { Progress } from '../Progress';
import { Report } from './Report';
import { number } from './texts';
import { useDryRun } from './use-dry-run';

/** Compares the output of the old plugins with that of Pagewright before anything changes. */
export function DryRun() {
	const say = useSay();
	const finish = useCallback( ( status: DryRunStatus ) => say( summaryText( status ) ), [ say ] );
	const { status, rows, isRunning, failure, run, stop, cancel } = useDryRun( finish );
	const isBegun = status?.state === 'running';
	return (
		<section className="pagewright-switch__card" aria-labelledby="pagewright-switch-dry-run">
			<h2 id="pagewright-switch-dry-run">
				{ __( 'Compare pages before you switch', 'pagewright' ) }
			</h2>
			<p>
				{ __(
					'Renders every widget, form and list of these plugins with the active old plugin and with Pagewright. The report lists differences in words, headings, links, images and form fields. Nothing on your site changes. If the old plugin is inactive, the report lists only missing widgets, unsupported form-tags and errors.',
					'pagewright'
				) }
			</p>
			{ ( isRunning || isBegun ) && (
				<Progress
					label={ __( 'Page comparison', 'pagewright' ) }
					share={ status?.share ?? 0 }
				/>
			) }
			{ failure && (
				<FailureNotice failure={ failure } onRetry={ () => void run( ! isBegun ) } />
			) }
			{ status?.state === 'done' && ! isRunning && <p>{ summaryText( status ) }</p> }
			{ status?.state === 'done' && rows && ! isRunning && <Report rows={ rows } /> }
			<div className="pagewright-switch__buttons">
				<Button
					variant="secondary"
					isBusy={ isRunning }
					disabled={ isRunning || ! status }
					accessibleWhenDisabled
					onClick={ () => void run( ! isBegun ) }
				>
					{ buttonText( status, isRunning ) }
				</Button>
				{ isRunning && (
					<Button variant="tertiary" onClick={ stop }>
						{ __( 'Stop', 'pagewright' ) }
					</Button>
				) }
				{ isBegun && ! isRunning && (
					<Button variant="tertiary" onClick={ () => void cancel() }>
						{ __( 'Discard', 'pagewright' ) }
					</Button>
				) }
			</div>
		</section>
	);
}

function buttonText( status: DryRunStatus | null, isRunning: boolean ): string {
	if ( status?.state === 'running' && ! isRunning ) {
		return __( 'Continue', 'pagewright' );
	}
	return status?.state === 'done'
		? __( 'Compare again', 'pagewright' )
		: __( 'Compare pages', 'pagewright' );
}

/** `12 posts, forms and widgets were checked. 1 has a problem. 3 differ.` */
function summaryText( { done, results }: DryRunStatus ): string {
	const checked = sprintf(
		/* translators: %s: a number of posts, forms and widgets. */
		_n(
			'%s post, form or widget was checked.',
			'%s posts, forms and widgets were checked.',
			done,
			'pagewright'
		),
		number( done )
	);
	const { different = 0, problem = 0, uncompared = 0 } = results;
	const parts: string[] = [ checked ];
	if ( problem > 0 ) {
		/* translators: %s: a number. */
		const text = _n( '%s has a problem.', '%s have problems.', problem, 'pagewright' );
		parts.push( sprintf( text, number( problem ) ) );
	}
	if ( different > 0 ) {
		/* translators: %s: a number. */
		const text = _n( '%s differs.', '%s differ.', different, 'pagewright' );
		parts.push( sprintf( text, number( different ) ) );
	}
	if ( uncompared > 0 ) {
		/* translators: %s: a number. */
		const text = _n(
			'%s could not be compared and shows no problem.',
			'%s could not be compared and show no problem.',
			uncompared,
			'pagewright'
		);
		parts.push( sprintf( text, number( uncompared ) ) );
	}
	return parts.join( ' ' );
}
