import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { FileFacts } from '../../input';
import type { Rule } from '../../rules/rule';

/** Input of the field `x`: a text, nested texts, nothing, files, or values of several fields. */
export type Given =
	| null
	| number
	| string
	| Nested
	| { files: FileFacts[] }
	| { fields: Record< string, string | Nested > };
type Nested = Array< string | Nested >;

/** One row of features/contact-forms/rules/<rule>/cases.json. */
export interface RuleCase {
	name: string;
	/** Properties of the rule; `rule`, `field` x and `error` E are added. */
	rule?: Partial< Rule >;
	accepts: Given[];
	refuses: Given[];
	/** Error of the rule if it is not E. */
	error?: string;
}

/** A validation in both languages. */
export interface Question {
	name: string;
	rule: Rule;
	values: Record< string, unknown >;
	files: Record< string, FileFacts[] >;
	/** Undefined when the input is valid. */
	expected?: string;
}

export const RULE_NAMES = readdirSync( 'features/contact-forms/rules', { withFileTypes: true } )
	.filter(
		( entry ) =>
			entry.isDirectory() &&
			existsSync( `features/contact-forms/rules/${ entry.name }/rule.ts` )
	)
	.map( ( { name } ) => name );

export const questionsOf = ( name: string ): Question[] =>
	(
		JSON.parse(
			readFileSync( `features/contact-forms/rules/${ name }/cases.json`, 'utf8' )
		) as RuleCase[]
	 ).flatMap( ( { name: title, rule, accepts, refuses, error = 'E' } ) =>
		[
			...accepts.map( ( one ) => [ one ] as const ),
			...refuses.map( ( one ) => [ one, error ] as const ),
		].map( ( [ given, expected ] ) => ( {
			name: `${ title }: ${ JSON.stringify( given ) }`,
			rule: { rule: name, field: 'x', error: 'E', ...rule },
			...asSent( given ),
			expected,
		} ) )
	);

export function asSent( given: Given ): Pick< Question, 'values' | 'files' > {
	const isPlain = given === null || typeof given !== 'object' || Array.isArray( given );
	return {
		values: isPlain
			? given === null
				? {}
				: { x: given }
			: 'fields' in given
				? given.fields
				: {},
		files: ! isPlain && 'files' in given ? { x: given.files } : {},
	};
}

/** Entries of FormData. */
export const entriesOf = ( { values, files }: Pick< Question, 'values' | 'files' > ) => [
	...Object.entries( values ).flatMap( ( [ field, value ] ) => flat( field, value ) ),
	...Object.entries( files ).flatMap( ( [ field, list ] ) =>
		list.map( ( file ): [ string, FileFacts ] => [ `${ field }[]`, file ] )
	),
];

const flat = ( name: string, value: unknown ): Array< [ string, string ] > =>
	Array.isArray( value )
		? value.flatMap( ( one ) => flat( `${ name }[]`, one ) )
		: [ [ name, `${ value }` ] ];
