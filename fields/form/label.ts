import type { FieldOptions } from '../../schema/field-types';
import { readable } from './options';

/** Returns the label of a field; its key in words if the widget has no label for it. */
export const fieldLabel = ( field: FieldOptions, name: string ) => field.label || readable( name );
