import { load } from '../../../../rest/send';

/** A form for users who place it. */
export interface FormChoice {
	id: number;
	hash: string;
	title: string;
}

/** Finds forms that contain these words. */
export const searchForms = ( search: string, signal?: AbortSignal ) =>
	load< FormChoice[] >(
		`/contact-form-7/v1/contact-forms?${ new URLSearchParams( {
			search,
			per_page: '20',
			orderby: 'title',
		} ) }`,
		signal
	);
