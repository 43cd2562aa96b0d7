import { wordsOf, type FamilyIcon, type IconFamily, type Sprite } from './client';

export interface IconChoice {
	family: string;
	/** '' in a family without styles. */
	style: string;
	name: string;
}

export const familyKey = ( value: string ) => value.split( '-', 1 )[ 0 ] ?? '';

/** `fontawesome-sow-fas-ship`; without a style `typicons-heart`. */
export const toValue = ( { family, style, name }: IconChoice ) =>
	[ family, style, name ].filter( Boolean ).join( '-' );

/** Returns the URL of an icon in a sprite. */
export function drawingUrl( { url, version, isCut }: Sprite, style: string, name: string ): string {
	const file = isCut ? name.charAt( 0 ).toLowerCase() : 'all';
	const folder = style === '' ? '' : `${ style }/`;
	return `${ url }${ folder }${ file }.svg?ver=${ encodeURIComponent( version ) }#${ name }`;
}

/**
 * Returns the icon of a family for a value, also by an older name, with its first style if the
 * value has none; undefined if the family has no such icon.
 */
export function findChoice(
	value: string,
	family: IconFamily
): ( IconChoice & { glyph: string } ) | undefined {
	const key = familyKey( value );
	const rest = value.slice( key.length + 1 );
	const written =
		Object.keys( family.styles ).find( ( style ) => rest.startsWith( `${ style }-` ) ) ?? '';
	const name = written === '' ? rest : rest.slice( written.length + 1 );
	const found = written === '' ? byName( family, name ) : inStyle( family, written, name );
	return (
		found && { family: key, style: found.style, name: found.icon.name, glyph: found.icon.glyph }
	);
}

interface Found {
	icon: FamilyIcon;
	style: string;
}

const iconNamed = ( { icons }: IconFamily, name: string ) =>
	icons.find( ( each ) => each.name === name );

/** As on the page, an old name wins over a current name. */
function byName( family: IconFamily, name: string ): Found | undefined {
	const alias = family.aliases.get( name );
	const icon = iconNamed( family, alias?.name ?? name );
	return icon && { icon, style: alias?.style ?? icon.styles[ 0 ] ?? '' };
}

/** The requested style wins, if the current icon has it. */
function inStyle( family: IconFamily, style: string, name: string ): Found | undefined {
	const own = iconNamed( family, name );
	if ( own?.styles.includes( style ) ) {
		return { icon: own, style };
	}
	const alias = family.aliases.get( name );
	const icon = alias && iconNamed( family, alias.name );
	const isKept = ! alias?.isForced && icon?.styles.includes( style );
	return icon && { icon, style: isKept ? style : alias.style };
}

/**
 * Returns icons of this style ('' = any) with the text in one of their names; dashes count as
 * spaces. The selected one comes first.
 */
export function searchIcons(
	family: IconFamily,
	{ query, style, active }: { query: string; style: string; active: string }
): FamilyIcon[] {
	const wanted = wordsOf( query );
	const found = family.icons.filter(
		( icon ) =>
			( style === '' || icon.styles.includes( style ) ) && icon.words.includes( wanted )
	);
	const first = found.filter( ( { name } ) => name === active );
	return [ ...first, ...found.filter( ( { name } ) => name !== active ) ];
}
