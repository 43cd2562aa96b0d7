import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from '@wordpress/element';
import { ReactCrop } from 'react-image-crop';
// Its package does not export the file with a query.
import libraryCss from '../../../../node_modules/react-image-crop/dist/ReactCrop.css?inline';
import ownCss from './crop-area.chunk.css?inline';
import { boxOf, degreesOf, type Pose, type Rect, type Size } from '../../model/edit-image/geometry';
import { areaAfterKey } from '../../model/edit-image/keys';
import { areaLabel, NO_LABELS } from './texts';

export interface CropAreaProps {
	/** URL of the image. */
	url: string;
	/** Its size in pixels. */
	image: Size;
	/** How the image lies. */
	pose: Pose;
	/** The area in pixels of the box around the image. */
	area: Rect;
	/** Width by height that the area keeps; null for any. */
	ratio: number | null;
	/** Pixels of the screen for a pixel of the image. */
	scale: number;
	isDisabled?: boolean;
	/**
	 * Called with what the user wants, which may be outside the image.
	 *
	 * @param gesture Equal for all changes until the user lets go.
	 */
	onChange: ( area: Rect, gesture: string ) => void;
	/** Called when the user lets go. */
	onEnd?: () => void;
	/** Called when the image has loaded, or with false when it cannot be shown. */
	onLoad?: ( isShown: boolean ) => void;
	/** Inside the area, which is its place. */
	children?: ReactNode;
}

/**
 * An image with an area that the user moves and resizes, with a pointer or with arrow keys. Callers
 * add number fields as an equal way.
 */
export function CropArea( props: CropAreaProps ) {
	const { image, pose, area, ratio, scale, isDisabled = false, onChange } = props;
	const root = useRef< HTMLDivElement >( null );
	const gestures = useGestures();
	const box = boxOf( image, pose );
	useHandlesWithoutTabStops( root );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const to =
			event.ctrlKey || event.metaKey ? null : areaAfterKey( area, event, image, pose, ratio );
		if ( to && ! isDisabled && isOfArea( event.target ) ) {
			event.preventDefault();
			event.stopPropagation();
			onChange( to, gestures.ofKey( event.repeat ) );
		}
	};
	return (
		// Positions in images are from the left, in all languages.
		<div
			ref={ root }
			dir="ltr"
			className="pagewright-crop-area"
			role="presentation"
			onKeyDownCapture={ onKeyDown }
		>
			<style>{ libraryCss + ownCss }</style>
			<ReactCrop
				crop={ { unit: 'px', ...scaled( area, scale ) } }
				aspect={ ratio ?? undefined }
				minWidth={ scale }
				minHeight={ scale }
				disabled={ isDisabled }
				keepSelection
				ruleOfThirds
				ariaLabels={ { ...NO_LABELS, cropArea: areaLabel( area ) } }
				onDragStart={ gestures.begin }
				onDragEnd={ props.onEnd }
				onChange={ ( to ) => onChange( scaled( to, 1 / scale ), gestures.ofPointer() ) }
				renderSelectionAddon={ () => props.children }
			>
				<div
					className="pagewright-crop-area__box"
					style={ { width: box.width * scale, height: box.height * scale } }
				>
					<img
						src={ props.url }
						alt=""
						draggable={ false }
						onLoad={ () => props.onLoad?.( true ) }
						onError={ () => props.onLoad?.( false ) }
						style={ {
							width: image.width * scale,
							height: image.height * scale,
							transform: `translate(-50%, -50%) rotate(${ degreesOf( pose ) }deg)${
								pose.isMirrored ? ' scaleX(-1)' : ''
							}`,
						} }
					/>
				</div>
			</ReactCrop>
		</div>
	);
}

const scaled = ( { x, y, width, height }: Rect, scale: number ): Rect => ( {
	x: x * scale,
	y: y * scale,
	width: width * scale,
	height: height * scale,
} );

const isOfArea = ( target: EventTarget ): boolean =>
	target instanceof Element && target.matches( '.ReactCrop__crop-selection' );

/** Returns names of gestures: a drag, or a key that is held down, is one. */
function useGestures() {
	const count = useRef( 0 );
	const next = () => void count.current++;
	return {
		begin: next,
		ofPointer: () => `pointer ${ count.current }`,
		ofKey: ( isRepeated: boolean ) => {
			if ( ! isRepeated ) {
				next();
			}
			return `key ${ count.current }`;
		},
	};
}

/** The area has all keys, so its handles need no tab stops. */
function useHandlesWithoutTabStops( root: React.RefObject< HTMLElement > ): void {
	useEffect( () => {
		root.current
			?.querySelectorAll< HTMLElement >( '.ReactCrop__drag-handle' )
			.forEach( ( handle ) => {
				handle.tabIndex = -1;
				handle.ariaHidden = 'true';
			} );
	} );
}
