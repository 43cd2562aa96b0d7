import type { Point } from '../../image-port';

export interface Size {
	width: number;
	height: number;
}

/** In pixels, from the left and the top. */
export interface Rect extends Size {
	x: number;
	y: number;
}

/**
 * How an image lies: mirrored first (left and right swapped), then rotated clockwise around its
 * center.
 */
export interface Pose {
	isMirrored: boolean;
	/** Quarter turns clockwise, 0 to 3. */
	turns: number;
	/** Degrees clockwise besides the quarter turns, -45 to 45. */
	angle: number;
}

export const UPRIGHT: Pose = { isMirrored: false, turns: 0, angle: 0 };

/** Pixels at the edge of a rotated image are mixed with the background. */
const EDGE_PX = 1;

export const degreesOf = ( { turns, angle }: Pose ): number => turns * 90 + angle;

const sinCos = ( pose: Pose ): [ sin: number, cos: number ] => {
	const radians = ( degreesOf( pose ) * Math.PI ) / 180;
	return [ Math.sin( radians ), Math.cos( radians ) ];
};

/** Returns the size of the box around a rotated image, as editing/Box.php computes it. */
export function boxOf( { width, height }: Size, pose: Pose ): Size {
	const [ sin, cos ] = sinCos( pose ).map( Math.abs ) as [ number, number ];
	return {
		width: Math.max( 1, Math.round( width * cos + height * sin ) ),
		height: Math.max( 1, Math.round( width * sin + height * cos ) ),
	};
}

export const centerOf = ( { x, y, width, height }: Rect ): Point => ( {
	x: x + width / 2,
	y: y + height / 2,
} );

/** Converts a point of the box to the same point of the image, both in pixels. */
export function toImage( point: Point, image: Size, pose: Pose ): Point {
	const [ sin, cos ] = sinCos( pose );
	const box = boxOf( image, pose );
	const [ x, y ] = [ point.x - box.width / 2, point.y - box.height / 2 ];
	const side = x * cos + y * sin;
	return {
		x: image.width / 2 + ( pose.isMirrored ? -side : side ),
		y: image.height / 2 - x * sin + y * cos,
	};
}

/** Converts a point of the image to the same point of the box, both in pixels. */
export function toBox( point: Point, image: Size, pose: Pose ): Point {
	const [ sin, cos ] = sinCos( pose );
	const box = boxOf( image, pose );
	const side = ( point.x - image.width / 2 ) * ( pose.isMirrored ? -1 : 1 );
	const y = point.y - image.height / 2;
	return { x: box.width / 2 + side * cos - y * sin, y: box.height / 2 + side * sin + y * cos };
}

/** Returns how far the center of an area of this size may be from the center of the image. */
function freedom( { width, height }: Size, image: Size, pose: Pose ): Point {
	const [ sin, cos ] = sinCos( pose ).map( Math.abs ) as [ number, number ];
	const edge = pose.angle === 0 ? 0 : EDGE_PX;
	return {
		x: image.width / 2 - edge - ( width * cos + height * sin ) / 2,
		y: image.height / 2 - edge - ( width * sin + height * cos ) / 2,
	};
}

/** Rounding errors of sines are far smaller, visible differences far larger. */
const TOLERANCE_PX = 1e-6;

/** Returns whether an area of the box shows the image only, without empty corners. */
export function isInside( area: Rect, image: Size, pose: Pose ): boolean {
	const free = freedom( area, image, pose );
	const center = toImage( centerOf( area ), image, pose );
	return (
		Math.abs( center.x - image.width / 2 ) <= free.x + TOLERANCE_PX &&
		Math.abs( center.y - image.height / 2 ) <= free.y + TOLERANCE_PX
	);
}

/**
 * Returns the largest area with this ratio around a point of the image that shows the image only.
 *
 * @param wanted Its ratio, and with `isLimit` its largest size.
 */
