import { describe, expect, it } from 'vitest';
import { areaOf, changesOf, focusOf, resultOf } from './edit';
import { boxOf, isInside } from './geometry';
import { createHistory, fixedRatio, reduceHistory, type EditEvent } from './history';
import { areaAfterKey, resized } from './keys';

const IMAGE = { width: 600, height: 400 };
const after = ( ...events: EditEvent[] ) =>
	events.reduce( reduceHistory, createHistory( IMAGE, null ) );
const changes = ( ...events: EditEvent[] ) => changesOf( after( ...events ).edit, IMAGE );
const turn = ( direction: 'left' | 'right' = 'right' ): EditEvent => ( {
	type: 'turned',
	direction,
} );
const flip = ( axis: 'horizontal' | 'vertical' = 'horizontal' ): EditEvent => ( {
	...{ type: 'flipped', axis },
} );
const straighten = ( angle: number ): EditEvent => ( { type: 'straightened', angle } );
const crop = ( x: number, y: number, width: number, height: number, gesture = '' ): EditEvent => ( {
	...{ type: 'cropped', area: { x, y, width, height }, gesture },
} );
const undo: EditEvent = { type: 'undone' };
const redo: EditEvent = { type: 'redone' };

describe( 'the steps for the server', () => {
	it.each< [ string, EditEvent[], unknown[] ] >( [
		[ 'nothing', [], [] ],
		[ 'a turn', [ turn() ], [ { type: 'rotate', degrees: 90 } ] ],
		[ 'four turns', [ turn(), turn(), turn(), turn() ], [] ],
		[ 'a turn and back', [ turn(), turn( 'left' ) ], [] ],
		[ 'a flip', [ flip() ], [ { type: 'flip', axis: 'horizontal' } ] ],
		[ 'a flip and back', [ flip( 'vertical' ), flip( 'vertical' ) ], [] ],
		[ 'both flips', [ flip(), flip( 'vertical' ) ], [ { type: 'rotate', degrees: 180 } ] ],
		[
			'a flip after a turn',
			[ turn(), flip() ],
			[
				{ type: 'flip', axis: 'horizontal' },
				{ type: 'rotate', degrees: 270 },
			],
		],
		[
			'a crop',
			[ crop( 10, 20, 300, 200 ) ],
			[ { type: 'crop', x: 10, y: 20, width: 300, height: 200 } ],
		],
		[
			'a crop that turns with the image',
			[ crop( 10, 20, 300, 200 ), turn() ],
			[
				{ type: 'rotate', degrees: 90 },
				{ type: 'crop', x: 180, y: 10, width: 200, height: 300 },
			],
		],
		[
			'a crop that is mirrored with the image',
			[ crop( 10, 20, 300, 200 ), flip() ],
			[
				{ type: 'flip', axis: 'horizontal' },
				{ type: 'crop', x: 290, y: 20, width: 300, height: 200 },
			],
		],
		[
			'a smaller size',
			[ { type: 'scaled', width: 301 } ],
			[ { type: 'scale', width: 301, height: 201 } ],
		],
		[ 'a larger size is none', [ { type: 'scaled', width: 900 } ], [] ],
		[
			'a ratio',
			[ { type: 'ratioChosen', ratio: '1:1' } ],
			[ { type: 'crop', x: 100, y: 0, width: 400, height: 400 } ],
		],
		[
			'a ratio that turns with the image',
			[ { type: 'ratioChosen', ratio: '16:9' }, turn() ],
			[
				{ type: 'rotate', degrees: 90 },
				{ type: 'crop', x: 31, y: 0, width: 338, height: 600 },
			],
		],
	] )( '%s', ( _what, events, expected ) => {
		expect( changes( ...events ) ).toEqual( expected );
	} );

	it.each( [ 0.1, 7, -23.4, 45 ] )( 'a rotation by %f° has no empty corners', ( angle ) => {
		const { edit } = after( straighten( angle ) );
		const area = areaOf( edit, IMAGE );
		// Whole pixels can be in the pixel at the edge that is left out.
		const { x, y, width, height } = area;
		const inner = { x: x + 1, y: y + 1, width: width - 2, height: height - 2 };
		expect( isInside( inner, IMAGE, edit.pose ) ).toBe( true );
		expect( area.width ).toBeLessThan( boxOf( IMAGE, edit.pose ).width );
	} );

	it( 'rotating back gives the crop area back', () => {
		const events = [ crop( 0, 0, 300, 200 ), straighten( 20 ), straighten( 0 ) ];
		expect( areaOf( after( ...events ).edit, IMAGE ) ).toEqual( {
			...{ x: 0, y: 0, width: 300, height: 200 },
		} );
	} );
} );

