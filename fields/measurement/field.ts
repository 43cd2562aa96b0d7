import type { Json, Values } from '../../schema/field-types';
import type { FieldModule } from '../field-module';
import { Control } from './Control';
import { firstUnit, parseLength } from './length';

declare module '../../schema/field-types' {
	interface FieldTypes {
		measurement: {
			/** Units to show; all when absent. Other saved units are kept. */
			units?: string[] | 'all';
			/** Unit of a number without one; pixels when absent. */
			default_unit?: string;
		};
	}
}

function clean(
	raw: Json | undefined,
	field: { default_unit?: string },
	siblings: Values,
	name: string
): string | false {
	const length =
		typeof raw === 'string' || typeof raw === 'number'
			? parseLength( String( raw ) )
			: undefined;
	if ( ! length ) {
		return false;
	}
	const beside = siblings[ `${ name }_unit` ];
	const unit =
		length.unit !== ''
			? length.unit
			: typeof beside === 'string' && beside.trim().toLowerCase();
	return length.number + firstUnit( unit, field.default_unit );
}

export const measurementField: FieldModule< 'measurement' > = {
	clean,
	isEmpty: ( value ) => value === false || value === '' || value === null,
	Control,
};
