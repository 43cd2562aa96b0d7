import {
	Button,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../../editor/FailureNotice';
import { actOnViews, type ViewsState } from '../rest/screen-views/client';
import type { Failure } from '../../../rest/send';
import type { ViewsFacts } from './facts';
import { useSay } from '../../../admin/say';

interface ViewsDataProps {
	given: ViewsFacts;
	onChange: ( state: ViewsState ) => void;
}

/** Exports and deletes all counts. */
export function ViewsData( { given, onChange }: ViewsDataProps ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const say = useSay();
	const erase = async () => {
		setIsAsking( false );
		setIsBusy( true );
		setFailure( null );
		const result = await actOnViews( 'delete-counts' );
		setIsBusy( false );
		if ( result.ok ) {
			onChange( result.value );
			say( __( 'All view counts deleted.', 'pagewright' ) );
		} else {
			setFailure( result.failure );
		}
	};
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-views-data">
			<h2 id="pagewright-views-data">{ __( 'All view counts', 'pagewright' ) }</h2>
			<p>{ __( 'Export CSV files for spreadsheets and other apps.', 'pagewright' ) }</p>
			<div className="pagewright-screen__actions is-start">
				<Button variant="secondary" href={ given.totalsUrl }>
					{ __( 'Export totals by post', 'pagewright' ) }
				</Button>
				<Button variant="secondary" href={ given.daysUrl }>
					{ __( 'Export views by day', 'pagewright' ) }
				</Button>
			</div>
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void erase() } /> }
			<div className="pagewright-screen__actions is-start">
				<Button
					variant="secondary"
					isDestructive
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Delete all view counts', 'pagewright' ) }
				</Button>
			</div>
			<ConfirmDialog
				isOpen={ isAsking }
				confirmButtonText={ __( 'Delete all view counts', 'pagewright' ) }
				onConfirm={ () => void erase() }
				onCancel={ () => setIsAsking( false ) }
			>
				{ __(
					'Delete the view counts of all posts? This cannot be undone. View counts of WordPress Popular Posts are kept and can be imported again.',
					'pagewright'
				) }
			</ConfirmDialog>
		</section>
	);
}
