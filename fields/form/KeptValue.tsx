import { __ } from '@wordpress/i18n';

/** Stands where a field cannot. */
export function KeptValue() {
	return (
		<p className="pagewright-field__kept">
			{ __( 'This field cannot be displayed. Its value is kept.', 'pagewright' ) }
		</p>
	);
}
