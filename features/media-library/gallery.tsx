import type { Failure } from './model/failure';
import { COLLECTION_STATES } from './tests/support/collection-states';
import { CROP_STATES } from './tests/support/crop-states';
import { DIALOG_STATES } from './tests/support/dialog-states';
import { EMBED_STATES } from './tests/support/embed-states';
import { FakeArranger } from './tests/support/fake-arranger';
import { FILE_STATES } from './tests/support/fake-attachment-file';
import { FakeBrowser, type FakeBrowserProps } from './tests/support/fake-browser';
import { FakeEditImage } from './tests/support/fake-edit-image';
import { FakeGallery } from './tests/support/fake-gallery';
import { FakeFrame } from './tests/support/fake-frame';
import { FakeImageDetails } from './tests/support/fake-image-details';
import { FakeGrid } from './tests/support/fake-grid';
import type { FakeOptions } from './tests/support/fake-port';
import { ORDER_STATES } from './tests/support/order-states';
import { PLACE_STATES } from './tests/support/place-states';
import { PLAYER_STATES } from './tests/support/player-states';
import { TEXTS_STATES } from './tests/support/texts-states';
import * as uploads from './tests/support/upload-samples';

const LIBRARY: FakeOptions = {};
const FEW: FakeOptions = { generated: 7 };
const EMPTY: FakeOptions = { generated: 0 };
const FOLDER_FILES: FakeOptions = { generated: 200 };
const REPLACED_MS = Date.UTC( 2026, 10, 2, 12 );
const GRID_SCREEN = { isGridScreen: true, post: 0 };

/** A browser under the name of its state, by which tests find its port. */
const browser = ( title: string, props: Omit< FakeBrowserProps, 'name' > = {} ) => ( {
	title,
	draw: () => <FakeBrowser name={ title } { ...props } />,
} );

const TEXTS = { title: 'Choose a header', primary: 'Use as header' };

const BROKEN = { size: 'custom', url: 'data:image/png,broken' };

const NO_EDITOR =
	'This server cannot edit images of this type. Ask an administrator to install an image library for PHP.';

const EDIT_FAILURES: ReadonlyArray< readonly [ title: string, failure: Failure ] > = [
	[ 'An edited image was deleted', { kind: 'missing' } ],
	[ 'An edited image meets an error of the server', { kind: 'network' } ],
	[ 'An edited image meets a lost session', { kind: 'ended' } ],
	[
		'An edited image meets a full disk',
		{
			kind: 'invalid',
			message:
				'The server could not store the edited image. Its disk may be full, or its folder of uploads read-only. The image is as it was.',
		},
	],
	[
		'An edited image was changed meanwhile',
		{
			kind: 'invalid',
			message:
				'This image was changed meanwhile. Open the editor again to see the new version.',
		},
	],
];

