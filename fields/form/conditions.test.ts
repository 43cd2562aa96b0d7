import { describe, expect, it } from 'vitest';
import type { FieldOptions, Fields, Reaction } from '../../schema/field-types';
import { conditionValue, emitStates, isVisible } from './conditions';

const shows = (
	when: Reaction[],
	states: Record< string, string | boolean | number | string[] >
) => isVisible( { type: 'text', when }, states );

describe( 'states of a form', () => {
	it( 'are the raw value of the field that emits them', () => {
		expect(
			emitStates(
				{ theme: { type: 'select', emit: { select: [ 'theme', 'look' ] } } },
				{ theme: 'wire' }
			)
		).toEqual( { theme: 'wire', look: 'wire' } );
	} );

	it( 'follow the default of a field that was never saved', () => {
		expect(
			emitStates(
				{ theme: { type: 'select', default: 'flat', emit: { select: [ 'theme' ] } } },
				{}
			)
		).toEqual( { theme: 'flat' } );
	} );

	it( 'follow the last matching condition', () => {
		const fields: Fields = {
			on: {
				type: 'checkbox',
				emit: {
					conditional: [
						[ 'on', 'show', 'val' ],
						[ 'on', 'hide', '! val' ],
					],
				},
			},
		};
		expect( emitStates( fields, { on: 'on' } ) ).toEqual( { on: 'show' } );
		expect( emitStates( fields, { on: 'false' } ) ).toEqual( { on: 'hide' } );
	} );

	it( 'support a list of allowed values', () => {
		const fields: Fields = {
			n: { type: 'number', emit: { in: [ [ 'size', 'small', [ 1, 2 ] ] ] } },
		};
		expect( emitStates( fields, { n: '2' } ) ).toEqual( { size: 'small' } );
		expect( emitStates( fields, { n: 3 } ) ).toEqual( {} );
	} );

	it( 'leave sections and stay inside repeaters and nested widgets', () => {
		const inner: Fields = { a: { type: 'text', emit: { select: [ 'a' ] } } };
		const group = ( type: string ) => ( { type, fields: inner } ) as FieldOptions;
		const values = { s: { a: 'x' }, r: [ { a: 'y' } ], w: { a: 'z' } };
		expect(
			emitStates(
				{ s: group( 'section' ), r: group( 'repeater' ), w: group( 'widget' ) },
				values
			)
		).toEqual( { a: 'x' } );
	} );

	it.each( [
		[ { image: 12 }, 12 ],
		[ { image: '12', image_fallback: 'https://example.org/a.jpg' }, 12 ],
		[ { image: 0, image_fallback: 'https://example.org/a.jpg' }, 'https://example.org/a.jpg' ],
		[ { image: '', image_fallback: '' }, '' ],
		[ { image: 0 }, '' ],
		[ {}, '' ],
	] )( 'compare a file %j as %j', ( values, expected ) => {
		expect( conditionValue( { type: 'media' }, values, 'image' ) ).toBe( expected );
	} );
} );

describe( 'a field with conditions', () => {
	it( 'is shown and hidden by the state of its group', () => {
		const when: Reaction[] = [
			[ 'g', [ 'show' ], 'show' ],
			[ 'g', [ 'hide' ], 'hide' ],
		];
		expect( shows( when, { g: 'show' } ) ).toBe( true );
		expect( shows( when, { g: 'hide' } ) ).toBe( false );
	} );

	it( 'is shown while the group has no state', () => {
		expect( shows( [ [ 'g', '*else', 'hide' ] ], {} ) ).toBe( true );
	} );

	it( 'uses else only without an earlier match', () => {
		const when: Reaction[] = [
			[ 'g', [ 'a', 'b' ], 'show' ],
			[ 'g', '*else', 'hide' ],
		];
		expect( shows( when, { g: 'b' } ) ).toBe( true );
		expect( shows( when, { g: 'c' } ) ).toBe( false );
		expect( shows( when, { g: '' } ) ).toBe( false );
	} );

	it( 'is shown only if all groups match', () => {
		const when: Reaction[] = [
			[ 'a', [ 'x' ], 'show' ],
			[ 'a', '*else', 'hide' ],
			[ 'b', [ 'y' ], 'hide' ],
		];
		expect( shows( when, { a: 'x', b: 'z' } ) ).toBe( true );
		expect( shows( when, { a: 'x', b: 'y' } ) ).toBe( false );
		expect( shows( when, { a: 'q', b: 'z' } ) ).toBe( false );
	} );

	it( 'matches any state with _true, and one of several listed states', () => {
		expect( shows( [ [ 'g', [ '_true' ], 'hide' ] ], { g: 'whatever' } ) ).toBe( false );
		expect( shows( [ [ 'g', [ 'page' ], 'hide' ] ], { g: [ 'post', 'page' ] } ) ).toBe( false );
	} );

	it( 'ignores group names that are object properties', () => {
		expect( shows( [ [ 'constructor', '*else', 'hide' ] ], {} ) ).toBe( true );
	} );
} );
