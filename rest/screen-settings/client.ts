import type { FormSchema, Values } from '../../schema/field-types';
import { send } from '../send';

export interface WidgetSettings {
	schema: FormSchema;
	values: Values;
}

/** Fetches the settings of a widget type with their form. */
export const fetchSettings = ( widgetClass: string, signal?: AbortSignal ) =>
	send< WidgetSettings >( '/sowb/v1/screen/settings', { widgetClass }, signal );

/** Saves the settings; returns the stored values. */
export const saveSettings = ( widgetClass: string, values: Values ) =>
	send< WidgetSettings >( '/sowb/v1/screen/settings', { widgetClass, values } );
