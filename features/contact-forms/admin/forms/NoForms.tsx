import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { envelope, Icon } from '@wordpress/icons';
import { configuration, formUrl } from './configuration';

/** Shown before a form exists. */
export function NoForms() {
	return (
		<div className="pagewright-forms__panel is-empty">
			<Icon icon={ envelope } size={ 48 } />
			<h2>{ __( 'No forms yet', 'pagewright' ) }</h2>
			<p>
				{ __(
					'Visitors can write to you with a form. A new form has fields for name, email address, subject and message. Edit it, then insert it on any page with the Contact Form block.',
					'pagewright'
				) }
			</p>
			{ configuration().mayEdit && (
				<Button __next40pxDefaultSize variant="primary" href={ formUrl( 'new' ) }>
					{ __( 'Create your first form', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
}
