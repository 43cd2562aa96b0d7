import { addQueryArgs } from '@wordpress/url';
import { load } from '../../../../rest/send';

export interface SubmittedFile {
	name: string;
	/** Key for downloading it. */
	file: string;
	bytes: number;
}

export interface SubmittedField {
	name: string;
	label: string;
	value: string;
	/** Whether the value is a consent. */
	isConsent: boolean;
	files: SubmittedFile[];
}

export interface Submission {
	id: number;
	form: number;
	/** Title of the form at that time. */
	title: string;
	/** ISO 8601, UTC. */
	created: string;
	/** mail_sent, mail_failed, spam, aborted, or a status of an add-on. */
	status: string;
	isRead: boolean;
	/** '' for none. */
	email: string;
	summary: string;
	fields: SubmittedField[];
	/** Reason why it is spam; '' when it is not. */
	spam: string;
	/** URL of the page with the form. */
	page: string;
	postTitle: string;
	/** Name of the signed-in sender. */
	user: string;
	userAgent: string;
	canResend: boolean;
	isTrashed: boolean;
}

export interface SubmissionsFilter {
	/** 0 for all. */
	form: number;
	/** '': all except spam and the trash; `trash`: the trash. */
	status: string;
	unread: boolean;
	search: string;
	/** Days in the site's time zone, 2026-11-30; '' for any. */
	from: string;
	until: string;
}

export interface SubmissionsPage {
	items: Submission[];
	found: number;
	/** By status, of the selected form; submissions in the trash count as `trash`. */
	totals: Record< string, { all: number; unread: number } >;
	forms: Array< { id: number; title: string; stores: boolean } >;
}

export const fetchSubmissions = (
	filter: SubmissionsFilter & { page: number; per_page: number },
	signal?: AbortSignal
) =>
	load< SubmissionsPage >(
		addQueryArgs( '/pagewright/v1/submissions', {
			...filter,
			unread: filter.unread ? 1 : 0,
		} ),
		signal
	);
