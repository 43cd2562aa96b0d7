import type { FormSchema, Values } from '../../schema/field-types';
import { send } from '../send';

export interface WidgetSettings {
	schema: FormSchema;
	values: Values;
}

/** The settings for all widgets of a kind, with their form. */
export const fetchSettings = ( widgetClass: string, signal?: AbortSignal ) =>
	send< WidgetSettings >( '/sowb/v1/screen/settings', { widgetClass }, signal );

/** Stores them; the answer holds what was stored. */
export const saveSettings = ( widgetClass: string, values: Values ) =>
	send< WidgetSettings >( '/sowb/v1/screen/settings', { widgetClass, values } );
