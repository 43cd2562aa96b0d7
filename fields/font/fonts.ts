import { __ } from '@wordpress/i18n';
import { environment } from '../environment';

/** Fonts that nearly every computer has. Font.php knows the same. */
export const WEB_SAFE = [
	'Arial',
	'Courier New',
	'Georgia',
	'Helvetica Neue',
	'Lucida Grande',
	'Times New Roman',
];

export interface FontGroup {
	label: string;
	fonts: string[];
}

/** The fonts to offer, the theme's first. A saved one that is not among them comes last and is kept. */
export function fontGroups( saved: string ): FontGroup[] {
	const { theme, added } = environment().fonts;
	const groups = [
		{ label: __( 'From the theme', 'pagewright' ), fonts: theme },
		{
			label: __( 'On every computer', 'pagewright' ),
			fonts: WEB_SAFE.filter( ( font ) => ! theme.includes( font ) ),
		},
		{ label: __( 'Added to this site', 'pagewright' ), fonts: added },
	];
	const isKnown = saved === 'default' || groups.some( ( { fonts } ) => fonts.includes( saved ) );
	return [
		...groups,
		{ label: __( 'Not on this site', 'pagewright' ), fonts: isKnown ? [] : [ saved ] },
	].filter( ( { fonts } ) => fonts.length > 0 );
}

/** `Roboto:700italic` → { family 'Roboto', weight 700, style 'italic' }; family undefined for the theme's own font. */
export function parseFont( value: string ): { family?: string; weight?: number; style?: 'italic' } {
	const [ family = '', variant = '' ] = value.split( /:(.*)/s );
	if ( family === 'default' || family.trim() === '' ) {
		return {};
	}
	const weight = /^[1-9]00/.exec( variant )?.[ 0 ];
	return {
		family: family.trim(),
		...( weight ? { weight: Number( weight ) } : {} ),
		...( /italic$/i.test( variant ) ? { style: 'italic' } : {} ),
	};
}

/** `Roboto:700italic` → `Roboto (700 italic)`. */
export const fontLabel = ( value: string ) =>
	value.replace(
		/:(\d*)(.*)$/,
		( _, weight, rest ) => ` (${ [ weight, rest ].filter( Boolean ).join( ' ' ) })`
	);
