import { __ } from '@wordpress/i18n';

/** Says in words, not by colour, that a field must be filled in. */
export function RequiredMark() {
	return (
		<>
			{ ' ' }
			<span className="pagewright-field__required">{ __( '(required)', 'pagewright' ) }</span>
		</>
	);
}
