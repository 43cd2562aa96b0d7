import { JSDOM } from 'jsdom';
import { parse as parsePage, type DefaultTreeAdapterTypes } from 'parse5';
import { runnable } from './hostile';
import { random } from './random';
import { phpFile } from './site';
import { shared } from './units';

const { call } = phpFile( 'tests/support/fuzz.php' );

export type Draw = () => number;

/** Seed of the first input; another one generates other inputs. */
export const FUZZ_SEED = Number( process.env.FUZZ_SEED ?? 20261124 );

/** Strings that broke parsers, filters and encoders; texts combine several. */
export const PIECES = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'&lt;img src=x onerror=alert(1)&gt;',
	'&amp;lt;svg onload=alert(1)&amp;gt;',
	'\\u003cimg src=x onerror=alert(1)\\u003e',
	'\\\\u003cscript\\\\u003e',
	'<a href="javascript:alert(1)">x</a>',
	'<a href="java&#10;script:alert(1)">x</a>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<svg><animate onbegin=alert(1) attributeName=x></svg>',
	'<math><mtext><style><img src onerror=alert(1)>',
	'<form action=//evil.test><button formaction="javascript:alert(1)">',
	'<p style="position:fixed;background:url(javascript:alert(1))">',
	'<b title="',
	"<b title='",
	'<!--',
	'-->',
	'<![CDATA[',
	']]>',
	'</style>',
	'</textarea><script>alert(1)</script>',
	'" onmouseover="alert(1)',
	"' onfocus='alert(1)' autofocus='",
	'&quot;',
	'&amp;quot;',
	'&#39;',
	'&#x3c;',
	'&lt',
	'<',
	'>',
	'"',
	"'",
	'&',
	'\\',
	'`',
	'{',
	'}',
	'[',
	']',
	'[gallery]',
	'[siteorigin_widget class="WP_Widget_Custom_HTML"]<input value="{}">[/siteorigin_widget]',
	'<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
	'%3Cscript%3E',
	'%s %1$s %n',
	'\u0000',
	'\u0001\u001f',
	'\u2028',
	'\ufeff',
	'\u202e',
	'😀',
	'İ',
	'日本',
	'\r\n',
	'\t',
	' ',
	'',
	'a',
	'word',
	'0',
	'-1',
	'1e309',
	'null',
	'true',
] as const;

export const upTo = ( draw: Draw, count: number ): number => Math.floor( draw() * count );

export const oneOf = < T >( draw: Draw, list: readonly T[] ): T =>
	list[ upTo( draw, list.length ) ] as T;

export const some = < T >( draw: Draw, most: number, make: () => T ): T[] =>
	Array.from( { length: upTo( draw, most + 1 ) }, make );

/** Returns a text of up to `most` strings. */
export const text = ( draw: Draw, most = 4, pieces: readonly string[] = PIECES ): string =>
	some( draw, most, () => oneOf( draw, pieces ) ).join( '' );

/**
 * Returns any JSON value, with random texts, keys and nesting. Some values are JSON inside a text.
 */
export function value( draw: Draw, depth = 4, leaf: ( draw: Draw ) => unknown = text ): unknown {
	const kind = draw();
	if ( kind < 0.55 || depth === 0 ) {
		return leaf( draw );
	}
	if ( kind < 0.68 ) {
		return oneOf( draw, [ null, true, false, 0, -1, 1.5, 1e300, 2 ** 53, '', [], {} ] );
	}
	const inner = () => value( draw, depth - 1, leaf );
	if ( kind < 0.76 ) {
		return JSON.stringify( inner() );
	}
	return kind < 0.86
		? some( draw, 4, inner )
		: Object.fromEntries( some( draw, 4, () => [ text( draw, 2 ), inner() ] ) );
}

/** The result of PHP for one input. */
export interface Outcome {
	seed: number;
	/** Return value of the code, usually a text. */
	output: unknown;
	notices: string[];
	thrown: string;
}

