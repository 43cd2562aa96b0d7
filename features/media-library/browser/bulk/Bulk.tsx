import { FailurePanel } from '../states/FailurePanel';
import { useCode } from '../use-code';
import type { BulkPanelProps } from './BulkPanel';

/** A part of the bulk mode. Its code loads when the mode begins. */
export function Bulk( panel: BulkPanelProps ) {
	const { code, hasFailed, load } = useCode( loadBulk );
	if ( code ) {
		return <code.BulkPanel { ...panel } />;
	}
	return hasFailed ? (
		<FailurePanel
			failure={ { kind: 'network' } }
			loginUrl={ panel.props.context.loginUrl }
			onRetry={ load }
		/>
	) : null;
}

const loadBulk = () => import( /* webpackChunkName: "media-bulk" */ './BulkPanel' );
