import type PhotoSwipe from 'photoswipe';

type Slide = NonNullable< PhotoSwipe[ 'currSlide' ] >;

interface Box {
	width: number;
	height: number;
	x: number;
	y: number;
}

/** Returns the visible box of an image, in px of the viewport. */
export const boxOf = ( { width, height, currZoomLevel, pan }: Slide ): Box => ( {
	width: width * currZoomLevel,
	height: height * currZoomLevel,
	x: pan.x,
	y: pan.y,
} );

/** Animates an image from the size of the previous one. */
export function resizeFrom( before: Box, slide: Slide, duration: number ): Animation | null {
	const box = boxOf( slide );
	if ( ! duration || ! box.width || ! before.width ) {
		return null;
	}
	const area = ( before.width * before.height ) / ( box.width * box.height );
	const scale = Math.min( 1.5, Math.max( 0.5, Math.sqrt( area ) ) );
	const end = slide.getCurrentTransform();
	const move = ( start: number, length: number ) => ( start + length / 2 ) * ( 1 - scale );
	return slide.container.animate(
		[
			{
				opacity: 0,
				transform: `translate(${ move( box.x, box.width ) }px, ${ move(
					box.y,
					box.height
				) }px) scale(${ scale }) ${ end }`,
			},
			{ opacity: 1, offset: 0.4 },
			{ opacity: 1, transform: end },
		],
		{ duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }
	);
}
