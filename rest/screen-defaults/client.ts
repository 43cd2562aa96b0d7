import { send } from '../send';

/**
 * The site's default look: slugs of the theme's palette or hex colors, and a length; '' for no
 * default.
 */
export interface LookDefaults {
	accent: string;
	on_accent: string;
	radius: string;
}

/** Saves the site design; returns the stored values. */
export const saveDefaults = ( defaults: LookDefaults ) =>
	send< LookDefaults >( '/sowb/v1/screen/defaults', { defaults } );
