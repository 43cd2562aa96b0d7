import { expect, it } from 'vitest';
import { EMPTY, FILE_DUPLICATE, FILE_EXTENSION, FILE_SIZE } from './codes';
import { NO_FILTERS, refusalOf } from './filters';

const FILE = { name: 'boat.jpg', size: 100, type: 'image/jpeg' };
const JPG = { extensions: [ 'jpg' ] };

it.each( [
	[ 'no filters', {}, {}, [], null ],
	[ 'an allowed extension', {}, JPG, [], null ],
	[ 'an extension in capitals', { name: 'BOAT.JPG' }, JPG, [], null ],
	[ 'another extension', { name: 'boat.php' }, JPG, [], FILE_EXTENSION ],
	[ 'two extensions', { name: 'boat.jpg.php' }, JPG, [], FILE_EXTENSION ],
	[ 'no extension', { name: 'boat' }, JPG, [], FILE_EXTENSION ],
	[ 'a dot at the end', { name: 'boat.' }, JPG, [], FILE_EXTENSION ],
	[ 'no bytes', { size: 0 }, {}, [], EMPTY ],
	[ 'the maximum size', {}, { maxBytes: 100 }, [], null ],
	[ 'a larger size', { size: 101 }, { maxBytes: 100 }, [], FILE_SIZE ],
	[ 'a name and size that are waiting', {}, {}, [ FILE ], FILE_DUPLICATE ],
	[ 'a name that is waiting with another size', {}, {}, [ { ...FILE, size: 99 } ], null ],
] )( 'a file with %s', ( _what, changes, filters, waiting, expected ) => {
	const refusal = refusalOf( { ...FILE, ...changes }, { ...NO_FILTERS, ...filters }, waiting );
	expect( refusal ).toBe( expected );
} );
