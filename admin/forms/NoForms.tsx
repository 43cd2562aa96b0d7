import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { envelope, Icon } from '@wordpress/icons';
import { configuration, formUrl } from './configuration';

/** Before there is a form. */
export function NoForms() {
	return (
		<div className="pagewright-forms__panel is-empty">
			<Icon icon={ envelope } size={ 48 } />
			<h2>{ __( 'No forms yet', 'pagewright' ) }</h2>
			<p>
				{ __(
					'A form lets visitors write to you. A new one starts with a name, an email address, a subject and a message; change it as you like, and place it on any page with the Contact form block.',
					'pagewright'
				) }
			</p>
			{ configuration().mayEdit && (
				<Button __next40pxDefaultSize variant="primary" href={ formUrl( 'new' ) }>
					{ __( 'Make the first form', 'pagewright' ) }
				</Button>
			) }
		</div>
	);
}
