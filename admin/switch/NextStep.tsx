import {
	Button,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import type { SwitchPlugin, SwitchStep } from '../../rest/switch-status/client';
import { takeStep } from '../../rest/switch-step/client';
import { featureStep } from './feature-steps';
import { useStep } from './use-step';

interface NextStepProps {
	plugin: SwitchPlugin;
	onDone: () => void;
}

/** The next safe step of a plugin as a button, with an explanation. */
export function NextStep( { plugin, onDone }: NextStepProps ) {
	const { next } = plugin;
	return (
		<section className="pagewright-switch__next">
			<h3>{ __( 'Next step', 'pagewright' ) }</h3>
			{ next ? (
				<>
					<p>{ next.text }</p>
					<StepButton plugin={ plugin } step={ next } onDone={ onDone } />
				</>
			) : (
				<p>{ __( 'All steps are complete.', 'pagewright' ) }</p>
			) }
		</section>
	);
}

function StepButton( { plugin, step, onDone }: NextStepProps & { step: SwitchStep } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const { isBusy, failure, run } = useStep( plugin, onDone );
	const View = featureStep( step.name );
	if ( View ) {
		return <View step={ step } onDone={ onDone } />;
	}
	if ( ! step.isAllowed ) {
		return (
			<p>
				<strong>
					{ __(
						'Sorry, you are not allowed to do this. Ask an administrator who can manage plugins.',
						'pagewright'
					) }
				</strong>
			</p>
		);
	}
	if ( step.url ) {
		return (
			<div className="pagewright-switch__buttons">
				<Button variant="primary" href={ step.url }>
					{ step.label }
				</Button>
			</div>
		);
	}
	const take = () => {
		setIsAsking( false );
		void run( step.name, () => takeStep( plugin.id, step.name ) );
	};
	return (
		<>
			{ failure && <FailureNotice failure={ failure } onRetry={ take } /> }
			<div className="pagewright-switch__buttons">
				<Button
					variant="primary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => ( step.question ? setIsAsking( true ) : take() ) }
				>
					{ step.label }
				</Button>
			</div>
			<ConfirmDialog
				isOpen={ isAsking }
				confirmButtonText={ step.label }
				onConfirm={ take }
				onCancel={ () => setIsAsking( false ) }
			>
				{ step.question }
			</ConfirmDialog>
		</>
	);
}
