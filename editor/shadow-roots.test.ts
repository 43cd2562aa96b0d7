import { expect, it } from 'vitest';
import { openShadowRoots } from './shadow-roots';

const LOOK =
	'<div class="host"><template shadowrootmode="open"><ul><li>A</li></ul></template></div>';

it( 'attaches the shadow roots of HTML that arrives later', () => {
	const root = document.createElement( 'div' );
	root.innerHTML = LOOK + LOOK;
	openShadowRoots( root );
	const hosts = [ ...root.querySelectorAll( '.host' ) ];
	expect(
		hosts.map( ( { shadowRoot } ) => shadowRoot?.querySelector( 'li' )?.textContent )
	).toEqual( [ 'A', 'A' ] );
	expect( root.querySelector( 'template' ) ).toBeNull();
} );

it( 'skips attached shadow roots and other templates', () => {
	const root = document.createElement( 'div' );
	root.innerHTML = `${ LOOK }<template><p>B</p></template>`;
	openShadowRoots( root );
	openShadowRoots( root );
	expect( root.querySelector( '.host' )!.shadowRoot!.querySelectorAll( 'li' ) ).toHaveLength( 1 );
	expect( root.querySelectorAll( 'template' ) ).toHaveLength( 1 );
} );
