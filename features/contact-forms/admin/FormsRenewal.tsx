import {
	Button,
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- the confirmation dialog; stable in all supported releases.
	__experimentalConfirmDialog as ConfirmDialog,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../../../editor/FailureNotice';
import { renewTrap, type FormsState } from '../rest/screen-forms/client';
import type { Failure } from '../../../rest/send';
import { useSay } from '../../../admin/say';

/** Renames the hidden field, for when bots know its name. */
export function FormsRenewal( { onChange }: { onChange: ( state: FormsState ) => void } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const say = useSay();
	const renew = async () => {
		setIsAsking( false );
		setIsBusy( true );
		setFailure( null );
		const result = await renewTrap();
		setIsBusy( false );
		if ( result.ok ) {
			onChange( result.value );
			say( __( 'The hidden field has a new name.', 'pagewright' ) );
		} else {
			setFailure( result.failure );
		}
	};
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-forms-renewal">
			<h2 id="pagewright-forms-renewal">
				{ __( 'Name of the hidden field', 'pagewright' ) }
			</h2>
			<p>
				{ __(
					'The name of the honeypot’s hidden field changes every day. If bots have learned the current name, change it now.',
					'pagewright'
				) }
			</p>
			{ failure && <FailureNotice failure={ failure } onRetry={ () => void renew() } /> }
			<div className="pagewright-screen__actions is-start">
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Change the name', 'pagewright' ) }
				</Button>
			</div>
			<ConfirmDialog
				isOpen={ isAsking }
				confirmButtonText={ __( 'Change the name', 'pagewright' ) }
				onConfirm={ () => void renew() }
				onCancel={ () => setIsAsking( false ) }
			>
				{ __(
					'Forms on pages that are open or cached now will be treated as spam until the pages are loaded again. Clear your page cache afterwards. Change the name?',
					'pagewright'
				) }
			</ConfirmDialog>
		</section>
	);
}
