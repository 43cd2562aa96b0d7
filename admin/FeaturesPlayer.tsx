import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FeaturesPartProps } from './FeaturesTab';

/** What plays audio and video of WordPress's own blocks; the video widget has its player in any case. */
export function FeaturesPlayer( { settings, onChange }: FeaturesPartProps ) {
	return (
		<>
			<h2>{ __( 'Audio and video', 'pagewright' ) }</h2>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Play audio, video and playlists of all blocks', 'pagewright' ) }
				help={ __(
					'In place of WordPress’s own player, which needs jQuery: blocks, and the shortcodes audio, video and playlist.',
					'pagewright'
				) }
				checked={ settings.player }
				onChange={ ( value ) => onChange( { player: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Videos of YouTube and Vimeo wait for a click', 'pagewright' ) }
				help={ __(
					'Before it, nothing is loaded from there: pages are faster, and the services learn of nobody who does not watch.',
					'pagewright'
				) }
				checked={ settings.player_embeds }
				onChange={ ( value ) => onChange( { player_embeds: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Fetch players of streams from a CDN', 'pagewright' ) }
				help={ __(
					'HLS, DASH and FLV need large scripts. Off, they come from this site; on, from jsdelivr.net, which learns the visitor’s address.',
					'pagewright'
				) }
				checked={ settings.player_cdn }
				onChange={ ( value ) => onChange( { player_cdn: value } ) }
			/>
		</>
	);
}
