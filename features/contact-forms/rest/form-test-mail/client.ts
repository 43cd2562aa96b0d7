import type { FormChanges } from '../contact-form/client';
import { send } from '../../../../rest/send';

/** The mail as it would arrive. */
export interface TestMail {
	subject: string;
	/** Lines `Name: value`. */
	headers: string[];
	body: string;
	is_html: boolean;
	/** File names. */
	attachments: string[];
	/** Lines that describe who gets the mail of a visitor. */
	recipients: string[];
	sent: boolean;
}

interface Question {
	/** Null for an unsaved form. */
	id: number | null;
	which: 'mail' | 'mail_2';
	/** Address to send it to; without one, the mail is only rendered. */
	to?: string;
}

/** Renders a mail of the current form with sample values. */
export function fetchTestMail(
	{ id, which, to }: Question,
	{ pagewright_store: _, ...texts }: FormChanges,
	signal?: AbortSignal
) {
	const order = { id: id ?? 0, which, to: to ?? '', send: to !== undefined };
	return send< TestMail >( '/pagewright/v1/forms/test-mail', { ...texts, ...order }, signal );
}
