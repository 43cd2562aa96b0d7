import type { ReactNode } from 'react';
import { Modal } from '@wordpress/components';
import { OVERLAY } from './components';
import { FailurePanel } from './states/FailurePanel';
import { useCode } from './use-code';

interface Props< Code > {
	/** Imports the code. It must be the same function each time. */
	from: () => Promise< Code >;
	/** Title of the dialog that says that the code did not load. */
	title: string;
	loginUrl: string;
	onClose: () => void;
	children: ( code: Code ) => ReactNode;
}

/** A dialog whose code loads when it opens, or why this was not possible. */
export function CodeDialog< Code >( { from, title, loginUrl, onClose, children }: Props< Code > ) {
	const { code, hasFailed, load } = useCode( from );
	if ( code ) {
		return <>{ children( code ) }</>;
	}
	return hasFailed ? (
		<Modal title={ title } overlayClassName={ OVERLAY } onRequestClose={ onClose }>
			<FailurePanel failure={ { kind: 'network' } } loginUrl={ loginUrl } onRetry={ load } />
		</Modal>
	) : null;
}
