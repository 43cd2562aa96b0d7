import { loadArranger } from '../collection/load-arranger';
import { FailurePanel } from '../states/FailurePanel';
import { useCode } from '../use-code';
import type { EditSelectionProps } from './EditSelection';

/** The order of the selected files. Its code loads when it opens. */
export function SelectionOrder( props: EditSelectionProps ) {
	const { code, hasFailed, load } = useCode( loadOrder );
	if ( code ) {
		const [ { EditSelection }, { Arranger } ] = code;
		return <EditSelection { ...props } Arranger={ Arranger } />;
	}
	return hasFailed ? (
		<FailurePanel
			failure={ { kind: 'network' } }
			loginUrl={ props.context.loginUrl }
			onRetry={ load }
		/>
	) : null;
}

const loadOrder = () =>
	Promise.all( [
		import( /* webpackChunkName: "media-selection" */ './EditSelection' ),
		loadArranger(),
	] );
