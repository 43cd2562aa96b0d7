import { readFileSync } from 'node:fs';
import { phpFile } from '../../../../tests/support/site';

const { call } = phpFile( 'features/media-library/tests/e2e/player-details.php' );

/** A file of the media library. */
export interface MediaFile {
	id: number;
	url: string;
}

/** Adds a file of tests/media to the media library. */
export const insertFile = ( name: string ): Promise< MediaFile > =>
	call( 'insert_file', name, readFileSync( `tests/media/${ name }` ).toString( 'base64' ) );

/** Deletes files from the media library. */
export const deleteFiles = ( ids: readonly number[] ): Promise< unknown > =>
	call( 'delete_files', ids );
