import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPaste } from './pasted-files';

const onPaste = vi.fn();
let stop = () => {};

/** Pastes on an element. Returns whether the event was used. */
function paste( target: Element, files: readonly File[] ): boolean {
	const event = new Event( 'paste', { bubbles: true, cancelable: true } );
	Object.assign( event, { clipboardData: { files } } );
	target.dispatchEvent( event );
	return event.defaultPrevented;
}

const image = new File( [ 'x' ], 'image.png', { type: 'image/png' } );
const find = ( id: string ) => document.getElementById( id )!;

function watch( id: string ): void {
	stop = watchPaste( find( id ), onPaste );
}

beforeEach( () => {
	onPaste.mockClear();
	document.body.innerHTML = `
		<div id="screen"></div>
		<button id="button"><i id="icon"></i></button>
		<input id="text"><input id="search" type="search"><textarea id="area"></textarea>
		<input id="check" type="checkbox">
		<div contenteditable="true"><b id="rich"></b></div>
		<div contenteditable="false"><b id="poor"></b></div>
		<div role="dialog"><div id="dialog"></div><button id="inside"></button></div>
	`;
} );
afterEach( () => {
	stop();
	document.body.innerHTML = '';
} );

describe( 'a paste', () => {
	it.each( [ 'button', 'icon', 'check', 'poor' ] )( 'on %s has files for a screen', ( id ) => {
		watch( 'screen' );
		expect( paste( find( id ), [ image ] ) ).toBe( true );
		expect( onPaste ).toHaveBeenCalledExactlyOnceWith( { files: [ image ] } );
	} );

	it( 'without a focus has files, for a screen and for a dialog', () => {
		watch( 'screen' );
		expect( paste( document.body, [ image ] ) ).toBe( true );
		stop();
		watch( 'dialog' );
		expect( paste( document.body, [ image ] ) ).toBe( true );
		expect( onPaste ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'without a focus does not belong to a dialog that is closed', () => {
		watch( 'dialog' );
		find( 'dialog' ).checkVisibility = () => false;
		expect( paste( document.body, [ image ] ) ).toBe( false );
		expect( onPaste ).not.toHaveBeenCalled();
	} );

	it.each( [ 'text', 'search', 'area', 'rich' ] )( 'in the text field %s is text', ( id ) => {
		watch( 'screen' );
		expect( paste( find( id ), [ image ] ) ).toBe( false );
		expect( onPaste ).not.toHaveBeenCalled();
	} );

	it( 'of text only is ignored', () => {
		watch( 'screen' );
		expect( paste( find( 'button' ), [] ) ).toBe( false );
		expect( onPaste ).not.toHaveBeenCalled();
	} );

	it( 'belongs to the dialog with the focus', () => {
		watch( 'screen' );
		expect( paste( find( 'inside' ), [ image ] ) ).toBe( false );
		stop();
		watch( 'dialog' );
		expect( paste( find( 'button' ), [ image ] ) ).toBe( false );
		expect( paste( find( 'inside' ), [ image ] ) ).toBe( true );
		expect( onPaste ).toHaveBeenCalledOnce();
	} );

	it( 'that other code has used is ignored, and so is one after the end', () => {
		watch( 'screen' );
		const use = ( event: Event ) => event.preventDefault();
		find( 'button' ).addEventListener( 'paste', use );
		paste( find( 'button' ), [ image ] );
		stop();
		paste( find( 'check' ), [ image ] );
		expect( onPaste ).not.toHaveBeenCalled();
	} );
} );
