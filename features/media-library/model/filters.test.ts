import { describe, expect, it } from 'vitest';
import { filtersFor, type FilterContext } from './filters';
import { createQuery, reduceQuery } from './query';

const everything: FilterContext = {
	mimeTypes: { image: 'Images', audio: 'Audio', 'application/zip,application/gzip': 'Archives' },
	post: 7,
	user: 3,
	hasTrash: true,
	isGridScreen: true,
};
const ids = ( filterable: false | 'uploaded' | 'all', change: Partial< FilterContext > = {} ) =>
	filtersFor( filterable, { ...everything, ...change } ).map( ( { id } ) => id );
const types = [ 'type:image', 'type:audio', 'type:application/zip,application/gzip' ];

describe( 'the filter', () => {
	it.each< [ string, string[], string[] ] >( [
		[ 'false', ids( false ), [] ],
		[ 'uploaded', ids( 'uploaded' ), [ 'all', 'uploaded', 'unattached', 'mine' ] ],
		[ 'all', ids( 'all' ), [ 'all', ...types, 'uploaded', 'unattached', 'mine', 'trash' ] ],
		[
			'all without a post',
			ids( 'all', { post: 0 } ),
			[ 'all', ...types, 'unattached', 'mine', 'trash' ],
		],
		[
			'all without a user',
			ids( 'all', { user: 0 } ),
			[ 'all', ...types, 'uploaded', 'unattached', 'trash' ],
		],
		[
			'all in a dialog',
			ids( 'all', { isGridScreen: false } ),
			[ 'all', ...types, 'uploaded', 'unattached', 'mine' ],
		],
		[
			'all without a media trash',
			ids( 'all', { hasTrash: false } ),
			[ 'all', ...types, 'uploaded', 'unattached', 'mine' ],
		],
	] )( '%s offers its choices', ( _name, offered, expected ) => {
		expect( offered ).toEqual( expected );
	} );

	it( 'changes the query', () => {
		const query = createQuery( { search: 'snow' } );
		const chosen = filtersFor( 'all', everything ).map( ( { properties } ) =>
			reduceQuery( query, { type: 'filterChosen', properties, base: createQuery() } )
		);
		const inPlace = { orderby: 'menuOrder', order: 'ASC' };
		expect( chosen ).toEqual(
			[
				{},
				{ type: 'image' },
				{ type: 'audio' },
				{ type: [ 'application/zip', 'application/gzip' ] },
				{ uploadedTo: 7, ...inPlace },
				{ uploadedTo: 0, ...inPlace },
				{ author: 3 },
				{ status: 'trash' },
			].map( ( properties ) => createQuery( { search: 'snow', ...properties } ) )
		);
	} );
} );
