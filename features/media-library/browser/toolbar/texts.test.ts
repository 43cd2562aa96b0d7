import { describe, expect, it } from 'vitest';
import { filterText } from './texts';

const context = { mimeTypes: { image: 'Images', 'text/plain,application/pdf': 'Documents' } };

describe( 'the text of a filter', () => {
	it.each( [
		[ 'all', [], 'All media items' ],
		[ 'all', [ 'image' ], 'Images' ],
		[ 'all', [ 'text/plain', 'application/pdf' ], 'Documents' ],
		[ 'all', [ 'image', 'video' ], 'All media items' ],
		[ 'all', [ 'image/png' ], 'All media items' ],
		[ 'type:image', [], 'Images' ],
		[ 'type:font', [], 'type:font' ],
		[ 'mine', [ 'image' ], 'Mine' ],
	] as const )( '%s in a browser of %j is %s', ( id, types, text ) => {
		expect( filterText( id, context, types ) ).toBe( text );
	} );
} );
