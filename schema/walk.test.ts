import { describe, expect, it } from 'vitest';
import type { Fields, FieldOptions, Values } from './field-types';
import { asValues, mapFields, mapValues, MAX_DEPTH, rows, visitValues } from './walk';

const fields = {
	title: { type: 'text' },
	panels: {
		type: 'repeater',
		fields: {
			name: { type: 'text' },
			links: { type: 'repeater', fields: { url: { type: 'link' } } },
		},
	},
	design: { type: 'section', fields: { gap: { type: 'measurement' } } },
} as Fields;

function pathsOf( list: Fields, values: Values ): string[] {
	const paths: string[] = [];
	visitValues( list, values, null as unknown, {
		field: ( { path } ) => paths.push( path ),
		row: () => true,
	} );
	return paths;
}

function nest( levels: number ): Fields {
	return levels === 0
		? { leaf: { type: 'text' } }
		: { in: { type: 'section', fields: nest( levels - 1 ) } as FieldOptions };
}

describe( 'visiting values', () => {
	it( 'goes into rows, sections and rows of rows', () => {
		const values: Values = { panels: [ { links: [ {}, {} ] }, {} ] };
		expect( pathsOf( fields, values ) ).toEqual( [
			'title',
			'panels',
			'panels.0.name',
			'panels.0.links',
			'panels.0.links.0.url',
			'panels.0.links.1.url',
			'panels.1.name',
			'panels.1.links',
			'design',
			'design.gap',
		] );
	} );

	it( 'stops at the tenth level', () => {
		expect( pathsOf( nest( MAX_DEPTH - 1 ), {} ) ).toContain(
			'in.in.in.in.in.in.in.in.in.leaf'
		);
		expect( pathsOf( nest( MAX_DEPTH ), {} ).some( ( path ) => path.endsWith( 'leaf' ) ) ).toBe(
			false
		);
	} );

	it( 'accepts data of any type', () => {
		for ( const value of [ null, 'x', 3, true, [ null, 'x' ], { a: 1 } ] ) {
			expect( () =>
				pathsOf( fields, { panels: value, design: value } as Values )
			).not.toThrow();
		}
	} );

	it( 'visits the rows of a default when nothing was saved', () => {
		expect(
			pathsOf(
				{
					list: {
						type: 'repeater',
						default: [ {} ],
						fields: { a: { type: 'text' } },
					} as FieldOptions,
				},
				{}
			)
		).toEqual( [ 'list', 'list.0.a' ] );
	} );
} );

describe( 'changing values', () => {
	it( 'changes only selected values and shares the rest', () => {
		const values: Values & { panels: Values[] } = {
			title: 'a',
			extra: [ 1 ],
			panels: [ { name: 'b', links: [ { url: 'c' } ] }, { name: 'd' } ],
			design: { gap: '1px', x: null },
		};
		const next = mapValues( fields, values, ( { path, value } ) =>
			path === 'panels.0.links.0.url' ? 'C' : value
		);
		expect( next ).toEqual( {
			...values,
			panels: [ { name: 'b', links: [ { url: 'C' } ] }, { name: 'd' } ],
		} );
		expect( next.extra ).toBe( values.extra );
		expect( next.design ).toBe( values.design );
		expect( ( next.panels as Values[] )[ 1 ] ).toBe( values.panels[ 1 ] );
	} );

	it( 'returns the same object if nothing changes, also for invalid data', () => {
		const values = { panels: { 0: { name: 'x' } }, design: [], title: null } as Values;
		expect( mapValues( fields, values, ( { value } ) => value ) ).toBe( values );
	} );
} );

describe( 'changing fields', () => {
	it( 'visits groups before their fields', () => {
		const seen: string[] = [];
		const next = mapFields( fields, ( field ) => {
			seen.push( field.type );
			return { ...field, label: field.type };
		} );
		expect( seen ).toEqual( [
			'text',
			'repeater',
			'text',
			'repeater',
			'link',
			'section',
			'measurement',
		] );
		expect( ( next.design as { fields?: Fields } ).fields?.gap?.label ).toBe( 'measurement' );
	} );
} );

describe( 'reading groups', () => {
	it( 'accepts an object with numeric keys as rows', () => {
		expect( rows( { 0: { a: 1 }, 1: { a: 2 } } as unknown as Values ) ).toEqual( [
			{ a: 1 },
			{ a: 2 },
		] );
	} );

	it( 'accepts an empty list as an empty object, as PHP prints it', () => {
		expect( asValues( [] ) ).toEqual( {} );
		expect( asValues( 'x' ) ).toEqual( {} );
	} );
} );
