import { send } from '../../../../rest/send';

/** Settings as stored; see features/contact-forms/Settings.php. */
export interface FormSettings {
	trap: boolean;
	trap_script: boolean;
	/** '' for the default. */
	trap_message: string;
	test_block: boolean;
	places: string[];
	trap_edition: number;
	least_seconds: number;
	/** 0 for no limit. */
	rate_count: number;
	rate_minutes: number;
	/** 0 for no limit. */
	most_links: number;
	captcha: '' | 'turnstile' | 'hcaptcha' | 'recaptcha_v2' | 'recaptcha_v3';
	captcha_key: string;
	/** Dots for a stored secret. */
	captcha_secret: string;
	/** In hundredths. */
	captcha_least: number;
	/** 0 forever. */
	keep_days: number;
	/** 0 keeps none. */
	spam_days: number;
	keep_failed: boolean;
	erase_on_uninstall: boolean;
}

export interface FormsState {
	settings: FormSettings;
	/** Refused submissions of the last 30 days, highest number first. */
	refused: Array< {
		/** A place of the settings, or `form-` and the ID of a form. */
		place: string;
		/** Title of the form; '' for other places and deleted forms. */
		form: string;
		count: number;
	} >;
}

/** Saves the sent settings; returns all. */
export const saveForms = ( settings: Partial< FormSettings > ) =>
	send< FormsState >( '/sowb/v1/screen/forms', { settings } );

/** Renews the names of the spam trap's fields. */
export const renewTrap = () =>
	send< FormsState >( '/sowb/v1/screen/forms', { action: 'renew-trap' } );
