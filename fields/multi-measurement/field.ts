import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { cleanParts } from './parts';

declare module '../../schema/field-types' {
	interface FieldTypes {
		'multi-measurement': {
			/** Inputs by key, in the order of the value, with their units; '*' means all. */
			parts: Record< string, string[] | '*' >;
			/** Copies a value to all other inputs if they are empty. */
			autofill?: boolean;
			/** Labels of the inputs by key; common ones (top, row …) have default labels. */
			part_labels?: Record< string, string >;
		};
	}
}

export const multiMeasurementField: FieldModule< 'multi-measurement' > = {
	clean: ( raw: Json | undefined, field ) =>
		cleanParts( raw, Object.keys( field.parts ?? {} ).length ),
	isEmpty: ( value ) => typeof value !== 'string' || value.trim() === '',
	Control,
	isGroup: true,
};
