import { JSDOM } from 'jsdom';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { runnable } from './hostile';
import { php, phpValue } from './site';

/** Another seed makes other inputs; a failure says which one it had. */
export const FUZZ_SEED = Number( process.env.FUZZ_SEED ?? 20261124 );

/** Inputs of one call: more would not fit into one request's memory, fewer would start WordPress more often. */
const BATCH = 500;

/** What came out of one input. */
interface Outcome {
	/** HTML, or whatever the code returned as text. */
	html: string;
	/** Notices, warnings and deprecations. */
	notices: string[];
	/** What was thrown; '' where nothing was. */
	thrown: string;
}

const parser = new new JSDOM( '' ).window.DOMParser();
const parse = ( html: string ) => parser.parseFromString( html, 'text/html' );

/** Our own elements, at which runnable() looks more closely. */
const OWN = /\b(wpcf7-form|pagewright-form-schema|pagewright-faq__search)\b/;

/** Whether anything in the tree could run: as runnable(), several times faster, and with more false alarms. */
function mayRun( node: DefaultTreeAdapterTypes.Node ): boolean {
	const { tagName = '', attrs = [] } = node as Partial< DefaultTreeAdapterTypes.Element >;
	const isOwn = attrs.some( ( { name, value } ) => name === 'class' && OWN.test( value ) );
	const inside = [
		...( ( node as Partial< DefaultTreeAdapterTypes.ParentNode > ).childNodes ?? [] ),
		...( 'content' in node ? [ node.content ] : [] ),
	];
	return (
		( ! isOwn && /^(script|object|embed|base|meta|link|form)$/i.test( tagName ) ) ||
		attrs.some(
			( { name, value } ) =>
				/^(on|srcdoc)/.test( name ) ||
				/expression|javascript|vbscript|^\s*data:/i.test(
					value.replace( /[\s\0-\x1f]/g, '' )
				)
		) ||
		inside.some( mayRun )
	);
}

/**
 * Runs PHP on each input, in batches, and finds what threw, complained or made HTML that runs.
 *
 * @param inputs Values that JSON can carry.
 * @param code   Returns a text; the input is `$input`.
 * @param before Runs once in each batch.
 * @return The first few problems, each with the number of its input, and how many answers were not empty.
 */
export async function fuzz(
	inputs: unknown[],
	code: string,
	before = ''
): Promise< { problems: object[]; answered: number } > {
	const problems: object[] = [];
	let answered = 0;
	for ( let from = 0; from < inputs.length; from += BATCH ) {
		const batch = inputs.slice( from, from + BATCH );
		const outcomes = await php< Outcome[] >( `
			${ before }
			$notices = array();
			set_error_handler( static function ( $level, $message, $file, $line ) use ( &$notices ) { $notices[] = "$message in $file:$line"; return true; } );
			$out = array();
			foreach ( ${ phpValue( batch ) } as $input ) {
				$notices = array();
				$thrown  = '';
				$html    = '';
				try {
					$html = ( static function ( $input ) { ${ code } } )( $input );
				} catch ( Throwable $error ) {
					$thrown = (string) $error;
				}
				$out[] = array( 'html' => (string) wp_check_invalid_utf8( (string) $html, true ), 'notices' => $notices, 'thrown' => $thrown );
			}
			return $out;` );
		outcomes.forEach( ( { html, notices, thrown }, at ) => {
			answered += html === '' ? 0 : 1;
			const found = mayRun( parseFragment( html ) ) ? runnable( html, parse ) : [];
			if ( thrown || notices.length || found.length ) {
				problems.push( { seed: FUZZ_SEED, input: from + at, thrown, notices, found } );
			}
		} );
	}
	return { problems: problems.slice( 0, 5 ), answered };
}
