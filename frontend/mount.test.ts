import { afterEach, expect, it, vi } from 'vitest';
import { mountAll } from './mount';

const engine = () => ( { destroy() {} } );

afterEach( () => {
	document.body.innerHTML = '';
} );

it( 'starts each root of its name once, with the options printed on it', () => {
	document.body.innerHTML = `<p data-pagewright="a" data-options='{"x":1}'></p><p data-pagewright="b"></p><p data-pagewright="a"></p>`;
	const create = vi.fn( engine );
	mountAll( 'a', create );
	mountAll( 'a', create );
	const [ first, , third ] = document.querySelectorAll( 'p' );
	expect( create.mock.calls ).toEqual( [
		[ first, { x: 1 } ],
		[ third, {} ],
	] );
} );

it( 'starts what came later and looks only where it is told', () => {
	document.body.innerHTML = '<div><p data-pagewright="a"></p></div><p data-pagewright="a"></p>';
	const create = vi.fn( engine );
	mountAll( 'a', create, document.querySelector( 'div' )! );
	expect( create ).toHaveBeenCalledTimes( 1 );
	mountAll( 'a', create );
	expect( create ).toHaveBeenCalledTimes( 2 );
} );

it( 'goes on to the next root when one cannot start, and names the engine', () => {
	document.body.innerHTML =
		'<p data-pagewright="a" data-options="{broken"></p><p data-pagewright="a"></p>';
	const error = vi.spyOn( console, 'error' ).mockImplementation( () => {} );
	const create = vi.fn( engine );
	mountAll( 'a', create );
	expect( create ).toHaveBeenCalledTimes( 1 );
	expect( error ).toHaveBeenCalledExactlyOnceWith(
		'pagewright: a could not start.',
		expect.any( SyntaxError )
	);
} );
