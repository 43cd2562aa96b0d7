import { send } from '../send';

/** The site's own look: slugs of the theme's palette or hex colors, and a length; '' each where nothing is set. */
export interface LookDefaults {
	accent: string;
	on_accent: string;
	radius: string;
}

/** Stores them; the answer holds what was stored. */
export const saveDefaults = ( defaults: LookDefaults ) =>
	send< LookDefaults >( '/sowb/v1/screen/defaults', { defaults } );
