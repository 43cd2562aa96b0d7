import { HtmlValidate } from 'html-validate';

/**
 * Rules for valid HTML by the standard, without style. Off are style rules, rules that axe checks
 * by what is visible, and rules for whole pages.
 */
const validator = new HtmlValidate( {
	root: true,
	extends: [ 'html-validate:standard' ],
	rules: {
		// WordPress writes both kinds.
		'void-style': 'off',
		'no-inline-style': 'off',
		'long-title': 'off',
		'no-trailing-whitespace': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		// Content of posts: classes and IDs of any format.
		'valid-id': [ 'error', { relaxed: true } ],
		// A part of a page has no first level.
		'heading-level': 'off',
		'no-missing-references': 'off',
		'tel-non-breaking': 'off',
		'require-sri': 'off',
		'prefer-native-element': 'off',
		'script-type': 'off',
	},
} );

/** Returns sentences about errors in HTML. */
export async function htmlProblems( html: string ): Promise< string[] > {
	const { results } = await validator.validateString( html );
	const lines = html.split( '\n' );
	return results.flatMap( ( { messages } ) =>
		messages.map(
			( { ruleId, message, line, column } ) =>
				`${ ruleId }: ${ message } — ${ lines[ line - 1 ]?.slice( Math.max( 0, column - 30 ), column + 90 ) }`
		)
	);
}
