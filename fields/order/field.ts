import type { FieldModule } from '../field-module';
import { readOptions } from '../form/options';
import { OrderInput } from './Control';
import { readOrder } from './read-order';

declare module '../../schema/field-types' {
	interface FieldTypes {
		order: {
			/** The keys to sort, or key => label. */
			options: string[] | Record< string, string >;
		};
	}
}

/** All keys of a field in the user's order. */
export const orderField: FieldModule< 'order' > = {
	clean: ( raw, field ) =>
		readOrder(
			raw,
			readOptions( field.options ).map( ( option ) => option.value )
		),
	isEmpty: () => false,
	Control: OrderInput,
	isGroup: true,
};
