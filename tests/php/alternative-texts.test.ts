import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWidget } from '../../scripts/compile.mjs';
import {
	BLOG,
	CAROUSEL,
	LISTED,
	makeList,
	RECENT,
	removeList,
	renderPhp,
} from '../support/post-lists';
import { phpFile } from '../support/site';
import { shared, widgetPath, widgets } from '../support/units';

const { call } = phpFile( 'tests/php/alternative-texts.php' );

const TEXT = 'Two boats at the pier, seen from above';
const PLACE = { name: 'Tower', address: 'Tower, Paris', location: '(48.8584, 2.2945)' };
const LINK = 'https://example.org/';

interface Field {
	type: string;
	library?: string;
	fields?: Record< string, Field >;
}

/**
 * Where each widget stores an image of the media library, and data that shows it; `@` is its ID.
 */
const PICTURES: Record< string, object > = {
	'features.features.icon_image': { features: [ { icon_image: '@', title: 'Fast' } ] },
	'google-map.settings.fallback_image': {
		map_center: PLACE,
		settings: { fallback_image: '@' },
	},
	'hero.frames.background.image': { frames: [ { content: 'Hi', background: { image: '@' } } ] },
	'image-grid.images.image': { images: [ { image: '@' } ] },
	'image.image': { image: '@' },
	'layout-slider.frames.background.image': { frames: [ { background: { image: '@' } } ] },
	'lottie-player.file': { file: '@' },
	'masonry.items.image': { items: [ { image: '@' } ] },
	'post-carousel.default_thumbnail': {
		posts: { ...LISTED, posts_per_page: 1 },
		default_thumbnail: '@',
	},
	'price-table.columns.image': { columns: [ { title: 'Basic', image: '@' } ] },
	'slider.frames.background_image': { frames: [ { background_image: '@' } ] },
	'slider.frames.foreground_image': { frames: [ { foreground_image: '@' } ] },
	'testimonials.testimonials.image': {
		testimonials: [ { name: 'Tom', image: '@', text: 'Good' } ],
	},
};

/** Decorative images, and files that are not images. */
const OTHERS: Record< string, string > = {
	'button.button_icon.icon': 'An icon beside the text of the button.',
	'google-map.markers.marker_icon': 'A pin; the marker has the name of its place.',
	'google-map.markers.marker_positions.custom_marker_icon':
		'A pin; the marker has the name of its place.',
	'hero.frames.background.videos.file': 'A video.',
	'layout-slider.frames.background.videos.file': 'A video.',
	'recent-posts.recent_design.list_style.image': 'The marker of a list item, in CSS.',
	'slider.frames.background_videos.file': 'A video.',
	...shared.withoutText,
};

const ONE = { ...LISTED, posts_per_page: 1 };
const SHOWN = { settings: { featured_image: true }, posts: ONE };

/** Featured images, and images whose widget can hide the text. */
const MORE: Array< [ name: string, widgetClass: string, data: object ] > = [
	...[ 'standard', 'grid', 'offset', 'alternate', 'masonry', 'portfolio' ].map(
		( template ): [ string, string, object ] => [
			`blog, ${ template }`,
			BLOG,
			{ ...SHOWN, template },
		]
	),
	[
		'recent posts',
		RECENT,
		{ recent_settings: { featured_image: true, post_title: true }, recent_query: ONE },
	],
	[ 'post carousel', CAROUSEL, { posts: ONE } ],
	[
		'a testimonial whose picture is a link',
		'SiteOrigin_Widgets_Testimonials_Widget',
		{
			testimonials: [
				{
					name: 'Tom',
					image: '@',
					text: 'Good',
					url: LINK,
					link_image: true,
					link_name: false,
				},
			],
		},
	],
	[
		'a picture with a title above it',
		'SiteOrigin_Widget_Image_Widget',
		{ image: '@', title: 'Boats', title_position: 'above' },
	],
	[
		'a picture with a link',
		'SiteOrigin_Widget_Image_Widget',
		{ image: '@', title: 'Boats', url: LINK },
	],
];

let picture = 0;
beforeAll( async () => {
	await removeList();
	picture = await call< number >( 'describe_thumbnail', ( await makeList() )[ 0 ] );
} );
afterAll( removeList );

const render = ( widgetClass: string, data: object, before = '' ) =>
	call< string >(
		'render',
		before,
		renderPhp(
			widgetClass,
			JSON.parse( JSON.stringify( data ).replaceAll( '"@"', String( picture ) ) ),
			'alt'
		)
	);

/** Alternative texts and names of images in HTML. */
const texts = ( html: string ) =>
	[
		...html.matchAll( /<img\b[^>]*?\salt="([^"]*)"/g ),
		...html.matchAll( /role="img" aria-label="([^"]*)"/g ),
	].map( ( [ , text ] ) => text );

function mediaOf( path: string, fields: Record< string, Field > ): string[] {
	return Object.entries( fields ).flatMap( ( [ key, field ] ) => [
		...( field.type === 'media' ? [ `${ path }.${ key }` ] : [] ),
		...mediaOf( `${ path }.${ key }`, field.fields ?? {} ),
	] );
}

it( 'covers every field of every widget with a file of the media library', () => {
	const fields = widgets.flatMap( ( { name, path } ) =>
		mediaOf( name, readWidget( path ).widget.fields )
	);
	expect( fields.sort() ).toEqual(
		[ ...Object.keys( PICTURES ), ...Object.keys( OTHERS ) ].sort()
	);
} );

describe( 'the alternative text of the media library is printed', () => {
	it.each( Object.entries( PICTURES ) )( '%s', async ( path, data ) => {
		const { widget } = readWidget( widgetPath( path.split( '.' )[ 0 ]! ) );
		const isDefault = path === 'post-carousel.default_thumbnail';
		const html = await render(
			widget.class,
			data,
			isDefault ? `add_filter( 'post_thumbnail_id', '__return_zero' );` : ''
		);
		expect( texts( html ) ).toContain( TEXT );
	} );

	it.each( MORE )( '%s', async ( _name, widgetClass, data ) => {
		expect( texts( await render( widgetClass, data ) ) ).toContain( TEXT );
	} );

	it( 'for a repeated background', async () => {
		const html = await render( 'SiteOrigin_Widget_Slider_Widget', {
			frames: [ { background_image: '@', background_image_type: 'tile' } ],
		} );
		expect( texts( html ) ).toContain( TEXT );
	} );
} );

it( 'is the title of the post if a link contains only the image of the post', async () => {
	const html = await render( RECENT, {
		recent_settings: { featured_image: true, post_title: false },
		recent_query: ONE,
	} );
	expect( texts( html ) ).toEqual( [ 'Listed 1' ] );
} );
