import type { FieldModule } from '../field-module';
import { readNumber } from '../form/numbers';
import { SliderInput } from './Control';
import { sliderRange } from './range';

declare module '../../schema/field-types' {
	interface FieldTypes {
		slider: {
			/** 0 when absent. */
			min?: number;
			/** 100 when absent. */
			max?: number;
			/** 1 when absent. */
			step?: number;
			integer?: boolean;
		};
	}
}

/** A number on a scale; '' for none. */
export const sliderField: FieldModule< 'slider' > = {
	clean: ( raw, field ) =>
		readNumber( raw, { ...sliderRange( field ), integer: field.integer === true } ),
	isEmpty: ( value ) => value === '',
	Control: SliderInput,
	isGroup: true,
};
