import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import type { SwitchPlugin } from '../../rest/switch-status/client';
import { activateAgain } from '../../rest/switch-step/client';
import { useStep } from './use-step';

interface WayBackProps {
	plugin: SwitchPlugin;
	onDone: () => void;
}

/** How to return to the plugin. */
export function WayBack( { plugin, onDone }: WayBackProps ) {
	const { back, state } = plugin;
	const { isBusy, failure, run } = useStep( plugin, onDone );
	if ( state === 'active' ) {
		return null;
	}
	const activate = () => void run( 'activate', () => activateAgain( back.file ) );
	return (
		<details className="pagewright-switch__more">
			<summary>{ __( 'Go back to this plugin', 'pagewright' ) }</summary>
			<p>
				{ state === 'inactive'
					? __(
							'Activate the plugin again. It uses its existing data, and Pagewright stops replacing it. Changes that you made in the meantime are kept.',
							'pagewright'
						)
					: __(
							'Install and activate the plugin again. It uses the data that Pagewright kept, and Pagewright stops replacing it.',
							'pagewright'
						) }
			</p>
			{ failure && <FailureNotice failure={ failure } onRetry={ activate } /> }
			{ back.isAllowed && back.file && (
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ activate }
				>
					{ __( 'Activate again', 'pagewright' ) }
				</Button>
			) }
			{ back.isAllowed && back.url && (
				<Button variant="secondary" href={ back.url }>
					{ __( 'Search for the plugin', 'pagewright' ) }
				</Button>
			) }
		</details>
	);
}
