import type { Point } from '../../model/drag-select';

/** A place in the window, such as that of a pointer. */
export type ClientPoint = Pick< PointerEvent, 'clientX' | 'clientY' >;

/** Returns the visible part of an element, without its scroll bar. */
export function portOf( box: HTMLElement ) {
	const { left, top } = box.getBoundingClientRect();
	return {
		left: left + box.clientLeft,
		top: top + box.clientTop,
		width: box.clientWidth,
		height: box.clientHeight,
	};
}

/** Returns whether a pointer is in the visible part. */
export function isInside( box: HTMLElement, { clientX, clientY }: ClientPoint ): boolean {
	const { left, top, width, height } = portOf( box );
	const [ x, y ] = [ clientX - left, clientY - top ];
	return x >= 0 && x < width && y >= 0 && y < height;
}

/** Returns the place of the files that is next to the pointer in the visible part. */
export function pointIn( box: HTMLElement, { clientX, clientY }: ClientPoint ): Point {
	const port = portOf( box );
	const files = box.firstElementChild!.getBoundingClientRect();
	// The rectangle must not be outside, as the grid would become larger.
	const x = Math.max( 0, Math.min( clientX - port.left, port.width - 1 ) );
	const y = Math.max( 0, Math.min( clientY - port.top, port.height - 1 ) );
	return { x: port.left + x - files.left, y: port.top + y - files.top };
}
