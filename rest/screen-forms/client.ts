import { send } from '../send';

/** As stored; see forms/Settings.php. */
export interface FormSettings {
	trap: boolean;
	trap_script: boolean;
	/** '' for the usual words. */
	trap_message: string;
	test_block: boolean;
	places: string[];
	trap_edition: number;
	least_seconds: number;
	/** 0: any number. */
	rate_count: number;
	rate_minutes: number;
	/** 0: any number. */
	most_links: number;
	captcha: '' | 'turnstile' | 'hcaptcha' | 'recaptcha_v2' | 'recaptcha_v3';
	captcha_key: string;
	/** Dots where one is stored. */
	captcha_secret: string;
	/** In hundredths. */
	captcha_least: number;
	/** 0: for ever. */
	keep_days: number;
	/** 0: none is kept. */
	spam_days: number;
	keep_failed: boolean;
	erase_on_uninstall: boolean;
}

export interface FormsState {
	settings: FormSettings;
	/** What was refused in the last 30 days, the most first. */
	refused: Array< {
		/** A place of the settings, or `form-` and the id of a form. */
		place: string;
		/** Title of the form; '' where it is none, or gone. */
		form: string;
		count: number;
	} >;
}

/** Stores those that are sent; the answer holds all. */
export const saveForms = ( settings: Partial< FormSettings > ) =>
	send< FormsState >( '/sowb/v1/screen/forms', { settings } );

/** Gives the trap's field other names. */
export const renewTrap = () =>
	send< FormsState >( '/sowb/v1/screen/forms', { action: 'renew-trap' } );
