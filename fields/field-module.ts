import type { ComponentType } from 'react';
import type { FieldOptions, FieldType, FieldTypes, Json, Values } from '../schema/field-types';

/** What a control gets. It shows `value` whatever its type is, and writes only when the user changes it. */
export interface ControlProps< K extends FieldType > {
	/** Unique in the document; the control's focusable element carries it, so that the label finds it. */
	id: string;
	/** Key of the field, e.g. `size`. */
	name: string;
	/** Where it stands in the saved data, e.g. `panels.2.title`. */
	path: string;
	field: FieldOptions & FieldTypes[ K ];
	/** The saved value as it is; `clean` reads it. */
	value: Json | undefined;
	/** The saved object around it, for types that keep a second key (`size_width`). */
	siblings: Values;
	/** Stores a value, and with `companions` the keys that belong to it. */
	onChange: ( value: Json, companions?: Values ) => void;
	isInvalid: boolean;
	/** Ids of description and error, for aria-describedby. */
	describedBy: string | undefined;
	/** Id of the visible label, for groups (aria-labelledby). */
	labelId: string;
}

/** One field type in the browser; its twin is Field.php beside it, and cases.json holds both to the same answers. */
export interface FieldModule< K extends FieldType > {
	/** The value of this type's own shape that a saved value means; the same answers as Field::clean(). */
	clean: (
		raw: Json | undefined,
		field: FieldOptions & FieldTypes[ K ],
		siblings: Values,
		name: string
	) => Json;
	/** Whether a required field counts as not filled in. */
	isEmpty: ( value: Json, siblings: Values, name: string ) => boolean;
	Control: ComponentType< ControlProps< K > >;
	/** True when the control is several inputs: the label then names a group instead of one input. */
	isGroup?: boolean;
	/** True when the control prints its own label (a checkbox beside its text). */
	hasOwnLabel?: boolean;
}
