import type { FieldModule } from '../field-module';
import { pickKey } from '../form/options';
import { PresetsInput } from './Control';
import { presetOptions, type Preset } from './options';

declare module '../../schema/field-types' {
	interface FieldTypes {
		presets: {
			/** Key => preset. */
			presets?: Record< string, Preset >;
		};
	}
}

/** The key of a preset. Choosing one fills in other fields, whose values are stored as usual. */
export const presetsField: FieldModule< 'presets' > = {
	clean: ( raw, field ) => pickKey( raw, presetOptions( field ), field.default ),
	isEmpty: ( value ) => value === '',
	Control: PresetsInput,
};
