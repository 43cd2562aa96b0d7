import { afterEach, expect, it, vi } from 'vitest';
import { mountAll } from './mount';
import { number, shape } from './read';

const engine = () => ( { destroy() {} } );
const read = shape( { x: number( 5, 0, 9 ) } );

afterEach( () => {
	document.body.innerHTML = '';
} );

it( 'starts each root with its name once, with the options that its schema accepts', () => {
	document.body.innerHTML = `<p data-pagewright="a" data-options='{"x":1,"y":2}'></p><p data-pagewright="b"></p><p data-pagewright="a"></p>`;
	const create = vi.fn( engine );
	mountAll( 'a', create, read );
	mountAll( 'a', create, read );
	const [ first, , third ] = document.querySelectorAll( 'p' );
	expect( create.mock.calls ).toEqual( [
		[ first, { x: 1 } ],
		[ third, { x: 5 } ],
	] );
} );

it( 'starts new roots, only within the given element', () => {
	document.body.innerHTML = '<div><p data-pagewright="a"></p></div><p data-pagewright="a"></p>';
	const create = vi.fn( engine );
	mountAll( 'a', create, read, document.querySelector( 'div' )! );
	expect( create ).toHaveBeenCalledTimes( 1 );
	mountAll( 'a', create, read );
	expect( create ).toHaveBeenCalledTimes( 2 );
} );

it( 'continues with the next root if one throws, and names the engine', () => {
	document.body.innerHTML =
		'<p data-pagewright="a" data-options="{broken"></p><p data-pagewright="a"></p>';
	const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
	const create = vi.fn( engine );
	mountAll( 'a', create, read );
	expect( create ).toHaveBeenCalledTimes( 1 );
	expect( error ).toHaveBeenCalledExactlyOnceWith(
		'pagewright: a could not start.',
		expect.any( SyntaxError )
	);
} );
