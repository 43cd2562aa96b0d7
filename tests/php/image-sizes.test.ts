import { expect, it } from 'vitest';
import { php } from '../support/site';

/** Returns the keys of the sizes in the editor's forms. */
const sizes = ( before = '' ) =>
	php< Record< string, string > >( `${ before } return Pagewright\\Editor\\ImageSizes::all();` );

it( 'every image size of WordPress and of the widgets has a label', async () => {
	const all = await sizes();
	expect( all ).toMatchObject( {
		thumbnail: 'Thumbnail (150 × 150)',
		medium_large: 'Medium large (768 pixels wide)',
		'1536x1536': '1536 × 1536',
		'sow-carousel-default': 'Carousel (272 × 182)',
		'sow-recent-post': 'Recent posts (216 × 216)',
	} );
	expect( Object.values( all ).filter( ( label ) => /\bsow\b|[-_]/i.test( label ) ) ).toEqual(
		[]
	);
} );

it( 'labels come from WordPress’s filter first, with any values', async () => {
	expect(
		await sizes(
			`add_image_size( 'their-hero', 900, 300 ); add_filter( 'image_size_names_choose', static fn ( $names ) => array( 'their-hero' => 'Hero', 'large' => array() ) + $names );`
		)
	).toMatchObject( { 'their-hero': 'Hero (900 × 300)', large: 'Large (1024 × 1024)' } );
	expect(
		await sizes( `add_filter( 'image_size_names_choose', '__return_null' );` )
	).toMatchObject( { large: 'Large (1024 × 1024)' } );
} );
