import { createInput, type FileFacts, type Input } from './input';
import { RULES } from './rules/registry';
import type { Rule } from './rules/rule';

/** What the server says about the fields of a form. */
export interface Schema {
	version?: string;
	locale?: string;
	rules?: Rule[];
}

/** What the rules say about a field: the first error, or the values that stood. */
export interface Verdict {
	error?: string;
	validInputs: string[];
}

/** Whether the input keeps a rule. One that nobody knows, such as an add-on's, is left to the server. */
const keeps = ( rule: Rule, input: Input ): boolean =>
	! Object.hasOwn( RULES, rule.rule ) || RULES[ rule.rule ]!( rule, input, keeps );

/** Why the input does not keep a rule: of `all`, in the words of what fails within. */
function errorOf( rule: Rule, input: Input ): string {
	const inner =
		rule.rule === 'all' ? rule.rules?.find( ( one ) => ! keeps( one, input ) ) : undefined;
	return ( inner && errorOf( inner, input ) ) || rule.error || '';
}

/**
 * Why fields are refused, message by field: of each the first of its rules that it does not keep. A rule without words
 * refuses nothing here. Twin of Validator.php.
 */
export function check( schema: Schema, input: Input ): Map< string, string > {
	const found = new Map< string, string >();
	for ( const rule of schema.rules ?? [] ) {
		if ( rule.field && ! found.has( rule.field ) && ! keeps( rule, input ) ) {
			const error = errorOf( rule, input );
			if ( error ) {
				found.set( rule.field, error );
			}
		}
	}
	return found;
}

/**
 * What the page's `swv.validate()` does.
 *
 * @param schema         Of the form.
 * @param formData       What the rules are held against.
 * @param options
 * @param options.fields Only these; all that have rules, where it is missing.
 */
export function validate(
	schema: Schema,
	formData: Iterable< [ string, string | FileFacts ] >,
	options: { fields?: string[] } = {}
): Map< string, Verdict > {
	const input = createInput( formData );
	const errors = check( schema, input );
	const fields = options.fields ?? ( schema.rules ?? [] ).map( ( { field } ) => field );
	return new Map(
		fields.map( ( field ) => {
			const error = errors.get( field );
			const validInputs = error === undefined ? input.values( field ) : [];
			return [ field, { ...( error !== undefined && { error } ), validInputs } ];
		} )
	);
}
