import type { ComponentType } from 'react';

/** Properties of the tab of a feature; G are its initial data. */
export interface FeatureTabProps< G > {
	given: G;
}

interface FeatureTab< G = unknown > {
	/** Name in the URL, and of the data that the filter `pagewright/screen/data` adds. */
	name: string;
	/** Translated title. */
	title: string;
	/** Position among the tabs of features: the lowest is first. */
	order: number;
	/** Shows the settings. */
	View: ComponentType< FeatureTabProps< G > >;
}

const tabs: FeatureTab[] = [];

/**
 * Adds the tab of a feature to the settings screen. The `admin/index.tsx` of each feature calls it;
 * the build runs these before the screen.
 */
export function addFeatureTab< G >( tab: FeatureTab< G > ): void {
	tabs.push( tab as unknown as FeatureTab );
	tabs.sort( ( one, other ) => one.order - other.order );
}

/** Returns the tabs of all features in their order. */
export const featureTabs = (): readonly FeatureTab[] => tabs;
