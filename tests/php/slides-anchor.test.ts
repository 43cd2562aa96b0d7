import { describe, expect, it } from 'vitest';
import { pictures, render, type Name } from '../support/slides';

const DATA: Record< Name, object > = {
	slider: { frames: pictures( 'a', 'b' ) },
	hero: { frames: [ { content: 'One' }, { content: 'Two' } ] },
	'layout-slider': {
		frames: [ 'a', 'b' ].map( ( name ) => ( {
			background: { image_fallback: `https://example.org/${ name }.webp` },
		} ) ),
	},
};
const NAMES = Object.keys( DATA ) as Name[];

/** Returns the names of a slider on a page: its anchor, its label, and where fragments lead. */
async function namesOf( name: Name, anchor: unknown ) {
	const document = await render( name, { ...DATA[ name ], controls: { anchor } } );
	const list = document.querySelector< HTMLElement >( '.sow-slider-images' )!;
	return {
		anchor: list.dataset.anchorId,
		setting: JSON.parse( list.dataset.settings! ).anchor,
		ids: [ ...list.children ].map( ( { id } ) => id ),
		dots: [ ...document.querySelectorAll( '.sow-slider-pagination a' ) ].map( ( dot ) =>
			dot.getAttribute( 'href' )
		),
	};
}

describe.each( NAMES )( '%s', ( name ) => {
	it.each( [
		[ 'team', 'team' ],
		[ ' Our Team ', 'our-team' ],
		[ 'Über uns', 'uber-uns' ],
		[ '日本', '日本' ],
		[ '#team', 'team' ],
		[ 'a"><script>x', 'ax' ],
		[ 7, '7' ],
	] )( 'uses the anchor %j for its slides: %s', async ( anchor, slug ) => {
		expect( await namesOf( name, anchor ) ).toEqual( {
			anchor: slug,
			setting: slug,
			ids: [ `${ slug }-1`, `${ slug }-2` ],
			dots: [ `#${ slug }-1`, `#${ slug }-2` ],
		} );
	} );

	it.each( [ '', '  ', '#', null, [ 'team' ], { a: 1 } ] )(
		'has its own names without an anchor: %j',
		async ( anchor ) => {
			const { ids, ...names } = await namesOf( name, anchor );
			expect( names.anchor ).toMatch( /^sow-(slider|hero|layout-slider)-\d+$/ );
			expect( ids ).toEqual( [ `${ names.anchor }-1`, `${ names.anchor }-2` ] );
		}
	);
} );
