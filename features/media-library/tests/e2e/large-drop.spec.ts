import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../tests/support/admin-test';
import {
	makePost,
	openEditor,
	problemsOf,
	save,
	savedContent,
} from '../../../../tests/support/editor';
import { openFileChooser } from '../../../../tests/support/file-chooser';
import { insertImageBlock } from '../../../../tests/support/media-dialog';
import { plug, unplug } from '../../../../tests/support/plug';
import { phpFile } from '../../../../tests/support/site';
import { archive } from '../support/archive';
import { drop } from '../support/drop';
import { noise } from '../support/noise';

const { call } = phpFile( 'features/media-library/tests/e2e/large-drop.php' );
const folder = mkdtempSync( join( tmpdir(), 'large-drop-' ) );
const image = join( folder, 'large-drop.png' );
const program = join( folder, 'large-drop.xyz' );
const fake = join( folder, 'large-drop.jpg' );

test.beforeAll( () => {
	// 3 MB, which a server with a limit of 2 MB does not accept in one request.
	writeFileSync( image, noise( 1000 ) );
	[ program, fake ].forEach( ( path ) => writeFileSync( path, archive( 3_000_000 ) ) );
} );
test.beforeEach( () =>
	plug( 'large-drop', `add_filter( 'upload_size_limit', static fn () => 2 * MB_IN_BYTES );` )
);
test.afterEach( async () => {
	await unplug( 'large-drop' );
	await call( 'delete_dropped' );
} );
test.afterAll( () => rmSync( folder, { recursive: true } ) );

/** Opens a post with an empty image block. */
async function open( page: Page ) {
	const id = await makePost( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
	const canvas = await openEditor( page, id );
	await insertImageBlock( page );
	const block = canvas.locator( '.wp-block-image' );
	await expect( block.getByRole( 'button', { name: 'Media Library' } ) ).toBeVisible();
	return { id, block };
}

test( 'an image that is dropped on a block may be larger than one request', async ( { page } ) => {
	const problems = problemsOf( page );
	let wholes = 0;
	page.on( 'request', ( request ) => {
		const url = decodeURIComponent( request.url() );
		wholes += Number( request.method() === 'POST' && /wp\/v2\/media(\?|&|$)/.test( url ) );
	} );
	const { id, block } = await open( page );
	await drop( block, [ image ] );
	await expect( block.locator( 'img' ) ).toHaveAttribute( 'src', /\/large-drop.*\.png$/ );
	await expect( block.locator( '.components-spinner' ) ).toHaveCount( 0 );
	expect( wholes ).toBe( 0 );
	await save( page );
	const { attachment, parent, bytes, sizes } = await call< {
		attachment: number;
		parent: number;
		bytes: number;
		sizes: string[];
	} >( 'dropped' );
	expect( await savedContent( id ) ).toContain( `wp-image-${ attachment }` );
	expect( { parent, bytes } ).toEqual( { parent: id, bytes: noise( 1000 ).length } );
	expect( sizes ).toContain( 'thumbnail' );
	expect( problems ).toEqual( [] );
} );

for ( const [ what, path, text ] of [
	[ 'of a refused type', program, /not (allowed|supported)/ ],
	[ 'that the server refuses', fake, /not an image/ ],
] as const ) {
	test( `a file ${ what } is reported by the editor`, async ( { page } ) => {
		const { block } = await open( page );
		const chooser = await openFileChooser( page, () =>
			block.getByRole( 'button', { name: 'Upload' } ).click()
		);
		await chooser.setFiles( path );
		// The editor also says that it uploads the file, for a moment.
		await expect(
			page.locator( '.components-snackbar' ).filter( { hasText: text } )
		).toBeVisible();
		await expect( block.locator( 'img' ) ).toHaveCount( 0 );
		expect( await call( 'count_dropped' ) ).toBe( 0 );
	} );
}
