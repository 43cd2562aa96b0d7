import { CheckboxControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Player } from '../../model/shortcodes/player';
import type { PlayerPartProps } from './types';

/** How the player loads and plays. */
export function PlaybackFields( {
	player,
	tell,
	hasAutoplay,
}: PlayerPartProps & { hasAutoplay: boolean } ) {
	const preloads: Array< { value: Player[ 'preload' ]; label: string } > = [
		{ value: 'none', label: __( 'Nothing', 'pagewright' ) },
		{ value: 'metadata', label: __( 'Length and size', 'pagewright' ) },
		{ value: 'auto', label: __( 'As much as the browser chooses', 'pagewright' ) },
	];
	return (
		<fieldset>
			<legend>{ __( 'Playback', 'pagewright' ) }</legend>
			<SelectControl
				label={ __( 'Load before a visitor presses play', 'pagewright' ) }
				value={ player.preload }
				options={ preloads }
				onChange={ ( preload ) => tell( { type: 'preloadChosen', preload } ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			{ hasAutoplay && (
				<CheckboxControl
					label={ __( 'Autoplay', 'pagewright' ) }
					help={ __(
						'Most browsers do not start sound without a click, and many visitors find it disturbing.',
						'pagewright'
					) }
					checked={ player.autoplay }
					onChange={ ( isOn ) => tell( { type: 'toggled', name: 'autoplay', isOn } ) }
					__nextHasNoMarginBottom
				/>
			) }
			<CheckboxControl
				label={ __( 'Loop', 'pagewright' ) }
				checked={ player.loop }
				onChange={ ( isOn ) => tell( { type: 'toggled', name: 'loop', isOn } ) }
				__nextHasNoMarginBottom
			/>
		</fieldset>
	);
}
