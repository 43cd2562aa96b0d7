import type { BrowserContext } from '../../browser/types';

const MONTHS = [ 'December', 'November', 'October', 'September', 'August', 'July' ];

/** The facts of an English site, for tests and the gallery. */
export const fakeContext = ( changes: Partial< BrowserContext > = {} ): BrowserContext => ( {
	mimeTypes: {
		image: 'Images',
		audio: 'Audio',
		video: 'Video',
		'application/pdf,application/msword': 'Documents',
		'application/zip': 'Archives',
	},
	post: 12,
	user: 1,
	hasTrash: true,
	isGridScreen: false,
	hasFolders: false,
	isFoldersOpen: true,
	months: MONTHS.map( ( text, i ) => ( { year: 2015, month: 12 - i, text: `${ text } 2015` } ) ),
	timeZone: 'UTC',
	hasInfiniteScroll: true,
	embedExtensions: [ 'mp3', 'mp4' ],
	display: { site: { align: 'none', link: 'none', size: 'medium' }, user: {} },
	imageSizes: { thumbnail: 'Thumbnail', medium: 'Medium', large: 'Large', full: 'Full size' },
	editableTypes: [ 'image/jpeg', 'image/png' ],
	language: 'en-US',
	loginUrl: 'https://example.org/wp-login.php',
	editLinkOf: ( id ) => `https://example.org/wp-admin/post.php?post=${ id }&action=edit`,
	authorNameOf: ( id ) => [ 'Ann Sailor', 'Ben Rower', 'Cleo Diver' ][ id - 1 ] ?? '',
	postTitleOf: ( id ) => ( id % 2 ? `Post ${ id }` : 'How we built the harbor' ),
	...changes,
} );
