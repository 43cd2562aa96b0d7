import { afterEach, expect, it } from 'vitest';
import { createFaq } from './create-faq';
import { readOptions } from './options';

const entry = ( name: string ) =>
	`<li><details class="pagewright-faq__item" data-anchor-id="faq-${ name }"><summary>${ name }</summary><p>${ name }</p></details></li>`;

afterEach( () => {
	document.body.innerHTML = '';
	window.history.replaceState( null, '', '/' );
} );

it( 'expands and collapses all, stores that in the URL, and hides its control after destroy()', () => {
	document.body.innerHTML = `<div><button class="pagewright-faq__all" hidden></button><ul role="list">${ entry( 'a' ) }${ entry( 'b' ) }</ul></div>`;
	const root = document.body.firstElementChild as HTMLElement;
	const control = root.querySelector( 'button' )!;
	const engine = createFaq(
		root,
		readOptions( { name: 'faq-x', expand: 'Expand', collapse: 'Collapse' } )
	);
	expect( [ control.hidden, control.textContent ] ).toEqual( [ false, 'Expand' ] );
	control.click();
	expect( root.querySelectorAll( '[open]' ) ).toHaveLength( 2 );
	expect( [ window.location.hash, control.textContent ] ).toEqual( [ '#faq-x-all', 'Collapse' ] );
	control.click();
	expect( window.location.hash ).toBe( '' );
	engine.destroy();
	control.click();
	expect( root.querySelectorAll( '[open]' ) ).toHaveLength( 0 );
	expect( control.hidden ).toBe( true );
} );
