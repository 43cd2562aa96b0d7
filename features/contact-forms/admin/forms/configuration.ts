export interface FormsConfiguration {
	/** Address of the list. */
	url: string;
	mayEdit: boolean;
	mayDelete: boolean;
	/** Whether deleted forms go to the trash first. */
	hasTrash: boolean;
	/** URL of the submissions; '' when this user may not read them. */
	inboxUrl: string;
	messages: Record< string, { description: string; default: string } >;
	/** Tag types of the server. */
	types: string[];
	/** Email address of the current user. */
	userEmail: string;
	/** Days for which submissions are kept; 0 until they are deleted. */
	keepDays: number;
	/** URL of the setting for that; '' if this user may not change it. */
	keepingUrl: string;
}

/** Returns the data of this screen in the page. */
export const configuration = (): FormsConfiguration =>
	( globalThis as unknown as { pagewrightForms: FormsConfiguration } ).pagewrightForms;

export const formUrl = ( id: number | 'new' ): string => `${ configuration().url }&form=${ id }`;
