import type { FieldError } from '../fields';
import type { Values } from '../schema/field-types';

/** A form of the page, for code that saves or closes its container. */
export interface OpenForm {
	widgetClass: string;
	idBase: string;
	values: () => Values;
	/** Returns the required fields that are empty. */
	missing: () => FieldError[];
	/** Marks these fields, and shows why another plugin refuses the values. */
	complain: ( errors: FieldError[], refusal: string | null ) => void;
}

const forms = new Map< HTMLElement, OpenForm >();

/** Registers the form of this element. Returns a function that removes it. */
export function addForm( root: HTMLElement, form: OpenForm ): () => void {
	forms.set( root, form );
	return () => void forms.delete( root );
}

/** Returns the forms inside an element, in the order in which they opened. */
export const formsIn = ( element: Element ) =>
	[ ...forms ].filter( ( [ root ] ) => element.contains( root ) );
