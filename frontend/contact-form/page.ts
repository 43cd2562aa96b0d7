import type { Schema, Verdict } from '../../forms/validate';

/** What the page knows of a form; add-ons read it as `form.wpcf7`. */
export interface FormFacts {
	id: number;
	/** As a class: `sent`, not `mail_sent`. */
	status: string;
	pluginVersion: string;
	locale: string;
	unitTag: string;
	containerPost: number;
	/** The container around the form. */
	parent: HTMLElement;
	readonly schema: Schema | undefined;
}

export type ContactForm = HTMLFormElement & { wpcf7: FormFacts };

/** Sentences that visitors read, translated by the server. */
export interface Texts {
	offline: string;
	invalid_json: string;
	refused: string;
	too_large: string;
	timeout: string;
	failed: string;
	/** Comes after each of these. */
	try_again: string;
	wrong_place: string;
}

/** The page's `wpcf7`: printed by the server, completed by the client, changed by add-ons. */
export interface Wpcf7 {
	api: { root: string; namespace: string };
	/** The page comes out of a cache: questions have to be renewed. */
	cached?: unknown;
	/** Nothing may be sent. */
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

/** The window that a form is in. */
export const pageOf = ( { ownerDocument }: Element ): Page => ownerDocument.defaultView as Page;

/** Calls it now, and when the page is shown: browsers put back what was typed before without any event. */
export function onShown( element: Element, call: () => void ): void {
	call();
	pageOf( element ).addEventListener( 'pageshow', call );
}

/** The parts of a form's field, or of all fields, that stand between the tags of a template. */
export const wrapsOf = ( within: ParentNode, field?: string ): HTMLElement[] =>
	[ ...within.querySelectorAll< HTMLElement >( '.wpcf7-form-control-wrap' ) ].filter(
		( { dataset } ) => field === undefined || dataset.name === field
	);
