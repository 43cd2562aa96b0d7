import { Button } from '@wordpress/components';
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
import type { FeatureStepProps } from '../../../admin/switch/feature-steps';
import { number } from '../../../admin/switch/texts';

const start = () => startImport( false );

/** Imports page views, with a stop button. */
export function ImportStep( { step, onDone }: FeatureStepProps ) {
	const say = useSay();
	const { status, isRunning, failure, run, stop } = useSteps< ImportStatus >( {
		fetch: fetchImport,
		start,
		step: stepImport,
		onDone: ( { views } ) => {
			say(
				sprintf(
					/* translators: %s: a number. */
					_n( '%s view is imported.', '%s views are imported.', views, 'pagewright' ),
					number( views )
				)
			);
			onDone();
		},
	} );
	const isBegun = status?.state === 'running';
	return (
		<>
			{ ( isRunning || isBegun ) && (
				<Progress
					label={ __( 'View import', 'pagewright' ) }
					share={ status?.share ?? 0 }
				/>
			) }
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void run() } /> }
			<div className="pagewright-switch__buttons">
				<Button
					variant="primary"
					isBusy={ isRunning }
					disabled={ isRunning }
					accessibleWhenDisabled
					onClick={ () => void run() }
				>
					{ isBegun && ! isRunning ? __( 'Continue import', 'pagewright' ) : step.label }
				</Button>
				{ isRunning && (
					<Button variant="secondary" onClick={ stop }>
						{ __( 'Stop', 'pagewright' ) }
					</Button>
				) }
			</div>
		</>
	);
}
