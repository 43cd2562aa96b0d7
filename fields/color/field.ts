import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { cleanColor } from './color';

declare module '../../schema/field-types' {
	interface FieldTypes {
		color: {
			/** Allows translucent colors: stores rgba() too. */
			alpha?: boolean;
		};
	}
}

export const colorField: FieldModule< 'color' > = {
	clean: ( raw: Json | undefined, field ) => cleanColor( raw, field.alpha === true ),
	isEmpty: ( value ) => typeof value !== 'string' || value === '',
	Control,
};
