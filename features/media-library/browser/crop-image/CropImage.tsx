import type { PointerEvent } from 'react';
import { Notice, Spinner } from '@wordpress/components';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CropStart } from '../../model/crop/crop';
import { changedArea } from '../../model/crop/cropper';
import { UPRIGHT, type Rect, type Size } from '../../model/edit-image/geometry';
import { CropArea } from '../crop-area/CropArea';
import { CropFields } from '../crop-area/CropFields';
import { useAnnouncedArea } from '../crop-area/use-announced-area';
import { useSpace } from '../crop-area/use-space';
import { LoginLink } from '../states/LoginLink';
import css from './crop-image.chunk.css?inline';
import { IconPreviews } from './IconPreviews';
import { resultText, tooSmallText } from './texts';
import type { CropFailure } from './types';

export interface CropImageProps {
	/** URL of the image. */
	url: string;
	/** Name of its file. */
	name: string;
	/** Its size in pixels. */
	image: Size;
	/** Smallest and largest area, and its ratio. */
	limits: CropStart;
	/** The area in whole pixels. */
	area: Rect;
	/** The size that the caller suggests; null for none. */
	suggested: Size | null;
	/** Returns the size of the result for the selected size; null if only the server knows it. */
	resultOf: ( ( selected: Size ) => Size ) | null;
	/** Title of the site, if the result is its icon: its previews are shown. */
	siteTitle: string | null;
	/** Null if nothing failed. */
	failure: CropFailure | null;
	/** '' for no link to log in. */
	loginUrl: string;
	isBusy: boolean;
	onChange: ( area: Rect ) => void;
	/** Called when the image has loaded, or with false when it cannot be shown. */
	onLoad: ( isShown: boolean ) => void;
}

/** Lets the user select a part of an image. The buttons that crop it belong to the host. */
export function CropImage( props: CropImageProps ) {
	const { url, image, area, limits, isBusy } = props;
	const [ space, stage ] = useSpace();
	const [ shown, setShown ] = useState< boolean | null >( null );
	const [ isSquare, setSquare ] = useState( false );
	const root = useRef< HTMLDivElement >( null );
	useAnnouncedArea( area );
	useFirstFocus( root, shown );
	const ratio = limits.ratio ?? ( isSquare ? 1 : null );
	const change = ( to: Rect ) =>
		props.onChange( changedArea( area, to, image, { ...limits, ratio } ) );
	const scale = Math.min( 1, space.width / image.width, space.height / image.height );
	return (
		<div ref={ root } className="pagewright-crop-image">
			<style>{ css }</style>
			<div className="pagewright-crop-image__parts">
				<div
					ref={ stage }
					className="pagewright-crop-image__stage"
					// As in WordPress's cropper, a drag with the key Shift makes a square.
					onPointerDownCapture={ ( { shiftKey }: PointerEvent ) => setSquare( shiftKey ) }
				>
					{ shown === null && <Spinner /> }
					<CropArea
						{ ...{ url, image, area, scale, ratio } }
						pose={ UPRIGHT }
						isDisabled={ isBusy }
						onChange={ change }
						onEnd={ () => setSquare( false ) }
						onLoad={ ( isShown ) => {
							setShown( isShown );
							props.onLoad( isShown );
						} }
					/>
				</div>
				<Side { ...props } isBroken={ shown === false } onChange={ change } />
			</div>
		</div>
	);
}

/** The area as numbers, what becomes of it, and what went wrong. */
function Side( props: CropImageProps & { isBroken: boolean } ) {
	const { url, name, image, limits, area, suggested, resultOf, siteTitle, failure, loginUrl } =
		props;
	const title = useId();
	return (
		<div role="group" aria-labelledby={ title } className="pagewright-crop-image__side">
			<h2 id={ title } className="pagewright-crop-image__name">
				<bdi>{ name }</bdi>
			</h2>
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					{ failure.text }{ ' ' }
					{ failure.cause && (
						<LoginLink failure={ failure.cause } loginUrl={ loginUrl } />
					) }
				</Notice>
			) }
			{ props.isBroken && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'Your browser cannot show this image.', 'pagewright' ) }
				</Notice>
			) }
			{ suggested && isSmaller( image, suggested ) && (
				<Notice status="warning" isDismissible={ false }>
					{ tooSmallText( image, suggested ) }
				</Notice>
			) }
			<fieldset className="pagewright-crop-image__numbers">
				<legend>{ __( 'Crop area (pixels)', 'pagewright' ) }</legend>
				<CropFields
					{ ...{ area, image } }
					ratio={ limits.ratio }
					least={ {
						width: Math.max( 1, Math.ceil( limits.minWidth ) ),
						height: Math.max( 1, Math.ceil( limits.minHeight ) ),
					} }
					most={ {
						width: Math.min( image.width, limits.maxWidth || Infinity ),
						height: Math.min( image.height, limits.maxHeight || Infinity ),
					} }
					isDisabled={ props.isBusy }
					onChange={ props.onChange }
				/>
			</fieldset>
			{ resultOf && <p>{ resultText( resultOf( area ) ) }</p> }
			{ siteTitle !== null && <IconPreviews { ...{ url, image, area, siteTitle } } /> }
		</div>
	);
}

const isSmaller = ( image: Size, { width, height }: Size ): boolean =>
	image.width < width || image.height < height;

/** Moves the focus to the area when the image is shown, as the button that had it has gone. */
function useFirstFocus( root: React.RefObject< HTMLElement >, isShown: boolean | null ): void {
	useEffect( () => {
		const page = root.current?.ownerDocument;
		if ( isShown && page && page.activeElement === page.body ) {
			root.current
				?.querySelector< HTMLElement >( '.ReactCrop__crop-selection' )
				?.focus( { preventScroll: true } );
		}
	}, [ root, isShown ] );
}
