// Does not depend on the database.
import { describe, expect, it } from 'vitest';
import { plug, unplug } from '../../../../tests/support/plug';
import {
	BLUE,
	callReplace,
	filesOf,
	image,
	made,
	photo,
	publicFiles,
	replace,
	setUp,
	stage,
	undo,
} from '../support/replace';
import { attachment, cancel, sha256, status } from '../support/uploads';

const { images, upload } = setUp();

/** Replaces a file while PHP ends in a callback of a hook. */
async function kill( hook: string, condition = 'true', bytes = images.tall ) {
	const id = await upload();
	const files = await filesOf( id );
	const one = await stage( 'new.jpg', bytes );
	await plug(
		'replace',
		`add_filter( '${ hook }', static function ( $value = null, $key = null, $meta = null ) { if ( ${ condition } ) { exit; } return $value; }, PHP_INT_MIN, 3 );`
	);
	expect( ( await replace( id, one ) ).attachments ).toBeUndefined();
	await unplug( 'replace' );
	return { id, one, files };
}

describe( 'when PHP ends', () => {
	it.each( [
		[ 'before the file is stored', 'wp_handle_upload_prefilter', 'true' ],
		[ 'after it is stored, before the old version is', 'wp_handle_upload', 'true' ],
		[
			'before the old version is known',
			'update_post_metadata',
			`'_pagewright_replaced' === $meta`,
		],
	] )(
		'%s, the address has the old file, and the request can be repeated',
		async ( _when, hook, condition ) => {
			const { id, one, files } = await kill( hook, condition );
			expect( await filesOf( id ) ).toMatchObject( files );
			expect( await undo( id ) ).toMatchObject( { status: 404 } );
			expect( await replace( id, one ) ).toMatchObject( { status: 200 } );
			expect( await attachment( id ) ).toMatchObject( {
				hash: sha256( images.tall ),
				stored: sha256( images.tall ),
			} );
			expect( Object.keys( await filesOf( id ) ).filter( isStaged ) ).toEqual( [] );
			await undo( id );
			expect( await filesOf( id ) ).toMatchObject( files );
		}
	);

	it( 'before the file is at its place, the upload can be canceled, and nothing remains', async () => {
		const { id, one, files } = await kill( 'wp_handle_upload' );
		expect( Object.keys( await filesOf( id ) ).filter( isStaged ) ).toHaveLength( 1 );
		expect( await cancel( one ) ).toMatchObject( { deleted: true } );
		expect( await filesOf( id ) ).toEqual( files );
	} );

	it.each( [
		[ 'before the sizes', 'big_image_size_threshold', 'true' ],
		[
			'in the middle of the sizes',
			'wp_update_attachment_metadata',
			`count( $value['sizes'] ) > 1`,
		],
		[ 'after the sizes', 'wp_generate_attachment_metadata', 'true' ],
		[ 'before it is announced', 'attachment_updated', 'true' ],
	] )(
		'%s, the address has the new file, and the request can be repeated',
		async ( _when, hook, condition ) => {
			const { id, one, files } = await kill( hook, condition );
			expect( await attachment( id ) ).toMatchObject( { hash: sha256( images.tall ) } );
			expect( Object.keys( await filesOf( id ) ) ).toEqual(
				expect.arrayContaining( Object.keys( files ) )
			);
			expect( await status( one ) ).toMatchObject( {
				state: 'open',
				offset: images.tall.length,
			} );
			expect( await replace( id, one ) ).toMatchObject( { status: 200 } );
			expect( await made( id ) ).toMatchObject( {
				width: 600,
				height: 1200,
				missing: [],
				hash: sha256( images.tall ),
			} );
			expect( await status( one ) ).toMatchObject( { state: 'done', attachment: id } );
			await undo( id );
			expect( await filesOf( id ) ).toMatchObject( files );
		}
	);

	it( 'in the middle of the sizes, the old version can be restored', async () => {
		const { id, files } = await kill( 'wp_generate_attachment_metadata' );
		expect( await undo( id ) ).toMatchObject( { status: 200 } );
		expect( await filesOf( id ) ).toMatchObject( files );
		expect( await made( id ) ).toMatchObject( {
			width: 1200,
			missing: [],
			hash: sha256( images.red ),
		} );
	} );

	it( 'in the middle of the sizes, another file can replace it, and the old version is the same', async () => {
		const { id, files } = await kill( 'wp_generate_attachment_metadata' );
		const other = await photo( 500, 500, BLUE );
		expect( await replace( id, await stage( 'other.jpg', other ) ) ).toMatchObject( {
			status: 200,
		} );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( other ) } );
		await undo( id );
		expect( await filesOf( id ) ).toMatchObject( files );
	} );

	it( 'after a large image was made smaller, the whole image is not lost', async () => {
		const large = await photo( 3000, 2000, BLUE );
		const { id, one } = await kill(
			'update_attached_file',
			`str_ends_with( $value, 'lake.jpg' )`,
			large
		);
		expect( await image( id, 'lake.jpg' ) ).toEqual( [ 2560, 1707, 'blue' ] );
		expect( await replace( id, one ) ).toMatchObject( { status: 200 } );
		expect( await made( id ) ).toMatchObject( {
			width: 2560,
			file: 'lake.jpg',
			original: 'lake-original.jpg',
			hash: sha256( large ),
		} );
		expect( ( await filesOf( id ) )[ 'lake-original.jpg' ] ).toBe( sha256( large ) );
	} );

	it( 'while the old version returns, the request can be repeated', async () => {
		const id = await upload();
		const files = await filesOf( id );
		await replace( id, await stage( 'new.jpg', images.tall ) );
		await plug(
			'replace',
			`add_filter( 'wp_update_attachment_metadata', static fn () => exit );`
		);
		await undo( id );
		await unplug( 'replace' );
		expect( await attachment( id ) ).toMatchObject( { hash: sha256( images.red ) } );
		expect( await undo( id ) ).toMatchObject( { status: 200 } );
		expect( await filesOf( id ) ).toMatchObject( files );
	} );

	it( 'nothing remains after the attachment is deleted', async () => {
		const before = await publicFiles();
		const { id, one } = await kill( 'wp_generate_attachment_metadata' );
		await replace( id, one );
		await callReplace( 'delete_attachment', id );
		expect( await publicFiles() ).toEqual( before );
	} );
} );

/** Names of files on their way to the address. */
const isStaged = ( name: string ) => /-[0-9a-f]{16}\.jpg$/.test( name );
