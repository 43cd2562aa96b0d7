import type { Json } from '../../schema/field-types';

export interface Rgba {
	/** 0 to 255. */
	red: number;
	green: number;
	blue: number;
	/** 0 to 1. */
	alpha: number;
}

const RGBA = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d*\.?\d+)\s*)?\)$/;

/**
 * Returns the stored format of a saved color: `#rgb`, `#rrggbb`, with alpha `rgba(r,g,b,a)`; false
 * for anything else.
 */
export function cleanColor( raw: Json | undefined, hasAlpha: boolean ): string | false {
	const text = typeof raw === 'string' ? raw.trim() : '';
	if ( /^#(?:[0-9a-f]{3}){1,2}$/i.test( text ) ) {
		return text;
	}
	const found = hasAlpha ? RGBA.exec( text.toLowerCase() ) : null;
	if ( ! found ) {
		return false;
	}
	const channels = found.slice( 1, 4 ).map( ( channel ) => Math.min( 255, Number( channel ) ) );
	const alpha = found[ 4 ] ?? '1';
	const opacity = Number( alpha ) >= 1 ? '1' : alpha.replace( /^\./, '0.' );
	return `rgba(${ channels.join( ',' ) },${ opacity })`;
}

const hex = ( channel: number ) => Math.round( channel ).toString( 16 ).padStart( 2, '0' );

/** Returns a color in the stored format; without alpha, the color becomes opaque. */
export function formatColor( { red, green, blue, alpha }: Rgba, hasAlpha: boolean ): string {
	if ( hasAlpha && alpha < 1 ) {
		return `rgba(${ Math.round( red ) },${ Math.round( green ) },${ Math.round( blue ) },${ Number( alpha.toFixed( 2 ) ) })`;
	}
	return `#${ hex( red ) }${ hex( green ) }${ hex( blue ) }`;
}

/**
 * Reads `#f00`, `f00`, `#f008`, `#ff0000`, `#ff000080` and rgb()/rgba() with commas; undefined for
 * colors that only a browser can read.
 */
export function parseColor( text: string ): Rgba | undefined {
	const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec( text.trim() )?.[ 1 ];
	if ( digits ) {
		const pairs =
			( digits.length < 6 ? digits.replace( /./g, '$&$&' ) : digits ).match( /../g ) ?? [];
		const [ red = 0, green = 0, blue = 0, alpha = 255 ] = pairs.map( ( pair ) =>
			parseInt( pair, 16 )
		);
		return { red, green, blue, alpha: alpha / 255 };
	}
	const found = RGBA.exec( text.trim().toLowerCase() );
	if ( ! found ) {
		return undefined;
	}
	const [ red = 0, green = 0, blue = 0 ] = found
		.slice( 1, 4 )
		.map( ( channel ) => Math.min( 255, Number( channel ) ) );
	return { red, green, blue, alpha: Math.min( 1, Number( found[ 4 ] ?? 1 ) ) };
}

/**
 * Reads any color that the browser supports (`rebeccapurple`, `hsl(…)`, `oklch(…)`) by drawing it;
 * undefined for an invalid color.
 */
export function readColor( text: string, ownerDocument: Document ): Rgba | undefined {
	const known = parseColor( text );
	const supports = ownerDocument.defaultView?.CSS?.supports;
	if (
		known ||
		! supports?.( 'color', text.trim() ) ||
		/^(currentcolor|inherit|initial|unset|revert|revert-layer)$|var\(/i.test( text.trim() )
	) {
		return known;
	}
	const context = Object.assign( ownerDocument.createElement( 'canvas' ), {
		width: 1,
		height: 1,
	} ).getContext( '2d' );
	if ( ! context ) {
		return undefined;
	}
	context.fillStyle = text.trim();
	context.fillRect( 0, 0, 1, 1 );
	const [ red = 0, green = 0, blue = 0, alpha = 255 ] = context.getImageData( 0, 0, 1, 1 ).data;
	return { red, green, blue, alpha: alpha / 255 };
}
