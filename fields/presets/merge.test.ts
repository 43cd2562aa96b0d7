import { describe, expect, it } from 'vitest';
import { merged, restored, leaves } from './merge';

describe( 'a preset merged into values', () => {
	it( 'changes only its own keys', () => {
		const values = { keep: 1, design: { title: { color: '#000', later: true } }, list: [ 1 ] };
		expect(
			merged( values, { design: { title: { color: '#fff' }, gap: 2 }, list: [ 2, 3 ] } )
		).toEqual( {
			keep: 1,
			design: { title: { color: '#fff', later: true }, gap: 2 },
			list: [ 2, 3 ],
		} );
		expect( values.design.title.color ).toBe( '#000' );
	} );

	it( 'creates missing sections, and replaces invalid ones', () => {
		expect( merged( { design: 'broken' }, { design: { a: 1 }, b: { c: 2 } } ) ).toEqual( {
			design: { a: 1 },
			b: { c: 2 },
		} );
	} );

	it( 'reaches ten levels deep', () => {
		let deep: object = { leaf: 1 };
		for ( let i = 0; i < 14; i++ ) {
			deep = { x: deep };
		}
		expect( leaves( deep as never )[ 0 ] ).toHaveLength( 10 );
	} );

	it( 'is reset without changing later edits', () => {
		const before = { a: 1, design: { color: '#000' } };
		const preset = { design: { color: '#fff', size: 3 }, a: 2 };
		const after = { ...merged( before, preset ), typed: 'since' };
		expect( restored( after, before, leaves( preset ) ) ).toEqual( {
			a: 1,
			design: { color: '#000' },
			typed: 'since',
		} );
	} );
} );
