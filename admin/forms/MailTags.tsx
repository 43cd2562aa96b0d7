import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface MailTagsProps {
	/** Names of fields that mails can have. */
	tags: string[];
	onInsert: ( tag: string ) => void;
}

const special = (): Record< string, string > => ( {
	_site_title: __( 'Title of the site', 'pagewright' ),
	_site_url: __( 'Address of the site', 'pagewright' ),
	_site_admin_email: __( 'Email address of the administrator', 'pagewright' ),
	_contact_form_title: __( 'Title of this form', 'pagewright' ),
	_post_title: __( 'Title of the page with the form', 'pagewright' ),
	_post_url: __( 'Address of the page with the form', 'pagewright' ),
	_url: __( 'Address that the form was sent from', 'pagewright' ),
	_date: __( 'Date', 'pagewright' ),
	_time: __( 'Time', 'pagewright' ),
	_remote_ip: __( 'IP address of the visitor', 'pagewright' ),
	_user_agent: __( 'Browser of the visitor', 'pagewright' ),
	_user_login: __( 'Name of the user who is signed in', 'pagewright' ),
	_user_email: __( 'Email address of the user who is signed in', 'pagewright' ),
} );

/** What can be put into a mail. */
export function MailTags( { tags, onInsert }: MailTagsProps ) {
	return (
		<div className="pagewright-forms__mail-tags">
			<p id="pagewright-mail-tags-help">
				{ __( 'A click puts the value of a field where the cursor was:', 'pagewright' ) }
			</p>
			<div role="group" aria-label={ __( 'Fields of the form', 'pagewright' ) }>
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
					'Every field with its label, also fields that you add to the form later',
					'pagewright'
				) }
			</p>
			<details>
				<summary>
					{ __( 'About the site, the page and the visitor', 'pagewright' ) }
				</summary>
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
