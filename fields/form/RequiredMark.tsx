import { __ } from '@wordpress/i18n';

/** Shows with text, not color, that a field is required. */
export function RequiredMark() {
	return (
		<>
			{ ' ' }
			<span className="pagewright-field__required">{ __( '(required)', 'pagewright' ) }</span>
		</>
	);
}
