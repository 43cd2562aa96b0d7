import { __ } from '@wordpress/i18n';
import type { FieldOptions } from '../../schema/field-types';

/** Says why a part of the form cannot be there; no value, and none is touched. */
export function ErrorNote( { field }: { field: FieldOptions & { message?: string } } ) {
	return (
		<p className="pagewright-error-note">
			{ field.label && <strong>{ field.label } </strong> }
			{ field.message || __( 'This part of the form is not available.', 'pagewright' ) }
		</p>
	);
}
