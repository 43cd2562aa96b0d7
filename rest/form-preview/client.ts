import type { FormChanges, Problems } from '../contact-form/client';
import { send } from '../send';

export interface FormPreview {
	/** 0 where the form is not stored. */
	id: number;
	title: string;
	html: string;
	/** Names of fields that mails can have. */
	mail_tags: string[];
	config_errors: Problems;
	/** Styles, where they were asked for. */
	head?: string;
}

/** Styles of the site, as the first answer brought them. */
let styles = '';

/** A stored form by its number, or by the beginning of its hash; neither is a new one. */
export interface FormName {
	id?: number | null;
	hash?: string;
}

/** What a stored form, or a new one, looks like with these changes. The styles are fetched once. */
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

/** The document of a preview. */
export const previewDocument = ( html: string, direction: string ): string =>
	`<!doctype html><html dir="${ direction }"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${ styles }<style>html{block-size:auto!important;background:#fff}body{margin:0!important;padding:24px!important;min-block-size:0!important;block-size:auto!important}</style></head><body>${ html }</body></html>`;
