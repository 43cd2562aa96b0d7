/** Maximum width of a preview as a share of the window. */
const MAX_WIDTH_SHARE = 0.33;
const MAX_HEIGHT_SHARE = 0.5;

/** Distance between a preview and the window's edges. */
const EDGE_PX = 8;

interface Size {
	width: number;
	height: number;
}

interface Box extends Size {
	left: number;
	top: number;
}

/**
 * Returns the position of a preview in the window, in pixels: next to its tile, on the side with
 * more space. Null if it would not be larger than the tile, or the image's size is unknown.
 */
export function placePreview( picture: Size, tile: Box, view: Size ): Box | null {
	if ( picture.width <= 0 || picture.height <= 0 ) {
		return null;
	}
	const scale = Math.min(
		( view.width * MAX_WIDTH_SHARE ) / picture.width,
		( view.height * MAX_HEIGHT_SHARE ) / picture.height,
		1
	);
	const width = Math.floor( picture.width * scale );
	const height = Math.floor( picture.height * scale );
	if ( width <= tile.width && height <= tile.height ) {
		return null;
	}
	const roomAfter = view.width - ( tile.left + tile.width );
	const left = roomAfter >= tile.left ? tile.left + tile.width : tile.left - width;
	return {
		width,
		height,
		left: clamp( left, view.width - width ),
		top: clamp( tile.top, view.height - height ),
	};
}

const clamp = ( start: number, end: number ) =>
	Math.max( 0, Math.min( Math.max( start, EDGE_PX ), end - EDGE_PX ) );
