import type { FieldOptions } from '../../schema/field-types';

interface Described {
	id: string;
	field: FieldOptions;
	isInvalid: boolean;
	describedBy: string | undefined;
}

/** What a screen reader hears of an input besides its label. */
export function inputAttributes( { id, field, isInvalid, describedBy }: Described ) {
	return {
		'aria-required': field.required || undefined,
		'aria-invalid': isInvalid || undefined,
		'aria-errormessage': isInvalid ? `${ id }-error` : undefined,
		'aria-describedby': describedBy,
	};
}
