// eslint-disable-next-line no-restricted-imports -- The start of the file decides its type.
import { randomBytes } from 'node:crypto';

/** Returns a file that is an archive for WordPress, with other content each time. */
export function archive( size: number ): Buffer {
	const bytes = randomBytes( size );
	bytes.write( 'PK\x03\x04', 'latin1' );
	return bytes;
}
