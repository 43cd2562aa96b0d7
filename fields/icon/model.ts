import type { FamilyIcon, IconFamily } from './client';

export interface IconChoice {
	family: string;
	/** '' in a family without styles. */
	style: string;
	name: string;
}

/** Icons drawn at first, and added by each 'Show more'. */
export const PAGE_SIZE = 200;

export const familyKey = ( value: string ) => value.split( '-', 1 )[ 0 ] ?? '';

/** `fontawesome-sow-fas-ship`; without a style `typicons-heart`. */
export const toValue = ( { family, style, name }: IconChoice ) =>
	[ family, style, name ].filter( Boolean ).join( '-' );

/** The icon of a family that a value names, with its first style when it names none; undefined when the family has no such icon. */
export function findChoice(
	value: string,
	family: IconFamily
): ( IconChoice & { glyph: string } ) | undefined {
	const key = familyKey( value );
	const rest = value.slice( key.length + 1 );
	const written =
		Object.keys( family.styles ).find( ( style ) => rest.startsWith( `${ style }-` ) ) ?? '';
	const name = written === '' ? rest : rest.slice( written.length + 1 );
	const icon = family.icons.find( ( each ) => each.name === name );
	if ( ! icon || ( written !== '' && ! icon.styles.includes( written ) ) ) {
		return undefined;
	}
	return { family: key, style: written || ( icon.styles[ 0 ] ?? '' ), name, glyph: icon.glyph };
}

const words = ( text: string ) => text.toLowerCase().replace( /[-_]+/g, ' ' ).trim();

/** Icons of this style ('' = any) whose name has the text, dashes read as spaces; the active one first. */
export function searchIcons(
	family: IconFamily,
	{ query, style, active }: { query: string; style: string; active: string }
): FamilyIcon[] {
	const wanted = words( query );
	const found = family.icons.filter( ( icon ) => {
		const isInStyle = style === '' || icon.styles.includes( style );
		return isInStyle && words( icon.name ).includes( wanted );
	} );
	const first = found.filter( ( { name } ) => name === active );
	return [ ...first, ...found.filter( ( { name } ) => name !== active ) ];
}
