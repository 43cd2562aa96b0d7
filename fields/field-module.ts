import type { ComponentType } from 'react';
import type { FieldOptions, FieldType, FieldTypes, Json, Values } from '../schema/field-types';

/**
 * Props of a control. It shows `value` whatever its type is, and writes only when the user changes
 * it.
 */
export interface ControlProps< K extends FieldType > {
	/** Unique in the document; the ID of the control's focusable element, for its label. */
	id: string;
	/** Key of the field, e.g. `size`. */
	name: string;
	/** Path in the saved data, e.g. `panels.2.title`. */
	path: string;
	field: FieldOptions & FieldTypes[ K ];
	/** Raw saved value; `clean` reads it. */
	value: Json | undefined;
	/** The saved object that contains the value, for types with a second key (`size_width`). */
	siblings: Values;
	/** Stores a value, and with `companions` the keys that belong to it. */
	onChange: ( value: Json, companions?: Values ) => void;
	isInvalid: boolean;
	/** IDs of description and error, for aria-describedby. */
	describedBy: string | undefined;
	/** ID of the visible label, for groups (aria-labelledby). */
	labelId: string;
}

/**
 * A field type in the browser. Its PHP version is Field.php in the same folder, and cases.json
 * tests both for the same results.
 */
export interface FieldModule< K extends FieldType > {
	/** Returns a saved value in this type's format; the same result as Field::clean(). */
	clean: (
		raw: Json | undefined,
		field: FieldOptions & FieldTypes[ K ],
		siblings: Values,
		name: string
	) => Json;
	/** Returns whether a required field counts as empty. */
	isEmpty: ( value: Json, siblings: Values, name: string ) => boolean;
	Control: ComponentType< ControlProps< K > >;
	/**
	 * True if the control has several inputs: the label then names a group instead of one input.
	 */
	isGroup?: boolean;
	/** True if the control prints its own label (a checkbox next to its text). */
	hasOwnLabel?: boolean;
}
