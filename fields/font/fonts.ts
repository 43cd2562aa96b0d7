import { __ } from '@wordpress/i18n';
import { environment } from '../environment';

/** Fonts that nearly every computer has, as in Font.php. */
export const WEB_SAFE = [
	'Arial',
	'Courier New',
	'Georgia',
	'Helvetica Neue',
	'Lucida Grande',
	'Times New Roman',
];

/** Family => its variants in Google's format, shortened: `400 700 700i`. */
export type GoogleFonts = Record< string, string >;

export type FontSource = 'default' | 'site' | 'computer' | 'added' | 'google' | 'unknown';

/** A row of the list. */
export interface FontChoice {
	/** Value of the field for this choice. */
	value: string;
	label: string;
	source: FontSource;
}

const own = ( fonts: readonly string[], source: FontSource ): FontChoice[] =>
	fonts.map( ( value ) => ( { value, label: fontLabel( value ), source } ) );

/**
 * Returns the available fonts, the site's first. Contains the saved one even if this site does not
 * have it.
 */
export function fontChoices( saved: string, google: GoogleFonts ): FontChoice[] {
	const { theme, added } = environment().fonts;
	const near = [
		...own( theme, 'site' ),
		...own(
			WEB_SAFE.filter( ( font ) => ! theme.includes( font ) ),
			'computer'
		),
		...own( added, 'added' ),
	];
	const known = new Set( near.map( ( { value } ) => value ) );
	const far = Object.entries( google )
		.filter( ( [ family ] ) => ! known.has( family ) )
		.map( ( [ family, variants ] ): FontChoice => ( {
			value: mainValue( family, variants ),
			label: family,
			source: 'google',
		} ) );
	const choices = [
		{ value: 'default', label: themeFont(), source: 'default' as const },
		...near,
	];
	const isOffered = [ ...choices, ...far ].some( ( choice ) => isChosen( choice, saved ) );
	return [ ...choices, ...( isOffered ? [] : own( [ saved ], 'unknown' ) ), ...far ];
}

const themeFont = () => __( 'Theme font', 'pagewright' );

/** Returns `Roboto`, or `Buda:300` for a family without a regular variant. */
function mainValue( family: string, variants: string ): string {
	const list = variants.split( ' ' );
	return list.includes( '400' ) ? family : joinFont( family, list[ 0 ] ?? '' );
}

/** Returns whether a saved value is this choice or a variant of it. */
export const isChosen = ( { value }: FontChoice, saved: string ) =>
	value === saved || ( parseFont( value ).family ?? '' ) === ( parseFont( saved ).family ?? '' );

/** Returns choices whose name contains the text; those that begin with it come first. */
export function searchFonts( choices: FontChoice[], query: string ): FontChoice[] {
	const wanted = query.trim().toLowerCase();
	const at = choices.map( ( choice ) => ( {
		choice,
		index: choice.label.toLowerCase().indexOf( wanted ),
	} ) );
	return [
		...at.filter( ( { index } ) => index === 0 ),
		...at.filter( ( { index } ) => index > 0 ),
	].map( ( { choice } ) => choice );
}

/**
 * `Roboto:700italic` → { family 'Roboto', weight 700, style 'italic' }; family undefined for the
 * theme's font.
 */
export function parseFont( value: string ): { family?: string; weight?: number; style?: 'italic' } {
	const [ family = '', variant = '' ] = value.split( /:(.*)/s );
	if ( family === 'default' || family.trim() === '' ) {
		return {};
	}
	const weight = /^(?:[1-9]00|1000)(?!\d)/.exec( variant.trim() )?.[ 0 ];
	return {
		family: family.trim(),
		...( weight ? { weight: Number( weight ) } : {} ),
		...( /^regular$/i.test( variant.trim() ) ? { weight: 400 } : {} ),
		...( /italic$/i.test( variant.trim() ) ? { style: 'italic' } : {} ),
	};
}

/** `Roboto:700italic` → `Roboto (700 italic)`. */
export const fontLabel = ( value: string ) =>
	value === 'default'
		? themeFont()
		: value.replace(
				/:(\d*)(.*)$/,
				( _, weight, rest ) => ` (${ [ weight, rest ].filter( Boolean ).join( ' ' ) })`
			);

/**
 * Returns the stored format of a family and a variant of the list: `700i` → `Roboto:700italic`,
 * `400` → `Roboto`.
 */
export function joinFont( family: string, variant: string ): string {
	if ( variant === '400' || variant === '' ) {
		return family;
	}
	return `${ family }:${ variant === '400i' ? 'italic' : variant.replace( /i$/, 'italic' ) }`;
}

/**
 * Returns the variants for a saved value, as values of the field, including its own. Empty if there
 * is only one.
 */
export function variantsOf( saved: string, google: GoogleFonts ): string[] {
	const { family } = parseFont( saved );
	if ( ! family || environment().fonts.added.includes( saved ) ) {
		return [];
	}
	const listed = Object.hasOwn( google, family )
		? google[ family ]!.split( ' ' ).map( ( variant ) => joinFont( family, variant ) )
		: [];
	const isListed = listed.some( ( value ) => sameVariant( value, saved ) );
	const all = isListed ? listed : [ ...listed, saved ];
	return all.length > 1 || saved.includes( ':' ) ? all : [];
}

/** `Roboto:400` and `Roboto:regular` equal `Roboto`. */
export function sameVariant( a: string, b: string ): boolean {
	const [ one, other ] = [ a, b ].map( ( value ) => {
		const { family, weight, style } = parseFont( value );
		// An unreadable variant equals only itself.
		const isRead = weight !== undefined || style !== undefined || ! value.includes( ':' );
		return isRead ? [ family, weight ?? 400, style ].join() : value;
	} );
	return one === other;
}

/**
 * Returns whether the font is on this site or on nearly every computer, so that the form can show
 * it.
 */
export function isHere( value: string ): boolean {
	const { theme, added } = environment().fonts;
	const { family = '' } = parseFont( value );
	return family === '' || [ ...theme, ...WEB_SAFE ].includes( family ) || added.includes( value );
}
