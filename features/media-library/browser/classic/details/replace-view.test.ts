import { expect, it, vi } from 'vitest';
import type { CoreMedia, CoreView } from '../core';
import { replaceView } from './replace-view';

/** A class as Backbone creates it, with WordPress's content. */
function classOf( properties: Record< string, unknown >, Parent: any = class {} ): any {
	class View extends Parent {
		constructor( options: object ) {
			super( options );
			if ( ! Object.hasOwn( this, 'options' ) ) {
				Object.assign( this, { options } );
				( this as unknown as { initialize: ( given: object ) => void } ).initialize(
					options
				);
			}
		}
		static extend( more: Record< string, unknown > ) {
			const Child = class extends View {};
			Object.assign( Child.prototype, more );
			return Child;
		}
	}
	Object.assign( View.prototype, properties );
	return View;
}

const calls: string[] = [];
const call = ( name: string ) =>
	function ( this: unknown ) {
		calls.push( name );
		return this;
	};

function open( {
	load = async () => () => {
		calls.push( 'shown' );
		return () => calls.push( 'removed' );
	},
	isOff = false,
	after = () => {},
}: {
	load?: () => Promise< () => () => void >;
	isOff?: boolean;
	after?: ( media: any ) => void;
} = {} ) {
	calls.length = 0;
	const names = [ 'initialize', 'render', 'loadEditor', 'dispose' ];
	const Original = classOf( Object.fromEntries( names.map( ( n ) => [ n, call( n ) ] ) ) );
	const media = { view: { EditImage: Original } };
	replaceView(
		media as unknown as CoreMedia,
		'EditImage',
		{ ...Original.prototype },
		{ load: vi.fn( load ), isOff: () => isOff, later: [ 'loadEditor' ] }
	);
	after( media );
	const view = new media.view.EditImage( {} );
	expect( view ).toBeInstanceOf( Original );
	view.render().loadEditor();
	return view as CoreView & { dispose: () => void };
}

it( 'our content is shown, and removed with the view', async () => {
	const view = open();
	await Promise.resolve();
	expect( calls ).toEqual( [ 'shown' ] );
	view.dispose();
	expect( calls ).toEqual( [ 'shown', 'removed', 'dispose' ] );
} );

it( 'our content is not shown when the view is removed before it loads', async () => {
	const view = open();
	view.dispose();
	await Promise.resolve();
	expect( calls ).toEqual( [ 'dispose' ] );
} );

it( 'WordPress shows its content when ours does not load', async () => {
	open( { load: () => Promise.reject( new Error( 'offline' ) ) } );
	expect( calls ).toEqual( [] );
	await vi.waitFor( () => expect( calls ).toEqual( [ 'initialize', 'render', 'loadEditor' ] ) );
} );

it.each< [ string, Parameters< typeof open >[ 0 ] ] >( [
	[ 'the user chose it', { isOff: true } ],
	[
		'another plugin changed the class',
		{ after: ( media ) => ( media.view.EditImage.prototype.more = () => {} ) },
	],
	[
		'another plugin extended the class',
		{
			after: ( media ) => ( media.view.EditImage = media.view.EditImage.extend( {} ) ),
		},
	],
] )( 'WordPress shows its content when %s', ( _name, options ) => {
	open( options );
	expect( calls ).toEqual( [ 'initialize', 'render', 'loadEditor' ] );
} );
