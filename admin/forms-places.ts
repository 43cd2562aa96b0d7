import { __ } from '@wordpress/i18n';

/** Forms besides our own, as settings name them. */
export const placeLabels = (): Record< string, string > => ( {
	comments: __( 'Comments', 'pagewright' ),
	login: __( 'Login', 'pagewright' ),
	registration: __( 'Registration', 'pagewright' ),
	lost_password: __( 'Lost password', 'pagewright' ),
	other_forms: __( 'Forms of other plugins', 'pagewright' ),
} );
