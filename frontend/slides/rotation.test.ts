import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRotation } from './rotation';

const onAdvance = vi.fn();
const onChange = vi.fn();
const start = ( turns = 0 ) => {
	const rotation = createRotation( { timeoutMs: 4000, turns, onAdvance, onChange } );
	rotation.release( 'start' );
	return rotation;
};

beforeEach( () => {
	vi.useFakeTimers();
	vi.clearAllMocks();
} );
afterEach( () => vi.useRealTimers() );

it( 'starts on start(), then advances after each interval', () => {
	const rotation = createRotation( { timeoutMs: 4000, onAdvance } );
	vi.advanceTimersByTime( 9000 );
	expect( onAdvance ).not.toHaveBeenCalled();
	rotation.release( 'start' );
	vi.advanceTimersByTime( 3999 );
	expect( onAdvance ).not.toHaveBeenCalled();
	vi.advanceTimersByTime( 1 );
	expect( onAdvance ).toHaveBeenCalledTimes( 1 );
	vi.advanceTimersByTime( 8000 );
	expect( onAdvance ).toHaveBeenCalledTimes( 3 );
	rotation.destroy();
} );

it( 'resumes with the remaining time when nothing pauses it any more', () => {
	const rotation = start();
	vi.advanceTimersByTime( 1500 );
	rotation.hold( 'hover' );
	rotation.hold( 'hover' );
	rotation.hold( 'focus' );
	expect( rotation.state() ).toBe( 'paused' );
	expect( rotation.remainingMs() ).toBe( 2500 );
	vi.advanceTimersByTime( 9000 );
	rotation.release( 'hover' );
	expect( rotation.isHeld( 'hover' ) ).toBe( false );
	expect( rotation.isHeld() ).toBe( true );
	vi.advanceTimersByTime( 9000 );
	expect( onAdvance ).not.toHaveBeenCalled();
	rotation.release( 'focus' );
	vi.advanceTimersByTime( 2499 );
	expect( onAdvance ).not.toHaveBeenCalled();
	vi.advanceTimersByTime( 1 );
	expect( onAdvance ).toHaveBeenCalledTimes( 1 );
	expect( onChange.mock.calls ).toEqual( [
		[ 'running', 4000 ],
		[ 'paused', 2500 ],
		[ 'running', 2500 ],
	] );
	rotation.destroy();
} );

it( 'has its full interval after a restart, running or paused', () => {
	const rotation = start();
	vi.advanceTimersByTime( 3000 );
	rotation.restart();
	vi.advanceTimersByTime( 3999 );
	expect( onAdvance ).not.toHaveBeenCalled();
	rotation.hold( 'hover' );
	rotation.restart();
	rotation.release( 'hover' );
	vi.advanceTimersByTime( 3999 );
	expect( onAdvance ).not.toHaveBeenCalled();
	vi.advanceTimersByTime( 1 );
	expect( onAdvance ).toHaveBeenCalledTimes( 1 );
	rotation.destroy();
} );

it( 'is finished after its rounds', () => {
	const rotation = start( 2 );
	vi.advanceTimersByTime( 8000 );
	expect( rotation.state() ).toBe( 'finished' );
	rotation.hold( 'hover' );
	rotation.release( 'hover' );
	rotation.restart();
	vi.advanceTimersByTime( 20_000 );
	expect( onAdvance ).toHaveBeenCalledTimes( 2 );
	expect( onChange ).toHaveBeenLastCalledWith( 'finished', expect.any( Number ) );
} );

it( 'can be paused by an advance', () => {
	const rotation = start();
	onAdvance.mockImplementationOnce( () => rotation.hold( 'video' ) );
	vi.advanceTimersByTime( 20_000 );
	expect( onAdvance ).toHaveBeenCalledTimes( 1 );
	expect( rotation.remainingMs() ).toBe( 4000 );
	rotation.destroy();
} );

it( 'does nothing after destroy()', () => {
	const rotation = start();
	rotation.destroy();
	rotation.hold( 'hover' );
	rotation.release( 'hover' );
	vi.advanceTimersByTime( 20_000 );
	expect( onAdvance ).not.toHaveBeenCalled();
} );
