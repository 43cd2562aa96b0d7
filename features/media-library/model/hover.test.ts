import { describe, expect, it } from 'vitest';
import {
	IDLE,
	REST_MS,
	SWITCH_MS,
	TREMBLE_PX,
	dueMs,
	reduceHover,
	shownFile,
	type Hover,
	type HoverEvent,
} from './hover';

/** The pointer is on a file, or beside all for null, at a point of a horizontal line. */
const on = ( id: number | null, nowMs: number, x = 0 ): HoverEvent => ( {
	type: 'moved',
	...{ id, nowMs },
	point: { x, y: 0 },
	isPressed: false,
} );
const drag = ( id: number | null, nowMs: number ): HoverEvent => ( {
	type: 'moved',
	...{ id, nowMs },
	point: { x: 0, y: 0 },
	isPressed: true,
} );
const time = ( nowMs: number ): HoverEvent => ( { type: 'timePassed', nowMs } );
const left: HoverEvent = { type: 'left' };
const scrolled: HoverEvent = { type: 'scrolled' };
const interrupted: HoverEvent = { type: 'interrupted' };

const run = ( ...events: HoverEvent[] ) => events.reduce( reduceHover, IDLE );
/** The preview of file 1 is visible since 600 ms. */
const shown = [ on( 1, 0 ), time( REST_MS ) ];

describe( 'the preview of a file', () => {
	it.each< [ string, HoverEvent[], number | null ] >( [
		[ 'waits until the pointer rests', [ on( 1, 0 ), time( 599 ) ], null ],
		[ 'is visible after 600 ms', [ on( 1, 0 ), time( 600 ) ], 1 ],
		[
			'waits again after each move',
			[ on( 1, 0 ), on( 1, 400, TREMBLE_PX + 1 ), time( 600 ) ],
			null,
		],
		[
			'is visible 600 ms after the last move',
			[ on( 1, 0 ), on( 1, 400, TREMBLE_PX + 1 ), time( 1000 ) ],
			1,
		],
		[ 'does not mind a hand that trembles', [ on( 1, 0 ), on( 1, 500, 4 ), time( 600 ) ], 1 ],
		[ 'waits again on another file', [ on( 1, 0 ), on( 2, 500 ), time( 600 ) ], null ],
		[ 'is that of the last file', [ on( 1, 0 ), on( 2, 500 ), time( 1100 ) ], 2 ],
		[ 'is not there beside files', [ on( 1, 0 ), on( null, 500 ), time( 1100 ) ], null ],
		[ 'stays while the pointer moves on its file', [ ...shown, on( 1, 900, 50 ) ], 1 ],

		[ 'stays for a moment on the next file', [ ...shown, on( 2, 900 ), time( 979 ) ], 1 ],
		[ 'gives way after 80 ms', [ ...shown, on( 2, 900 ), time( 900 + SWITCH_MS ) ], 2 ],
		[
			'gives way although the pointer moves on',
			[ ...shown, on( 2, 900 ), on( 2, 960, 40 ), time( 980 ) ],
			2,
		],
		[
			'stays while the pointer passes the space between files',
			[ ...shown, on( null, 900 ), on( 2, 960 ), time( 1039 ) ],
			1,
		],
		[
			'gives way after that space',
			[ ...shown, on( null, 900 ), on( 2, 960 ), time( 1040 ) ],
			2,
		],
		[ 'is that of the file on which the pointer stays', skipped(), 3 ],
		[ 'is gone 80 ms beside files', [ ...shown, on( null, 900 ), time( 980 ) ], null ],
		[
			'stays when the pointer returns',
			[ ...shown, on( 2, 900 ), on( 1, 950 ), time( 1200 ) ],
			1,
		],
		[
			'waits 600 ms after a time beside files',
			[ ...shown, on( null, 900 ), time( 980 ), on( 2, 1000 ), time( 1080 ) ],
			null,
		],
	] )( '%s', ( _name, events, expected ) => {
		expect( shownFile( run( ...events ) ) ).toBe( expected );
	} );

	/** The pointer passes file 2. */
	function skipped(): HoverEvent[] {
		return [ ...shown, on( 2, 900 ), on( 3, 970 ), time( 980 ), time( 1050 ) ];
	}
} );

