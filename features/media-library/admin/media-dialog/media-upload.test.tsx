import { act, render, screen } from '@testing-library/react';
import { Component } from '@wordpress/element';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DialogRequest, DialogResult } from '../../browser/dialog/request';
import { createOpen, withOwnDialog, type MediaUploadProps } from './media-upload';

const openOriginal = vi.fn();
const onAbout = vi.fn();
/** WordPress's component, which opens its own dialog. */
const Original = ( props: MediaUploadProps ) => <>{ props.render( { open: openOriginal } ) }</>;
const texts = {
	setFeaturedImageTitle: 'Featured image',
	setFeaturedImage: 'Set featured image',
};

let isPossible = true;
let requests: Array< Partial< DialogRequest > > = [];
let signal: AbortSignal | undefined;
let end: ( result: DialogResult ) => void = () => {};
const openOwn = createOpen( texts, {
	isPossible: () => isPossible,
	open: ( request, given ) => {
		requests.push( request );
		signal = given;
		return new Promise( ( resolve ) => ( end = resolve ) );
	},
} );
const MediaUpload = withOwnDialog( Original, openOwn, onAbout );

const onSelect = vi.fn();
const onClose = vi.fn();
beforeEach( () => {
	vi.clearAllMocks();
	isPossible = true;
	requests = [];
} );

function open( props: Partial< MediaUploadProps > = {} ) {
	const view = render(
		<MediaUpload
			onSelect={ onSelect }
			onClose={ onClose }
			render={ ( controls ) => <button onClick={ controls.open }>Open</button> }
			{ ...props }
		/>
	);
	act( () => screen.getByText( 'Open' ).click() );
	return view;
}
const finish = ( result: DialogResult ) => act( async () => end( result ) );
const chosen = ( ...ids: number[] ): DialogResult => ( {
	type: 'chosen',
	attachments: ids.map( ( id ) => ( { id } ) ),
} );

describe( 'the component that opens dialogs in the block editor', () => {
	it( 'passes one file, after it has told that the dialog closed', async () => {
		open( {
			allowedTypes: [ 'image' ],
			value: 4,
			modalClass: 'logo',
			title: 'Logo',
		} );
		expect( requests ).toEqual( [
			{
				title: 'Logo',
				button: '',
				types: [ 'image' ],
				multiple: false,
				selected: [ 4 ],
				tab: null,
				className: 'logo',
			},
		] );
		await finish( chosen( 7 ) );
		expect( onSelect.mock.calls ).toEqual( [ [ { id: 7 } ] ] );
		expect( onClose.mock.invocationCallOrder[ 0 ] ).toBeLessThan(
			onSelect.mock.invocationCallOrder[ 0 ]!
		);
		expect( openOriginal ).not.toHaveBeenCalled();
	} );

	it( 'passes a list where several files are allowed', async () => {
		open( { multiple: 'add', value: [ 1, 2 ] } );
		expect( requests[ 0 ] ).toMatchObject( { multiple: 'add', selected: [ 1, 2 ] } );
		await finish( chosen( 7, 8 ) );
		expect( onSelect.mock.calls ).toEqual( [ [ [ { id: 7 }, { id: 8 } ] ] ] );
	} );

	it.each( [ null, 0, undefined, [] ] )( 'selects nothing first for the value %s', ( value ) => {
		open( { value } as Partial< MediaUploadProps > );
		expect( requests[ 0 ]!.selected ).toEqual( [] );
	} );

	it( 'accepts what plugins pass as text', () => {
		open( { allowedTypes: 'image', value: [ '4', 'x', '' ] } );
		expect( requests[ 0 ] ).toMatchObject( { types: [ 'image' ], selected: [ 4 ] } );
	} );

	it( 'has the texts of featured images', () => {
		open( { unstableFeaturedImageFlow: true, title: 'Ignored' } );
		expect( requests[ 0 ] ).toMatchObject( {
			title: 'Featured image',
			button: 'Set featured image',
			types: [ 'image' ],
		} );
	} );

	it( 'opens with a tab', () => {
		open( { mode: 'upload' } );
		expect( requests[ 0 ] ).toMatchObject( { tab: 'upload' } );
	} );

	it( 'selects nothing when the dialog was closed', async () => {
		open();
		await finish( { type: 'closed' } );
		expect( onClose ).toHaveBeenCalledOnce();
		expect( onSelect ).not.toHaveBeenCalled();
	} );

	it( 'opens again after it was closed, and once for two clicks', async () => {
		open();
		act( () => screen.getByText( 'Open' ).click() );
		expect( requests ).toHaveLength( 1 );
		await finish( { type: 'closed' } );
		act( () => screen.getByText( 'Open' ).click() );
		expect( requests ).toHaveLength( 2 );
	} );

	it( 'opens galleries', async () => {
		open( { gallery: true, addToGallery: true, multiple: true, value: [ 4, 2 ] } );
		expect( requests[ 0 ] ).toMatchObject( {
			...{ gallery: true, addToGallery: true, types: [ 'image' ], selected: [ 4, 2 ] },
		} );
		await finish( chosen( 2, 4 ) );
		expect( onSelect.mock.calls ).toEqual( [ [ [ { id: 2 }, { id: 4 } ] ] ] );
	} );

	it( 'opens the dialog of WordPress for a page where ours may not open', () => {
		isPossible = false;
		open();
		expect( requests ).toEqual( [] );
		expect( openOriginal ).toHaveBeenCalledOnce();
	} );

	it( 'opens the dialog of WordPress when the user turns ours off', async () => {
		open();
		await finish( { type: 'turnedOff' } );
		expect( openOriginal ).toHaveBeenCalledOnce();
		expect( onClose ).not.toHaveBeenCalled();
	} );

	it( 'closes the dialog when it is removed, without a call', async () => {
		const { unmount } = open();
		unmount();
		expect( signal?.aborted ).toBe( true );
		await finish( { type: 'closed' } );
		expect( onClose ).not.toHaveBeenCalled();
	} );

	it( 'is a class, which plugins extend', () => {
		expect( MediaUpload.prototype ).toBeInstanceOf( Component );
		class Extended extends MediaUpload {
			override render() {
				return <section>{ super.render() }</section>;
			}
		}
		render( <Extended onSelect={ onSelect } render={ () => <p>Inside</p> } /> );
		expect( screen.getByText( 'Inside' ).closest( 'section' ) ).not.toBeNull();
	} );
} );
