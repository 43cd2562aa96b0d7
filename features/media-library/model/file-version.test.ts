import { expect, it } from 'vitest';
import { versionedUrl } from './file-version';

it.each( [
	[ '/lake.png', 0, '/lake.png' ],
	[ '/lake.png', 7, '/lake.png?v=7' ],
	[ '/lake.png?w=150', 7, '/lake.png?w=150&v=7' ],
	[ '', 7, '' ],
] )( 'the URL %j in version %i is %j', ( url, version, expected ) => {
	expect( versionedUrl( url, version ) ).toBe( expected );
} );
