import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { cleanShape } from './shapes';

declare module '../../schema/field-types' {
	interface FieldTypes {
		image_shape: object;
	}
}

export const imageShapeField: FieldModule< 'image_shape' > = {
	clean: ( raw, field ) => cleanShape( raw, field.default ),
	isEmpty: ( value ) => typeof value !== 'string' || value === '',
	Control,
	isGroup: true,
};
