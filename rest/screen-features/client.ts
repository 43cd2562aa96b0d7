import { send } from '../send';

/** Settings of all features as stored; settings.json of each feature describes its own. */
export type FeatureSettings = Record< string, boolean | number >;

export interface FeaturesState {
	settings: FeatureSettings;
}

/** Saves the sent settings; returns all. */
export const saveFeatures = ( settings: Partial< FeatureSettings > ) =>
	send< FeaturesState >( '/sowb/v1/screen/features', { settings } );
