import type { FieldOptions } from '../../schema/field-types';

interface Described {
	id: string;
	field: FieldOptions;
	isInvalid: boolean;
	describedBy: string | undefined;
}

/** Returns the ARIA attributes of an input. */
export function inputAttributes( { id, field, isInvalid, describedBy }: Described ) {
	return {
		'aria-required': field.required || undefined,
		'aria-invalid': isInvalid || undefined,
		'aria-errormessage': isInvalid ? `${ id }-error` : undefined,
		'aria-describedby': describedBy,
	};
}
