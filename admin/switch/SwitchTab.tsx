import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../editor/FailureNotice';
import { DryRun } from './DryRun';
import { PluginCard } from './PluginCard';
import { useSwitch } from './use-switch';

/** Lists the replaced plugins with their data and the next step for each. */
export function SwitchTab() {
	const { plugins, failure, reload } = useSwitch();
	if ( failure && ! plugins ) {
		return <FailureNotice failure={ failure } onRetry={ () => void reload() } />;
	}
	if ( ! plugins ) {
		return (
			<p className="pagewright-screen__loading" role="status">
				<Spinner />
				{ __( 'Checking your site…', 'pagewright' ) }
			</p>
		);
	}
	if ( plugins.length === 0 ) {
		return (
			<p className="pagewright-screen__empty">
				{ __( 'This site has no plugins that Pagewright replaces.', 'pagewright' ) }
			</p>
		);
	}
	return (
		<div className="pagewright-switch">
			<p className="pagewright-screen__lead">
				{ __(
					'Pagewright replaces these plugins. Complete the steps in any order. Your pages work after each step, and you can go back.',
					'pagewright'
				) }
			</p>
			<DryRun />
			{ plugins.map( ( plugin ) => (
				<PluginCard key={ plugin.id } plugin={ plugin } onDone={ () => void reload() } />
			) ) }
		</div>
	);
}
