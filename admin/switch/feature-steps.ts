import type { ComponentType } from 'react';
import type { SwitchStep } from '../../rest/switch-status/client';

/** Properties of a step of a feature. */
export interface FeatureStepProps {
	step: SwitchStep;
	onDone: () => void;
}

const steps = new Map< string, ComponentType< FeatureStepProps > >();

/**
 * Adds a step of switching that the screen cannot take by itself. The `admin/index.tsx` of a feature
 * calls it.
 *
 * @param name Name of the step, from the server.
 * @param View Its button, and its progress.
 */
export const addFeatureStep = ( name: string, View: ComponentType< FeatureStepProps > ): void =>
	void steps.set( name, View );

/** Returns the component of a step; undefined for steps of the screen itself. */
export const featureStep = ( name: string ): ComponentType< FeatureStepProps > | undefined =>
	steps.get( name );
