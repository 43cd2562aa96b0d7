import type { FieldError } from '../fields';
import type { Values } from '../schema/field-types';

/** A form of the page, as those see it who want to save or close what is around it. */
export interface OpenForm {
	widgetClass: string;
	idBase: string;
	values: () => Values;
	/** Required fields that are empty. */
	missing: () => FieldError[];
	/** Marks these fields, and says why another plugin refuses the values. */
	complain: ( errors: FieldError[], refusal: string | null ) => void;
}

const forms = new Map< HTMLElement, OpenForm >();

/** Makes the form in this element known; the answer takes it away again. */
export function addForm( root: HTMLElement, form: OpenForm ): () => void {
	forms.set( root, form );
	return () => void forms.delete( root );
}

/** The forms inside an element, in the order in which they opened. */
export const formsIn = ( element: Element ) =>
	[ ...forms ].filter( ( [ root ] ) => element.contains( root ) );
