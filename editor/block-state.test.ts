import { describe, expect, it } from 'vitest';
import { initialState, reduce, type BlockEvent, type BlockState } from './block-state';

const preview = ( html: string ) => ( { html, widgetIcons: [] } );
const refused = { kind: 'refused', message: 'No', status: 400 } as const;
const run = ( events: BlockEvent[], from: BlockState = initialState( true ) ) =>
	events.reduce( reduce, from );
const asked = ( request: number ): BlockEvent => ( { type: 'asked', part: 'preview', request } );
const answered = ( request: number, html: string ): BlockEvent => ( {
	type: 'answered',
	part: 'preview',
	request,
	value: preview( html ),
} );
const failed = ( request: number ): BlockEvent => ( {
	type: 'failed',
	part: 'preview',
	request,
	failure: refused,
} );

describe( 'the state of a block', () => {
	it( 'begins with the form without data, otherwise with the preview', () => {
		expect( initialState( false ).mode ).toBe( 'edit' );
		expect( initialState( true ).mode ).toBe( 'preview' );
	} );

	it( 'keeps the last valid response while a newer one loads', () => {
		const { preview: now } = run( [ asked( 1 ), answered( 1, 'one' ), asked( 2 ) ] );
		expect( now ).toMatchObject( { status: 'loading', value: preview( 'one' ) } );
	} );

	it.each( [
		[ 'an outdated response', answered( 1, 'old' ) ],
		[ 'an outdated failure', failed( 1 ) ],
	] )( 'is not changed by %s', ( _, event ) => {
		const now = run( [ asked( 1 ), asked( 2 ) ] );
		expect( reduce( now, event ) ).toBe( now );
	} );

	it( 'contains the reason of a failure until the next request', () => {
		expect( run( [ asked( 1 ), failed( 1 ) ] ).preview ).toMatchObject( {
			status: 'failed',
			failure: refused,
		} );
		expect( run( [ asked( 1 ), failed( 1 ), asked( 2 ) ] ).preview.failure ).toBeNull();
	} );

	it( 'does not treat an aborted request as a failure', () => {
		const abandoned: BlockEvent = {
			type: 'failed',
			part: 'preview',
			request: 1,
			failure: { kind: 'aborted' },
		};
		expect( run( [ asked( 1 ), abandoned ] ).preview ).toMatchObject( {
			status: 'idle',
			failure: null,
		} );
	} );

	it( 'keeps form and preview separate', () => {
		const now = run( [ asked( 1 ), { type: 'asked', part: 'form', request: 1 } ] );
		expect( reduce( now, answered( 1, 'x' ) ).form ).toBe( now.form );
	} );
} );
