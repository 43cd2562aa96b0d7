import { toKey } from '../form/options';
import type { FieldModule } from '../field-module';
import { Control } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		/** Options stand here and in schema/widget.schema.json. */
		{{typeKey}}: object;
	}
}

export const {{camel}}Field: FieldModule< '{{name}}' > = {
	clean: ( raw ) => {
		const text = toKey( raw ).trim();
		return text.includes( '<' ) ? '' : text;
	},
	isEmpty: ( value ) => value === '',
	Control,
};
