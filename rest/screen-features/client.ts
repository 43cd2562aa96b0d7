import { send } from '../send';

/** Settings as stored; features/Settings.php documents each. */
export interface FeatureSettings {
	lightbox: boolean;
	lightbox_label: boolean;
	lightbox_wrap: boolean;
	lightbox_fit: boolean;
	lightbox_fade_ms: number;
	lightbox_resize_ms: number;
	lightbox_top_px: number;
	player: boolean;
	player_embeds: boolean;
	player_cdn: boolean;
	menus: boolean;
	menus_search: boolean;
	menus_width_px: number;
	hover_cards: boolean;
}

export interface FeaturesState {
	settings: FeatureSettings;
}

/** Saves the sent settings; returns all. */
export const saveFeatures = ( settings: Partial< FeatureSettings > ) =>
	send< FeaturesState >( '/sowb/v1/screen/features', { settings } );
