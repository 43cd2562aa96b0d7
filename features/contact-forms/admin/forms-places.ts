import { __ } from '@wordpress/i18n';

/** Returns labels for forms besides our own, by the names in settings. */
export const placeLabels = (): Record< string, string > => ( {
	comments: __( 'Comments', 'pagewright' ),
	registration: __( 'Registration', 'pagewright' ),
	other_forms: __( 'Forms of other plugins', 'pagewright' ),
	login: __( 'Login', 'pagewright' ),
	lost_password: __( 'Lost password', 'pagewright' ),
} );

/** Places that are off by default. The settings show a warning next to them. */
export const OPT_IN_PLACES = [ 'login', 'lost_password' ];
