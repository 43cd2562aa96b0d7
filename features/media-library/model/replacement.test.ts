import { expect, it } from 'vitest';
import { hasOtherType } from './replacement';

const lake = { filename: 'lake.png', mime: 'image/png' };
const tour = { filename: 'tour.mp4', mime: 'video/mp4' };

it.each( [
	[ 'boat.png', 'image/png', lake, false ],
	// The server knows the content.
	[ 'boat.PNG', '', lake, false ],
	[ 'boat.jpg', 'image/jpeg', lake, true ],
	[ 'boat.pdf', 'application/pdf', lake, true ],
	[ 'boat.bin', '', lake, true ],
	[ 'tour.m4v', 'video/x-m4v', tour, false ],
	[ 'tour.gif', 'image/gif', tour, true ],
] )( 'whether %s (%s) cannot replace %o: %s', ( name, type, attachment, expected ) => {
	expect( hasOtherType( { name, type }, attachment ) ).toBe( expected );
} );
