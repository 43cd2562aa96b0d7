import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../editor/FailureNotice';
import {
	fetchWriteBack,
	startWriteBack,
	stepWriteBack,
	type WriteBackStatus,
} from '../rest/views-write-back/client';
import { Progress } from '../../../admin/Progress';
import { useSay } from '../../../admin/say';
import { useSteps } from '../../../admin/use-steps';

/** Writes page views back to WordPress Popular Posts, for owners who return to it. */
export function ViewsWriteBack( { onDone }: { onDone: () => void } ) {
	const say = useSay();
	const { status, isRunning, failure, run } = useSteps< WriteBackStatus >( {
		fetch: fetchWriteBack,
		start: startWriteBack,
		step: stepWriteBack,
		onDone: () => {
			say( __( 'Views written back.', 'pagewright' ) );
			onDone();
		},
	} );
	if ( ! status?.hasTables ) {
		return null;
	}
	const isBegun = status.state === 'running';
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-views-write-back">
			<h2 id="pagewright-views-write-back">
				{ __( 'Return to WordPress Popular Posts', 'pagewright' ) }
			</h2>
			<p>
				{ __(
					'Add the views counted by Pagewright to WordPress Popular Posts. It shows the same numbers when you activate it again. Its views that have not been imported are imported first.',
					'pagewright'
				) }
			</p>
			{ status.isActive && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'WordPress Popular Posts is active. Deactivate it to write views back.',
						'pagewright'
					) }
				</Notice>
			) }
			{ ( isRunning || isBegun ) && (
				<Progress
					label={ __( 'Writing back views', 'pagewright' ) }
					share={ status.share }
				/>
			) }
			{ status.state === 'done' && ! isRunning && (
				<p>
					{ sprintf(
						/* translators: 1: a number of views; 2: date and time. */
						__( 'Views written back: %1$s, on %2$s.', 'pagewright' ),
						status.views.toLocaleString( language() ),
						new Date( status.ended * 1000 ).toLocaleString( language() )
					) }
				</p>
			) }
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void run() } /> }
			{ ! isRunning && status.isPossible && (
				<div className="pagewright-screen__actions is-start">
					<Button variant="secondary" onClick={ () => void run() }>
						{ isBegun
							? __( 'Continue writing views back', 'pagewright' )
							: __( 'Write views back', 'pagewright' ) }
					</Button>
				</div>
			) }
		</section>
	);
}

const language = () => document.documentElement.lang || undefined;
