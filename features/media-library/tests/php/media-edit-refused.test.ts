// Does not depend on the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plug } from '../../../../tests/support/plug';
import { cutLog, logSize } from '../../../../tests/support/site';
import type { ImageChange } from '../../image-port';
import { callEdit, colors, edit, restore, source, stateOf } from '../support/edit';
import { setUp } from '../support/edit-files';
import { publicFiles } from '../support/replace';

const { upload } = setUp();

let logged = 0;
beforeAll( async () => {
	logged = await logSize();
} );
afterAll( async () => {
	expect( await cutLog( logged ) ).toMatch( /No space left[^]*A planned failure/ );
} );

const TURN: ImageChange[] = [ { type: 'rotate', degrees: 90 } ];

/** Failures of the server, as a plugin that causes them. */
const FAILURES: Array< [ what: string, code: string, status: number, plugin: string ] > = [
	[
		'the disk is full',
		'not_saved',
		507,
		`add_filter( 'wp_save_image_editor_file', static fn ( $saved, $file ) => file_put_contents( $file, 'half' ) ? new WP_Error( 'image_save_error', 'No space left' ) : null, 10, 2 );`,
	],
	[
		'the disk is full before the first byte',
		'not_saved',
		507,
		`add_filter( 'wp_save_image_editor_file', static function ( $saved, $file ) { touch( $file ); return true; }, 10, 2 );`,
	],
	[
		'the disk is full while sizes are made',
		'not_saved',
		507,
		`add_filter( 'image_make_intermediate_size', static function ( $file ) { if ( str_contains( $file, 'x' ) ) { file_put_contents( $file, '' ); } return $file; } );`,
	],
	[
		'no image editor is installed',
		'no_editor',
		501,
		`add_filter( 'wp_image_editors', '__return_empty_array' );`,
	],
];

describe( 'an image that cannot be edited', () => {
	it.each( FAILURES )(
		'stays as it was, also its files, if %s',
		async ( _what, code, status, plugin ) => {
			const id = await upload();
			const before = await stateOf( id );
			const { version } = await source( id );
			await plug( 'edit', plugin );
			expect( await edit( id, TURN, { version, focus: { x: 1, y: 1 } } ) ).toMatchObject( {
				status,
				code: `pagewright_edit_${ code }`,
				message: expect.stringMatching( /\.$/ ),
			} );
			expect( await stateOf( id ) ).toEqual( before );
		}
	);

	it( 'is refused if it needs more memory than PHP has, before PHP ends', async () => {
		const id = await upload( 4000, 3000 );
		const before = await stateOf( id );
		const { version } = await source( id );
		await plug(
			'edit',
			// Sites without a limit raise it again before they choose an editor.
			`add_filter( 'wp_image_editors', static function ( $editors ) { ini_set( 'memory_limit', (string) ( memory_get_usage() + 80 * MB_IN_BYTES ) ); return $editors; } );`
		);
		expect( await edit( id, TURN, { version } ) ).toMatchObject( {
			status: 413,
			code: 'pagewright_edit_too_large',
		} );
		expect( await stateOf( id ) ).toEqual( before );
	} );

	const INTERRUPTIONS = [
		[ 'ends PHP', `exit( '{}' );`, 200 ],
		[ 'fails', `throw new RuntimeException( 'A planned failure' );`, 500 ],
	] as const;
	it.each(
		INTERRUPTIONS.flatMap( ( [ what, code, status ] ) => [
			{ what, code, status, copy: false },
			{ what, code, status, copy: true },
		] )
	)(
		'stays as it was if a plugin $what in the middle (copy: $copy)',
		async ( { code, status, copy } ) => {
			const id = await upload();
			const before = await stateOf( id );
			const files = await publicFiles();
			const { version } = await source( id );
			await plug(
				'edit',
				`add_filter( 'wp_update_attachment_metadata', static function ( $data ) { if ( str_contains( $_SERVER['REQUEST_URI'], 'media/edit' ) ) { ${ code } } return $data; } );`
			);
			expect( ( await edit( id, TURN, { version, copy } ) ).status ).toBe( status );
			expect( await stateOf( id ) ).toEqual( before );
			expect( await publicFiles() ).toEqual( files );
		}
	);

	it( 'is refused if it was changed meanwhile, here or in the editor of WordPress', async () => {
		const id = await upload();
		const { version } = await source( id );
		await edit( id, TURN );
		const { version: second } = await source( id );
		await callEdit( 'edit_as_wordpress', id );
		const before = await stateOf( id );
		for ( const old of [ version, second, '0'.repeat( 64 ) ] ) {
			const refused = { status: 409, code: 'pagewright_edit_changed' };
			expect( await edit( id, TURN, { version: old } ) ).toMatchObject( refused );
			expect( await edit( id, TURN, { version: old, copy: true } ) ).toMatchObject( refused );
			expect( await restore( id, old ) ).toMatchObject( refused );
		}
		expect( await stateOf( id ) ).toEqual( before );
	} );

	it.each< [ string, ImageChange ] >( [
		[ 'too far to the right', { type: 'crop', x: 500, y: 0, width: 200, height: 10 } ],
		[ 'without a size', { type: 'crop', x: 0, y: 0, width: 0, height: 10 } ],
		[ 'larger than the image', { type: 'scale', width: 601, height: 400 } ],
	] )( 'is refused if the result would be %s', async ( _what, change ) => {
		const id = await upload();
		const before = await stateOf( id );
		expect( await edit( id, [ change ] ) ).toMatchObject( { status: 400 } );
		expect( await stateOf( id ) ).toEqual( before );
	} );

	it( 'is no image, or has no file', async () => {
		const id = await upload();
		await callEdit( 'set_meta', id, '_wp_attached_file', '2026/11/none.png' );
		expect( await source( id ) ).toMatchObject( {
			status: 409,
			code: 'pagewright_edit_no_file',
		} );
		expect( await edit( id, TURN, { version: '0'.repeat( 64 ) } ) ).toMatchObject( {
			status: 409,
		} );
	} );
} );

describe( 'filters of plugins', () => {
	it( 'see the changes as WordPress describes them, and may change the image', async () => {
		const id = await upload();
		await plug(
			'edit',
			`add_filter( 'wp_image_editor_before_change', static function ( $image, $changes ) { if ( '[{"type":"flip","axis":2},{"type":"rotate","angle":-90}]' === json_encode( $changes ) ) { $image->crop( 0, 0, 200, 200 ); } return $image; }, 10, 2 );`
		);
		await edit( id, [ { type: 'flip', axis: 'horizontal' }, ...TURN ] );
		expect( await colors( id, [ [ 50, 50 ] ] ) ).toEqual( [ 200, 200, 'r' ] );
	} );

	it( 'can turn the thumbnail alone off', async () => {
		const id = await upload();
		await plug( 'edit', `add_filter( 'image_edit_thumbnails_separately', '__return_false' );` );
		expect( await source( id ) ).toMatchObject( { status: 200, hasThumbnail: false } );
	} );
} );

it( 'uses the image upright, as browsers show it', async () => {
	const id = await upload( 600, 400, 'jpeg', 6 );
	expect( await source( id ) ).toMatchObject( { width: 400, height: 600 } );
	await edit( id, [ { type: 'crop', x: 0, y: 0, width: 400, height: 200 } ] );
	expect(
		await colors( id, [
			[ 25, 50 ],
			[ 75, 50 ],
		] )
	).toEqual( [ 400, 200, 'yr' ] );
} );
