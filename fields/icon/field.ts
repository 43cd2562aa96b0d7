import type { Json } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';

declare module '../../schema/field-types' {
	interface FieldTypes {
		icon: {
			/** Keys of the families to show; all when absent. */
			families?: string[];
		};
	}
}

/** Keeps a name that no family has: the family may be added again. */
function clean( raw: Json | undefined ): string {
	const text = typeof raw === 'string' ? raw.trim() : '';
	return /^[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)+$/.test( text ) ? text : '';
}

export const iconField: FieldModule< 'icon' > = {
	clean,
	isEmpty: ( value ) => value === '' || typeof value !== 'string',
	Control,
	isGroup: true,
};
