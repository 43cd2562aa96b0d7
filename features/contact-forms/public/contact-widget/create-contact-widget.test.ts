import { afterEach, describe, expect, it, vi } from 'vitest';
import { createContactWidget } from './create-contact-widget';
import { readOptions } from './options';

function open( options = {} ) {
	document.body.innerHTML = `<div id="w"><form><input type="submit"><div class="sow-contact-form-success" tabindex="-1">Thanks</div></form></div>`;
	const root = document.querySelector< HTMLElement >( '#w' )!;
	const message = root.querySelector< HTMLElement >( '.sow-contact-form-success' )!;
	message.scrollIntoView = vi.fn();
	const engine = createContactWidget( root, readOptions( options ) );
	const fire = ( name: string ) =>
		root.querySelector( 'form' )!.dispatchEvent( new Event( name, { bubbles: true } ) );
	return { root, message, engine, fire };
}

describe( 'a contact form widget', () => {
	afterEach( () => document.body.replaceChildren() );

	it( 'redirects to the success message when the form is sent', () => {
		const { root, message, fire } = open();
		fire( 'wpcf7mailsent' );
		expect( root.className ).toBe( 'is-sent' );
		expect( message.ownerDocument.activeElement ).toBe( message );
		expect( message.scrollIntoView ).toHaveBeenCalledWith( { block: 'nearest' } );
	} );

	it( 'stays in place if the setting says so', () => {
		const { message, fire } = open( { shouldScroll: false } );
		fire( 'wpcf7mailsent' );
		expect( message.ownerDocument.activeElement ).toBe( message );
		expect( message.scrollIntoView ).not.toHaveBeenCalled();
	} );

	it( 'shows no success message for any other result', () => {
		const { root, fire } = open();
		for ( const name of [ 'wpcf7invalid', 'wpcf7spam', 'wpcf7mailfailed', 'wpcf7submit' ] ) {
			fire( name );
		}
		expect( root.className ).toBe( '' );
	} );

	it( 'ignores events after destroy()', () => {
		const { root, engine, fire } = open();
		engine.destroy();
		engine.destroy();
		fire( 'wpcf7mailsent' );
		expect( root.className ).toBe( '' );
	} );
} );
