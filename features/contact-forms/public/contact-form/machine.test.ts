import { describe, expect, it } from 'vitest';
import { begin, next, toClass, type Happening, type State } from './machine';

const after = ( status: string, ...happenings: Happening[] ): State =>
	happenings.reduce( next, begin( status ) );
const answered = ( status: string ): Happening => ( { type: 'answered', status } );

describe( 'the class of a status', () => {
	it.each( [
		[ 'init', 'init' ],
		[ 'validation_failed', 'invalid' ],
		[ 'acceptance_missing', 'unaccepted' ],
		[ 'spam', 'spam' ],
		[ 'aborted', 'aborted' ],
		[ 'mail_sent', 'sent' ],
		[ 'mail_failed', 'failed' ],
		[ 'payment_required', 'payment-required' ],
		[ 'sent', 'sent' ],
		[ 'half_done', 'custom-half-done' ],
		[ '_Odd  one!', 'custom-Odd-one' ],
	] )( 'of %s is %s', ( status, name ) => {
		expect( toClass( status ) ).toBe( name );
	} );
} );

describe( 'a form', () => {
	it.each< [ string, Happening[], string ] >( [
		[ 'init', [ { type: 'submitted' } ], 'submitting' ],
		[ 'init', [ { type: 'submitted' }, answered( 'spam' ) ], 'spam' ],
		[ 'init', [ { type: 'submitted' }, { type: 'failed' } ], 'failed' ],
		[
			'init',
			[ { type: 'submitted' }, answered( 'mail_sent' ), { type: 'reset' } ],
			'resetting',
		],
		[
			'init',
			[
				{ type: 'submitted' },
				answered( 'mail_sent' ),
				{ type: 'reset' },
				{ type: 'refilled' },
			],
			'sent',
		],
		[ 'sent', [ { type: 'reset' }, { type: 'refilled' } ], 'init' ],
		[ 'spam', [ { type: 'reset' }, { type: 'refilled' } ], 'init' ],
		[ 'invalid', [ { type: 'validating' } ], 'validating' ],
		[ 'invalid', [ { type: 'validating' }, { type: 'validated' } ], 'invalid' ],
		[ 'init', [ { type: 'blocked' } ], 'submitting' ],
		[
			'init',
			[ { type: 'blocked' }, { type: 'submitted' }, answered( 'aborted' ) ],
			'aborted',
		],
		[
			'sent',
			[ { type: 'reset' }, { type: 'submitted' }, { type: 'refilled' } ],
			'submitting',
		],
	] )( 'with status %s, after %j, is %s', ( status, happenings, result ) => {
		expect( after( status, ...happenings ).status ).toBe( result );
	} );

	it.each< Happening >( [
		{ type: 'submitted' },
		{ type: 'reset' },
		{ type: 'validating' },
		{ type: 'validated' },
		{ type: 'refilled' },
	] )( 'that waits for a response ignores %j', ( happening ) => {
		const waiting = after( 'init', { type: 'submitted' } );
		expect( next( waiting, happening ) ).toBe( waiting );
	} );

	it( 'is not validated while it is being reset', () => {
		const resetting = after( 'init', { type: 'reset' } );
		expect( next( resetting, { type: 'validating' } ) ).toBe( resetting );
	} );

	it( 'that was sent and then validated is still sent, until the visitor resets it', () => {
		const judged = after( 'sent', { type: 'validating' }, { type: 'validated' } );
		expect( judged.status ).toBe( 'sent' );
		expect(
			[ { type: 'reset' }, { type: 'refilled' } ].reduce(
				( state, one ) => next( state, one as Happening ),
				judged
			).status
		).toBe( 'init' );
	} );
} );
