import { describe, expect, it } from 'vitest';
import { initialState, reduce, usesOf, visible, type ScreenWidget } from './widgets-state';

const widget = ( name: string, facts: Partial< ScreenWidget > = {} ): ScreenWidget => ( {
	class: name,
	name,
	description: '',
	icon: '',
	keywords: [],
	isOffered: true,
	isFixed: false,
	hasSettings: false,
	example: {},
	...facts,
} );

const start = initialState( [
	widget( 'Button', { description: 'A link', keywords: [ 'download' ] } ),
	widget( 'Tabs', { isOffered: false } ),
	widget( 'Image' ),
] );
const names = ( state: typeof start ) => visible( state ).map( ( one ) => one.name );

describe( 'the filter of widgets', () => {
	it( 'searches each word in name, description and keywords', () => {
		const search = ( text: string ) =>
			names( reduce( start, { type: 'searched', search: text } ) );
		expect( search( '' ) ).toEqual( [ 'Button', 'Tabs', 'Image' ] );
		expect( search( ' LINK  down' ) ).toEqual( [ 'Button' ] );
		expect( search( 'link tabs' ) ).toEqual( [] );
	} );

	it( 'shows widgets that are off, and used widgets once they are counted', () => {
		const off = reduce( start, { type: 'filtered', filter: 'off' } );
		expect( names( off ) ).toEqual( [ 'Tabs' ] );
		const used = reduce( start, { type: 'filtered', filter: 'used' } );
		expect( names( used ) ).toEqual( [] );
		const counts = { Image: { posts: 0, areas: 1 }, Tabs: { posts: 0, areas: 0 } };
		const counted = reduce( used, { type: 'counted', counts } );
		expect( names( counted ) ).toEqual( [ 'Image' ] );
		expect( usesOf( counted, 'Nobody' ) ).toBe( 0 );
	} );
} );

describe( 'the switch', () => {
	const switched = reduce( start, {
		type: 'switched',
		widgetClass: 'Image',
		isOffered: false,
	} );
	const image = ( state: typeof start ) => state.widgets[ 2 ];

	it( 'changes at once and is busy until the response', () => {
		expect( image( switched )?.isOffered ).toBe( false );
		expect( switched.saving ).toEqual( [ 'Image' ] );
	} );

	it( 'uses the value of the response', () => {
		const offer = { isOffered: true, isFixed: true };
		const saved = reduce( switched, { type: 'saved', widgetClass: 'Image', offer } );
		expect( image( saved ) ).toMatchObject( offer );
		expect( saved.saving ).toEqual( [] );
	} );

	it( 'is reverted if saving failed', () => {
		const failed = reduce( switched, {
			type: 'failed',
			widgetClass: 'Image',
			isOffered: true,
		} );
		expect( image( failed )?.isOffered ).toBe( true );
		expect( failed.saving ).toEqual( [] );
	} );
} );
