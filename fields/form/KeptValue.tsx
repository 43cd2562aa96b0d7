import { __ } from '@wordpress/i18n';

/** Shown instead of a field that is not available. */
export function KeptValue() {
	return (
		<p className="pagewright-field__kept">
			{ __( 'This field cannot be displayed. Its value is kept.', 'pagewright' ) }
		</p>
	);
}
