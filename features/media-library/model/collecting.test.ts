import { describe, expect, it } from 'vitest';
import {
	createCollecting,
	reduceCollecting,
	shownSelection,
	type Collecting,
	type CollectingEvent,
	type GalleryStart,
} from './collecting';
import { createSelection } from './selection';

const open = ( state: GalleryStart, ...ids: number[] ) => createCollecting( state, ids, 'browse' );
const run = ( now: Collecting, ...events: CollectingEvent[] ) =>
	events.reduce( reduceCollecting, now );
const select = ( ...ids: number[] ): CollectingEvent => ( {
	type: 'selected',
	selection: createSelection( 'add', ids ),
} );
const CONFIRM: CollectingEvent = { type: 'confirmed' };
const CANCEL: CollectingEvent = { type: 'backPressed' };
const go = ( state: GalleryStart ): CollectingEvent => ( {
	type: 'stateChosen',
	state,
} );
const filesOf = ( { files }: Collecting ) => [ ...files.ids ];
const placeOf = ( { navigation }: Collecting ) =>
	navigation.isOpen ? navigation.state : 'closed';

describe( 'a new gallery', () => {
	it( 'has the selected files, in the order of the selection', () => {
		const now = run( open( 'gallery' ), select( 3, 1, 2 ), CONFIRM );
		expect( [ placeOf( now ), ...filesOf( now ) ] ).toEqual( [ 'gallery-edit', 3, 1, 2 ] );
	} );

	it( 'keeps its order when another file is selected', () => {
		const arranged = run(
			open( 'gallery' ),
			...[
				select( 3, 1, 2 ),
				CONFIRM,
				{ type: 'arranged' as const, ids: [ 2, 1, 3 ] },
				CANCEL,
			]
		);
		expect( placeOf( arranged ) ).toBe( 'gallery' );
		expect( filesOf( arranged ) ).toEqual( [ 2, 1, 3 ] );
		const selected = run( arranged, select( ...filesOf( arranged ), 7 ), CONFIRM );
		expect( filesOf( selected ) ).toEqual( [ 2, 1, 3, 7 ] );
	} );

	it( 'no longer selects a file that was removed from it', () => {
		const now = run( open( 'gallery' ), select( 3, 1 ), CONFIRM, {
			type: 'arranged',
			ids: [ 1 ],
		} );
		expect( [ ...shownSelection( run( now, CANCEL ) ).ids ] ).toEqual( [ 1 ] );
	} );

	it( 'is given up with Cancel in its first state', () => {
		expect( placeOf( run( open( 'gallery' ), select( 1 ), CANCEL ) ) ).toBe( 'closed' );
	} );
} );

describe( 'a gallery that exists', () => {
	it.each( [ 'gallery-edit', 'gallery-library' ] as const )( 'opens in %s', ( state ) => {
		const now = open( state, 4, 2 );
		expect( [ placeOf( now ), ...filesOf( now ) ] ).toEqual( [ state, 4, 2 ] );
	} );

	it( 'gets files at its end', () => {
		const adding = run( open( 'gallery-library', 4, 2 ), select( 9, 8 ) );
		expect( [ ...shownSelection( adding ).ids ] ).toEqual( [ 9, 8 ] );
		const now = run( adding, CONFIRM );
		expect( [ placeOf( now ), ...filesOf( now ) ] ).toEqual( [ 'gallery-edit', 4, 2, 9, 8 ] );
		expect( now.added.ids.size ).toBe( 0 );
	} );

	it( 'keeps the selection of files while its order is shown', () => {
		const now = run(
			open( 'gallery-edit', 4, 2 ),
			...[
				go( 'gallery-library' ),
				select( 9 ),
				go( 'gallery-edit' ),
				go( 'gallery-library' ),
			]
		);
		expect( [ ...shownSelection( now ).ids ] ).toEqual( [ 9 ] );
		expect( filesOf( now ) ).toEqual( [ 4, 2 ] );
	} );

	it.each( [ 'gallery-edit', 'gallery-library' ] as const )(
		'is left with Cancel in %s',
		( state ) => {
			expect( placeOf( run( open( 'gallery-edit', 4, 2 ), go( state ), CANCEL ) ) ).toBe(
				'closed'
			);
		}
	);

	it( 'is inserted by its host', () => {
		const now = open( 'gallery-edit', 4, 2 );
		expect( run( now, CONFIRM ) ).toBe( now );
	} );
} );

it.each( [
	[ 'gallery-edit', [ 4, 6 ], [] ],
	[ 'gallery-library', [ 4 ], [ 6 ] ],
] as const )( 'an upload in %s arrives there', ( state, files, added ) => {
	const now = run( open( state, 4 ), { type: 'uploaded', id: 6 } );
	expect( filesOf( now ) ).toEqual( files );
	expect( [ ...now.added.ids ] ).toEqual( added );
} );
