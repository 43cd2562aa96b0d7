import { __ } from '@wordpress/i18n';
import type { FieldOptions } from '../../schema/field-types';

/** Shows why a part of the form is not available; has no value and does not change any. */
export function ErrorNote( { field }: { field: FieldOptions & { message?: string } } ) {
	return (
		<p className="pagewright-error-note">
			{ field.label && <strong>{ field.label } </strong> }
			{ field.message || __( 'This part of the form is not available.', 'pagewright' ) }
		</p>
	);
}
