import type { ComponentType } from 'react';
import type { FeatureSettings } from '../../rest/screen-features/client';

/** Properties of the section of a feature; S contains its settings. */
export interface FeatureSectionProps< S > {
	settings: S;
	onChange: ( values: Partial< S > ) => void;
}

interface FeatureSection {
	name: string;
	order: number;
	View: ComponentType< FeatureSectionProps< FeatureSettings > >;
}

const sections: FeatureSection[] = [];

/**
 * Adds the section of a feature to the tab “Features”. The `admin/index.tsx` of each feature calls
 * it; the build runs these before the screen.
 *
 * @param name  Name of the feature.
 * @param order Place among the other sections.
 * @param View  Shows the settings.
 */
export function addFeatureSection< S extends Partial< FeatureSettings > >(
	name: string,
	order: number,
	View: ComponentType< FeatureSectionProps< S > >
): void {
	sections.push( { name, order, View: View as unknown as FeatureSection[ 'View' ] } );
}

/** Returns the sections of all features, in their order. */
export const featureSections = (): FeatureSection[] =>
	[ ...sections ].sort( ( one, other ) => one.order - other.order );
