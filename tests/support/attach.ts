import { phpFile } from './site';

const { call } = phpFile( 'tests/support/attach.php' );

/**
 * Adds a file to the media library and returns its ID. The file stays unchanged, like one from
 * before the plugin.
 */
export const attach = ( name: string, content: Buffer | string ) =>
	call< number >( 'attach', name, Buffer.from( content as Buffer ).toString( 'base64' ) );
