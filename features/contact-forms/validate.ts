import { createInput, type FileFacts, type Input } from './input';
import { RULES } from './rules/registry';
import type { Rule } from './rules/rule';

/** Validation schema of a form, from the server. */
export interface Schema {
	version?: string;
	locale?: string;
	rules?: Rule[];
}

/** Result of the rules for a field: the first error, or the accepted values. */
export interface Verdict {
	error?: string;
	validInputs: string[];
}

/**
 * Returns whether the input passes a rule. The server validates unknown rules, such as those of
 * add-ons.
 */
const keeps = ( rule: Rule, input: Input ): boolean =>
	! Object.hasOwn( RULES, rule.rule ) || RULES[ rule.rule ]!( rule, input, keeps );

/** Returns the message of a failed rule; for `all`, the message of the inner rule that failed. */
function errorOf( rule: Rule, input: Input ): string {
	const inner =
		rule.rule === 'all' ? rule.rules?.find( ( one ) => ! keeps( one, input ) ) : undefined;
	return ( inner && errorOf( inner, input ) ) || rule.error || '';
}

/**
 * Returns the error of each field: the first of its rules that fails. A rule without a message
 * fails only on the server. Validator.php does the same in PHP.
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
 * Implements the page's `swv.validate()`.
 *
 * @param schema         Schema of the form.
 * @param formData       Values to validate.
 * @param options
 * @param options.fields Fields to validate; all with rules by default.
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
