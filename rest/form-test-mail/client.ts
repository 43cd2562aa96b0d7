import type { FormChanges } from '../contact-form/client';
import { send } from '../send';

/** What arrives. */
export interface TestMail {
	subject: string;
	/** Lines `Name: value`. */
	headers: string[];
	body: string;
	is_html: boolean;
	/** Names of files. */
	attachments: string[];
	/** Lines that say who gets the mail of a visitor. */
	recipients: string[];
	sent: boolean;
}

interface Question {
	/** Null where the form is not stored. */
	id: number | null;
	which: 'mail' | 'mail_2';
	/** Sends it to this address; without one, it is only shown. */
	to?: string;
}

/** A mail of a form as it stands, with sample values. */
export function fetchTestMail(
	{ id, which, to }: Question,
	{ pagewright_store: _, ...texts }: FormChanges,
	signal?: AbortSignal
) {
	const order = { id: id ?? 0, which, to: to ?? '', send: to !== undefined };
	return send< TestMail >( '/pagewright/v1/forms/test-mail', { ...texts, ...order }, signal );
}
