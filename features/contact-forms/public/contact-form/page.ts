import type { Schema, Verdict } from '../../validate';

/** Data of a form; add-ons read it as `form.wpcf7`. */
export interface FormFacts {
	id: number;
	/** Status as a class: `sent`, not `mail_sent`. */
	status: string;
	pluginVersion: string;
	locale: string;
	unitTag: string;
	containerPost: number;
	/** Container around the form. */
	parent: HTMLElement;
	readonly schema: Schema | undefined;
}

export type ContactForm = HTMLFormElement & { wpcf7: FormFacts };

/** Messages for visitors, translated by the server. */
export interface Texts {
	offline: string;
	invalid_json: string;
	refused: string;
	too_large: string;
	timeout: string;
	failed: string;
	/** Appended to each of these. */
	try_again: string;
	wrong_place: string;
}

/** The page's `wpcf7`: printed by the server, extended by this client and by add-ons. */
export interface Wpcf7 {
	api: { root: string; namespace: string };
	/** Set when a cache serves the page: quizzes must be renewed. */
	cached?: unknown;
	/** Set to prevent sending. */
	blocked?: unknown;
	pagewright?: { texts?: Partial< Texts > };
	init: ( form: HTMLFormElement ) => void;
	submit: (
		form: ContactForm,
		options?: { submitter?: HTMLElement | null }
	) => Promise< void > | void;
	reset: ( form: ContactForm ) => Promise< void > | void;
	validate: (
		form: ContactForm,
		options?: { target?: Element | null; scope?: ParentNode }
	) => void;
	schemas: Map< number, Schema >;
}

export interface Swv {
	validate: (
		schema: Schema,
		formData: FormData,
		options?: { fields?: string[] }
	) => Map< string, Verdict >;
}

export type Page = Window & typeof globalThis & { wpcf7: Wpcf7; swv?: Partial< Swv > };

/** Returns the window of a form. */
export const pageOf = ( { ownerDocument }: Element ): Page => ownerDocument.defaultView as Page;

/**
 * Runs a function now and whenever the page is shown: browsers restore typed values without events.
 */
export function onShown( element: Element, call: () => void ): void {
	call();
	pageOf( element ).addEventListener( 'pageshow', call );
}

/** Returns the wraps of a field, or of all fields. */
export const wrapsOf = ( within: ParentNode, field?: string ): HTMLElement[] =>
	[ ...within.querySelectorAll< HTMLElement >( '.wpcf7-form-control-wrap' ) ].filter(
		( { dataset } ) => field === undefined || dataset.name === field
	);
