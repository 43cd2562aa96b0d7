export interface InboxConfiguration {
	/** URL of exports; the filter is appended. */
	csvUrl: string;
	/** URL of visitors' files; `entry` and `file` are appended. */
	fileUrl: string;
	/** '' without the screen of forms. */
	formsUrl: string;
	/** '' when this user may not change settings. */
	settingsUrl: string;
	/** Whether submissions with failed mails are always kept. */
	keepsFailed: boolean;
	/** Days for which spam is kept; 0 for none. */
	spamDays: number;
	/** Days for which submissions stay in the trash; 0 without a trash. */
	trashDays: number;
	/** Time zone of the site: Europe/Berlin, +02:00. */
	timezone: string;
}

/** Returns the data of this screen in the page. */
export const configuration = (): InboxConfiguration =>
	( globalThis as unknown as { pagewrightInbox: InboxConfiguration } ).pagewrightInbox;
