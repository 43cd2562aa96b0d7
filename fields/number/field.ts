import type { FieldModule } from '../field-module';
import { readNumber } from '../form/numbers';
import { NumberInput } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		number: {
			min?: number;
			max?: number;
			step?: number;
			/** Only the amount counts: -5 is stored as 5. */
			abs?: boolean;
			/** Decimals are cut off. */
			integer?: boolean;
			/** Shown after the number and not stored. */
			unit?: string;
		};
	}
}

/** A number; '' when there is none. */
export const numberField: FieldModule< 'number' > = {
	clean: ( raw, field ) => readNumber( raw, field ),
	isEmpty: ( value ) => value === '',
	Control: NumberInput,
};
