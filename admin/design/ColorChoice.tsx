import { ColorPalette } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PaletteColor } from '../configuration';

/** Returns the hex color of a stored value; '' for a color that the theme no longer has. */
export const colorOf = ( stored: string, palette: PaletteColor[] ) =>
	stored.startsWith( '#' )
		? stored
		: ( palette.find( ( one ) => one.slug === stored )?.color ?? '' );

interface ColorChoiceProps {
	label: string;
	help?: string;
	/** Slug of a palette color or hex; '' for none. */
	value: string;
	palette: PaletteColor[];
	onChange: ( value: string ) => void;
}

/** The theme's colors come first; they are stored by their slugs. */
export function ColorChoice( { label, help, value, palette, onChange }: ColorChoiceProps ) {
	const choose = ( color?: string, index?: number ) =>
		onChange(
			( index === undefined
				? palette.find( ( one ) => one.color === color )
				: palette[ index ]
			)?.slug ??
				color ??
				''
		);
	return (
		<fieldset className="pagewright-screen__group">
			<legend>{ label }</legend>
			{ help && <p>{ help }</p> }
			<ColorPalette
				aria-label={ label }
				colors={ palette.map( ( { name, color } ) => ( { name, color } ) ) }
				value={ colorOf( value, palette ) || undefined }
				onChange={ choose }
			/>
			<p>{ chosenText( value, palette ) }</p>
		</fieldset>
	);
}

function chosenText( value: string, palette: PaletteColor[] ): string {
	if ( value === '' ) {
		return __( 'Leave empty to use the default of each widget.', 'pagewright' );
	}
	const known = palette.find( ( one ) => one.slug === value );
	if ( known || value.startsWith( '#' ) ) {
		return known ? known.name : value;
	}
	return __(
		'The selected color is not in this theme. Widgets use their default colors.',
		'pagewright'
	);
}
