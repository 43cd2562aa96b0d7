import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface MailTagsProps {
	/** Names of fields that mails may contain. */
	tags: string[];
	onInsert: ( tag: string ) => void;
}

const special = (): Record< string, string > => ( {
	_site_title: __( 'Site title', 'pagewright' ),
	_site_url: __( 'Site URL', 'pagewright' ),
	_site_admin_email: __( 'Administration email address', 'pagewright' ),
	_contact_form_title: __( 'Form title', 'pagewright' ),
	_post_title: __( 'Page title', 'pagewright' ),
	_post_url: __( 'Page URL', 'pagewright' ),
	_url: __( 'URL that the form was sent from', 'pagewright' ),
	_date: __( 'Date', 'pagewright' ),
	_time: __( 'Time', 'pagewright' ),
	_remote_ip: __( 'IP address of the visitor', 'pagewright' ),
	_user_agent: __( 'Browser of the visitor', 'pagewright' ),
	_user_login: __( 'Name of the logged-in user', 'pagewright' ),
	_user_email: __( 'Email address of the logged-in user', 'pagewright' ),
} );

/** Tags that can be inserted into a mail. */
export function MailTags( { tags, onInsert }: MailTagsProps ) {
	return (
		<div className="pagewright-forms__mail-tags">
			<p id="pagewright-mail-tags-help">
				{ __( 'Click a field to insert its value at the cursor:', 'pagewright' ) }
			</p>
			<div role="group" aria-label={ __( 'Form fields', 'pagewright' ) }>
				{ tags.map( ( tag ) => (
					<TagButton key={ tag } tag={ tag } onInsert={ onInsert } />
				) ) }
				{ tags.length === 0 && (
					<em>{ __( 'The form has no fields yet.', 'pagewright' ) }</em>
				) }
			</div>
			<p className="pagewright-forms__all-fields">
				<TagButton tag="_all_fields" onInsert={ onInsert } />
				{ __(
					'All fields with labels, including fields that you add later',
					'pagewright'
				) }
			</p>
			<details>
				<summary>{ __( 'Site, page and visitor', 'pagewright' ) }</summary>
				<ul>
					{ Object.entries( special() ).map( ( [ tag, text ] ) => (
						<li key={ tag }>
							<TagButton tag={ tag } onInsert={ onInsert } />
							{ text }
						</li>
					) ) }
				</ul>
			</details>
		</div>
	);
}

function TagButton( { tag, onInsert }: { tag: string; onInsert: ( tag: string ) => void } ) {
	return (
		<Button
			size="small"
			variant="secondary"
			className="is-code"
			dir="ltr"
			/* translators: %s: name of a field in a mail, with brackets. */
			aria-label={ sprintf( __( 'Insert %s', 'pagewright' ), `[${ tag }]` ) }
			onClick={ () => onInsert( tag ) }
		>
			[{ tag }]
		</Button>
	);
}
