import type { Rect, Size } from '../edit-image/geometry';
import type { CropStart } from './crop';

/** Options with which callers of WordPress start its cropper. Plugins may set anything. */
export type AreaOptions = Readonly< Record< string, unknown > >;

export type CropLimits = Omit< CropStart, 'area' >;

/**
 * Returns where the cropper starts. Null if the options have no area: WordPress does not know the
 * size of the image, or a plugin left it out.
 */
export function startFrom( options: AreaOptions | undefined, image: Size ): CropStart | null {
	const [ x, y, right, bottom ] = [ 'x1', 'y1', 'x2', 'y2' ].map( ( name ) =>
		Number( options?.[ name ] ?? NaN )
	) as [ number, number, number, number ];
	if ( ! options || ! ( right > x && bottom > y ) ) {
		return null;
	}
	const limits = {
		minWidth: Math.min( image.width, lengthOf( options.minWidth ) ),
		minHeight: Math.min( image.height, lengthOf( options.minHeight ) ),
		maxWidth: lengthOf( options.maxWidth ),
		maxHeight: lengthOf( options.maxHeight ),
		ratio: ratioOf( options.aspectRatio ),
	};
	const area = { x, y, width: right - x, height: bottom - y };
	return { ...limits, area: inImage( area, image, limits.ratio ) };
}

const lengthOf = ( value: unknown ): number => Math.max( 0, Number( value ) || 0 );

/** Reads a ratio such as `16:9`. */
function ratioOf( value: unknown ): number | null {
	const [ width, height ] = String( value ?? '' )
		.split( ':' )
		.map( Number );
	return width && height && width > 0 && height > 0 ? width / height : null;
}

/**
 * Changes an area as the user wants, as far as the image and the limits allow. An edge that the user
 * does not move stays.
 *
 *     from ┌────┐    to ┌──────┐    the right edge stays
 *          └────┘       └──────┘
 */
export function changedArea( from: Rect, to: Rect, image: Size, limits: CropLimits ): Rect {
	const { ratio } = limits;
	const isMove =
		Math.abs( from.width - to.width ) < 0.5 && Math.abs( from.height - to.height ) < 0.5;
	if ( isMove ) {
		return inImage( { ...to, width: from.width, height: from.height }, image, ratio );
	}
	const across = sideOf( [ from.x, from.width ], [ to.x, to.width ], image.width );
	const down = sideOf( [ from.y, from.height ], [ to.y, to.height ], image.height );
	let [ width, height ] = [
		within( to.width, limits.minWidth, limits.maxWidth, across.room ),
		within( to.height, limits.minHeight, limits.maxHeight, down.room ),
	];
	if ( ratio !== null ) {
		width = within(
			to.width,
			Math.max( limits.minWidth, limits.minHeight * ratio ),
			Math.min( limits.maxWidth || Infinity, ( limits.maxHeight || Infinity ) * ratio ),
			Math.min( across.room, down.room * ratio )
		);
		height = width / ratio;
	}
	return inImage( { x: across.at( width ), y: down.at( height ), width, height }, image, ratio );
}

type Side = readonly [ start: number, length: number ];

/** Returns how long a side may be, and where it starts with a length. */
function sideOf( [ fromStart, fromLength ]: Side, [ start, length ]: Side, most: number ) {
	const end = fromStart + fromLength;
	const isEndFixed =
		Math.abs( start + length - end ) < 0.5 && Math.abs( start - fromStart ) >= 0.5;
	const first = Math.max( 0, start );
	return isEndFixed
		? { room: end, at: ( size: number ) => end - size }
		: { room: most - first, at: () => first };
}

const within = ( value: number, least: number, most: number, room: number ): number =>
	Math.min( room, most || Infinity, Math.max( 1, least, value ) );

/** Returns an area in whole pixels inside the image. */
function inImage( area: Rect, image: Size, ratio: number | null ): Rect {
	const width = rounded( area.width, image.width );
	const height = rounded( ratio === null ? area.height : width / ratio, image.height );
	return {
		x: Math.max( 0, Math.min( image.width - width, Math.round( area.x ) ) ),
		y: Math.max( 0, Math.min( image.height - height, Math.round( area.y ) ) ),
		width,
		height,
	};
}

const rounded = ( length: number, most: number ): number =>
	Math.max( 1, Math.min( most, Math.round( length ) ) );
