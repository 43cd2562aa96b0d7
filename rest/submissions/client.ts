import { addQueryArgs } from '@wordpress/url';
import { load } from '../send';

export interface SubmittedFile {
	name: string;
	/** What it is asked for by. */
	file: string;
	bytes: number;
}

export interface SubmittedField {
	name: string;
	label: string;
	value: string;
	/** Whether the value says whether somebody agreed to something. */
	isConsent: boolean;
	files: SubmittedFile[];
}

export interface Submission {
	id: number;
	form: number;
	/** Of the form, as it was then. */
	title: string;
	/** ISO 8601, UTC. */
	created: string;
	/** mail_sent, mail_failed, spam, aborted, or a status of an add-on. */
	status: string;
	isRead: boolean;
	/** '' where none was asked for. */
	email: string;
	summary: string;
	fields: SubmittedField[];
	/** Why it was taken for spam; '' where it was not. */
	spam: string;
	/** Address of the page it was sent from. */
	page: string;
	postTitle: string;
	/** Name of the signed-in user who sent it. */
	user: string;
	userAgent: string;
	canResend: boolean;
	isTrashed: boolean;
}

export interface SubmissionsFilter {
	/** 0: all. */
	form: number;
	/** '': all but spam and the trash; `trash`: the trash. */
	status: string;
	unread: boolean;
	search: string;
	/** Days of the site, 2026-11-30; '': any. */
	from: string;
	until: string;
}

export interface SubmissionsPage {
	items: Submission[];
	found: number;
	/** By status, of the form that was asked for; those in the trash are counted as `trash`. */
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
