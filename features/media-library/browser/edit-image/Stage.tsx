import type { KeyboardEvent } from 'react';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { plus, reset } from '@wordpress/icons';
import { areaOf, focusOf } from '../../model/edit-image/edit';
import { boxOf } from '../../model/edit-image/geometry';
import { fixedRatio, type EditEvent, type History } from '../../model/edit-image/history';
import { CropArea } from '../crop-area/CropArea';
import { useSpace } from '../crop-area/use-space';
import { FocusMarker } from './FocusMarker';

interface StageProps {
	url: string;
	history: History;
	dispatch: ( event: EditEvent ) => void;
	isDisabled: boolean;
	onLoad: ( isShown: boolean ) => void;
}

const ZOOM_STEP = 1.25;
const SMALLEST = 0.02;
const LARGEST = 8;

/** The image, as large as there is space, or as the user wants. */
export function Stage( { url, history, dispatch, isDisabled, onLoad }: StageProps ) {
	const { edit, image } = history;
	const [ space, root ] = useSpace();
	const [ zoom, setZoom ] = useState< number | null >( null );
	const box = boxOf( image, edit.pose );
	const fit = Math.max(
		SMALLEST,
		Math.min( 1, space.width / box.width, space.height / box.height )
	);
	const scale = zoom ?? fit;
	const change = ( to: number | null ) => {
		const next = to && Math.max( SMALLEST, Math.min( LARGEST, to ) );
		setZoom( next );
		speak( percentText( next ?? fit ) );
	};
	const onKeyDown = ( { key, ctrlKey, metaKey }: KeyboardEvent ) => {
		const to = ctrlKey || metaKey ? undefined : zoomAfterKey( key, scale );
		if ( to !== undefined ) {
			change( to );
		}
	};
	const focus = focusOf( edit, image );
	return (
		<div className="pagewright-edit-image__stage" role="presentation" onKeyDown={ onKeyDown }>
			<div ref={ root } className="pagewright-edit-image__scroll">
				<CropArea
					{ ...{ url, image, scale, isDisabled, onLoad } }
					pose={ edit.pose }
					area={ areaOf( edit, image ) }
					ratio={ fixedRatio( history ) }
					onChange={ ( area, gesture ) => dispatch( { type: 'cropped', area, gesture } ) }
					onEnd={ () => dispatch( { type: 'gestureEnded' } ) }
				>
					{ focus && (
						<FocusMarker
							{ ...{ focus, isDisabled } }
							onChange={ ( to, gesture ) =>
								dispatch( { type: 'focusSet', focus: to, gesture } )
							}
						/>
					) }
				</CropArea>
			</div>
			<div
				className="pagewright-edit-image__zoom"
				role="group"
				aria-label={ __( 'Zoom', 'pagewright' ) }
			>
				<Button
					size="small"
					icon={ reset }
					label={ __( 'Zoom out', 'pagewright' ) }
					onClick={ () => change( scale / ZOOM_STEP ) }
				/>
				<Button
					size="small"
					onClick={ () => change( 1 ) }
					label={ __( 'Show at 100 %', 'pagewright' ) }
				>
					{ percentText( scale ) }
				</Button>
				<Button
					size="small"
					icon={ plus }
					label={ __( 'Zoom in', 'pagewright' ) }
					onClick={ () => change( scale * ZOOM_STEP ) }
				/>
				<Button size="small" isPressed={ zoom === null } onClick={ () => change( null ) }>
					{ __( 'Fit', 'pagewright' ) }
				</Button>
			</div>
		</div>
	);
}

const percentText = ( scale: number ): string =>
	/* translators: %d: number. */
	sprintf( __( '%d %%', 'pagewright' ), Math.round( scale * 100 ) );

/** Returns the zoom after a key; null for the one that fits, undefined for other keys. */
function zoomAfterKey( key: string, scale: number ): number | null | undefined {
	switch ( key ) {
		case '+':
		case '=':
			return scale * ZOOM_STEP;
		case '-':
			return scale / ZOOM_STEP;
		case '0':
			return null;
		case '1':
			return 1;
		default:
			return undefined;
	}
}
