import { expect, it } from 'vitest';
import type { FieldModule } from '../../fields/field-module';
import type { FieldOptions, FieldType, FieldTypes, Json, Values } from '../../schema/field-types';

/** One row of fields/<type>/cases.json: the meaning of a saved value. PHP alone checks `css`. */
export interface FieldCase {
	name: string;
	/** Options of the field; the runner adds `type`. */
	field?: Record< string, unknown >;
	raw: unknown;
	/** The saved object around the value. */
	siblings?: Record< string, unknown >;
	stored: unknown;
	css?: string;
}

/**
 * Key of the tested field inside `siblings`: `{ "size_width": 120 }` belongs to a field named
 * `size`.
 */
export const CASE_FIELD_NAME = 'size';

/** Runs a case file as tests of a field's `clean`. */
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