export function largest(
	wanted: Size,
	center: Point,
	image: Size,
	pose: Pose,
	isLimit = false
): Rect {
	const [ sin, cos ] = sinCos( pose ).map( Math.abs ) as [ number, number ];
	const edge = pose.angle === 0 ? 0 : EDGE_PX;
	const room = {
		x: image.width / 2 - edge - Math.abs( center.x - image.width / 2 ),
		y: image.height / 2 - edge - Math.abs( center.y - image.height / 2 ),
	};
	const scale = Math.min(
		( 2 * room.x ) / ( wanted.width * cos + wanted.height * sin ),
		( 2 * room.y ) / ( wanted.width * sin + wanted.height * cos ),
		isLimit ? 1 : Infinity
	);
	const at = toBox( center, image, pose );
	const [ width, height ] = [ wanted.width * scale, wanted.height * scale ];
	return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}

/** Moves an area until it shows the image only. Its size must allow that. */
export function pushInside( area: Rect, image: Size, pose: Pose ): Rect {
	const free = freedom( area, image, pose );
	const center = toImage( centerOf( area ), image, pose );
	const near = ( value: number, middle: number, most: number ) =>
		middle + Math.max( -Math.max( 0, most ), Math.min( Math.max( 0, most ), value - middle ) );
	const at = toBox(
		{
			x: near( center.x, image.width / 2, free.x ),
			y: near( center.y, image.height / 2, free.y ),
		},
		image,
		pose
	);
	return { ...area, x: at.x - area.width / 2, y: at.y - area.height / 2 };
}

const between = ( from: Rect, to: Rect, part: number ): Rect => ( {
	x: from.x + ( to.x - from.x ) * part,
	y: from.y + ( to.y - from.y ) * part,
	width: from.width + ( to.width - from.width ) * part,
	height: from.height + ( to.height - from.height ) * part,
} );

/** Goes from one area, which is inside, to another one as far as it shows the image only. */
function approach( from: Rect, to: Rect, image: Size, pose: Pose ): Rect {
	if ( isInside( to, image, pose ) ) {
		return to;
	}
	let [ inside, outside ] = [ 0, 1 ];
	for ( let step = 0; step < 24; step++ ) {
		const middle = ( inside + outside ) / 2;
		if ( isInside( between( from, to, middle ), image, pose ) ) {
			inside = middle;
		} else {
			outside = middle;
		}
	}
	return between( from, to, inside );
}

/**
 * Changes an area as the user wants, as far as it shows the image only. A moved area slides along
 * the edges of the image; one that is resized stops at them, each side for itself without a fixed
 * ratio.
 *
 * @param from Area inside the image.
 */
export function changeArea(
	from: Rect,
	to: Rect,
	image: Size,
	pose: Pose,
	hasRatio: boolean
): Rect {
	const isMove =
		Math.abs( from.width - to.width ) < 0.5 && Math.abs( from.height - to.height ) < 0.5;
	if ( isMove ) {
		return pushInside( { ...to, width: from.width, height: from.height }, image, pose );
	}
	if ( hasRatio ) {
		return approach( from, to, image, pose );
	}
	const wider = approach( from, { ...from, x: to.x, width: to.width }, image, pose );
	return approach( wider, { ...wider, y: to.y, height: to.height }, image, pose );
}

/** Returns an area in whole pixels, at least one, inside its box. */
export function inPixels( area: Rect, box: Size ): Rect {
	const [ x, width ] = rounded( area.x, area.width, box.width );
	const [ y, height ] = rounded( area.y, area.height, box.height );
	return { x, y, width, height };
}

function rounded( from: number, length: number, most: number ): [ start: number, length: number ] {
	const start = Math.max( 0, Math.min( most - 1, Math.round( from ) ) );
	const end = Math.max( start + 1, Math.min( most, Math.round( from + length ) ) );
	return [ start, end - start ];
}
