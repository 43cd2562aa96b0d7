import { Button, Modal, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FailureNotice } from '../editor/FailureNotice';
import { environment } from '../fields/environment';
import { fetchPreviewPage } from '../rest/preview-page/client';
import type { Result } from '../rest/send';
import type { Values } from '../schema/field-types';

interface PreviewButtonProps {
	root: HTMLElement;
	widgetClass: string;
	/** Returns the current values of the form. */
	read: () => Values;
}

/** Screens with their own preview of the widget. */
const hasPreview = ( root: HTMLElement ) =>
	root.closest( '.wp-block-legacy-widget__edit-form, .customize-control' ) !== null;

/** Opens a dialog with a preview of the unsaved widget. */
export function PreviewButton( { root, widgetClass, read }: PreviewButtonProps ) {
	const [ shown, setShown ] = useState< Values | null >( null );
	if ( hasPreview( root ) ) {
		return null;
	}
	return (
		<p className="pagewright-form__preview">
			<Button variant="secondary" onClick={ () => setShown( read() ) }>
				{ __( 'Preview', 'pagewright' ) }
			</Button>
			{ shown && (
				<Modal
					size="fill"
					title={ __( 'Preview', 'pagewright' ) }
					className="pagewright-preview-dialog"
					onRequestClose={ () => setShown( null ) }
				>
					<PreviewPage widgetClass={ widgetClass } values={ shown } />
				</Modal>
			) }
		</p>
	);
}

function PreviewPage( { widgetClass, values }: { widgetClass: string; values: Values } ) {
	const [ answer, setAnswer ] = useState< Result< string > | null >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		const call = new AbortController();
		const { ajaxUrl, widgetsNonce: nonce } = environment();
		setAnswer( null );
		void fetchPreviewPage( { ajaxUrl, nonce }, widgetClass, values, call.signal ).then(
			( result ) => ! call.signal.aborted && setAnswer( result )
		);
		return () => call.abort();
	}, [ widgetClass, values, attempt ] );

	if ( answer === null ) {
		return (
			<div className="pagewright-block__empty">
				<Spinner />
				<span className="screen-reader-text">
					{ __( 'Loading preview', 'pagewright' ) }
				</span>
			</div>
		);
	}
	return answer.ok ? (
		<iframe
			title={ __( 'Widget preview', 'pagewright' ) }
			// No scripts: others wrote parts of the widget. Links open outside.
			sandbox="allow-same-origin allow-popups"
			srcDoc={ answer.value }
		/>
	) : (
		<FailureNotice
			failure={ answer.failure }
			onRetry={ () => setAttempt( ( now ) => now + 1 ) }
		/>
	);
}
