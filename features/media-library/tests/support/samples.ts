import { visitor } from '../../../../tests/support/visitor';
import { afterAll, beforeAll } from 'vitest';
import { makePost } from '../../../../tests/support/editor';
import { makeAttachments, removeIndex, removePosts } from './media';

const day = ( number: number ) => `2019-05-${ String( number ).padStart( 2, '0' ) } 12:00:00`;

/** Makes attachments of different types, authors and statuses, two of them in a post. */
export async function makeSamples( post: number ) {
	await visitor( 'author' );
	await visitor( 'editor' );
	return makeAttachments( {
		sunset: {
			post_title: 'Sunset over the lake',
			post_date: day( 1 ),
			post_modified: '2024-03-09 00:00:00',
			file: '2019/05/IMG_2041-evening.jpg',
			alt: 'Zinnober',
			data: { width: 1600, height: 900, filesize: 5000 },
			by: 'test-author',
		},
		golden: {
			post_title: 'Another golden hour',
			post_date: day( 2 ),
			post_modified: '2024-03-08 00:00:00',
			file: '2019/05/lake-house.png',
			post_mime_type: 'image/png',
			post_excerpt: 'The <em>sunset</em> again',
			post_parent: post,
			data: { width: 10, height: 10, filesize: 70000 },
		},
		song: {
			post_title: 'Evening song',
			post_date: day( 3 ),
			post_modified: '2024-03-07 00:00:00',
			file: '2019/05/evening.mp3',
			menu_order: 1,
			post_mime_type: 'audio/mpeg',
			post_content: 'Recorded at the lake.',
			data: { length: 225, length_formatted: '3:45', filesize: 900 },
		},
		paper: {
			post_title: "100% of O'Brien's \\ papers_2",
			post_date: '2019-06-04 12:00:00',
			post_modified: '2024-03-06 00:00:00',
			file: '2019/06/papers.pdf',
			post_mime_type: 'application/pdf',
			post_parent: post,
			by: 'test-author',
		},
		photo: {
			post_title: '東京写真 Café Ünder',
			post_date: day( 5 ),
			post_modified: '2024-03-05 00:00:00',
			file: '2019/05/cafe.webp',
			post_mime_type: 'image/webp',
			post_name: 'quince-slug',
			data: { width: 3, height: 4, filesize: 12 },
		},
		secret: {
			post_title: 'Secret sunset',
			post_date: day( 6 ),
			post_modified: '2024-03-04 00:00:00',
			post_status: 'private',
			by: 'test-author',
		},
		trashed: {
			post_title: 'Trashed sunset',
			post_date: day( 7 ),
			post_modified: '2024-03-03 00:00:00',
			post_status: 'trash',
		},
	} );
}

/** The samples of a test file: a post, and the IDs of the attachments by name. */
export interface Samples {
	post: number;
	ids: Record< string, number >;
}

/** Makes the samples before the tests of a file, on a site without a search table, and removes both after them. */
export function withSamples(): Samples {
	const samples: Samples = { post: 0, ids: {} };
	beforeAll( async () => {
		samples.post = await makePost( '', { post_title: 'With files', post_status: 'publish' } );
		await removeIndex();
		Object.assign( samples.ids, await makeSamples( samples.post ) );
	} );
	afterAll( async () => {
		await removePosts( [ samples.post, ...Object.values( samples.ids ) ] );
		await removeIndex();
	} );
	return samples;
}
