import type { FieldOptions, Values } from '../../schema/field-types';

/** A set of values that fills in the form. */
export interface Preset {
	label: string;
	/** In the format of the form's data, with only the keys that it sets. */
	values: Values;
}

/** Returns the presets as options of a select. */
export const presetOptions = ( field: FieldOptions & { presets?: Record< string, Preset > } ) =>
	Object.entries( field.presets ?? {} ).map( ( [ value, { label } ] ) => ( { value, label } ) );
