import type { Rect, Size } from '../edit-image/geometry';

/** The size that a caller wants. */
export interface CropTarget extends Size {
	/** Whether another width, or another height, is also right. */
	hasFlexWidth: boolean;
	hasFlexHeight: boolean;
}

/** Where a cropper starts, and what it allows. */
export interface CropStart {
	area: Rect;
	/** 0 for no limit. */
	minWidth: number;
	minHeight: number;
	maxWidth: number;
	maxHeight: number;
	/** Width by height that stays; null for any. */
	ratio: number | null;
}

/** Returns the largest area with the ratio of the target. */
function largestArea( image: Size, { width, height }: Size ): Size {
	const ratio = width / height;
	return image.width / image.height > ratio
		? { width: image.height * ratio, height: image.height }
		: { width: image.width, height: image.width / ratio };
}

/** Returns the start of a cropper: the largest area in the middle of the image. */
export function startOf( image: Size, target: CropTarget ): CropStart {
	const { width, height } = largestArea( image, target );
	const { hasFlexWidth, hasFlexHeight } = target;
	return {
		area: {
			x: ( image.width - width ) / 2,
			y: ( image.height - height ) / 2,
			...{ width, height },
		},
		minWidth: hasFlexWidth ? 0 : Math.min( target.width, width ),
		minHeight: hasFlexHeight ? 0 : Math.min( target.height, height ),
		maxWidth: hasFlexHeight ? image.width : 0,
		maxHeight: hasFlexWidth ? image.height : 0,
		ratio: hasFlexWidth || hasFlexHeight ? null : target.width / target.height,
	};
}

/** Returns the size to which the server scales the selected area. */
export function destinationOf( { width, height }: Size, target: CropTarget ): Size {
	const ratio = width / height;
	if ( target.hasFlexWidth && target.hasFlexHeight ) {
		return { width, height };
	}
	if ( target.hasFlexWidth ) {
		return { width: target.height * ratio, height: target.height };
	}
	return target.hasFlexHeight
		? { width: target.width, height: target.width / ratio }
		: { width: target.width, height: target.height };
}

/** A theme's header image, and its largest width; 0 for none. */
export interface HeaderTarget extends CropTarget {
	maxWidth: number;
}

/** Width that WordPress allows for headers of any width. */
const FLEX_WIDTH_PX = 1500;

/** Returns the size of a header image that WordPress's server makes of the selected area. */
export function headerDestination( selected: Size, target: HeaderTarget ): Size {
	const { hasFlexWidth, hasFlexHeight, maxWidth } = target;
	const limit = Math.max( target.width, hasFlexWidth ? FLEX_WIDTH_PX : 0, maxWidth );
	const isTooWide = selected.width > limit;
	const scaled = Math.floor( ( selected.height * limit ) / selected.width );
	const isLimited = ( isOtherFlex: boolean ) => ! isOtherFlex || isTooWide;
	const flexWidth = isLimited( hasFlexHeight ) ? limit : selected.width;
	const flexHeight = isLimited( hasFlexWidth ) ? scaled : selected.height;
	return {
		width: hasFlexWidth ? flexWidth : target.width,
		height: hasFlexHeight ? flexHeight : target.height,
	};
}

/** The smallest site icon that WordPress accepts, and the sizes of its previews. */
export const SITE_ICON_PX = 512;
export const ICON_PREVIEWS_PX = [ 64, 24, 16 ] as const;

/** An image that shows the selected area in a square, which hides the rest. */
export interface IconPreview extends Size {
	marginLeft: number;
	marginTop: number;
}

/** Returns the preview of a site icon with this length of its sides in pixels. */
export function iconPreview( size: number, image: Size, area: Rect ): IconPreview {
	const scale = size / area.width;
	return {
		width: Math.round( scale * image.width ),
		height: Math.round( scale * image.height ),
		marginLeft: 0 - Math.round( scale * area.x ),
		marginTop: 0 - Math.round( scale * area.y ),
	};
}
