import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPhp } from '../support/post-lists';
import { php, phpFile } from '../support/site';

const { call } = phpFile( 'tests/php/image-titles.php' );

/** Each widget that prints a title next to an image, with data without a title. */
const WIDGETS: Array< [ idBase: string, widgetClass: string, shown: object, hidden: object ] > = [
	...( [ 'above', 'below' ] as const ).map( ( place ): [ string, string, object, object ] => [
		'sow-image',
		'SiteOrigin_Widget_Image_Widget',
		{ image: '@', title_position: place },
		{ image: '@', title_position: 'hidden' },
	] ),
	[
		'sow-simple-masonry',
		'SiteOrigin_Widget_Simple_Masonry_Widget',
		{ items: [ { image: '@' } ], title: { display: true } },
		{ items: [ { image: '@' } ], title: { display: false } },
	],
	[
		'sow-image-grid',
		'SiteOrigin_Widgets_ImageGrid_Widget',
		{ images: [ { image: '@' } ], display: { title_display: true } },
		{ images: [ { image: '@' } ], display: { title_display: false } },
	],
];

interface Picture {
	title: string;
	caption?: string;
	file?: string;
}

let id = 0;
let file = '';
beforeAll( async () => {
	[ id, file ] = await call< [ number, string ] >( 'make_page' );
} );
afterAll( () =>
	php(
		`add_filter( 'wp_delete_file', '__return_empty_string' ); wp_delete_post( ${ id }, true );`
	)
);

/** Returns the HTML of a widget with an image that has these details in the media library. */
const render = ( widgetClass: string, data: object, picture: Picture, before = '' ) =>
	call< string >(
		'render',
		picture.title,
		picture.caption ?? '',
		picture.file ?? file,
		id,
		before,
		renderPhp(
			widgetClass,
			JSON.parse( JSON.stringify( data ).replaceAll( '"@"', String( id ) ) )
		)
	);

/** Returns the text next to the image. */
const words = ( html: string ) =>
	html
		.replace( /<style[^]*?<\/style>/g, '' )
		.replace( /<[^>]+>/g, '' )
		.trim();

describe.each( WIDGETS )(
	'%s: an image without a title',
	( idBase, widgetClass, shown, hidden ) => {
		it.each< [ string, Picture, string ] >( [
			[
				'has the caption',
				{ title: 'Harbor', caption: 'The harbor at dawn' },
				'The harbor at dawn',
			],
			[ 'has the title without a caption', { title: 'Harbor' }, 'Harbor' ],
			[
				'keeps capitals and spaces',
				{ title: 'Red harbor', file: '2024/05/red-harbor.webp' },
				'Red harbor',
			],
			[
				'has none if the title is the file name',
				{ title: 'IMG_2041', file: '2024/05/IMG_2041.webp' },
				'',
			],
			[
				'has none if WordPress scaled the file',
				{ title: 'IMG_2041', file: '2024/05/IMG_2041-scaled.webp' },
				'',
			],
			[
				'has none if WordPress rotated the file',
				{ title: 'IMG_2041', file: '2024/05/IMG_2041-rotated.webp' },
				'',
			],
			[
				'has none if another file had the name',
				{ title: 'IMG_2041', file: '2024/05/IMG_2041-2.webp' },
				'',
			],
			[ 'has none without a title', { title: '' }, '' ],
		] )( '%s', async ( _name, picture, expected ) => {
			expect( words( await render( widgetClass, shown, picture ) ) ).toBe( expected );
		} );

		it( 'has no hidden title', async () => {
			const html = await render( widgetClass, hidden, {
				title: 'Harbor',
				caption: 'At dawn',
			} );
			expect( html ).toContain( '<img' );
			expect( html ).not.toMatch( /Harbor|At dawn/ );
		} );

		it( 'has no title if a filter says so', async () => {
			const before = `add_filter( 'siteorigin_widgets_auto_title', static fn ( $is_on, $widget ) => '${ idBase }' !== $widget, 10, 2 );`;
			expect( words( await render( widgetClass, shown, { title: 'Harbor' }, before ) ) ).toBe(
				''
			);
		} );

		it( 'escapes a script in a caption', async () => {
			const html = await render( widgetClass, shown, {
				title: 'x',
				caption: 'Dawn <script>alert(1)</script><em>there</em>',
			} );
			expect( html ).not.toContain( '<script' );
			expect( html ).toContain( '<em>there</em>' );
		} );

		it( 'keeps its own title', async () => {
			const data = JSON.parse(
				JSON.stringify( shown ).replace( '"image":"@"', '"image":"@","title":"Mine"' )
			);
			expect(
				words( await render( widgetClass, data, { title: 'Harbor', caption: 'Dawn' } ) )
			).toBe( 'Mine' );
		} );
	}
);

it( 'is also the name of the link around the image', async () => {
	const html = await render(
		'SiteOrigin_Widget_Image_Widget',
		{ image: '@', title_position: 'below', url: 'https://example.org/' },
		{ title: 'Harbor' }
	);
	expect( html ).toMatch( /<a href="https:\/\/example\.org\/"><img[^>]+alt="Harbor"/ );
} );
