import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CodeDialog } from '../CodeDialog';
import { loadArranger } from '../collection/load-arranger';
import { OVERLAY } from '../components';
import { FailurePanel } from '../states/FailurePanel';
import type { BrowserProps } from '../types';
import type { BrowserState } from '../use-browser';

interface Props {
	props: BrowserProps;
	browser: BrowserState;
}

/** Opens the order of the files of a post, while the list shows them in this order. */
export function OrderButton( { props, browser }: Props ) {
	const { store, state, context } = props;
	const { query } = browser.query;
	const [ isOpen, setOpen ] = useState( false );
	if ( ! query.uploadedTo || query.orderby !== 'menuOrder' || state.hasFixedOrder ) {
		return null;
	}
	const onClose = () => setOpen( false );
	return (
		<>
			<Button variant="secondary" size="compact" onClick={ () => setOpen( true ) }>
				{ TITLE() }
			</Button>
			{ isOpen && (
				<CodeDialog
					from={ loadOrder }
					title={ TITLE() }
					loginUrl={ context.loginUrl }
					onClose={ onClose }
				>
					{ ( [ { OrderDialog }, { Arranger } ] ) => (
						<OrderDialog
							{ ...{ store, state, context, query, onClose, Arranger } }
							parts={ { FailurePanel, overlay: OVERLAY } }
						/>
					) }
				</CodeDialog>
			) }
		</>
	);
}

const TITLE = () => __( 'Change order', 'pagewright' );

const loadOrder = () =>
	Promise.all( [
		import( /* webpackChunkName: "media-order" */ './OrderDialog' ),
		loadArranger(),
	] );
