import { Button, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MailName } from './form-state';
import { MailTemplate } from './MailTemplate';
import type { TabProps } from './parts';
import { TestMailDialog } from './TestMailDialog';

interface MailTabProps extends TabProps {
	/** Names of fields that mails may contain. */
	tags: string[];
}

/** The mail to the site, and a second one. */
export function MailTab( { state, dispatch, tags }: MailTabProps ) {
	const isSecond = state.draft.mail_2.active === true;
	const [ tested, setTested ] = useState< MailName | null >( null );
	return (
		<>
			<section className="pagewright-forms__panel" aria-labelledby="pagewright-mail">
				<div className="pagewright-forms__mail-head">
					<h2 id="pagewright-mail">{ __( 'Email to you', 'pagewright' ) }</h2>
					<TestButton id="pagewright-mail" onClick={ () => setTested( 'mail' ) } />
				</div>
				<MailTemplate name="mail" state={ state } dispatch={ dispatch } tags={ tags } />
			</section>
			<section className="pagewright-forms__panel" aria-labelledby="pagewright-mail-2">
				<div className="pagewright-forms__mail-head">
					<h2 id="pagewright-mail-2">{ __( 'Second email', 'pagewright' ) }</h2>
					{ isSecond && (
						<TestButton
							id="pagewright-mail-2"
							onClick={ () => setTested( 'mail_2' ) }
						/>
					) }
				</div>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Send a second email', 'pagewright' ) }
					help={ __(
						'Sent after the first email, for example to the visitor as a confirmation.',
						'pagewright'
					) }
					checked={ isSecond }
					onChange={ ( active ) =>
						dispatch( { type: 'mail-changed', name: 'mail_2', change: { active } } )
					}
				/>
				{ isSecond && (
					<MailTemplate
						name="mail_2"
						state={ state }
						dispatch={ dispatch }
						tags={ tags }
					/>
				) }
			</section>
			{ tested && (
				<TestMailDialog
					name={ tested }
					state={ state }
					onClose={ () => setTested( null ) }
				/>
			) }
		</>
	);
}

/** Described by the heading of its mail. */
function TestButton( { id, onClick }: { id: string; onClick: () => void } ) {
	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			aria-haspopup="dialog"
			aria-describedby={ id }
			onClick={ onClick }
		>
			{ __( 'Send a test email', 'pagewright' ) }
		</Button>
	);
}
