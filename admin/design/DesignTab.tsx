import { ColorPalette, Notice, RangeControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveDefaults, type LookDefaults } from '../../rest/screen-defaults/client';
import type { Failure } from '../../rest/send';
import type { PaletteColor } from '../configuration';
import { contrast } from './contrast';
import { SaveButton } from '../SaveButton';
import { useSay } from '../say';
import { useUnsaved } from '../use-unsaved';

interface DefaultsTabProps {
	given: LookDefaults;
	palette: PaletteColor[];
}

/** Required contrast for text of this size. */
const MIN_CONTRAST = 4.5;

/** Defaults of the widgets themselves. */
const OWN = { accent: '#2a5bd7', onAccent: '#fff', radius: '6px' };

/** Colors and corner radius of widgets in which the editor chose none. */
export function DesignTab( { given, palette }: DefaultsTabProps ) {
	const [ stored, setStored ] = useState( given );
	const [ look, setLook ] = useState( given );
	const [ failure, setFailure ] = useState< Failure | null >( null );
	const [ isSaving, setIsSaving ] = useState( false );
	const say = useSay();
	const isChanged = JSON.stringify( look ) !== JSON.stringify( stored );
	useUnsaved( isChanged );

	const save = async () => {
		setIsSaving( true );
		setFailure( null );
		const result = await saveDefaults( look );
		setIsSaving( false );
		if ( result.ok ) {
			setStored( result.value );
			setLook( result.value );
			say( __( 'Design saved.', 'pagewright' ) );
		} else {
			setFailure( result.failure );
		}
	};
	const accent = colorOf( look.accent, palette ) || OWN.accent;
	const onAccent = colorOf( look.on_accent, palette ) || OWN.onAccent;
	return (
		<form
			className="pagewright-screen__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			<p className="pagewright-screen__lead">
				{ __(
					'Widgets use these values unless you choose others in their forms. Theme colors change with the theme.',
					'pagewright'
				) }
			</p>
			<div
				className="pagewright-look__sample"
				style={ { borderRadius: look.radius || OWN.radius } }
			>
				<span>{ __( 'This is a sample of a box and a button.', 'pagewright' ) }</span>
				<strong style={ { background: accent, color: onAccent } }>
					{ __( 'Button', 'pagewright' ) }
				</strong>
			</div>
			<ContrastNotice ratio={ contrast( accent, onAccent ) } />
			<ColorChoice
				label={ __( 'Accent color', 'pagewright' ) }
				help={ __( 'The background color of buttons.', 'pagewright' ) }
				value={ look.accent }
				palette={ palette }
				onChange={ ( color ) => setLook( { ...look, accent: color } ) }
			/>
			<ColorChoice
				label={ __( 'Text color on the accent color', 'pagewright' ) }
				value={ look.on_accent }
				palette={ palette }
				onChange={ ( color ) => setLook( { ...look, on_accent: color } ) }
			/>
			<RangeControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Border radius of boxes, in pixels', 'pagewright' ) }
				help={
					look.radius === ''
						? __( 'Leave empty to use the default of each widget.', 'pagewright' )
						: __( 'Buttons use the border radius from their own forms.', 'pagewright' )
				}
				min={ 0 }
				max={ 40 }
				allowReset
				value={ look.radius === '' ? undefined : parseFloat( look.radius ) }
				onChange={ ( radius ) =>
					setLook( { ...look, radius: radius === undefined ? '' : `${ radius }px` } )
				}
			/>
			<SaveButton
				label={ __( 'Save design', 'pagewright' ) }
				isChanged={ isChanged }
				isSaving={ isSaving }
				failure={ failure }
				onRetry={ () => void save() }
			/>
		</form>
	);
}

/** Returns the hex color of a stored value; '' for a color that the theme no longer has. */
const colorOf = ( stored: string, palette: PaletteColor[] ) =>
	stored.startsWith( '#' )
		? stored
		: ( palette.find( ( one ) => one.slug === stored )?.color ?? '' );

function ContrastNotice( { ratio }: { ratio: number | null } ) {
	return ratio !== null && ratio < MIN_CONTRAST ? (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'This color combination may be hard for people to read. Choose colors with more contrast.',
				'pagewright'
			) }
		</Notice>
	) : null;
}

interface ColorChoiceProps {
	label: string;
	help?: string;
	/** Slug of a palette color or hex; '' for none. */
	value: string;
	palette: PaletteColor[];
	onChange: ( value: string ) => void;
}

/** The theme's colors come first; they are stored by their slugs. */
function ColorChoice( { label, help, value, palette, onChange }: ColorChoiceProps ) {
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
