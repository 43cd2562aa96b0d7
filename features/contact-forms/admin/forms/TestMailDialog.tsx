import { Button, Modal, Notice, Spinner, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../../editor/FailureNotice';
import { fetchTestMail, type TestMail } from '../../rest/form-test-mail/client';
import type { Failure } from '../../../../rest/send';
import { configuration } from './configuration';
import { changesOf, type FormState, type MailName } from './form-state';
import { MailPreview } from './MailPreview';

interface TestMailDialogProps {
	name: MailName;
	state: FormState;
	onClose: () => void;
}

/** Previews a mail with the unsaved changes of the editor, and sends it to one address. */
export function TestMailDialog( { name, state, onClose }: TestMailDialogProps ) {
	const [ to, setTo ] = useState( configuration().userEmail );
	const { shown, failure, sentTo, isBusy, ask } = useTestMail( name, state );
	return (
		<Modal
			title={ __( 'Send a test email', 'pagewright' ) }
			className="pagewright-forms__test"
			size="large"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					if ( ! isBusy ) {
						void ask( to.trim() );
					}
				} }
			>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="email"
					required
					dir="ltr"
					label={ __( 'Send it to', 'pagewright' ) }
					help={ __(
						'The test email is sent only to this email address, not to the recipients in the template.',
						'pagewright'
					) }
					value={ to }
					onChange={ setTo }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					isBusy={ isBusy && shown !== null }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Send test email', 'pagewright' ) }
				</Button>
			</form>
			{ failure && (
				<FailureNotice
					failure={ failure }
					onRetry={ () => void ask( shown ? to.trim() : undefined ) }
				/>
			) }
			{ sentTo && <SentNotice to={ sentTo } /> }
			{ shown && <MailPreview mail={ shown } /> }
			{ ! shown && isBusy && (
				<p className="pagewright-forms__panel is-loading" role="status">
					<Spinner />
					{ __( 'Loading…', 'pagewright' ) }
				</p>
			) }
		</Modal>
	);
}

/** Fetches a preview of a mail, and sends the mail to an address. */
function useTestMail( name: MailName, state: FormState ) {
	const [ shown, setShown ] = useState< TestMail | null >( null );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ sentTo, setSentTo ] = useState( '' );
	const [ isBusy, setBusy ] = useState( true );
	const call = useRef< AbortController | null >( null );

	const ask = async ( address?: string ) => {
		call.current?.abort();
		const { signal } = ( call.current = new AbortController() );
		setBusy( true );
		setFailure( null );
		setSentTo( '' );
		const question = { id: state.id, which: name, to: address };
		const result = await fetchTestMail( question, changesOf( state ), signal );
		if ( signal.aborted ) {
			return;
		}
		setBusy( false );
		if ( ! result.ok ) {
			setFailure( result.failure );
			return;
		}
		setShown( result.value );
		setSentTo( result.value.sent ? ( address ?? '' ) : '' );
	};

	useEffect( () => {
		void ask();
		return () => call.current?.abort();
		// Once: behind the dialog nothing can be changed.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return { shown, failure, sentTo, isBusy, ask };
}

function SentNotice( { to }: { to: string } ) {
	return (
		<Notice status="success" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: an email address. */
				__(
					'Test email sent to %s. If it does not arrive, check the spam folder.',
					'pagewright'
				),
				// An address runs from the left, also in Arabic.
				isRTL() ? `\u2066${ to }\u2069` : to
			) }
		</Notice>
	);
}
