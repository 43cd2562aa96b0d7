import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CropController, CropMedia, CropView } from './core-crop';
import { OpenCropper, type CropState } from './crop-session';

/** A toolbar of WordPress with the buttons of its croppers. */
class Toolbar {
	el = document.createElement( 'div' );
	views = new Map< string, any >();
	get = ( id: string ) => this.views.get( id );
	set = ( id: string, view: unknown ) => void this.views.set( id, view );
}

let toolbar: Toolbar | undefined;
let states: Record< string, unknown >;
let failRequest: ( reason?: unknown ) => void;
let controller: any;
let view: any;
let shown: CropState;
const unmount = vi.fn();
const skipped = vi.fn();
const onSkip = vi.fn();

beforeEach( () => {
	vi.clearAllMocks();
	toolbar = undefined;
	states = { control: { params: { width: 200, height: 100, flex_height: 1 } } };
	controller = {
		get: ( key: string ) => states[ key ],
		frame: {
			options: { button: { text: 'Use', items: { select: {} } } },
			off: vi.fn(),
			setState: vi.fn(),
			lastState: () => ( { id: 'files' } ),
			toolbar: { get: () => toolbar, set: ( next: Toolbar ) => ( toolbar = next ) },
		},
		createCropContent: () => {},
		removeCropper: () => {},
		doCrop: vi.fn( () => {
			const request = {
				fail( listener: typeof failRequest ) {
					failRequest = listener;
					return this;
				},
				then: () => request,
			};
			return request;
		} ),
	};
	view = {
		controller,
		el: document.createElement( 'div' ),
		options: {
			attachment: { get: ( key: string ) => ( { width: 1000, height: 400 } )[ key ] },
		},
		trigger: () => {
			toolbar = new Toolbar();
			toolbar.set( 'insert', { el: document.createElement( 'button' ) } );
			onSkip.mockImplementation( skipped );
			toolbar.set( 'skip', { options: { click: onSkip } } );
		},
	};
} );

const because = ( reason: unknown ) => ( { text: `Because of ${ reason }`, cause: null } );

const open = () =>
	new OpenCropper(
		{
			view: {
				Toolbar,
				Button: class {
					constructor( public options: object ) {}
				},
			},
		} as unknown as CropMedia,
		view as CropView,
		{
			render: ( state ) => ( shown = state ),
			unmount,
			explain: async ( _of, reason ) => because( reason ),
			renew: async () => false,
		},
		false
	);

describe( 'an open cropper', () => {
	it( 'starts with the options of the caller, and gives its area to WordPress’s buttons', () => {
		states.imgSelectOptions = vi.fn( () => ( {
			x1: 100,
			y1: 0,
			x2: 900,
			y2: 400,
			minWidth: 200,
		} ) );
		const session = open();
		expect( states.imgSelectOptions ).toHaveBeenCalledWith(
			view.options.attachment,
			controller
		);
		session.setArea( { x: 7, y: 8, width: 300, height: 100 } );
		expect( controller.imgSelect.getSelection() ).toEqual( {
			...{ x1: 7, y1: 8, x2: 307, y2: 108, width: 300, height: 100 },
		} );
		expect( shown.limits.minWidth ).toBe( 200 );
		expect( shown.wanted.resultOf?.( { width: 300, height: 100 } ) ).toEqual( {
			...{ width: 200, height: 200 / 3 },
		} );
	} );

	it( 'starts with the largest area without options', () => {
		open();
		expect( shown.area ).toEqual( { x: 100, y: 0, width: 800, height: 400 } );
	} );

	it( 'does what other code asks of imgAreaSelect', () => {
		open();
		controller.imgSelect.setSelection( 10, 20, 60, 70 );
		expect( shown.area ).toEqual( { x: 10, y: 20, width: 50, height: 50 } );
		controller.imgSelect.setOptions( { aspectRatio: '1:1' } );
		expect( shown.limits.ratio ).toBe( 1 );
		expect( shown.area ).toEqual( { x: 10, y: 20, width: 50, height: 50 } );
	} );

	it( 'stays after a failure and says why, with buttons that work again', async () => {
		const session = open();
		session.imageLoaded( true );
		const before = toolbar;
		controller.doCrop( {} );
		expect( shown ).toMatchObject( { isBusy: true, failure: null } );
		failRequest( 'a test' );
		await vi.waitFor( () =>
			expect( shown ).toMatchObject( {
				isBusy: false,
				failure: because( 'a test' ),
			} )
		);
		expect( toolbar ).not.toBe( before );
		expect( toolbar?.get( 'pagewrightBack' ) ).toBeDefined();
	} );

	it( 'has no button that crops until the image has loaded', () => {
		const session = open();
		expect( [ ...toolbar!.views.keys() ] ).toEqual( [ 'pagewrightBack' ] );
		session.imageLoaded( false );
		expect( toolbar!.get( 'insert' ) ).toBeUndefined();
		session.imageLoaded( true );
		expect( toolbar!.get( 'insert' ) ).toBeDefined();
	} );

	it( 'returns to the state before it', () => {
		open();
		toolbar!.get( 'pagewrightBack' ).options.click();
		const { frame, removeCropper } = controller as CropController;
		expect( frame.setState ).toHaveBeenCalledExactlyOnceWith( 'files' );
		expect( frame.off ).toHaveBeenCalledWith( 'close', removeCropper, controller );
		expect( frame.options ).toEqual( { button: { text: 'Use' } } );
	} );

	it.each( [
		[ 'waits for the result of a whole image', { hasRequiredAspectRatio: true }, true ],
		[ 'ends at once', { hasRequiredAspectRatio: true, canSkipCrop: true }, false ],
	] )( 'when it is skipped, %s', ( _what, values, expected ) => {
		Object.assign( states, values );
		const session = open();
		session.imageLoaded( true );
		let stays: boolean | null = null;
		onSkip.mockImplementation( () => ( stays = session.stays() ) );
		toolbar!.get( 'skip' ).options.click();
		expect( stays ).toBe( expected );
		expect( session.stays() ).toBe( false );
	} );

	it( 'leaves nothing behind', () => {
		const { doCrop } = controller;
		const session = open();
		session.end();
		session.end();
		expect( unmount ).toHaveBeenCalledOnce();
		expect( controller.doCrop ).toBe( doCrop );
	} );
} );
