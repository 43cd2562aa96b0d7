import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoreMedia } from './core';
import { replaceBrowser, type Replacement } from './replace-browser';
import type { Snapshot } from './views';

type Prototype = Record< string, unknown >;
type ReturnButton = { options: { text: string; click: () => void } };

/** A class with `extend`, as Backbone makes it. */
function classOf( prototype: Prototype ) {
	function View( this: Prototype, options: Prototype ) {
		this.options = options;
		Object.assign( this, options );
		this.el = document.createElement( 'div' );
		this.views = {
			add: ( view: { el: HTMLElement } ) => ( this.el as HTMLElement ).append( view.el ),
		};
		( this.initialize as ( () => void ) | undefined )?.();
	}
	View.prototype = prototype;
	View.extend = ( own: Prototype ) => classOf( Object.assign( Object.create( prototype ), own ) );
	return View as unknown as CoreMedia[ 'View' ];
}

const ofWordPress = vi.fn();
const mount = vi.fn( () => () => {} );
const turnOn = vi.fn();
/** Views in the toolbar of WordPress's browser, by name. */
const inToolbar = new Map< string, Prototype >();
let media: CoreMedia;
let snapshot: Snapshot;
let replacement: Replacement;

beforeEach( () => {
	const View = classOf( {} );
	const Region = classOf( { set: () => {} } );
	inToolbar.clear();
	const toolbar = { set: ( id: string, view: Prototype ) => inToolbar.set( id, view ) };
	media = {
		View,
		view: {
			AttachmentsBrowser: View.extend( {
				initialize( this: Prototype ) {
					ofWordPress();
					this.toolbar = toolbar;
				},
				dispose: () => {},
				createToolbar: () => {},
			} ),
			Button: View,
			Toolbar: Region,
			Sidebar: Region,
			UploaderStatus: View,
		},
	} as unknown as CoreMedia;
	snapshot = { ...media.view.AttachmentsBrowser.prototype };
	replacement = { mount, isOff: () => false, turnOn, turnOnText: 'Fast library' };
	vi.clearAllMocks();
} );

const ALL = { query: true, orderby: 'date' };

/** Opens a state, as a frame does. */
function open( { id = 'library', props = ALL as Prototype, isGrid = false } = {} ) {
	return new media.view.AttachmentsBrowser( {
		collection: { props: { toJSON: () => props } },
		controller: { isModeActive: () => isGrid },
		model: { id },
	} );
}

const isOurs = () => mount.mock.calls.length === 1 && ofWordPress.mock.calls.length === 0;

describe( 'the browser of the dialog of WordPress', () => {
	it( 'is ours', () => {
		expect( replaceBrowser( media, snapshot, replacement )() ).toBe( true );
		const view = open();
		expect( isOurs() ).toBe( true );
		expect( view ).toHaveProperty( 'toolbar' );
		expect( view ).toHaveProperty( 'sidebar' );
	} );

	it.each( [
		[ 'files of a gallery', { id: 'gallery-edit', props: {} } ],
		[ 'files for a playlist', { id: 'playlist-library' } ],
	] )( 'is ours for %s', ( _, state ) => {
		replaceBrowser( media, snapshot, replacement );
		open( state );
		expect( isOurs() ).toBe( true );
	} );

	it.each( [
		[ 'files in memory', { props: { type: 'image' } } ],
		[ 'a taxonomy of a plugin', { props: { ...ALL, media_category: 'x' } } ],
		[ 'the grid screen', { isGrid: true } ],
	] )( 'is that of WordPress for %s', ( _, state ) => {
		replaceBrowser( media, snapshot, replacement );
		open( state );
		expect( isOurs() ).toBe( false );
		expect( inToolbar.size ).toBe( 0 );
		expect( ofWordPress ).toHaveBeenCalledOnce();
	} );

	it( 'is that of WordPress while the user prefers it', () => {
		replaceBrowser( media, snapshot, { ...replacement, isOff: () => true } );
		const view = open();
		expect( ofWordPress ).toHaveBeenCalledOnce();
		const button = inToolbar.get( 'pagewrightBrowser' ) as unknown as ReturnButton;
		expect( button.options.text ).toBe( 'Fast library' );
		button.options.click();
		expect( turnOn ).toHaveBeenCalledExactlyOnceWith( view );
	} );

	it.each< [ string, () => void ] >( [
		[ 'a method', () => ( media.view.AttachmentsBrowser.prototype.createToolbar = () => {} ) ],
		[ 'a new method', () => ( media.view.AttachmentsBrowser.prototype.folders = () => {} ) ],
		[
			'the class, by extending it',
			() =>
				( media.view.AttachmentsBrowser = media.view.AttachmentsBrowser.extend( {
					createToolbar: () => {},
				} ) ),
		],
	] )( 'is that of WordPress if another plugin changed %s before', ( _, change ) => {
		change();
		expect( replaceBrowser( media, snapshot, replacement )() ).toBe( false );
		open();
		expect( mount ).not.toHaveBeenCalled();
	} );

	it.each< [ string, () => void ] >( [
		[ 'a method', () => ( media.view.AttachmentsBrowser.prototype.createToolbar = () => {} ) ],
		[
			'the class, by extending it',
			() =>
				( media.view.AttachmentsBrowser = media.view.AttachmentsBrowser.extend( {
					createToolbar: () => {},
				} ) ),
		],
	] )( 'becomes that of WordPress when another plugin changes %s', ( _, change ) => {
		replaceBrowser( media, snapshot, replacement );
		change();
		open();
		expect( mount ).not.toHaveBeenCalled();
		expect( ofWordPress ).toHaveBeenCalledOnce();
	} );

	it( 'is removed with its view', () => {
		const unmount = vi.fn();
		replaceBrowser( media, snapshot, { ...replacement, mount: () => unmount } );
		( open() as unknown as { dispose: () => void } ).dispose();
		expect( unmount ).toHaveBeenCalledOnce();
	} );
} );
