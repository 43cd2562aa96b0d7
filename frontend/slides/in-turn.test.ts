import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './in-turn';

beforeEach( () => {
	vi.useFakeTimers();
} );
afterEach( () => {
	vi.runAllTimers();
	vi.useRealTimers();
} );

it( 'runs each callback in a separate task, in order', () => {
	const done: string[] = [];
	inTurn( () => {
		done.push( 'a' );
		inTurn( () => done.push( 'c' ) );
	} );
	inTurn( () => done.push( 'b' ) );
	expect( done ).toEqual( [] );
	for ( const so of [ [ 'a' ], [ 'a', 'b' ], [ 'a', 'b', 'c' ] ] ) {
		vi.advanceTimersToNextTimer();
		expect( done ).toEqual( so );
	}
	expect( vi.getTimerCount() ).toBe( 0 );
	inTurn( () => done.push( 'd' ) );
	vi.runAllTimers();
	expect( done ).toEqual( [ 'a', 'b', 'c', 'd' ] );
} );

it( 'reports a callback that throws, and runs the others', () => {
	const report = vi.fn();
	vi.stubGlobal( 'reportError', report );
	const other = vi.fn();
	const error = new Error( 'broken' );
	inTurn( () => {
		throw error;
	} );
	inTurn( other );
	vi.runAllTimers();
	vi.unstubAllGlobals();
	expect( report ).toHaveBeenCalledWith( error );
	expect( other ).toHaveBeenCalledTimes( 1 );
} );
