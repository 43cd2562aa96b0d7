import { expect, it } from 'vitest';
import type { FieldModule } from '../../fields/field-module';
import type { FieldOptions, FieldType, FieldTypes, Json, Values } from '../../schema/field-types';

/** One row of fields/<type>/cases.json: what a saved value means. `css` is judged by PHP only. */
export interface FieldCase {
	name: string;
	/** Options of the field; `type` is added by the runner. */
	field?: Record< string, unknown >;
	raw: unknown;
	/** The saved object around the value. */
	siblings?: Record< string, unknown >;
	stored: unknown;
	css?: string;
}

/** Key of the field under test inside `siblings`: `{ "size_width": 120 }` belongs to a field named `size`. */
export const CASE_FIELD_NAME = 'size';

/** Turns a case file into tests of a field's `clean`. */
export function testFieldCases< K extends FieldType >(
	type: K,
	module: FieldModule< K >,
	cases: FieldCase[]
): void {
	it.each( cases )( '$name', ( { field, raw, siblings, stored } ) => {
		const options = { type, ...field } as FieldOptions & FieldTypes[ K ];
		const around = ( siblings ?? {} ) as Values;
		expect( module.clean( raw as Json | undefined, options, around, CASE_FIELD_NAME ) ).toEqual(
			stored
		);
	} );
}