describe( 'undo and redo', () => {
	it( 'go through the steps', () => {
		const events = [ turn(), crop( 0, 0, 100, 100 ), flip() ];
		const all = after( ...events );
		expect( after( ...events, undo, undo, undo ).edit ).toEqual( after().edit );
		expect( after( ...events, undo, undo, redo, redo ).edit ).toEqual( all.edit );
		expect( after( ...events, undo, redo, redo, redo ) ).toEqual( all );
		expect( after( undo ) ).toEqual( after() );
	} );

	it( 'take a gesture as one step, until the user lets go', () => {
		const drag = [ crop( 0, 0, 300, 200, 'a' ), crop( 5, 0, 300, 200, 'a' ) ];
		expect( after( ...drag ).past ).toHaveLength( 1 );
		expect(
			after( ...drag, { type: 'gestureEnded' }, crop( 9, 0, 300, 200, 'a' ) ).past
		).toHaveLength( 2 );
		expect( after( straighten( 1 ), straighten( 2 ), straighten( 3 ) ).past ).toHaveLength( 1 );
	} );

	it( 'a new step forgets what was undone; one that changes nothing does not', () => {
		expect( after( turn(), undo, flip() ).future ).toEqual( [] );
		expect( after( turn(), undo, straighten( 0 ) ).future ).toHaveLength( 1 );
	} );

	it( 'a reset is a step', () => {
		const reset = after( turn(), crop( 0, 0, 10, 10 ), { type: 'cleared' } );
		expect( changesOf( reset.edit, IMAGE ) ).toEqual( [] );
		expect( reset.past ).toHaveLength( 3 );
	} );
} );

describe( 'the size of the result', () => {
	it( 'stays smaller by the same part when the crop area changes', () => {
		const { edit } = after( { type: 'scaled', width: 300 }, crop( 0, 0, 200, 200 ) );
		expect( resultOf( edit, IMAGE ) ).toEqual( { width: 100, height: 100 } );
	} );

	it( 'has at least one pixel', () => {
		expect( resultOf( after( { type: 'scaled', width: 0 } ).edit, IMAGE ) ).toEqual( {
			...{ width: 1, height: 1 },
		} );
	} );
} );

describe( 'the focal point', () => {
	const focus = ( x: number, y: number ): EditEvent => ( {
		...{ type: 'focusSet', focus: { x, y }, gesture: '' },
	} );

	it.each< [ string, EditEvent[], [ number, number ] ] >( [
		[ 'where it was set', [ focus( 25, 10 ) ], [ 25, 10 ] ],
		[ 'after a turn', [ focus( 25, 10 ), turn() ], [ 90, 25 ] ],
		[ 'after a flip', [ focus( 25, 10 ), flip() ], [ 75, 10 ] ],
		[ 'in a crop area', [ focus( 50, 50 ), crop( 200, 0, 200, 400 ) ], [ 50, 50 ] ],
		[ 'outside it', [ focus( 0, 50 ), crop( 200, 0, 200, 400 ) ], [ 0, 50 ] ],
		[ 'set in it', [ turn(), crop( 0, 0, 200, 300 ), focus( 40, 60 ) ], [ 40, 60 ] ],
	] )( 'is at the same place of the picture: %s', ( _where, events, [ x, y ] ) => {
		expect( focusOf( after( ...events ).edit, IMAGE ) ).toEqual( { x, y } );
	} );

	it( 'is none after it was removed', () => {
		const removed: EditEvent = { type: 'focusSet', focus: null, gesture: '' };
		expect( focusOf( after( focus( 1, 1 ), removed ).edit, IMAGE ) ).toBeNull();
	} );
} );

describe( 'keys', () => {
	const area = { x: 100, y: 100, width: 200, height: 100 };
	const none = { shiftKey: false, altKey: false };
	const { edit } = after();

	it.each( [
		[ 'ArrowLeft', none, { x: 99 } ],
		[ 'ArrowDown', { ...none, shiftKey: true }, { y: 110 } ],
		[ 'ArrowRight', { ...none, altKey: true }, { width: 201 } ],
		[ 'ArrowUp', { shiftKey: true, altKey: true }, { height: 90 } ],
	] )( '%s with %j', ( key, held, expected ) => {
		expect( areaAfterKey( area, { key, ...held }, IMAGE, edit.pose, null ) ).toEqual( {
			...area,
			...expected,
		} );
	} );

	it( 'stop at the edge of the image, and at one pixel', () => {
		const key = { key: 'ArrowLeft', shiftKey: true, altKey: false };
		expect( areaAfterKey( { ...area, x: 4 }, key, IMAGE, edit.pose, null ) ).toMatchObject( {
			x: 0,
			width: 200,
		} );
		const alt = { ...key, altKey: true };
		expect( areaAfterKey( { ...area, width: 6 }, alt, IMAGE, edit.pose, null ) ).toMatchObject(
			{ width: 1 }
		);
	} );

	it( 'keep a fixed ratio', () => {
		const key = { key: 'ArrowRight', shiftKey: true, altKey: true };
		expect( areaAfterKey( area, key, IMAGE, edit.pose, 2 ) ).toMatchObject( {
			...{ width: 210, height: 105 },
		} );
		expect( resized( area, 'height', 50, 2 ) ).toMatchObject( { width: 100, height: 50 } );
		expect( fixedRatio( after( { type: 'ratioChosen', ratio: '3:2' }, turn() ) ) ).toBeCloseTo(
			2 / 3
		);
	} );

	it( 'others do nothing', () => {
		expect( areaAfterKey( area, { key: 'a', ...none }, IMAGE, edit.pose, null ) ).toBeNull();
	} );
} );
