import { describe, expect, it } from 'vitest';
import { below, randomFrom } from '../tests/support/random';
import { commandOf, type Key, type KeyCommand, type KeyContext } from './grid-keys';

/**
 * 18 tiles in rows of five, and two rows in view:
 *
 *      0  1  2  3  4
 *      5  6 [7] 8  9
 *     10 11 12 13 14
 *     15 16 17
 */
const context: KeyContext = {
	...{ position: 7, total: 18, columns: 5, rowsInView: 2 },
	...{ isRtl: false, allowsMany: true, isBulk: false },
};
const press = ( key: string, change: Partial< KeyContext > = {}, modifiers: Partial< Key > = {} ) =>
	commandOf( { key, ...modifiers }, { ...context, ...change } );

describe( 'keys move the focus', () => {
	it.each< [ string, number, number | null, boolean? ] >( [
		[ 'ArrowRight', 7, 8 ],
		[ 'ArrowRight', 9, 10 ],
		[ 'ArrowRight', 17, null ],
		[ 'ArrowLeft', 7, 6 ],
		[ 'ArrowLeft', 5, 4 ],
		[ 'ArrowLeft', 0, null ],
		[ 'ArrowRight', 7, 6, true ],
		[ 'ArrowLeft', 7, 8, true ],
		[ 'ArrowRight', 0, null, true ],
		[ 'ArrowLeft', 17, null, true ],
		[ 'ArrowDown', 7, 12 ],
		[ 'ArrowDown', 12, 17 ],
		[ 'ArrowDown', 14, 17 ],
		[ 'ArrowDown', 15, null ],
		[ 'ArrowUp', 7, 2 ],
		[ 'ArrowUp', 4, null ],
		[ 'Home', 7, 0 ],
		[ 'Home', 0, null ],
		[ 'End', 7, 17 ],
		[ 'End', 17, null ],
		[ 'PageDown', 2, 12 ],
		[ 'PageDown', 7, 17 ],
		[ 'PageDown', 12, 17 ],
		[ 'PageDown', 13, 17 ],
		[ 'PageDown', 16, null ],
		[ 'PageUp', 17, 7 ],
		[ 'PageUp', 7, 2 ],
		[ 'PageUp', 2, null ],
	] )( '%s from %i to %s', ( key, position, to, isRtl = false ) => {
		const command = to === null ? null : { type: 'move', to, extends: false };
		expect( press( key, { position, isRtl } ) ).toEqual( command );
	} );

	it.each( [ 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageUp', 'PageDown' ] )(
		'%s with Shift selects on the way, if several are allowed',
		( key ) => {
			const shift = { shiftKey: true };
			expect( press( key, {}, shift ) ).toMatchObject( { type: 'move', extends: true } );
			expect( press( key, { allowsMany: false }, shift ) ).toMatchObject( {
				type: 'move',
				extends: false,
			} );
		}
	);

	it( 'and never leave the grid or its column by more than the last row', () => {
		const random = randomFrom( 5 );
		const keys = [ 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'ArrowLeft', 'ArrowRight' ];
		for ( let round = 0; round < 3000; round++ ) {
			const total = 1 + below( random, 60 );
			const columns = 1 + below( random, 12 );
			const position = below( random, total );
			const key = keys[ below( random, keys.length ) ]!;
			const rowsInView = 1 + below( random, 5 );
			const command = press( key, { position, total, columns, rowsInView } );
			const to = command?.type === 'move' ? command.to : position;
			expect( to ).toBeGreaterThanOrEqual( 0 );
			expect( to ).toBeLessThan( total );
			const isVertical = ! /Left|Right/.test( key );
			const inColumn = to % columns === position % columns || to === total - 1;
			expect( ! isVertical || inColumn, `${ key } from ${ position } to ${ to }` ).toBe(
				true
			);
		}
	} );
} );

describe( 'a key', () => {
	it.each< [ string, Partial< Key >, Partial< KeyContext >, KeyCommand | null ] >( [
		[ ' ', {}, {}, { type: 'toggle' } ],
		[ 'Enter', {}, {}, { type: 'open' } ],
		[ 'Enter', { shiftKey: true }, {}, { type: 'extend' } ],
		[ ' ', { shiftKey: true }, {}, { type: 'extend' } ],
		[ 'Enter', { shiftKey: true }, { allowsMany: false }, { type: 'open' } ],
		[ ' ', { shiftKey: true }, { allowsMany: false }, { type: 'toggle' } ],
		[ 'Enter', { ctrlKey: true }, {}, { type: 'confirm' } ],
		[ 'Enter', { metaKey: true }, {}, { type: 'confirm' } ],
		[ 'a', { ctrlKey: true }, {}, { type: 'selectAll' } ],
		[ 'A', { metaKey: true }, {}, { type: 'selectAll' } ],
		[ 'a', { ctrlKey: true }, { allowsMany: false }, null ],
		[ 'a', {}, {}, { type: 'search', text: 'a' } ],
		[ 'A', { shiftKey: true }, {}, { type: 'search', text: 'A' } ],
		[ 'é', {}, {}, { type: 'search', text: 'é' } ],
		[ '𝒳', {}, {}, { type: 'search', text: '𝒳' } ],
		[ '5', {}, {}, { type: 'search', text: '5' } ],
		[ 'a', {}, { total: 0 }, { type: 'search', text: 'a' } ],
		[ 'Escape', {}, { isBulk: true }, { type: 'leaveBulk' } ],
		[ 'Escape', {}, {}, null ],
		[ 'a', { altKey: true }, {}, null ],
		[ 'ArrowLeft', { altKey: true }, {}, null ],
		[ 'ArrowLeft', { ctrlKey: true }, {}, null ],
		[ 'Home', { ctrlKey: true }, {}, { type: 'move', to: 0, extends: false } ],
		[ 's', { ctrlKey: true }, {}, null ],
		[ 'Tab', {}, {}, null ],
		[ 'F5', {}, {}, null ],
		[ 'Delete', {}, {}, null ],
		[ 'Dead', {}, {}, null ],
		[ ' ', {}, { total: 0 }, null ],
		[ 'Enter', {}, { total: 0 }, null ],
		[ 'End', {}, { total: 0 }, null ],
		[ 'a', { ctrlKey: true }, { total: 0 }, null ],
	] )( '“%s” with %o in %o does %o', ( key, modifiers, change, command ) => {
		expect( press( key, change, modifiers ) ).toEqual( command );
	} );
} );
