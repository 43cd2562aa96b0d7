import type { FieldError } from '../fields';
import type { Values } from '../schema/field-types';

/** A form of the page, for code that saves or closes its container. */
export interface OpenForm {
	widgetClass: string;
	idBase: string;
	/** ID of its hidden input. */
	input: string;
	values: () => Values;
	/** Returns the required fields that are empty. */
	missing: () => FieldError[];
	/** Marks these fields, and shows why another plugin refuses the values. */
	complain: ( errors: FieldError[], refusal: string | null ) => void;
	/** Removes the form from its element. */
	close: () => void;
}

const forms = new Map< HTMLElement, OpenForm >();
/** Values of forms when the screen began to save them. */
const saved = new WeakMap< OpenForm, Values >();

/** Registers the form of this element. Returns a function that removes it. */
export function addForm( root: HTMLElement, form: OpenForm ): () => void {
	forms.set( root, form );
	return () => void forms.delete( root );
}

/** Remembers what the screen saves. */
export const rememberSaved = ( form: OpenForm ) => void saved.set( form, form.values() );

/**
 * Closes the form that the screen has replaced by the form of this input, after it was saved.
 * Returns what the user has changed in it since then; null for nothing.
 */
export function takeUnsaved( input: string ): Values | null {
	// Page builders detach forms and show them again; only a saved one was replaced.
	const form = [ ...forms ].find(
		( [ root, { input: id } ] ) => id === input && ! root.isConnected
	)?.[ 1 ];
	const before = form && saved.get( form );
	if ( ! before ) {
		return null;
	}
	const values = form.values();
	form.close();
	return before === values ? null : values;
}

/** Returns the forms inside an element, in the order in which they opened. */
export const formsIn = ( element: Element ) =>
	[ ...forms ].filter( ( [ root ] ) => element.contains( root ) );
