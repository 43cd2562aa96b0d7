import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MailTemplate } from './MailTemplate';
import type { TabProps } from './parts';

interface MailTabProps extends TabProps {
	/** Names of fields that mails can have. */
	tags: string[];
}

/** The mail to the site, and one more. */
export function MailTab( { state, dispatch, tags }: MailTabProps ) {
	const isSecond = state.draft.mail_2.active === true;
	return (
		<>
			<section className="pagewright-forms__panel" aria-labelledby="pagewright-mail">
				<h2 id="pagewright-mail">{ __( 'Mail to you', 'pagewright' ) }</h2>
				<MailTemplate name="mail" state={ state } dispatch={ dispatch } tags={ tags } />
			</section>
			<section className="pagewright-forms__panel" aria-labelledby="pagewright-mail-2">
				<h2 id="pagewright-mail-2">{ __( 'Second mail', 'pagewright' ) }</h2>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Send a second mail', 'pagewright' ) }
					help={ __(
						'Goes out after the first one, often to the visitor as a confirmation.',
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
		</>
	);
}
