import { SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EmbedImage } from '../../model/embed-image';
import { isRefusedLink } from '../../model/embed-url';
import { alignTexts, linkText } from '../details/display-texts';

interface ImageFieldsProps {
	image: EmbedImage;
	onChange: ( changes: Partial< EmbedImage > ) => void;
	hasCaptions: boolean;
}

/** Texts, alignment and link of an image of another site. */
export function ImageFields( { image, onChange, hasCaptions }: ImageFieldsProps ) {
	return (
		<div className="pagewright-media-library__fields">
			<TextareaControl
				label={ __( 'Alternative text', 'pagewright' ) }
				help={ __(
					'Describe the purpose of the image. Leave empty if it is only decorative.',
					'pagewright'
				) }
				rows={ 2 }
				value={ image.alt }
				onChange={ ( alt ) => onChange( { alt } ) }
				dir="auto"
				__nextHasNoMarginBottom
			/>
			{ hasCaptions && (
				<TextareaControl
					label={ __( 'Caption', 'pagewright' ) }
					rows={ 2 }
					value={ image.caption }
					onChange={ ( caption ) => onChange( { caption } ) }
					dir="auto"
					__nextHasNoMarginBottom
				/>
			) }
			<SelectControl
				label={ __( 'Alignment', 'pagewright' ) }
				value={ image.align }
				options={ alignTexts() }
				onChange={ ( align ) => onChange( { align } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<SelectControl
				label={ __( 'Link to', 'pagewright' ) }
				value={ image.link }
				options={ ( [ 'none', 'file', 'custom' ] as const ).map( ( value ) => ( {
					value,
					label: value === 'file' ? __( 'Image URL', 'pagewright' ) : linkText( value ),
				} ) ) }
				onChange={ ( link ) => onChange( { link } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ image.link === 'custom' && (
				<TextControl
					type="url"
					label={ __( 'Link URL', 'pagewright' ) }
					value={ image.linkUrl }
					onChange={ ( linkUrl ) => onChange( { linkUrl } ) }
					dir="ltr"
					help={
						isRefusedLink( image.linkUrl ) ? (
							<span role="alert">
								{ __(
									'This is not an address that a link can have.',
									'pagewright'
								) }
							</span>
						) : undefined
					}
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
		</div>
	);
}
