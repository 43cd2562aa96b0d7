import { readFileSync } from 'node:fs';
import { siteUrl } from './site';
import { shared, widgetPath } from './units';

/** Texts that broke sites: markup, scripts, unusual characters, encoded numbers. */
export const TEXTS = [
	'<script>alert(1)</script>',
	'"><svg onload=alert(1)>',
	"' onmouseover='alert(1)",
	'<img src=x onerror=alert(1)>',
	'javascript:alert(1)',
	' \tjava\nscript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'</style><script>alert(1)</script>',
	'red;background:url(javascript:alert(1))',
	'expression(alert(1))',
	'<a href="javascript:alert(1)">x</a>',
	'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
	'<math><mtext><style><img src onerror=alert(1)>',
	'[siteorigin_widget class="SiteOrigin_Widget_Accordion_Widget"]<input value="{}">[/siteorigin_widget]',
	'[gallery ids="1"][nobody]',
	'%s %1$s %n $1 \\1 {$x}',
	'\u0000\u0001\u001f',
	'\ud83d\ude00 \u202e\u0627\u0644\u0639 \u0301\u0301',
	'-5px',
	'1e309',
	'999999999999999999999px',
	'NaN',
	'post: 999999',
	'#',
	'on',
	'',
	' ',
	'x'.repeat( 20_000 ),
	'script',
	'iframe',
	'style',
	'object',
	'gtag(alert(1))',
	'ga("send");alert(1)',
];

/** Returns a generator with equal numbers for equal seeds, so that failures are reproducible. */
function random( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( Math.imul( state, 1664525 ) + 1013904223 ) >>> 0;
		return state / 2 ** 32;
	};
}

interface FieldLike {
	type: string;
	fields?: Record< string, FieldLike >;
	options?: string[] | Record< string, string >;
}

/** Returns data for a widget that are partly similar to its own and partly random. */
export function hostileData( folder: string, seed: number ): Record< string, unknown > {
	const next = random( seed );
	const pick = < T >( list: readonly T[] ): T => list[ Math.floor( next() * list.length ) ] as T;
	const anything = ( depth = 0 ): unknown => {
		const kind = next();
		if ( kind < 0.5 ) {
			return pick( TEXTS );
		}
		if ( kind < 0.7 ) {
			return pick( [ null, true, false, 0, -1, 1.5, 1e300, 2 ** 53 ] );
		}
		if ( depth > 12 ) {
			return [];
		}
		const inner = Array.from( { length: Math.floor( next() * 4 ) }, ( _, i ) => [
			next() < 0.5 ? String( i ) : pick( TEXTS ).slice( 0, 40 ),
			anything( depth + 1 ),
		] );
		return next() < 0.5 ? inner.map( ( [ , value ] ) => value ) : Object.fromEntries( inner );
	};
	const of = ( field: FieldLike ): unknown => {
		if ( next() < 0.3 ) {
			return anything();
		}
		if ( [ 'section', 'tabs', 'widget' ].includes( field.type ) ) {
			return object( field.fields ?? {} );
		}
		if ( field.type === 'repeater' ) {
			return Array.from( { length: Math.floor( next() * 4 ) }, () =>
				next() < 0.2 ? anything() : object( field.fields ?? {} )
			);
		}
		const keys = Array.isArray( field.options )
			? field.options
			: Object.keys( field.options ?? {} );
		return keys.length && next() < 0.5 ? pick( keys ) : pick( TEXTS );
	};
	const object = ( fields: Record< string, FieldLike > ): Record< string, unknown > => ( {
		...Object.fromEntries(
			Object.entries( fields )
				.filter( () => next() < 0.8 )
				.map( ( [ name, field ] ) => [ name, of( field ) ] )
		),
		...( next() < 0.3 ? { [ pick( TEXTS ).slice( 0, 30 ) ]: anything() } : {} ),
	} );
	const fields = forms.get( folder ) ?? readFields( folder );
	forms.set( folder, fields );
	return object( fields );
}

/** Fields by widget: some tests read them thousands of times. */
const forms = new Map< string, Record< string, FieldLike > >();
const readFields = ( folder: string ): Record< string, FieldLike > =>
	JSON.parse( readFileSync( `${ widgetPath( folder ) }/widget.json`, 'utf8' ) ).fields;

/** Returns an object with this many nested levels. */
export const deep = ( levels: number ): unknown =>
	JSON.parse( '{"panels":[{"design":'.repeat( levels ) + '1' + '}]}'.repeat( levels ) );

/** Attributes that a browser follows. */
const ADDRESS = /^(href|src|srcset|action|formaction|xlink:href|poster|background)$/;

/**
 * Forms and data of features, and the settings of maps, which are data.
 */
const OWN_FORM =
	shared.forms.map( ( form ) => `${ form.replace( '{site}', siteUrl ) }, ` ).join( '' ) +
	'.sow-google-map-canvas > script[type="application/json"]:not([src])';

/**
 * Returns whatever in this HTML could run: elements, handlers, URLs. Allows Button's tracking calls
 * on the allowlist by name.
 */
export function runnable( html: string, parse: ( html: string ) => Document ): string[] {
	const found: string[] = [];
	const page = parse( html );
	// Selecting all elements would take several times longer, and longer with each page.
	const walker = page.createTreeWalker( page, 1 /* elements */ );
	while ( walker.nextNode() ) {
		const element = walker.currentNode as Element;
		if (
			/^(script|object|embed|base|meta|link|form)$/i.test( element.tagName ) &&
			! element.matches( OWN_FORM )
		) {
			found.push( element.outerHTML.slice( 0, 200 ) );
		}
		for ( const { name, value } of element.attributes ) {
			const isTracking =
				name === 'onclick' &&
				/^(ga|gtag|fbq|dataLayer\.push)\((?:[^()]*)\);?$/.test( value ) &&
				! /alert/.test( value );
			if (
				( name.startsWith( 'on' ) && ! isTracking ) ||
				name === 'srcdoc' ||
				( ADDRESS.test( name ) &&
					/^(javascript|data|vbscript):/i.test(
						value.replace( /[\s\u0000-\u001f]/g, '' )
					) ) ||
				/expression|javascript/i.test( name === 'style' ? value : '' )
			) {
				found.push( `${ name }="${ value.slice( 0, 200 ) }"` );
			}
		}
	}
	return found;
}
