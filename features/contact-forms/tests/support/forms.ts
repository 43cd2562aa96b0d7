import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/contact-forms/tests/support/forms.php' );

export interface FormParts {
	form?: string;
	mail?: object;
	mail_2?: object;
	messages?: object;
	additional_settings?: string;
}

/** Turns the spam trap off, which has changing names and times. */
export const WITHOUT_TRAP = `add_filter( 'pre_option_pagewright_forms', static fn () => array( 'trap' => false ) );`;

/** Returns the inside of many forms: the rendered templates without hidden fields and response. */
export const inside = ( templates: string[], before = '' ) =>
	call< string[] >( 'inside', templates, before );
