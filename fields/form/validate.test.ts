import { describe, expect, it } from 'vitest';
import type { Fields, FieldOptions } from '../../schema/field-types';
import { schemaOf } from '../../tests/support/form';
import { validate } from './validate';

const title: FieldOptions = { type: 'text', label: 'Title', required: true };
const pathsOf = ( fields: Fields, values = {} ) =>
	validate( schemaOf( fields ), values ).map( ( error ) => error.path );

describe( 'validate', () => {
	it( 'names missing values in plain words', () => {
		expect( validate( schemaOf( { title } ), { title: '  ' } ) ).toEqual( [
			{ path: 'title', message: 'Title is required. Please fill it in.' },
		] );
	} );

	it( 'accepts a default as a value', () => {
		expect( pathsOf( { title: { ...title, default: 'Hello' } } ) ).toEqual( [] );
		expect( pathsOf( { title: { ...title, default: 'Hello' } }, { title: '' } ) ).toEqual( [
			'title',
		] );
	} );

	it( 'checks sections and existing rows', () => {
		const fields = {
			s: { type: 'section', fields: { title } },
			r: { type: 'repeater', fields: { title } },
		} as Fields;
		expect( pathsOf( fields, { r: [ { title: 'x' }, {} ] } ) ).toEqual( [
			's.title',
			'r.1.title',
		] );
		expect( pathsOf( fields, { s: { title: 'x' }, r: [] } ) ).toEqual( [] );
	} );

	it( 'reports a required list without items', () => {
		const list = { type: 'repeater', required: true, fields: { title } } as FieldOptions;
		expect( pathsOf( { list } ) ).toEqual( [ 'list' ] );
		expect( pathsOf( { list }, { list: [ { title: 'x' } ] } ) ).toEqual( [] );
	} );

	it( 'skips hidden fields, by condition or always', () => {
		const on: FieldOptions = {
			type: 'checkbox',
			emit: {
				conditional: [
					[ 'g', 'show', 'val' ],
					[ 'g', 'hide', '! val' ],
				],
			},
		};
		const section = {
			type: 'section',
			when: [ [ 'g', [ 'hide' ], 'hide' ] ],
			fields: { title },
		} as FieldOptions;
		expect( pathsOf( { on, section }, { on: false } ) ).toEqual( [] );
		expect( pathsOf( { on, section }, { on: true } ) ).toEqual( [ 'section.title' ] );
		expect( pathsOf( { title: { ...title, hidden: true } as FieldOptions } ) ).toEqual( [] );
	} );

	it( 'checks each row with its own conditions', () => {
		const fields = {
			list: {
				type: 'repeater',
				fields: {
					kind: {
						type: 'select',
						options: [ 'a', 'b' ],
						emit: { select: [ 'kind_{$repeater}' ] },
					},
					title: {
						...title,
						when: [
							[ 'kind_{$repeater}', [ 'a' ], 'show' ],
							[ 'kind_{$repeater}', '*else', 'hide' ],
						],
					},
				},
			},
		} as unknown as Fields;
		expect( pathsOf( fields, { list: [ { kind: 'b' }, { kind: 'a' } ] } ) ).toEqual( [
			'list.1.title',
		] );
	} );

	it( 'skips unknown types and does not count zero as empty', () => {
		expect( pathsOf( { odd: { type: 'nobody-knows', required: true } } ) ).toEqual( [] );
		expect( pathsOf( { n: { type: 'number', required: true } }, { n: 0 } ) ).toEqual( [] );
		expect( pathsOf( { n: { type: 'number', required: true } }, { n: '' } ) ).toEqual( [
			'n',
		] );
	} );

	it( 'accepts data of any type', () => {
		const fields = {
			s: { type: 'section', fields: { title } },
			r: { type: 'repeater', fields: { title } },
			w: { type: 'widget', widget: 'x', fields: { title } },
		} as Fields;
		for ( const value of [ null, 'x', 3, true, [ null, 'x', [] ], { a: 1 } ] ) {
			expect( () => pathsOf( fields, { s: value, r: value, w: value } ) ).not.toThrow();
		}
	} );
} );
