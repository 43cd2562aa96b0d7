import { describe, expect, it } from 'vitest';
import type { Failure } from '../model/failure';
import { canRetry, failureText } from './failure-text';

const failures: Failure[] = [
	{ kind: 'network' },
	{ kind: 'expired' },
	{ kind: 'ended' },
	{ kind: 'forbidden' },
	{ kind: 'missing' },
	{ kind: 'invalid', message: '' },
];

describe( 'a failure', () => {
	it.each( failures )( '$kind has a text', ( failure ) => {
		expect( failureText( failure ) ).toMatch( /^\p{Lu}.*\.$/u );
	} );

	it( 'of the server has its own text', () => {
		expect( failureText( { kind: 'invalid', message: 'Too long.' } ) ).toBe( 'Too long.' );
	} );

	it( 'by an aborted call has no text', () => {
		expect( failureText( { kind: 'aborted' } ) ).toBe( '' );
	} );

	it( 'asks to log in after the nonce and after the session has expired', () => {
		expect( failureText( { kind: 'expired' } ) ).toBe( failureText( { kind: 'ended' } ) );
	} );

	it.each( failures )( '$kind may pass only if time or a login can help', ( failure ) => {
		const passing = [ 'network', 'expired', 'ended' ];
		expect( canRetry( failure ) ).toBe( passing.includes( failure.kind ) );
	} );
} );