export const gallery = [
	{ title: 'Many files', draw: () => <FakeGrid options={ LIBRARY } multiple="add" /> },
	{ title: 'One choice', draw: () => <FakeGrid options={ FEW } multiple={ false } /> },
	{ title: 'No files', draw: () => <FakeGrid options={ EMPTY } multiple="add" /> },
	{ title: 'A failed request', draw: () => <FakeGrid options={ FEW } multiple="add" fails /> },
	browser( 'Insert media', { selected: [ 1998, 1995, 1999 ] } ),
	browser( 'Insert from 100000 files', { options: LIBRARY } ),
	browser( 'Choose one image', { state: 'featured-image' } ),
	browser( 'Choose for a gallery', { state: 'gallery' } ),
	{ title: 'Arrange a gallery', draw: () => <FakeArranger name="Arrange a gallery" /> },
	browser( 'Grid screen', { frame: 'manage', state: 'library', context: GRID_SCREEN } ),
	browser( 'Grid screen with dialogs of files', {
		frame: 'manage',
		state: 'library',
		context: GRID_SCREEN,
		opensDialogs: true,
	} ),
	browser( 'Grid screen without media trash', {
		frame: 'manage',
		state: 'library',
		context: { ...GRID_SCREEN, hasTrash: false },
		options: { generated: 70, hasTrash: false },
	} ),
	browser( 'List', {
		frame: 'manage',
		state: 'library',
		context: GRID_SCREEN,
		view: 'list',
		selected: [ 1999 ],
	} ),
	browser( 'Grid screen with folders', {
		frame: 'manage',
		state: 'library',
		context: { ...GRID_SCREEN, hasFolders: true },
		options: FOLDER_FILES,
		opensDialogs: true,
	} ),
	browser( 'Insert media from folders', { context: { hasFolders: true }, selected: [ 1996 ] } ),
	browser( 'Folders that the user may not change', {
		context: { hasFolders: true },
		options: { generated: 70, canEditFolders: false },
	} ),
	browser( 'The folders fail', {
		context: { hasFolders: true },
		options: FEW,
		prepare: ( port ) => port.failNext( 'folders', { kind: 'network' } ),
	} ),
	browser( 'Load more with a button', { context: { hasInfiniteScroll: false } } ),
	browser( 'A file of another user', { selected: [ 1997 ], state: 'replace-image' } ),
	browser( 'A file of another user in a post', { selected: [ 1997 ] } ),
	browser( 'While loading', { prepare: ( port ) => port.pause() } ),
	browser( 'An empty library', { options: EMPTY } ),
	browser( 'Nothing found', { browser: { initialSearch: 'submarine' } } ),
	browser( 'The list fails', {
		prepare: ( port ) => port.failNext( 'query', { kind: 'network' } ),
	} ),
	browser( 'The session has ended', {
		prepare: ( port ) => port.failNext( 'query', { kind: 'ended' } ),
	} ),
	browser( 'The details fail', {
		selected: [ 1998 ],
		prepare: ( port ) => port.failNext( 'get', { kind: 'network' } ),
	} ),
	browser( 'Uploads', { uploads: uploads.RUNNING } ),
	browser( 'Paused uploads', { uploads: uploads.PAUSED } ),
	browser( 'An upload that is in the library', { uploads: uploads.DUPLICATE } ),
	browser( 'Uploads that are in the library', { uploads: uploads.DUPLICATES } ),
	browser( 'Photos with their places', { uploads: uploads.PLACES } ),
	browser( 'Images that cannot be prepared', { uploads: uploads.UNPREPARED } ),
	browser( 'HEIC photos that nothing converts', { uploads: uploads.UNREADABLE } ),
	browser( 'Failed uploads', { uploads: uploads.FAILED } ),
	browser( 'One failed upload', { uploads: uploads.ONE_FAILED } ),
	browser( 'Uploads of a logged out user', { uploads: uploads.LOGGED_OUT } ),
	browser( '200 uploads', { uploads: uploads.MANY } ),
	browser( 'A replaced file', {
		...{ selected: [ 1992 ], uploads: uploads.NONE },
		prepare: ( port ) => port.versions.replace( 1992, 81_234, REPLACED_MS ),
	} ),
	browser( 'A file that is being replaced', {
		...{ selected: [ 1992 ], uploads: uploads.REPLACING },
	} ),
	browser( 'A file that is not replaced', {
		...{ selected: [ 1992 ], uploads: uploads.NOT_REPLACED },
	} ),
	browser( 'Dialog of a replaced file', {
		...{ frame: 'manage', state: 'library', context: GRID_SCREEN, opensDialogs: true },
		uploads: uploads.NONE,
		prepare: ( port ) => port.versions.replace( 1992, 81_234, REPLACED_MS ),
	} ),
	{ title: 'Edit an image', draw: () => <FakeEditImage /> },
	{
		title: 'Edit an edited image with a focal point',
		draw: () => (
			<FakeEditImage
				source={ { canRestore: true, focus: { x: 16, y: 78 } } }
				mime="image/gif"
			/>
		),
	},
	{ title: 'While an edited image is saved', draw: () => <FakeEditImage hangs /> },
	...EDIT_FAILURES.map( ( [ title, failure ] ) => ( {
		title,
		draw: () => <FakeEditImage failure={ failure } />,
	} ) ),
	{
		title: 'An image that the user may not edit',
		draw: () => <FakeEditImage sourceFailure={ { kind: 'forbidden' } } />,
	},
	{
		title: 'An image that the server cannot edit',
		draw: () => <FakeEditImage sourceFailure={ { kind: 'invalid', message: NO_EDITOR } } />,
	},
	{ title: 'Details of an image', draw: () => <FakeImageDetails /> },
	{
		title: 'Details of an image with all options',
		draw: () => <FakeImageDetails isAdvanced changes={ { size: 'custom', link: 'custom' } } />,
	},
	{
		title: 'Details of a deleted image',
		draw: () => <FakeImageDetails isMissing changes={ BROKEN } />,
	},
	{
		title: 'Details of an image whose file fails to load',
		draw: () => <FakeImageDetails failure={ { kind: 'network' } } />,
	},
	{ title: 'Details of an image of another user', draw: () => <FakeImageDetails isForbidden /> },
	{ title: 'Create a gallery', draw: () => <FakeGallery name="Create a gallery" /> },
	{
		title: 'Create a gallery from an empty library',
		draw: () => <FakeGallery name="Create a gallery from an empty library" count={ 0 } />,
	},
	{
		title: 'Edit a gallery',
		draw: () => <FakeGallery name="Edit a gallery" ids={ [ 12, 24, 30, 42 ] } />,
	},
	{
		title: 'Add to a gallery',
		draw: () => <FakeGallery name="Add to a gallery" addToGallery ids={ [ 498, 12 ] } />,
	},
	{
		title: 'A gallery with a deleted file',
		draw: () => <FakeGallery name="A gallery with a deleted file" ids={ [ 12, 9001, 24 ] } />,
	},
	{
		title: 'A gallery of 500 files',
		draw: () => (
			<FakeGallery
				name="A gallery of 500 files"
				ids={ Array.from( { length: 500 }, ( _, at ) => 6 * at + 6 ) }
				count={ 3000 }
			/>
		),
	},
	...COLLECTION_STATES,
	...CROP_STATES,
	...PLAYER_STATES,
	...DIALOG_STATES,
	...EMBED_STATES,
	...FILE_STATES,
	...ORDER_STATES,
	...TEXTS_STATES,
	...PLACE_STATES,
	{ title: 'Dialog of a post', draw: () => <FakeFrame frame="post" /> },
	{ title: 'Dialog of another plugin', draw: () => <FakeFrame frame="select" texts={ TEXTS } /> },
];
