export interface FormsConfiguration {
	/** Address of the list. */
	url: string;
	mayEdit: boolean;
	mayDelete: boolean;
	/** Whether deleted forms go to the trash first. */
	hasTrash: boolean;
	/** Address of the submissions; '' where this user may not read them. */
	inboxUrl: string;
	messages: Record< string, { description: string; default: string } >;
	/** Types of tags that the server knows. */
	types: string[];
	/** Of the current user. */
	userEmail: string;
	/** Days for which submissions are kept; 0: until they are deleted. */
	keepDays: number;
	/** Address of the setting for that; '' if this user may not change it. */
	keepingUrl: string;
}

/** What the page says of this screen. */
export const configuration = (): FormsConfiguration =>
	( globalThis as unknown as { pagewrightForms: FormsConfiguration } ).pagewrightForms;

export const formUrl = ( id: number | 'new' ): string => `${ configuration().url }&form=${ id }`;
