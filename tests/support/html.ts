import { HtmlValidate } from 'html-validate';

/**
 * What HTML has to be: the standard, and no opinion about style. Off are rules of taste, rules that axe judges by what is on the screen,
 * and those that a part of a page cannot keep.
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
		// What comes from the posts of a site: classes and ids of any kind.
		'valid-id': [ 'error', { relaxed: true } ],
		// A part of a page begins where the page is.
		'heading-level': 'off',
		'no-missing-references': 'off',
		'tel-non-breaking': 'off',
		'require-sri': 'off',
		'prefer-native-element': 'off',
		'script-type': 'off',
	},
} );

/** Sentences about what is wrong in a piece of HTML. */
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
