import { changeArea, type Pose, type Rect, type Size } from './geometry';

export interface AreaKey {
	key: string;
	shiftKey: boolean;
	altKey: boolean;
}

const DIRECTIONS: Readonly< Record< string, readonly [ x: number, y: number ] > > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

const FAST_PX = 10;

/** Returns an area with another width or height. With a ratio, the other one follows. */
export function resized(
	area: Rect,
	side: 'width' | 'height',
	value: number,
	ratio: number | null
): Rect {
	const most = Math.max( 1, value );
	if ( ratio === null ) {
		return { ...area, [ side ]: most };
	}
	return side === 'width'
		? { ...area, width: most, height: Math.max( 1, most / ratio ) }
		: { ...area, height: most, width: Math.max( 1, most * ratio ) };
}

/**
 * Returns the area after an arrow key, which moves it by a pixel, and with Alt moves its right or
 * bottom edge; with Shift by ten pixels. Null for other keys. The ratio is width by height; null for
 * any.
 */
export function areaAfterKey(
	area: Rect,
	{ key, shiftKey, altKey }: AreaKey,
	image: Size,
	pose: Pose,
	ratio: number | null
): Rect | null {
	const direction = DIRECTIONS[ key ];
	if ( ! direction ) {
		return null;
	}
	const [ x, y ] = direction.map( ( step ) => step * ( shiftKey ? FAST_PX : 1 ) ) as [
		number,
		number,
	];
	const grown = () =>
		x
			? resized( area, 'width', area.width + x, ratio )
			: resized( area, 'height', area.height + y, ratio );
	const to = altKey ? grown() : { ...area, x: area.x + x, y: area.y + y };
	return changeArea( area, to, image, pose, ratio !== null );
}
