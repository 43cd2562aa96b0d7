export interface InboxConfiguration {
	/** Where files are made; a filter is added to it. */
	csvUrl: string;
	/** Where files of visitors are; `entry` and `file` are added to it. */
	fileUrl: string;
	/** '' where there is no screen of forms. */
	formsUrl: string;
	/** '' where this user may not change settings. */
	settingsUrl: string;
	/** Whether what could not be mailed is kept in any case. */
	keepsFailed: boolean;
	/** Days for which spam is kept; 0: not at all. */
	spamDays: number;
	/** Days for which submissions stay in the trash; 0: there is no trash. */
	trashDays: number;
	/** The site's: Europe/Berlin, +02:00. */
	timezone: string;
}

/** What the page says of this screen. */
export const configuration = (): InboxConfiguration =>
	( globalThis as unknown as { pagewrightInbox: InboxConfiguration } ).pagewrightInbox;
