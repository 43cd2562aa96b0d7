import type { FieldOptions } from '../../schema/field-types';
import { readable } from './options';

/** What a field is called; its key in words when the widget gives it no label. */
export const fieldLabel = ( field: FieldOptions, name: string ) => field.label || readable( name );
