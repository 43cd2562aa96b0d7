import type { FieldModule } from '../field-module';
import { readNumber } from '../form/numbers';
import { NumberInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		number: {
			min?: number;
			max?: number;
			step?: number;
			/** Stores the absolute value: -5 becomes 5. */
			abs?: boolean;
			/** Truncates decimals. */
			integer?: boolean;
			/** Shown after the number and not stored. */
			unit?: string;
		};
	}
}

/** A number; '' for none. */
export const numberField: FieldModule< 'number' > = {
	clean: ( raw, field ) => readNumber( raw, field ),
	isEmpty: ( value ) => value === '',
	Control: NumberInput,
};
