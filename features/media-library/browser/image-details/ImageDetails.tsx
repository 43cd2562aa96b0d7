import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { changesOfImage, type ImageEvent, type PostImage } from '../../model/details/image';
import { AdvancedFields } from './AdvancedFields';
import { ImageFields } from './ImageFields';
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
				{ props.isFileMissing && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'The file of this image is not in the media library, so other sizes are not available.',
							'pagewright'
						) }
					</Notice>
				) }
				<ImageFields { ...part } hasCaptions={ props.hasCaptions } />
				<SizeFields { ...part } sizeNames={ props.sizeNames } />
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
					<Button variant="secondary" data-action="replace" onClick={ onReplace }>
						{ __( 'Replace', 'pagewright' ) }
					</Button>
				</div>
			</div>
		</div>
	);
}

function Preview( { url, alt }: Pick< PostImage, 'url' | 'alt' > ) {
	const [ broken, setBroken ] = useState( '' );
	return broken === url ? (
		<p className="pagewright-image-details__broken">
			{ __( 'This image cannot be loaded.', 'pagewright' ) }
		</p>
	) : (
		<img src={ url } alt={ alt } onError={ () => setBroken( url ) } />
	);
}
