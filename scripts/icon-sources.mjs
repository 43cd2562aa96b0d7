// Reads the icons of a family from its npm package. Each reader returns { icons, aliases }: icons:
// name => { code, styles: { style ('' = none): { width, height, body (SVG elements, drawn in the
// color of the text) } } }; aliases: name => current name.
import { readdirSync, readFileSync } from 'node:fs';
import { optimize } from 'svgo';

const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

/** Elements and attributes of a family's SVG after minification. */
const COMPACT = {
	multipass: true,
	js2svg: { pretty: false },
	plugins: [
		{
			name: 'preset-default',
			params: {
				overrides: { removeViewBox: false, inlineStyles: { onlyMatchedOnce: false } },
			},
		},
		'convertStyleToAttrs',
	],
};

/** Icons have the color of the text: removes colors of the file. */
const withoutColors = ( body ) => body.replace( / fill="(?!none")[^"]*"/g, '' );

/**
 * Returns width, height and elements of an SVG file. Removes a rectangle without fill, which only
 * marks the canvas.
 */
function readSvg( svg ) {
	const { data } = optimize( svg.replace( /<rect[^>]*fill="none"[^>]*\/>/g, '' ), COMPACT );
	const [ , open, body ] = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec( data );
	const [ width, height ] = /viewBox="0 0 (\S+) (\S+)"/.exec( open ).slice( 1 ).map( Number );
	return { width, height, body: withoutColors( body ) };
}

/**
 * Returns a body of an Iconify collection without its color, with reused shapes duplicated: IDs
 * would conflict on a page.
 */
export function plainBody( body ) {
	const shapes = new Map();
	const flat = body.replace( /<defs>(.*?)<\/defs>/g, ( _, inner ) => {
		for ( const [ element, id ] of inner.matchAll( /<\w+ id="([^"]+)"[^>]*\/>/g ) ) {
			shapes.set( id, element.replace( / id="[^"]+"/, '' ) );
		}
		return '';
	} );
	return flat
		.replace( /<use href="#([^"]+)"([^>]*)\/>/g, ( _, id, more ) =>
			shapes.get( id ).replace( /\/>$/, `${ more }/>` )
		)
		.replaceAll( ' fill="currentColor"', '' )
		.replace( /^<g>(.*)<\/g>$/s, '$1' );
}

const iconifyDrawing = ( set, icon ) => ( {
	width: icon.width ?? set.width ?? 16,
	height: icon.height ?? set.height ?? 16,
	body: plainBody( icon.body ),
} );

/** Packages without a font number their icons in order. */
const numbered = ( entries, first ) =>
	Object.fromEntries(
		entries.map( ( [ name, drawing ], index ) => [
			name,
			{
				code: ( parseInt( first, 16 ) + index ).toString( 16 ),
				styles: { '': drawing },
			},
		] )
	);

export function iconify( { package: name, first_code: first, renamed = {} }, modules ) {
	const set = json( `${ modules }/${ name }/icons.json` );
	const entries = Object.entries( set.icons ).map( ( [ icon, drawing ] ) => [
		renamed[ icon ] ?? icon,
		iconifyDrawing( set, drawing ),
	] );
	return { icons: numbered( entries, first ), aliases: {} };
}

/**
 * Returns names with the underscores of the font, from a collection with dashes. A name without a
 * drawing uses that of its character.
 */
export function material( { package: name, variants }, modules ) {
	const set = json( `${ modules }/${ name }/icons.json` );
	const codes = readFileSync( `${ modules }/material-icons/css/_codepoints.scss`, 'utf8' );
	const icons = {};
	const drawn = {};
	const bare = [];
	for ( const [ , icon, code ] of codes.matchAll( /"([^"]+)":\s*([0-9a-f]+)/g ) ) {
		const styles = Object.entries( variants ).flatMap( ( [ style, theirs ] ) => {
			const drawing = set.icons[ `${ theirs }-${ icon.replaceAll( '_', '-' ) }` ];
			return drawing ? [ [ style, iconifyDrawing( set, drawing ) ] ] : [];
		} );
		if ( styles.length > 0 ) {
			icons[ icon ] = { code, styles: Object.fromEntries( styles ) };
			drawn[ code ] ??= icon;
		} else {
			bare.push( [ icon, code ] );
		}
	}
	const known = bare.filter( ( [ , code ] ) => drawn[ code ] );
	return {
		icons,
		aliases: Object.fromEntries( known.map( ( [ icon, code ] ) => [ icon, drawn[ code ] ] ) ),
	};
}

export function ionicons( { package: name }, modules ) {
	const from = `${ modules }/${ name }`;
	const codes = readFileSync( `${ from }/scss/_ionicons-variables.scss`, 'utf8' );
	const icons = {};
	for ( const [ , icon, code ] of codes.matchAll( /ionicon-var-([\w-]+): "\\([0-9a-f]+)"/g ) ) {
		icons[ icon ] = {
			code,
			styles: { '': readSvg( readFileSync( `${ from }/src/${ icon }.svg`, 'utf8' ) ) },
		};
	}
	return { icons, aliases: {} };
}

/** The successor of Genericons, with the logos that are now in a separate set. */
export function genericons( { package: name }, modules ) {
	const folder = `${ modules }/${ name }/svg-min`;
	const sprite = readFileSync( `${ modules }/social-logos/svg-sprite/social-logos.svg`, 'utf8' );
	const logos = [
		...sprite.matchAll( /<symbol viewBox="([^"]+)" id="([^"]+)">(.*?)<\/symbol>/gs ),
	].map( ( [ , box, icon, body ] ) => [
		icon,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ box }">${ body }</svg>`,
	] );
	const files = readdirSync( folder ).map( ( file ) => [
		file.replace( /\.svg$/, '' ),
		readFileSync( `${ folder }/${ file }`, 'utf8' ),
	] );
	const entries = Object.entries( Object.fromEntries( [ ...logos, ...files ] ) ).sort();
	return {
		icons: numbered(
			entries.map( ( [ icon, svg ] ) => [ icon, readSvg( svg ) ] ),
			'f100'
		),
		aliases: {},
	};
}

export function fontAwesome( { package: name, variants }, modules ) {
	const metadata = json( `${ modules }/${ name }/metadata/icon-families.json` );
	const icons = {};
	const aliases = {};
	for ( const icon of Object.keys( metadata ).sort() ) {
		const { svgs, unicode, aliases: names } = metadata[ icon ];
		const styles = Object.entries( variants ).flatMap( ( [ style, theirs ] ) => {
			const svg = svgs.classic?.[ theirs ];
			return svg
				? [
						[
							style,
							{
								width: svg.width,
								height: svg.height,
								body: `<path d="${ svg.path }"/>`,
							},
						],
					]
				: [];
		} );
		if ( styles.length > 0 ) {
			icons[ icon ] = { code: unicode, styles: Object.fromEntries( styles ) };
			( names?.names ?? [] ).forEach( ( alias ) => ( aliases[ alias ] = icon ) );
		}
	}
	return { icons, aliases };
}

export const SOURCES = {
	iconify,
	material,
	ionicons,
	genericons,
	'font-awesome': fontAwesome,
};
