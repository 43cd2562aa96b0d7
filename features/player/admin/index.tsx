import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	addFeatureSection,
	type FeatureSectionProps,
} from '../../../admin/features/feature-sections';

/** As in settings.json, which describes them. */
type PlayerSettings = {
	player: boolean;
	player_embeds: boolean;
	player_cdn: boolean;
};

/**
 * Settings for audio and video of WordPress's own blocks; the video widget always has the player.
 */
function PlayerSection( { settings, onChange }: FeatureSectionProps< PlayerSettings > ) {
	return (
		<>
			<h2>{ __( 'Audio and video', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Use the player for all audio, video and playlists', 'pagewright' ) }
				help={ __(
					'Replaces the default WordPress player, which requires jQuery, in blocks and in the audio, video and playlist shortcodes.',
					'pagewright'
				) }
				checked={ settings.player }
				onChange={ ( value ) => onChange( { player: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Load YouTube and Vimeo videos after a click', 'pagewright' ) }
				help={ __(
					'Pages load faster, and visitors who do not watch a video do not connect to these services.',
					'pagewright'
				) }
				checked={ settings.player_embeds }
				onChange={ ( value ) => onChange( { player_embeds: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Load streaming players from a CDN', 'pagewright' ) }
				help={ __(
					'HLS, DASH and FLV streams require large scripts. Turn on to load them from jsdelivr.net, which receives the visitor’s IP address. Turn off to load them from this site.',
					'pagewright'
				) }
				checked={ settings.player_cdn }
				onChange={ ( value ) => onChange( { player_cdn: value } ) }
			/>
		</>
	);
}

addFeatureSection( 'player', 20, PlayerSection );
