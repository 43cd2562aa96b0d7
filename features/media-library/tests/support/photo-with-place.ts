import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phpFile } from '../../../../tests/support/site';
import { exif, exifSegment, XMP_WITH_PLACE, xmpSegment } from './images';

const { call } = phpFile( 'features/media-library/tests/e2e/uploads-images.php' );

/** Writes a photo that contains the place where it was taken; `remove` deletes it. */
export async function photoWithPlace( name: string ) {
	const folder = mkdtempSync( join( tmpdir(), 'photo-with-place-' ) );
	const path = join( folder, name );
	const jpeg = Buffer.from( await call< string >( 'picture', 'jpeg', 320, 240 ), 'base64' );
	const metadata = [ exifSegment( exif() ), xmpSegment( XMP_WITH_PLACE ) ];
	writeFileSync(
		path,
		Buffer.concat( [ jpeg.subarray( 0, 2 ), ...metadata, jpeg.subarray( 2 ) ] )
	);
	return { path, remove: () => rmSync( folder, { recursive: true } ) };
}
