import type { ImageChange, Point } from '../../image-port';
import {
	boxOf,
	centerOf,
	degreesOf,
	inPixels,
	largest,
	toBox,
	toImage,
	UPRIGHT,
	type Pose,
	type Rect,
	type Size,
} from './geometry';
import { ratioSize, type RatioId } from './ratios';

/**
 * The changes that the user wants. The same value always gives the same result, in one step
 * from the stored image, so that rotating back and forth loses nothing.
 */
export interface Edit {
	pose: Pose;
	/**
	 * The crop area as the user chose it: its center in pixels of the image, and its size. A rotation
	 * can make it smaller meanwhile. Null for as much as possible.
	 */
	wish: ( { center: Point } & Size ) | null;
	ratio: RatioId;
	/** Size of the result relative to the crop area, at most 1. */
	scale: number;
	/** Focal point in percent of the image before all changes; null for none. */
	focus: Point | null;
}

export const unedited = ( focus: Point | null ): Edit => ( {
	pose: UPRIGHT,
	wish: null,
	ratio: 'free',
	scale: 1,
	focus,
} );

/** Returns the size of an image after its quarter turns. */
export const viewOf = ( image: Size, { turns }: Pose ): Size =>
	turns % 2 ? { width: image.height, height: image.width } : image;

const middleOf = ( { width, height }: Size ): Point => ( { x: width / 2, y: height / 2 } );

/** Returns the crop area in whole pixels of the box around the rotated image. */
export function areaOf( { pose, wish, ratio }: Edit, image: Size ): Rect {
	const area = wish
		? largest( wish, wish.center, image, pose, true )
		: largest( ratioSize( ratio, viewOf( image, pose ) ), middleOf( image ), image, pose );
	return inPixels( area, boxOf( image, pose ) );
}

/** Returns an edit with this crop area of the box, which shows the image only. */
export const withArea = ( edit: Edit, area: Rect, image: Size ): Edit => ( {
	...edit,
	wish: {
		center: toImage( centerOf( area ), image, edit.pose ),
		width: area.width,
		height: area.height,
	},
} );

/** Returns the size of the result. */
export function resultOf( edit: Edit, image: Size ): Size {
	const { width, height } = areaOf( edit, image );
	const scaled = ( value: number ) => Math.max( 1, Math.round( value * edit.scale ) );
	return { width: scaled( width ), height: scaled( height ) };
}

/** Returns the steps for the server; none for an image that stays as it is. */
export function changesOf( edit: Edit, image: Size ): ImageChange[] {
	const { pose } = edit;
	const degrees = degreesOf( pose );
	const [ box, area, result ] = [
		boxOf( image, pose ),
		areaOf( edit, image ),
		resultOf( edit, image ),
	];
	const changes: ImageChange[] = [];
	if ( pose.isMirrored ) {
		changes.push( { type: 'flip', axis: 'horizontal' } );
	}
	if ( degrees ) {
		changes.push( { type: 'rotate', degrees } );
	}
	if ( area.width !== box.width || area.height !== box.height ) {
		changes.push( { type: 'crop', ...area } );
	}
	if ( result.width !== area.width || result.height !== area.height ) {
		changes.push( { type: 'scale', ...result } );
	}
	return changes;
}

/** Returns the focal point in percent of the result; at its edge if it was cropped. */
export function focusOf( edit: Edit, image: Size ): Point | null {
	if ( ! edit.focus ) {
		return null;
	}
	const point = {
		x: ( edit.focus.x / 100 ) * image.width,
		y: ( edit.focus.y / 100 ) * image.height,
	};
	const [ at, area ] = [ toBox( point, image, edit.pose ), areaOf( edit, image ) ];
	const percent = ( value: number, from: number, length: number ) =>
		Math.round( Math.max( 0, Math.min( 100, ( ( value - from ) / length ) * 100 ) ) * 10 ) / 10;
	return { x: percent( at.x, area.x, area.width ), y: percent( at.y, area.y, area.height ) };
}

/** Returns an edit with a focal point, which is in percent of the result. */
export function withFocus( edit: Edit, focus: Point | null, image: Size ): Edit {
	if ( ! focus ) {
		return { ...edit, focus: null };
	}
	const area = areaOf( edit, image );
	const at = toImage(
		{ x: area.x + ( focus.x / 100 ) * area.width, y: area.y + ( focus.y / 100 ) * area.height },
		image,
		edit.pose
	);
	const percent = ( value: number, length: number ) =>
		Math.max( 0, Math.min( 100, ( value / length ) * 100 ) );
	return {
		...edit,
		focus: { x: percent( at.x, image.width ), y: percent( at.y, image.height ) },
	};
}
