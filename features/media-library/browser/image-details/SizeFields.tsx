import { SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Align, Link } from '../../model/display';
import { imageLinks, imageSizes } from '../../model/details/image';
import { alignTexts, linkText } from '../details/display-texts';
import { timesText } from '../file-texts';
import type { ImageDetailsProps, ImagePartProps } from './types';

const SELECT = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

/** Place, size and link of an image. */
export function SizeFields(
	props: ImagePartProps & Pick< ImageDetailsProps, 'sizeNames' | 'hasAlign' >
) {
	const { image, file, tell, sizeNames, hasAlign = true } = props;
	const sizes = imageSizes( file );
	// A size that the site no longer has.
	const isKnown = sizes.includes( image.size );
	return (
		<>
			{ hasAlign && (
				<SelectControl
					label={ __( 'Alignment', 'pagewright' ) }
					value={ image.align }
					options={ alignTexts() }
					onChange={ ( align ) => tell( { type: 'aligned', align: align as Align } ) }
					{ ...SELECT }
				/>
			) }
			{ file && (
				<SelectControl
					label={ __( 'Size', 'pagewright' ) }
					value={ image.size }
					options={ ( isKnown ? sizes : [ image.size, ...sizes ] ).map( ( value ) => ( {
						value,
						label: sizeText( value, file.sizes[ value ], sizeNames ),
					} ) ) }
					onChange={ ( size ) => tell( { type: 'sized', size } ) }
					{ ...SELECT }
				/>
			) }
			{ image.size === 'custom' && <CustomSize { ...props } /> }
			<SelectControl
				label={ __( 'Link to', 'pagewright' ) }
				value={ image.link }
				options={ imageLinks( file ).map( ( value ) => ( {
					value,
					label:
						value === 'file' && ! file
							? __( 'Image URL', 'pagewright' )
							: linkText( value ),
				} ) ) }
				onChange={ ( link ) => tell( { type: 'linked', link: link as Link } ) }
				{ ...SELECT }
			/>
			{ image.link !== 'none' && (
				<TextControl
					label={ __( 'Link URL', 'pagewright' ) }
					value={ image.linkUrl }
					readOnly={ image.link !== 'custom' }
					onChange={ ( url ) => tell( { type: 'linkTyped', url } ) }
					dir="ltr"
					{ ...SELECT }
				/>
			) }
		</>
	);
}

function sizeText(
	name: string,
	size: { width: number; height: number } | undefined,
	names: ImageDetailsProps[ 'sizeNames' ]
): string {
	if ( name === 'custom' ) {
		return __( 'Custom size', 'pagewright' );
	}
	const text = names[ name ] ?? name;
	return size
		? sprintf(
				/* translators: 1: image size, 2: its width and height, such as 300 × 225. */
				__( '%1$s – %2$s', 'pagewright' ),
				text,
				timesText( size.width, size.height )
			)
		: text;
}

/** Width and height in pixels; the one follows the other. */
function CustomSize( { image, tell }: ImagePartProps ) {
	const side = ( type: 'widthTyped' | 'heightTyped', label: string, value: number ) => (
		<SideField { ...{ label, value } } onType={ ( text ) => tell( { type, text } ) } />
	);
	return (
		<fieldset className="pagewright-image-details__size">
			<legend>{ __( 'Size in pixels', 'pagewright' ) }</legend>
			{ side( 'widthTyped', __( 'Width', 'pagewright' ), image.width ) }
			<span aria-hidden="true">×</span>
			{ side( 'heightTyped', __( 'Height', 'pagewright' ), image.height ) }
		</fieldset>
	);
}

interface SideFieldProps {
	label: string;
	value: number;
	onType: ( text: string ) => void;
}

/** Shows what the user types, which may be empty for a moment, until the field is left. */
function SideField( { label, value, onType }: SideFieldProps ) {
	const [ text, setText ] = useState< string | null >( null );
	return (
		<TextControl
			type="number"
			min={ 1 }
			step={ 1 }
			label={ label }
			value={ text ?? value }
			onChange={ ( typed ) => {
				setText( typed );
				onType( typed );
			} }
			onBlur={ () => setText( null ) }
			{ ...SELECT }
		/>
	);
}
