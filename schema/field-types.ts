/**
 * Types that widget.json, the widget form and the field folders share.
 *
 * A field folder declares its own type by augmenting `FieldTypes`:
 * `declare module '../../schema/field-types' { interface FieldTypes { color: { alpha?: boolean } } }`
 * and fields/registry.ts then owes it an entry.
 */

/** Any JSON value that saved data may contain. */
export type Json = null | boolean | number | string | Json[] | { [ key: string ]: Json };

/** A widget's saved values, or one section of them. Holds keys this version does not know; they are never dropped. */
export type Values = { [ key: string ]: Json };

/** Options of each field type beyond `FieldOptions`, by type name. */

export interface FieldTypes {}

export type FieldType = keyof FieldTypes;

/** States that a field sets: `select` = groups that take the raw value, the others as `[ group, state, test or values ]`. */
export interface Emitters {
	select?: string[];
	conditional?: Array< [ group: string, state: string, expression: string ] >;
	in?: Array< [ group: string, state: string, values: Json[] ] >;
}

/** `[ group, states or '*else', action ]`: what happens to this field while the group is in one of these states. */
export type Reaction = [ group: string, states: string[] | '*else', action: 'show' | 'hide' ];

/** Options that every field in widget.json accepts. */
export interface FieldOptions {
	type: string;
	label?: string;
	description?: string;
	default?: Json;
	placeholder?: string;
	required?: boolean;
	emit?: Emitters;
	when?: Reaction[];
	/** Name of the custom property that carries the value to style.css. */
	css?: string;
}

export type FieldSchema< K extends FieldType = FieldType > = FieldOptions &
	FieldTypes[ K ] & { type: K };

export type Fields = { [ name: string ]: FieldOptions };

/** A field that groups others in one object of the saved data. */
export interface SectionSchema extends FieldOptions {
	type: 'section';
	fields: Fields;
	/** Collapsed at first. */
	hide?: boolean;
}

/** A field that repeats its sub-fields in a list of objects. */
export interface RepeaterSchema extends FieldOptions {
	type: 'repeater';
	fields: Fields;
	/** Name of one item, e.g. 'Panel'. */
	item_name?: string;
	/** Key of the sub-field whose text titles an item. */
	item_label?: string | string[];
	/** Maximum number of items; no limit when absent. */
	max?: number;
	readonly?: boolean;
}

/** Sections of one object that are shown one at a time. */
export interface TabsSchema extends FieldOptions {
	type: 'tabs';
	/** Sections; each is a tab. */
	fields: Fields;
}

/** Another widget's form inside this one; the server puts that widget's fields in. */
export interface WidgetSchema extends FieldOptions {
	type: 'widget';
	/** Folder of the inner widget, e.g. 'button'. */
	widget: string;
	fields: Fields;
	hide?: boolean;
}

/** Response of the `forms` endpoint: everything the widget form needs. */
export interface FormSchema {
	class: string;
	title: string;
	fields: Fields;
}
