import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { changesOfImage, type ImageEvent, type PostImage } from '../../model/details/image';
import { canRetry, failureText } from '../failure-text';
import { AdvancedFields } from './AdvancedFields';
import { ImageFields } from './ImageFields';
import { LoginLink } from '../states/LoginLink';
import css from './image-details.chunk.css?inline';
import { SizeFields } from './SizeFields';
import type { ImageDetailsProps } from './types';

/** The details of an image in a post: texts, size, place and link, beside a preview. */
export function ImageDetails( { onChange, onEdit, onReplace, ...props }: ImageDetailsProps ) {
	const { image, file } = props;
	const tell = ( event: ImageEvent ) => onChange( changesOfImage( image, event, file ) );
	const part = { image, file, tell };
	return (
		<div className="pagewright-image-details">
			<style>{ css }</style>
			<div className="pagewright-image-details__fields">
				{ props.isFileMissing && <MissingFile { ...props } /> }
				<ImageFields { ...part } hasCaptions={ props.hasCaptions } />
				<SizeFields { ...part } sizeNames={ props.sizeNames } hasAlign={ props.hasAlign } />
				<AdvancedFields
					{ ...part }
					isShown={ props.isAdvanced }
					onToggle={ props.onAdvanced }
				/>
			</div>
			<div className="pagewright-image-details__view">
				<Preview url={ image.url } alt={ image.alt } />
				<div className="pagewright-image-details__actions">
					{ onEdit && (
						<Button variant="secondary" data-action="edit" onClick={ onEdit }>
							{ __( 'Edit original', 'pagewright' ) }
						</Button>
					) }
					{ onReplace && (
						<Button variant="secondary" data-action="replace" onClick={ onReplace }>
							{ __( 'Replace', 'pagewright' ) }
						</Button>
					) }
				</div>
			</div>
		</div>
	);
}

/** Why the sizes of the file are not available, and what the user can do. */
function MissingFile( {
	fileFailure = null,
	isReloading = false,
	loginUrl,
	onReloadFile,
}: Pick< ImageDetailsProps, 'fileFailure' | 'isReloading' | 'loginUrl' | 'onReloadFile' > ) {
	if ( fileFailure === null || fileFailure.kind === 'missing' ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'The file of this image is not in the media library, so other sizes are not available.',
					'pagewright'
				) }
			</Notice>
		);
	}
	return (
		// A new notice if the button appears or disappears, whose hooks WordPress calls in the notice.
		<Notice key={ fileFailure.kind } status="error" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: %s: reason, as a sentence. */
					__(
						'The file of this image could not be loaded, so other sizes are not available. %s',
						'pagewright'
					),
					failureText( fileFailure )
				) }{ ' ' }
				<LoginLink failure={ fileFailure } loginUrl={ loginUrl } />
			</p>
			{ onReloadFile && canRetry( fileFailure ) && (
				<Button variant="secondary" isBusy={ isReloading } onClick={ onReloadFile }>
					{ __( 'Try again', 'pagewright' ) }
				</Button>
			) }
		</Notice>
	);
}

function Preview( { url, alt }: Pick< PostImage, 'url' | 'alt' > ) {
	const [ broken, setBroken ] = useState( '' );
	return (
		<div className="pagewright-image-details__preview">
			{ broken === url ? (
				__( 'This image cannot be loaded.', 'pagewright' )
			) : (
				<img src={ url } alt={ alt } onError={ () => setBroken( url ) } />
			) }
		</div>
	);
}
