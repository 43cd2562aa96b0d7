import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Point } from '../../image-port';

interface FocusMarkerProps {
	/** In percent. */
	focus: Point;
	isDisabled: boolean;
	onChange: ( focus: Point, gesture: string ) => void;
}

const STEPS: Readonly< Record< string, readonly [ x: number, y: number ] > > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

const inside = ( value: number ): number =>
	Math.round( Math.max( 0, Math.min( 100, value ) ) * 10 ) / 10;

/** The focal point in the crop area: drags and arrow keys move it. */
export function FocusMarker( { focus, isDisabled, onChange }: FocusMarkerProps ) {
	const gesture = useRef( 0 );
	const change = ( x: number, y: number ) =>
		onChange( { x: inside( x ), y: inside( y ) }, `focus ${ gesture.current }` );
	const onPointerMove = ( event: PointerEvent< HTMLElement > ) => {
		const area = event.currentTarget.parentElement?.getBoundingClientRect();
		if ( area && event.currentTarget.hasPointerCapture( event.pointerId ) ) {
			change(
				( ( event.clientX - area.left ) / area.width ) * 100,
				( ( event.clientY - area.top ) / area.height ) * 100
			);
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const step = STEPS[ event.key ];
		if ( step ) {
			event.preventDefault();
			event.stopPropagation();
			gesture.current += event.repeat ? 0 : 1;
			const speed = event.shiftKey ? 10 : 1;
			change( focus.x + step[ 0 ] * speed, focus.y + step[ 1 ] * speed );
		}
	};
	return (
		<button
			type="button"
			className="pagewright-edit-image__focus"
			style={ { left: `${ focus.x }%`, top: `${ focus.y }%` } }
			disabled={ isDisabled }
			aria-label={ sprintf(
				/* translators: 1: distance from the left in percent, 2: from the top. */
				__(
					'Focal point: %1$s %% from the left, %2$s %% from the top. Arrow keys move it.',
					'pagewright'
				),
				String( focus.x ),
				String( focus.y )
			) }
			onKeyDown={ onKeyDown }
			onPointerDown={ ( event ) => {
				gesture.current++;
				event.currentTarget.setPointerCapture( event.pointerId );
			} }
			onPointerMove={ onPointerMove }
		/>
	);
}
