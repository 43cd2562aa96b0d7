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

const aborted = ( request: number ): BlockEvent => ( {
	type: 'failed',
	part: 'preview',
	request,
	failure: { kind: 'aborted' },
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
		expect( run( [ asked( 1 ), aborted( 1 ) ] ).preview ).toMatchObject( {
			status: 'idle',
			failure: null,
		} );
	} );

	it.each< [ string, BlockEvent[], boolean ] >( [
		[ 'waits for the preview', [ asked( 1 ) ], false ],
		[ 'still waits after an aborted request', [ asked( 1 ), aborted( 1 ) ], false ],
		[ 'is ready with the preview', [ asked( 1 ), answered( 1, 'x' ) ], true ],
		[ 'is ready when the preview has failed', [ asked( 1 ), failed( 1 ) ], true ],
		[
			'stays ready while another preview loads',
			[ asked( 1 ), failed( 1 ), asked( 2 ) ],
			true,
		],
		[ 'is ready when the preview is late', [ asked( 1 ), { type: 'previewIsLate' } ], true ],
	] )( 'with a form that %s', ( _, events, isReady ) => {
		expect( run( events, initialState( false ) ).isFormReady ).toBe( isReady );
	} );

	it( 'keeps form and preview separate', () => {
		const now = run( [ asked( 1 ), { type: 'asked', part: 'form', request: 1 } ] );
		expect( reduce( now, answered( 1, 'x' ) ).form ).toBe( now.form );
	} );
} );