describe( 'no preview is visible', () => {
	it.each< [ string, HoverEvent[] ] >( [
		[ 'after the pointer left', [ ...shown, left ] ],
		[ 'if the pointer left before', [ on( 1, 0 ), left, time( 900 ) ] ],
		[ 'after scrolling', [ ...shown, scrolled ] ],
		[
			'if files were scrolled while the pointer rested',
			[ on( 1, 0 ), scrolled, time( 900 ) ],
		],
		[ 'after a key or a click', [ ...shown, interrupted ] ],
		[ 'after a key while the pointer rested', [ on( 1, 0 ), interrupted, time( 900 ) ] ],
		[ 'of a file that was clicked', [ ...shown, interrupted, on( 1, 900, 50 ), time( 2000 ) ] ],
		[ 'while a button is pressed', [ drag( 1, 0 ), time( 900 ) ] ],
		[ 'after a drag has begun', [ ...shown, drag( 1, 700 ), time( 2000 ) ] ],
		[ 'while files are dragged over others', [ drag( 1, 0 ), drag( 2, 300 ), time( 2000 ) ] ],
		[ 'of a file where a drag ended', [ drag( 1, 0 ), on( 1, 300, 50 ), time( 2000 ) ] ],
		[
			'of the next file after a click on the way',
			[ ...shown, on( 2, 900 ), interrupted, on( 2, 950 ), time( 2000 ) ],
		],
	] )( '%s', ( _name, events ) => {
		expect( shownFile( run( ...events ) ) ).toBeNull();
	} );
} );

describe( 'a preview returns', () => {
	it.each< [ string, HoverEvent[], number ] >( [
		[
			'on another file after a click',
			[ ...shown, interrupted, on( 2, 900 ), time( 1500 ) ],
			2,
		],
		[
			'on the same file after the pointer was on another one',
			[ ...shown, interrupted, on( 2, 900 ), on( 1, 950 ), time( 1550 ) ],
			1,
		],
		[ 'on the same file after the pointer left it', again( left ), 1 ],
		[ 'after scrolling, when the pointer moves', again( scrolled ), 1 ],
	] )( '%s', ( _name, events, expected ) => {
		expect( shownFile( run( ...events ) ) ).toBe( expected );
	} );

	function again( event: HoverEvent ): HoverEvent[] {
		return [ ...shown, event, on( 1, 900 ), time( 1500 ) ];
	}
} );

it.each< [ string, Hover, number | null ] >( [
	[ 'idle', IDLE, null ],
	[ 'resting', run( on( 1, 100 ) ), 700 ],
	[ 'shown', run( ...shown ), null ],
	[ 'switching', run( ...shown, on( 2, 900 ) ), 980 ],
	[ 'dismissed', run( ...shown, interrupted ), null ],
] )( 'the state %s changes by itself at the right time', ( _name, state, expected ) => {
	expect( dueMs( state ) ).toBe( expected );
} );

describe( 'the state stays the same object', () => {
	it.each< [ string, HoverEvent[], HoverEvent ] >( [
		[ 'beside files', [], on( null, 0 ) ],
		[ 'after leaving twice', [], left ],
		[ 'after a key without a file', [], interrupted ],
		[ 'when time passes without a file', [], time( 900 ) ],
		[ 'while the pointer trembles', [ on( 1, 0 ) ], on( 1, 100, 2 ) ],
		[ 'before 600 ms', [ on( 1, 0 ) ], time( 599 ) ],
		[ 'while the pointer moves on the shown file', shown, on( 1, 900, 50 ) ],
		[ 'while it moves on the next one', [ ...shown, on( 2, 900 ) ], on( 2, 950, 50 ) ],
		[ 'while it moves on a clicked file', [ ...shown, interrupted ], on( 1, 900, 50 ) ],
		[ 'while a pressed pointer moves', [ drag( 1, 0 ) ], drag( 1, 50 ) ],
	] )( '%s', ( _name, events, event ) => {
		const state = run( ...events );
		expect( reduceHover( state, event ) ).toBe( state );
	} );
} );
