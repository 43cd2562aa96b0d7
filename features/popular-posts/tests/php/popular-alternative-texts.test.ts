import { afterAll, beforeAll, expect, it } from 'vitest';
import { LISTED, makeList, removeList, renderPhp } from '../../../../tests/support/post-lists';
import { phpFile } from '../../../../tests/support/site';
import { end } from '../support/views';

const { call } = phpFile( 'features/popular-posts/tests/php/popular-alternative-texts.php' );

const TEXT = 'Two boats at the pier, seen from above';

beforeAll( async () => {
	await removeList();
	await call( 'make_popular', ( await makeList() )[ 0 ], TEXT );
} );
afterAll( async () => {
	await end();
	await call( 'clear_lists' );
	await removeList();
} );

it.each( [
	[
		'a thumbnail',
		{
			list: { order_by: 'views' },
			posts: { terms: LISTED.tax_query },
			show: { thumbnail: true },
		},
	],
	[
		'a thumbnail made to measure',
		{
			posts: { terms: LISTED.tax_query },
			show: {
				thumbnail: true,
				thumbnail_size: 'custom_size',
				thumbnail_size_width: 90,
				thumbnail_size_height: 90,
			},
		},
	],
] )( 'the alternative text of the media library is on the page, %s', async ( _name, data ) => {
	const html = await call< string >(
		'render',
		renderPhp( 'Pagewright_Popular_Posts_Widget', data, 'alt' )
	);
	expect( html ).toMatch( new RegExp( `<img\\b[^>]*\\salt="${ TEXT }"` ) );
} );
