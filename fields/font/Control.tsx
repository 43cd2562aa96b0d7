import { SelectControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { environment } from '../environment';
import type { ControlProps } from '../field-module';
import { FontCombobox } from './FontCombobox';
import { isHere, parseFont, sameVariant, variantsOf } from './fonts';
import { useGoogleFonts, useGoogleStylesheet } from './google';

/** Renders the family, its variant if it has several, and a sample if this site has the font. */
export function Control( props: ControlProps< 'font' > ) {
	const { value, onChange } = props;
	const saved = typeof value === 'string' && value.trim() !== '' ? value.trim() : 'default';
	const root = useRef< HTMLDivElement >( null );
	const [ isNear, setNear ] = useState( false );
	const google = useGoogleFonts( isNear );
	const variants = variantsOf( saved, google );
	const isOnSite = isHere( saved );
	const isLinked = ! isOnSite && environment().fonts.google;
	useGoogleStylesheet( root, isLinked ? saved : 'default' );
	const { family, weight, style } = parseFont( saved );
	return (
		<div ref={ root } className="pagewright-font">
			<FontCombobox
				control={ props }
				saved={ saved }
				google={ google }
				onNear={ () => setNear( true ) }
				onChoose={ ( next ) => next !== saved && onChange( next ) }
			/>
			{ variants.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Weight and style', 'pagewright' ) }
					value={ variants.find( ( each ) => sameVariant( each, saved ) ) ?? saved }
					options={ variants.map( ( each ) => ( {
						value: each,
						label: variantLabel( each ),
					} ) ) }
					onFocus={ () => setNear( true ) }
					onChange={ ( next ) => onChange( next ) }
				/>
			) }
			{ family && ( isOnSite || isLinked ) && (
				<p
					className="pagewright-font__sample"
					aria-hidden="true"
					style={ {
						fontFamily: JSON.stringify( family ),
						fontWeight: weight,
						fontStyle: style,
					} }
				>
					{ __( 'The quick brown fox jumps over the lazy dog', 'pagewright' ) }
				</p>
			) }
			{ ! isOnSite && ! isLinked && (
				<p className="pagewright-font__note">
					{ __(
						'This font is not on your site. To show it to your visitors, install it in the Font Library.',
						'pagewright'
					) }
				</p>
			) }
		</div>
	);
}

/** `Roboto:700italic` → `700 italic`. */
function variantLabel( value: string ): string {
	const { weight, style } = parseFont( value );
	const [ , variant = '' ] = value.split( /:(.*)/s );
	if ( weight === undefined && style === undefined && variant !== '' ) {
		return variant;
	}
	const names: Record< number, string > = {
		100: __( 'Thin', 'pagewright' ),
		200: __( 'Extra light', 'pagewright' ),
		300: __( 'Light', 'pagewright' ),
		400: __( 'Regular', 'pagewright' ),
		500: __( 'Medium', 'pagewright' ),
		600: __( 'Semibold', 'pagewright' ),
		700: __( 'Bold', 'pagewright' ),
		800: __( 'Extra bold', 'pagewright' ),
		900: __( 'Black', 'pagewright' ),
	};
	const name = names[ weight ?? 400 ] ?? String( weight );
	return style ? `${ name }, ${ __( 'italic', 'pagewright' ) }` : name;
}