/**
 * Generates inputs from seeds, passes them to PHP in batches, and reports failures with the seed
 * that reproduces them.
 *
 * @param options
 * @param options.make   Generates an input; equal for equal seeds.
 * @param options.code   PHP that returns what it makes of `$inputPHP code that returns its result for `$input `. Notices and exceptions count as failures.
 * @param options.before PHP code that runs before each batch.
 * @param options.check  Returns what is wrong with a result; '' for nothing.
 * @param options.count  Number of inputs; 10,000 by default.
 * @param options.batch  Inputs in one request.
 */
export async function fuzz< Input >( options: {
	make: ( draw: Draw ) => Input;
	code: string;
	before?: string;
	check: ( outcome: Outcome, input: Input ) => string;
	count?: number;
	batch?: number;
} ): Promise< { failures: string[]; outcomes: number } > {
	const { make, code, before = '', check, count = 10_000, batch = 500 } = options;
	const start = FUZZ_SEED;
	const failures: string[] = [];
	let outcomes = 0;
	for ( let first = 0; first < count && failures.length < 5; first += batch ) {
		const seeds = Array.from(
			{ length: Math.min( batch, count - first ) },
			( _, at ) => start + first + at
		);
		const inputs = seeds.map( ( seed ) => wellFormed( make( random( seed ) ) ) );
		for ( const [ at, outcome ] of ( await run( inputs, code, before ) ).entries() ) {
			const input = inputs[ at ] as Input;
			const wrong =
				outcome.thrown ||
				outcome.notices.join( '; ' ) ||
				check( { ...outcome, seed: seeds[ at ]! }, input );
			wrong &&
				failures.push(
					`seed ${ seeds[ at ] }: ${ wrong } — ${ JSON.stringify( input ).slice( 0, 600 ) }`
				);
			outcomes++;
		}
	}
	return { failures: failures.slice( 0, 5 ), outcomes };
}

/** Replaces unpaired surrogates in texts, such as a cut emoji: PHP rejects all inputs if one has them. */
const wellFormed = < T >( input: T ): T =>
	JSON.parse(
		JSON.stringify( input, ( _, one ) =>
			typeof one === 'string' ? Buffer.from( one ).toString() : one
		)
	) as T;

const run = ( inputs: unknown[], code: string, before: string ) =>
	call< Outcome[] >( 'run_with_inputs', inputs, before, code );

const parser = new new JSDOM( '' ).window.DOMParser();
export const parse = ( html: string ): Document => parser.parseFromString( html, 'text/html' );

/** Our own elements, which runnable() inspects more closely. */
const OWN = new RegExp(
	`\\b(${ [ 'wpcf7-form', 'pagewright-form-schema', ...shared.forms.map( ( form ) => /\.([\w-]+)/.exec( form )![ 1 ]! ) ].join( '|' ) })\\b`
);

/**
 * Returns whether anything in the tree could run: like runnable(), several times faster, with more
 * false positives.
 */
function mayRun( node: DefaultTreeAdapterTypes.Node ): boolean {
	const { tagName = '', attrs = [] } = node as Partial< DefaultTreeAdapterTypes.Element >;
	const isOwn = attrs.some( ( { name, value: own } ) => name === 'class' && OWN.test( own ) );
	const inside = [
		...( ( node as Partial< DefaultTreeAdapterTypes.ParentNode > ).childNodes ?? [] ),
		...( 'content' in node ? [ node.content ] : [] ),
	];
	return (
		( ! isOwn && /^(script|object|embed|base|meta|link|form)$/i.test( tagName ) ) ||
		attrs.some(
			( { name, value: given } ) =>
				/^(on|srcdoc)/.test( name ) ||
				/expression|javascript|vbscript|^data:/i.test( given.replace( /[\s\0-\x1f]/g, '' ) )
		) ||
		inside.some( mayRun )
	);
}

/** Returns what could run in this HTML, as a sentence; '' for nothing. */
export const whatRuns = ( html: unknown ): string =>
	typeof html === 'string' && html.includes( '<' ) && mayRun( parsePage( html ) )
		? runnable( html, parse ).join( '; ' )
		: '';
