/** Values of the tag generator: texts and booleans by option name. */
export type TagValues = Record< string, string | boolean >;

/** Syntax of an option. */
export type OptionForm =
	/** `name:value` */
	| 'value'
	/** `name`, if it is on. */
	| 'switch'
	/** Another part of the tag. */
	| 'part';

export interface TagOption {
	name: string;
	form: OptionForm;
}

export interface TagKind {
	/** Type as written: `text`. */
	type: string;
	/** Whether `type*` makes it required. */
	canBeRequired: boolean;
	hasName: boolean;
	/** Whether its values are lines of choices. */
	hasChoices: boolean;
	/** Whether it has content between `[type]` and `[/type]`. */
	hasContent: boolean;
	options: TagOption[];
}

const text = ( values: TagValues, name: string ): string => {
	const value = values[ name ];
	return typeof value === 'string' ? value.trim() : '';
};

const linesOf = ( value: string ): string[] =>
	value
		.split( '\n' )
		.map( ( line ) => line.trim() )
		.filter( Boolean );

/** Values have no escape syntax: uses quotes that the text does not contain. */
export const quoted = ( value: string ): string =>
	value.includes( '"' ) ? `'${ value }'` : `"${ value }"`;

/** Returns the tag as text. */
export function tagText( kind: TagKind, values: TagValues ): string {
	const options = kind.options
		.filter( ( { form } ) => form !== 'part' )
		.flatMap( ( option ) => optionText( option, values ) );
	const written = kind.hasChoices
		? linesOf( text( values, 'choices' ) )
		: [ text( values, 'value' ) ].filter( Boolean );
	const words = [
		kind.type + ( kind.canBeRequired && values.required ? '*' : '' ),
		...( kind.hasName ? [ text( values, 'name' ) ] : [] ),
		...options,
		...written.map( quoted ),
	];
	const tag = `[${ words.join( ' ' ) }]`;
	return kind.hasContent ? `${ tag } ${ text( values, 'content' ) } [/${ kind.type }]` : tag;
}

function optionText( { name, form }: TagOption, values: TagValues ): string[] {
	if ( form === 'switch' ) {
		// A placeholder requires a text.
		return values[ name ] === true && ( name !== 'placeholder' || text( values, 'value' ) )
			? [ name ]
			: [];
	}
	const value = text( values, name );
	if ( value === '' ) {
		return [];
	}
	return name === 'class'
		? value.split( /\s+/ ).map( ( one ) => `class:${ one }` )
		: [ `${ name }:${ joined( name, value ) }` ];
}

/** Lists are separated by pipes; phrases of dates contain underscores. */
const joined = ( name: string, value: string ): string =>
	name === 'filetypes'
		? value
				.split( /[\s,|]+/ )
				.filter( Boolean )
				.join( '|' )
		: value.replace( /\s+/g, '_' );

/** Returns the tag with its label for the template: a field inside its label, a group below it. */
export function withLabel( kind: TagKind, values: TagValues ): string {
	const tag = tagText( kind, values );
	const label = text( values, 'label' );
	if ( label === '' ) {
		return tag;
	}
	return [ 'checkbox', 'radio' ].includes( kind.type )
		? `${ label }\n${ tag }`
		: `<label> ${ label }\n    ${ tag } </label>`;
}

/**
 * Returns a free name for a field, derived from its label: lower-case letters, digits and hyphens.
 */
export function nameFor( label: string, type: string, taken: string[] ): string {
	const slug = label
		.normalize( 'NFKD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^[^a-z]+|-+$/g, '' );
	const own = UNAVAILABLE.includes( slug ) ? `your-${ slug }` : slug;
	const base = slug ? own : type;
	let name = slug ? base : `${ base }-1`;
	for ( let number = slug ? 2 : 1; taken.includes( name ); number++ ) {
		name = `${ base }-${ number }`;
	}
	return name;
}

/** Query variables of WordPress: a page with such a field would not be found. */
const UNAVAILABLE = [
	'name',
	'year',
	'day',
	'hour',
	'minute',
	'second',
	'page',
	'post',
	'title',
	'search',
	'tag',
	'author',
	'feed',
	'order',
	'error',
	'type',
	'attachment',
	'more',
	'preview',
	'category',
	'w',
	'p',
	'm',
	's',
	'cat',
	'exact',
	'sentence',
	'embed',
	'terms',
	'taxonomy',
	'status',
	'robots',
];

/** Returns the approximate names of fields in a template, which a new one must not use. */
export const namesIn = ( template: string ): string[] =>
	[ ...template.matchAll( /\[[a-z]\w*\*?\s+([A-Za-z][-\w:.]*)/g ) ].map(
		( [ , name ] ) => name!
	);

export type TagMistake = 'name' | 'taken' | 'characters' | 'option' | 'content';

/** Returns the errors of a tag, by the field that contains them. */
export function mistakesIn(
	kind: TagKind,
	values: TagValues,
	taken: string[]
): Record< string, TagMistake > {
	const found: Record< string, TagMistake > = {};
	const name = text( values, 'name' );
	if ( kind.hasName && ! /^[A-Za-z][-A-Za-z0-9_:]*$/.test( name ) ) {
		found.name = 'name';
	} else if ( kind.hasName && taken.includes( name ) ) {
		found.name = 'taken';
	}
	for ( const field of [ 'value', 'choices' ] ) {
		const lines = linesOf( text( values, field ) );
		if ( lines.some( ( line ) => /\]/.test( line ) || /".*'|'.*"/.test( line ) ) ) {
			found[ field ] = 'characters';
		}
	}
	for ( const { name: option, form } of kind.options ) {
		if (
			form === 'value' &&
			! /^[-+*=0-9a-zA-Z:.!?#$&@_/|%,\s]*$/.test( text( values, option ) )
		) {
			found[ option ] = 'option';
		}
	}
	if ( kind.hasContent && /\[/.test( text( values, 'content' ) ) ) {
		found.content = 'content';
	}
	return found;
}
