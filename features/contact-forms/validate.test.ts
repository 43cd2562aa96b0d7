import { describe, expect, it } from 'vitest';
import { createInput } from './input';
import { check, validate, type Schema } from './validate';

const schema: Schema = {
	rules: [
		{ rule: 'required', field: 'name', error: 'Name, please.' },
		{ rule: 'required', field: 'mail', error: 'Address, please.' },
		{ rule: 'email', field: 'mail', error: 'No address.' },
		{ rule: 'maxlength', field: 'mail', threshold: 10, error: 'Too long.' },
		{ rule: 'iban', field: 'name', error: 'An add-on says no.' },
		{ rule: 'number', field: 'age' },
		{ rule: 'number', field: '', error: 'Nobody’s.' },
	],
};
const found = ( entries: Array< [ string, string ] > ) =>
	Object.fromEntries( check( schema, createInput( entries ) ) );

describe( 'a schema', () => {
	it( 'returns the message of the first rule that each field breaks', () => {
		expect( found( [ [ 'mail', 'not an address' ] ] ) ).toEqual( {
			name: 'Name, please.',
			mail: 'No address.',
		} );
	} );

	it( 'leaves rules of add-ons to the server, and skips rules without messages', () => {
		expect(
			found( [
				[ 'name', 'a' ],
				[ 'mail', 'a@b.co' ],
				[ 'age', 'x' ],
			] )
		).toEqual( {} );
	} );

	it( 'can be empty', () => {
		expect( check( {}, createInput( [] ) ).size ).toBe( 0 );
	} );

	it( 'knows no rules with names of object properties', () => {
		const rules = [ { rule: 'constructor', field: 'x', error: 'E' } ];
		expect( check( { rules }, createInput( [] ) ).size ).toBe( 0 );
	} );
} );

describe( 'swv.validate()', () => {
	it( 'returns the error of each field, or its value', () => {
		const data = new FormData();
		data.append( 'name', ' Ada ' );
		data.append( 'mail', 'x' );
		expect(
			Object.fromEntries( validate( schema, data, { fields: [ 'name', 'mail', 'more' ] } ) )
		).toEqual( {
			name: { validInputs: [ 'Ada' ] },
			mail: { error: 'No address.', validInputs: [] },
			more: { validInputs: [] },
		} );
	} );

	it( 'checks all fields with rules', () => {
		expect( [ ...validate( schema, new FormData() ).keys() ] ).toEqual( [
			'name',
			'mail',
			'age',
			'',
		] );
	} );
} );
