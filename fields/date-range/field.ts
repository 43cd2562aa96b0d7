import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { rangeText } from './range';

declare module '../../schema/field-types' {
	interface FieldTypes {
		'date-range': {
			/** Two dates, or two distances from today. Default: specific. */
			date_type?: 'specific' | 'relative';
		};
	}
}

/** A date range as JSON. */
export const dateRangeField: FieldModule< 'date-range' > = {
	clean: ( raw, field ) => rangeText( raw, field.date_type === 'relative' ),
	isEmpty: ( value ) => value === '',
	Control,
	isGroup: true,
};
