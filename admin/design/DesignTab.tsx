import { RangeControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { saveDefaults, type LookDefaults } from '../../rest/screen-defaults/client';
import type { Failure } from '../../rest/send';
import type { PaletteColor } from '../configuration';
import { ColorChoice } from './ColorChoice';
import { LookSample } from './LookSample';
import { SettingsForm } from '../SettingsForm';
import { useSay } from '../say';
import { useUnsaved } from '../use-unsaved';

interface DefaultsTabProps {
	given: LookDefaults;
	palette: PaletteColor[];
}

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
	return (
		<SettingsForm
			saveLabel={ __( 'Save design', 'pagewright' ) }
			saving={ { save, isChanged, isSaving, failure } }
		>
			<p className="pagewright-screen__lead">
				{ __(
					'Widgets use these values unless you choose others in their forms. Theme colors change with the theme.',
					'pagewright'
				) }
			</p>
			<LookSample look={ look } palette={ palette } />
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
			<RadiusControl
				radius={ look.radius }
				onChange={ ( radius ) => setLook( { ...look, radius } ) }
			/>
		</SettingsForm>
	);
}

interface RadiusControlProps {
	/** CSS length; '' for none. */
	radius: string;
	onChange: ( radius: string ) => void;
}

function RadiusControl( { radius, onChange }: RadiusControlProps ) {
	return (
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Border radius of boxes, in pixels', 'pagewright' ) }
			help={
				radius === ''
					? __( 'Leave empty to use the default of each widget.', 'pagewright' )
					: __( 'Buttons use the border radius from their own forms.', 'pagewright' )
			}
			min={ 0 }
			max={ 40 }
			allowReset
			value={ radius === '' ? undefined : parseFloat( radius ) }
			onChange={ ( pixels ) => onChange( pixels === undefined ? '' : `${ pixels }px` ) }
		/>
	);
}
