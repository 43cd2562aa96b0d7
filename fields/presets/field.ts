import type { FieldOptions, Values } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { pickKey } from '../form/options';
import { PresetsInput } from './Control';

/** A set of values that fills in the form. */
export interface Preset {
	label: string;
	/** In the format of the form's data, with only the keys that it sets. */
	values: Values;
}

declare module '../../schema/field-types' {
	interface FieldTypes {
		presets: {
			/** Key => preset. */
			presets?: Record< string, Preset >;
		};
	}
}

/** Returns the presets as options of a select. */
export const presetOptions = ( field: FieldOptions & { presets?: Record< string, Preset > } ) =>
	Object.entries( field.presets ?? {} ).map( ( [ value, { label } ] ) => ( { value, label } ) );

/** The key of a preset. Choosing one fills in other fields, whose values are stored as usual. */
export const presetsField: FieldModule< 'presets' > = {
	clean: ( raw, field ) => pickKey( raw, presetOptions( field ), field.default ),
	isEmpty: ( value ) => value === '',
	Control: PresetsInput,
};
