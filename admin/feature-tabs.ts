import type { ComponentType } from 'react';

/** Properties of the tab of a feature; G are its initial data. */
export interface FeatureTabProps< G > {
	given: G;
}

interface FeatureTab {
	name: string;
	title: string;
	View: ComponentType< FeatureTabProps< unknown > >;
}

const tabs: FeatureTab[] = [];

/**
 * Adds the tab of a feature to the settings screen. The `admin/index.tsx` of each feature calls it;
 * the build runs these before the screen.
 *
 * @param name  Name in the URL, and of the data that the filter `pagewright/screen/data` adds.
 * @param title Translated title.
 * @param View  Shows the settings.
 */
export function addFeatureTab< G >(
	name: string,
	title: string,
	View: ComponentType< FeatureTabProps< G > >
): void {
	tabs.push( { name, title, View: View as unknown as FeatureTab[ 'View' ] } );
}

/** Returns the tabs of all features. */
export const featureTabs = (): readonly FeatureTab[] => tabs;
