import type { FormSettings, FormsState } from '../rest/screen-forms/client';

/** Initial data of the forms tab. */
export interface FormsFacts extends FormsState {
	/** Captcha services: key => name. */
	services: Record< string, string >;
	inboxUrl: string;
	/** The constant that turns the honeypot off in forms of others, and whether it is set. */
	guards: { constant: string; isDisabled: boolean };
}

export interface FormsPartProps {
	settings: FormSettings;
	onChange: ( values: Partial< FormSettings > ) => void;
}
