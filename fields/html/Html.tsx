import { RawHTML } from '@wordpress/element';
import type { FieldOptions } from '../../schema/field-types';

/**
 * Renders text of the widget's developer between the fields; has no value. The markup comes from
 * widget.json or a filter in PHP, never from saved data.
 */
export function Html( { field }: { field: FieldOptions & { html?: string } } ) {
	return (
		<>
			{ field.label && <p className="pagewright-field__label">{ field.label }</p> }
			<RawHTML className="pagewright-html">{ field.html ?? '' }</RawHTML>
		</>
	);
}
