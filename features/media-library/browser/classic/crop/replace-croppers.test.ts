import { beforeEach, expect, it, vi } from 'vitest';
import type { CropMedia } from './core-crop';
import { replaceCroppers, type CropSession } from './replace-croppers';

type Methods = Record< string, ( this: any ) => unknown >;

/** A class with `extend`, as Backbone makes it. */
function classOf( prototype: object ): any {
	function View( this: any ) {
		this.initialize();
	}
	View.prototype = prototype;
	View.extend = ( own: Methods ) => classOf( Object.assign( Object.create( prototype ), own ) );
	return View;
}

const ofWordPress = { initialize: vi.fn(), ready: vi.fn(), remove: vi.fn() };
const session = { end: vi.fn(), stays: vi.fn( () => false ) };
const start = vi.fn( (): CropSession => session );
let media: CropMedia;
let turnOff: () => void;

const replace = ( change: () => void = () => {} ) => {
	const { Cropper, SiteIconCropper } = media.view;
	const snapshots = {
		Cropper: { ...Cropper.prototype },
		SiteIconCropper: { ...SiteIconCropper.prototype },
	};
	change();
	turnOff = replaceCroppers( media, snapshots, start );
};

beforeEach( () => {
	vi.clearAllMocks();
	session.stays.mockReturnValue( false );
	const Cropper = classOf( { ...ofWordPress, template: 'of WordPress' } );
	const view = { Cropper } as unknown as CropMedia[ 'view' ];
	view.SiteIconCropper = Cropper.extend( {
		ready( this: object ) {
			( view.Cropper.prototype as Methods ).ready!.call( this );
		},
	} );
	media = { view } as CropMedia;
} );

/** Opens a cropper, as a state does. */
function open( name: 'Cropper' | 'SiteIconCropper' = 'Cropper' ) {
	const view: any = new media.view[ name ]( {} );
	view.ready();
	return view;
}

it.each( [ 'Cropper', 'SiteIconCropper' ] as const )(
	'the view %s is ours, and starts once',
	( name ) => {
		replace();
		const view = open( name );
		view.ready();
		expect( start ).toHaveBeenCalledExactlyOnceWith( view );
		expect( ofWordPress.ready ).not.toHaveBeenCalled();
		expect( view.template ).toBeNull();
	}
);

it.each< [ string, () => void ] >( [
	[ 'a method', () => ( media.view.Cropper.prototype.onError = () => {} ) ],
	[
		'the class, by extending it',
		() => ( media.view.Cropper = media.view.Cropper.extend( { onError: () => {} } ) ),
	],
] )( 'WordPress’s view stays if another plugin changed %s', ( _what, change ) => {
	replace( change );
	open();
	expect( start ).not.toHaveBeenCalled();
	expect( ofWordPress.ready ).toHaveBeenCalledOnce();
	vi.clearAllMocks();
	replace();
	change();
	open();
	expect( start ).not.toHaveBeenCalled();
} );

it( 'a changed view of site icons is that of WordPress in our class of croppers', () => {
	replace( () => ( media.view.SiteIconCropper.prototype.addSidebar = () => {} ) );
	open( 'SiteIconCropper' );
	expect( ofWordPress.ready ).toHaveBeenCalledOnce();
	open();
	expect( start ).toHaveBeenCalledOnce();
} );

it( 'later views are those of WordPress after our code did not load', () => {
	replace();
	turnOff();
	open( 'SiteIconCropper' );
	expect( start ).not.toHaveBeenCalled();
	expect( ofWordPress.ready ).toHaveBeenCalledOnce();
} );

it( 'our cropper ends with its view, unless it waits for a result', () => {
	replace();
	const view = open();
	session.stays.mockReturnValue( true );
	view.remove();
	expect( session.end ).not.toHaveBeenCalled();
	expect( ofWordPress.remove ).not.toHaveBeenCalled();
	session.stays.mockReturnValue( false );
	view.remove();
	expect( session.end ).toHaveBeenCalledOnce();
	expect( ofWordPress.remove ).toHaveBeenCalledOnce();
} );
