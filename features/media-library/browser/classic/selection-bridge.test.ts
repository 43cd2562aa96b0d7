import { describe, expect, it, vi } from 'vitest';
import { createSelection, reduceSelection, type Selection } from '../../model/selection';
import { createFakeMedia } from '../../tests/support/fake-media';
import { SelectionBridge } from './selection-bridge';

const SERVER = [ 1, 2, 3, 4, 5 ];

function start( multiple: Selection[ 'multiple' ] = 'add' ) {
	const fake = createFakeMedia( SERVER );
	const onChange = vi.fn< ( selection: Selection ) => void >();
	const bridge = new SelectionBridge( fake.source, fake.selection, multiple );
	const stop = bridge.follow( onChange );
	onChange.mockClear();
	return {
		...fake,
		onChange,
		bridge,
		stop,
		ids: () => fake.selection.models.map( ( { id } ) => id ),
	};
}

const select = ( ...ids: number[] ) => createSelection( 'add', ids );

describe( 'a selection in the dialog of WordPress', () => {
	it( 'is made of attachments with all properties, in one request', async () => {
		const { bridge, ids, requests, selection } = start();
		await bridge.write( select( 3, 1, 2 ) );
		expect( ids() ).toEqual( [ 3, 1, 2 ] );
		expect( requests ).toEqual( [ [ 3, 1, 2 ] ] );
		expect( selection.models.every( ( model ) => model.get( 'url' ) ) ).toBe( true );
		expect( selection.single()?.id ).toBe( 2 );
	} );

	it( 'does not load attachments again', async () => {
		const { bridge, requests } = start();
		await bridge.write( select( 1 ) );
		await bridge.write( select( 1, 2 ) );
		await bridge.write( select( 2, 1 ) );
		expect( requests ).toEqual( [ [ 1 ], [ 2 ] ] );
	} );

	it( 'shows ours at once, and takes the latest one', async () => {
		const { bridge, ids, onChange } = start();
		const first = bridge.write( select( 1 ) );
		expect( [ ...bridge.selection.ids ] ).toEqual( [ 1 ] );
		expect( ids() ).toEqual( [] );
		await Promise.all( [ first, bridge.write( select( 2 ) ) ] );
		expect( ids() ).toEqual( [ 2 ] );
		expect( [ ...onChange.mock.lastCall![ 0 ].ids ] ).toEqual( [ 2 ] );
	} );

	it( 'says when it is complete', async () => {
		const { bridge, ids } = start();
		void bridge.write( select( 1 ) );
		void bridge.write( select( 1, 2 ) );
		expect( bridge.isPending ).toBe( true );
		await bridge.settled();
		expect( bridge.isPending ).toBe( false );
		expect( ids() ).toEqual( [ 1, 2 ] );
	} );

	it( 'leaves out an attachment that was deleted meanwhile', async () => {
		const { bridge, ids, onChange } = start();
		await bridge.write( select( 1, 99 ) );
		expect( ids() ).toEqual( [ 1 ] );
		expect( onChange.mock.lastCall![ 0 ] ).toMatchObject( {
			ids: new Set( [ 1 ] ),
			shown: 1,
		} );
	} );

	it( 'says how many attachments were deleted, until the next selection', async () => {
		const { bridge } = start();
		await bridge.write( select( 1, 98, 99 ) );
		expect( bridge.missing ).toBe( 2 );
		await bridge.write( select( 1 ) );
		expect( bridge.missing ).toBe( 0 );
	} );

	it( 'loses an attachment that was deleted since it loaded, and keeps typed texts', async () => {
		const { bridge, ids, deleteOne, modelOf, requests } = start();
		await bridge.write( select( 1, 2 ) );
		modelOf( 1 ).set( { url: '/typed.png' } );
		deleteOne( 2 );
		await bridge.retry();
		expect( requests ).toEqual( [
			[ 1, 2 ],
			[ 1, 2 ],
		] );
		expect( ids() ).toEqual( [ 1 ] );
		expect( bridge.missing ).toBe( 1 );
		expect( modelOf( 1 ).get( 'url' ) ).toBe( '/typed.png' );
	} );

	it( 'stays when its attachments cannot be loaded, and loads them again', async () => {
		const { bridge, ids, network, onChange } = start();
		network.failure = { kind: 'network' };
		await bridge.write( select( 1, 2 ) );
		expect( [ ...bridge.selection.ids ] ).toEqual( [ 1, 2 ] );
		expect( bridge.failure ).toEqual( { kind: 'network' } );
		expect( await bridge.settled() ).toBe( false );
		expect( ids() ).toEqual( [] );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
		network.failure = null;
		await bridge.retry();
		expect( bridge.failure ).toBeNull();
		expect( await bridge.settled() ).toBe( true );
		expect( ids() ).toEqual( [ 1, 2 ] );
	} );

	it( 'forgets the failure with the next selection', async () => {
		const { bridge, ids, network } = start();
		network.failure = { kind: 'ended' };
		await bridge.write( select( 1 ) );
		network.failure = null;
		await bridge.write( select( 2 ) );
		expect( bridge.failure ).toBeNull();
		expect( ids() ).toEqual( [ 2 ] );
	} );

	it( 'follows changes of other code', async () => {
		const { bridge, modelOf, onChange, selection } = start();
		await bridge.write( select( 1 ) );
		selection.reset( [ modelOf( 4 ), modelOf( 5 ) ] );
		expect( onChange.mock.lastCall![ 0 ] ).toMatchObject( {
			ids: new Set( [ 4, 5 ] ),
			shown: 4,
		} );
		const next = reduceSelection( bridge.selection, { type: 'shown', id: 5 } );
		await bridge.write( next );
		expect( selection.single()?.id ).toBe( 5 );
	} );

	it( 'starts with what is selected', () => {
		const fake = createFakeMedia( SERVER );
		fake.selection.reset( [ fake.modelOf( 2 ) ] );
		const bridge = new SelectionBridge( fake.source, fake.selection, false );
		expect( bridge.selection ).toMatchObject( {
			ids: new Set( [ 2 ] ),
			shown: 2,
			multiple: false,
		} );
	} );

	it.each( [
		[ 'stay selected beside others', 'add', [ 2, 3, undefined ] ],
		[ 'make room for a single choice', false, [ 3 ] ],
	] as const )( 'files that are uploading %s', async ( _, multiple, left ) => {
		const { bridge, ids, modelOf, selection } = start( multiple );
		selection.reset( [ { ...modelOf( 7 ), id: undefined }, modelOf( 2 ) ] );
		expect( [ ...bridge.selection.ids ] ).toEqual( [ 2 ] );
		await bridge.write( createSelection( multiple, multiple ? [ 2, 3 ] : [ 3 ] ) );
		expect( ids() ).toEqual( left );
	} );

	it( 'does not follow after the dialog is closed', () => {
		const { modelOf, onChange, selection, stop } = start();
		stop();
		selection.reset( [ modelOf( 2 ) ] );
		expect( onChange ).not.toHaveBeenCalled();
	} );
} );
