import { CheckboxControl, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ImagePartProps } from './types';

/** The texts of an image. */
export function ImageFields( {
	image,
	tell,
	hasCaptions,
}: ImagePartProps & { hasCaptions: boolean } ) {
	/** The alternative text before the user chose that the image is decorative; null if it is not. */
	const [ hidden, setHidden ] = useState< string | null >( null );
	const isDecorative = hidden !== null;
	const decorate = ( isNow: boolean ) => {
		setHidden( isNow ? image.alt : null );
		tell( { type: 'typed', field: 'alt', value: isNow ? '' : ( hidden ?? '' ) } );
	};
	return (
		<>
			<TextareaControl
				label={ __( 'Alternative text', 'pagewright' ) }
				help={ __(
					'Describe the purpose of the image. Leave empty if it is only decorative.',
					'pagewright'
				) }
				rows={ 2 }
				value={ image.alt }
				disabled={ isDecorative }
				onChange={ ( value ) => tell( { type: 'typed', field: 'alt', value } ) }
				dir="auto"
				__nextHasNoMarginBottom
			/>
			<CheckboxControl
				label={ __( 'Decorative image', 'pagewright' ) }
				checked={ isDecorative }
				onChange={ decorate }
				__nextHasNoMarginBottom
			/>
			{ hasCaptions && (
				<TextareaControl
					label={ __( 'Caption', 'pagewright' ) }
					rows={ 2 }
					value={ image.caption }
					onChange={ ( value ) => tell( { type: 'typed', field: 'caption', value } ) }
					dir="auto"
					__nextHasNoMarginBottom
				/>
			) }
		</>
	);
}
