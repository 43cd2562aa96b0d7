import { DISK_FULL, ENDED, OTHER_TYPE } from '../../model/uploads/codes';
import type { FakeBrowserProps } from './fake-browser';
import { QUADRANTS } from './camera-preview';
import { exifSegment, exif, fileWith, heif, jpeg, webp } from './images';

type Uploads = NonNullable< FakeBrowserProps[ 'uploads' ] >;

/** An image of one orange pixel. */
const PIXEL = Uint8Array.from(
	atob(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAADElEQVQImWN40CUHAAPWAYkPEj2oAAAAAElFTkSuQmCC'
	),
	( char ) => char.charCodeAt( 0 )
);

const image = ( name: string ) => new File( [ PIXEL ], name, { type: 'image/png' } );
const large = ( name: string, megabytes: number ) =>
	new File( [ new Uint8Array( megabytes * 1024 ** 2 ) ], name, { type: 'video/mp4' } );

const LONG_NAME = `${ 'a-very-long-name-of-a-file-'.repeat( 5 ) }.png`;

/** Uploads whose chunks stop after some. */
export const RUNNING: Uploads = {
	...{ mostChunks: 4, chunkMs: 400 },
	begin: ( queue ) =>
		queue.add( [
			...[ image( 'Harbor.png' ), large( 'Regatta at sunset.mp4', 6 ) ],
			...[ image( 'Lighthouse.png' ), image( LONG_NAME ), image( 'Anchor.png' ) ],
			image( 'Dock.png' ),
		] ),
};

export const PAUSED: Uploads = {
	begin: ( queue ) => {
		queue.add( [ image( 'Harbor.png' ), large( 'Regatta.mp4', 1 ), image( 'Dock.png' ) ] );
		queue.pause();
	},
};

export const FAILED: Uploads = {
	begin: ( queue, server ) => {
		server.failNext( 'create', { code: DISK_FULL, status: 507 } );
		queue.add( [
			...[ image( 'Harbor.png' ), new File( [], 'Empty file.pdf' ), image( 'Harbor.png' ) ],
			...[ new File( [ 'x' ], 'program.php' ), large( 'Regatta.mp4', 1 ) ],
		] );
	},
};

export const ONE_FAILED: Uploads = {
	begin: ( queue, server ) => {
		server.failNext( 'whole', { code: DISK_FULL, status: 507 } );
		queue.add( [ image( 'Harbor.png' ) ] );
	},
};

export const LOGGED_OUT: Uploads = {
	begin: ( queue, server ) => {
		server.failNext( 'whole', { code: ENDED, status: 401 } );
		queue.add( [ image( 'Harbor.png' ), image( 'Lighthouse.png' ) ] );
	},
};

const withSize = ( name: string, extra: number ) =>
	new File( [ PIXEL, new Uint8Array( extra ) ], name, { type: 'image/png' } );

/** One file is in the library, and the others are uploaded meanwhile. */
export const DUPLICATE: Uploads = {
	...{ mostChunks: 4, chunkMs: 400 },
	duplicatesOf: ( { size } ) => ( size === PIXEL.length + 1 ? [ 1991 ] : [] ),
	begin: ( queue ) =>
		queue.add( [
			...[ image( 'Dock.png' ), withSize( 'Harbor.png', 1 ) ],
			large( 'Regatta.mp4', 6 ),
		] ),
};

/** Three files are in the library, one of them with a long name. */
export const DUPLICATES: Uploads = {
	duplicatesOf: ( { size } ) => ( size > PIXEL.length ? [ 1996 + PIXEL.length - size ] : [] ),
	begin: ( queue ) =>
		queue.add( [
			...[ withSize( 'Harbor.png', 1 ), withSize( LONG_NAME, 2 ), image( 'Dock.png' ) ],
			withSize( 'Anchor.png', 3 ),
		] ),
};

/** The sixth file never ends. */
export const MANY: Uploads = {
	...{ mostChunks: 2 },
	begin: ( queue ) =>
		queue.add(
			Array.from( { length: 200 }, ( _, i ) =>
				i === 5 ? large( 'Regatta.mp4', 1 ) : image( `Boat ${ i + 1 }.png` )
			)
		),
};

/** An image whose file is replaced. It belongs to the user. */
const REPLACED = { id: 1992, title: 'Harbor 1992' };

/** A large file that never arrives. */
export const REPLACING: Uploads = {
	...{ mostChunks: 4, chunkMs: 400 },
	begin: ( queue ) => queue.add( [ large( 'Better.jpg', 6 ) ], { replaces: REPLACED } ),
};

/** The server refuses the content of a file. */
export const NOT_REPLACED: Uploads = {
	begin: ( queue, server ) => {
		server.failNext( 'replace', {
			code: OTHER_TYPE,
			message:
				'The new file must have the type of the old one: JPEG. Choose another file, or upload this one as a new file.',
		} );
		queue.add( [ image( 'Better.jpg' ) ], { replaces: REPLACED } );
	},
};

/** The user begins the uploads. */
export const NONE: Uploads = { begin: () => {} };

/** Orientations of photos. */
const TURNED = [ 3, 6, 7 ] as const;

/** Three photos with their place, and previews that must be turned, and an image without. */
export const PLACES: Uploads = {
	images: { place: 'ask' },
	begin: ( queue ) =>
		queue.add( [
			...[ 'Harbor.jpg', 'Lighthouse.jpg', LONG_NAME ].map( ( name, i ) => {
				const data = exif( { orientation: TURNED[ i ]!, preview: QUADRANTS } );
				return fileWith( jpeg( [ exifSegment( data ) ] ), name, 'image/jpeg' );
			} ),
			image( 'Dock.png' ),
		] ),
};

/** Photos that the site neither opens nor converts. */
export const UNREADABLE: Uploads = {
	images: { place: 'keep', convertsHeic: false, unsupported: [ 'image/heic' ] },
	begin: ( queue ) =>
		queue.add( [
			fileWith( heif(), 'Harbor.heic', 'image/heic' ),
			fileWith( heif(), 'Lighthouse.HEIC' ),
			image( 'Dock.png' ),
		] ),
};

/** Images that are too large, damaged, in an unusual form, or in a format that nothing opens. */
export const UNPREPARED: Uploads = {
	images: { place: 'remove', mostPixels: 8192, unsupported: [ 'image/webp' ] },
	begin: ( queue ) =>
		queue.add( [
			fileWith( jpeg( [], 60_000, 60_000 ), 'Panorama.jpg', 'image/jpeg' ),
			fileWith( jpeg( [], 9000, 30 ), 'Damaged.jpg', 'image/jpeg' ),
			fileWith( heif( { parts: 2 } ), 'Unusual.heic', 'image/heic' ),
			fileWith( webp( [], { flags: 2 } ), 'Animation.webp', 'image/webp' ),
		] ),
};
