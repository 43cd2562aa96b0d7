import type { Json, Values } from '../../schema/field-types';

/** URLs of background images by attachment ID. */
export type Pictures = Record< string, string >;

/** Style attributes of a block. */
export interface StyleAttributes {
	className?: string;
	anchor?: string;
	style?: Record< string, unknown >;
}

const SIDES = [ 'top', 'right', 'bottom', 'left' ] as const;
const CORNERS = [ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ] as const;
const LENGTH = /^-?(\d+\.?\d*|\.\d+)(px|%|in|cm|mm|em|rem|pt|pc|ex|ch|vw|vh|vmin|vmax)?$/i;
const COLOR =
	/^(#([0-9a-f]{3}|[0-9a-f]{6})|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(,\s*\d*\.?\d+\s*)?\))$/i;

/** `background_display` as a background of a block. */
const BACKGROUNDS: Record< string, object > = {
	tile: { backgroundRepeat: 'repeat', backgroundSize: 'auto' },
	cover: { backgroundSize: 'cover', backgroundPosition: 'center' },
	center: {
		backgroundRepeat: 'no-repeat',
		backgroundSize: 'auto',
		backgroundPosition: 'center',
	},
	contain: { backgroundSize: 'contain' },
	fixed: {
		backgroundSize: 'cover',
		backgroundPosition: 'center',
		backgroundAttachment: 'fixed',
	},
	parallax: { backgroundSize: 'cover', backgroundPosition: 'center' },
	'parallax-original': { backgroundSize: 'cover', backgroundPosition: 'center' },
};

/**
 * Returns the styles of a row, a cell or a widget as attributes of a block: those that blocks have
 * a control for, class names and the ID.
 */
export function styleAttributes( style: Values, pictures: Pictures = {} ): StyleAttributes {
	const link = compact( {
		color: color( style.link_color ),
		hover: color( style.link_color_hover ),
	} );
	const blockStyle = compact( {
		color: compact( {
			background: color( style.background ),
			text: color( style.font_color ),
		} ),
		elements: link && {
			link: compact( {
				color: link.color && { text: link.color },
				':hover': link.hover && { color: { text: link.hover } },
			} ),
		},
		spacing: compact( {
			padding: sides( style.padding ),
			margin: sides( style.margin ) ?? compact( { bottom: lengthOf( style.bottom_margin ) } ),
		} ),
		border: border( style ),
		shadow: shadow( style ),
		background: background( style, pictures ),
	} );
	return {
		...compact( {
			className: classNames( style.class ),
			anchor: text( style.id ).replace( /[^\w-]/g, '' ),
			style: blockStyle,
		} ),
	};
}

/** Returns a length such as `30px`; undefined for anything else. */
export const lengthOf = ( value: Json | undefined ): string | undefined => {
	const length = text( value );
	if ( ! LENGTH.test( length ) ) {
		return undefined;
	}
	return /[a-z%]$/i.test( length ) || length === '0' ? length : `${ length }px`;
};

export const classNames = ( value: Json | undefined ): string =>
	( Array.isArray( value ) ? value.map( text ).join( ' ' ) : text( value ) )
		.split( /\s+/ )
		.map( ( name ) => name.replace( /[^\w-]/g, '' ) )
		.filter( Boolean )
		.join( ' ' );

export const hasPicture = ( { style }: StyleAttributes ): boolean =>
	style?.background !== undefined;

const text = ( value: Json | undefined ): string =>
	typeof value === 'string' || typeof value === 'number' ? String( value ).trim() : '';

const color = ( value: Json | undefined ) =>
	COLOR.test( text( value ) ) ? text( value ) : undefined;

/** Returns one to four lengths in CSS order: top, right, bottom, left. */
function four( value: Json | undefined ): string[] | undefined {
	const given = text( value ) === '' ? [] : text( value ).split( /\s+/ );
	const lengths = given
		.map( ( each ) => lengthOf( each ) )
		.filter( ( each ) => each !== undefined );
	if ( given.length === 0 || given.length > 4 || lengths.length !== given.length ) {
		return undefined;
	}
	const [ first, second = first, third = first, fourth = second ] = lengths;
	return [ first, second, third, fourth ] as string[];
}

const named = < Name extends string >( names: readonly Name[], values: string[] | undefined ) =>
	values && Object.fromEntries( names.map( ( name, at ) => [ name, values[ at ] ] ) );

const sides = ( value: Json | undefined ) => named( SIDES, four( value ) );

function border( style: Values ) {
	const ink = color( style.border_color );
	const widths = four( style.border_thickness ) ?? [ '1px', '1px', '1px', '1px' ];
	const corners = four( style.border_radius );
	const line = ( width: string | undefined ) => ( { color: ink, style: 'solid', width } );
	return compact( {
		radius: corners && named( CORNERS, corners ),
		...( ink === undefined
			? {}
			: Object.fromEntries( SIDES.map( ( side, at ) => [ side, line( widths[ at ] ) ] ) ) ),
	} );
}

function shadow( style: Values ) {
	if ( ! style.box_shadow ) {
		return undefined;
	}
	const part = ( name: string, or: string ) => lengthOf( style[ `box_shadow_${ name }` ] ) ?? or;
	return [
		...( style.box_shadow_inset ? [ 'inset' ] : [] ),
		part( 'offset_horizontal', '0' ),
		part( 'offset_vertical', '5px' ),
		part( 'blur', '15px' ),
		part( 'spread', '0' ),
		color( style.box_shadow_color ) ?? 'rgba(0,0,0,0.15)',
	].join( ' ' );
}

function background( style: Values, pictures: Pictures ) {
	const id = Number( style.background_image_attachment );
	const fallback = text( style.background_image_attachment_fallback );
	const url = pictures[ id ] ?? ( /^https?:\/\//.test( fallback ) ? fallback : undefined );
	const display = BACKGROUNDS[ text( style.background_display ) ];
	return url && display
		? {
				backgroundImage: pictures[ id ] ? { url, id, source: 'file' } : { url },
				...display,
			}
		: undefined;
}

/** Returns the object without undefined and ''; undefined if it is empty. */
function compact< T extends object >( object: T ): Partial< T > | undefined {
	const entries = Object.entries( object ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return entries.length > 0 ? ( Object.fromEntries( entries ) as Partial< T > ) : undefined;
}
