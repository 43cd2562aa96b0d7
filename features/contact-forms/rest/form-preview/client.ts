import type { FormChanges, Problems } from '../contact-form/client';
import { send } from '../../../../rest/send';

export interface FormPreview {
	/** 0 for an unsaved form. */
	id: number;
	title: string;
	html: string;
	/** Names of fields that mails may contain. */
	mail_tags: string[];
	config_errors: Problems;
	/** Styles, on request. */
	head?: string;
}

/** Styles of the site from the first response. */
let styles = '';

/** A stored form by ID or by the start of its hash; without both, a new one. */
export interface FormName {
	id?: number | null;
	hash?: string;
}

/** Renders a stored or new form with these changes. Fetches the styles once. */
export async function fetchPreview(
	{ id, hash = '' }: FormName,
	changes: FormChanges,
	signal?: AbortSignal
) {
	const { pagewright_store: _, ...texts } = changes;
	const result = await send< FormPreview >(
		'/pagewright/v1/forms/preview',
		{ ...texts, id: id ?? 0, hash, head: styles === '' },
		signal
	);
	if ( result.ok ) {
		styles = result.value.head ?? styles;
	}
	return result;
}

/** Returns the document of a preview. */
export const previewDocument = ( html: string, direction: string ): string =>
	`<!doctype html><html dir="${ direction }"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${ styles }<style>html{block-size:auto!important;background:#fff}body{margin:0!important;padding:24px!important;min-block-size:0!important;block-size:auto!important}</style></head><body>${ html }</body></html>`;
