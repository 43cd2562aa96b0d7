import { afterEach, expect, it } from 'vitest';
import { create{{Studly}} } from './create-{{name}}';
import { readOptions } from './options';

afterEach( () => document.body.replaceChildren() );

function start( options = {} ) {
	document.body.innerHTML = '<div data-pagewright="{{name}}"></div>';
	const root = document.querySelector< HTMLElement >( 'div' ) as HTMLElement;
	return { root, engine: create{{Studly}}( root, readOptions( options ) ) };
}

it( 'is active after a click, and not after a second one', () => {
	const { root } = start( { activeClass: 'is-on' } );
	root.click();
	expect( root.className ).toBe( 'is-on' );
	root.click();
	expect( root.className ).toBe( '' );
} );

it( 'does nothing any more when it is destroyed, even twice', () => {
	const { root, engine } = start();
	engine.destroy();
	engine.destroy();
	root.click();
	expect( root.className ).toBe( '' );
} );
