import { php, phpValue } from './site';

export interface FormParts {
	form?: string;
	mail?: object;
	mail_2?: object;
	messages?: object;
	additional_settings?: string;
}

/** Turns the spam trap off, which has changing names and times. */
export const WITHOUT_TRAP = `add_filter( 'pre_option_pagewright_forms', static fn () => array( 'trap' => false ) );`;

/** Returns an unsaved form as a PHP expression. */
export const formOf = ( properties: FormParts, id = 5, locale = 'en_US' ) =>
	`new Pagewright\\Forms\\Form( ${ id }, 'Contact', '', '', '${ locale }', Pagewright\\Forms\\Template::whole( ${ phpValue(
		properties
	) } ) )`;

/** Returns the inside of many forms: the rendered templates without hidden fields and response. */
export const inside = ( templates: string[], before = '' ) =>
	php< string[] >( `
		${ WITHOUT_TRAP } ${ before }
		$inside = array();
		foreach ( ${ phpValue( templates ) } as $template ) {
			$html = Pagewright\\Forms\\FormRenderer::html( new Pagewright\\Forms\\Form( 5, 'Contact', '', '', 'en_US', array( 'form' => $template ) ) );
			preg_match( '~</fieldset>\\n(.*?)(?:<div class="wpcf7-response-output" aria-hidden="true"></div>)?\\n</form>~s', $html, $found );
			$inside[] = $found[1] ?? $html;
		}
		return $inside;
	` );
