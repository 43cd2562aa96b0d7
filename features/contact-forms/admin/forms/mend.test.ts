import { describe, expect, it } from 'vitest';
import { changeBetween, mended } from './mend';

const fix = ( find: string, text: string, part = 'mail.body' ) => ( {
	label: '',
	part,
	find,
	text,
} );

describe( 'fixing a problem', () => {
	it.each( [
		[ 'in an empty text', '', '', 'A: [a]', 'A: [a]' ],
		[ 'at the end', 'Hello', '', 'A: [a]', 'Hello\nA: [a]' ],
		[ 'after the last tag', '[b]\n\nBye', '', 'A: [a]', '[b]\nA: [a]\n\nBye' ],
		[
			'before the signature',
			'[b]\n\n-- \n[_site]',
			'',
			'A: [a]',
			'[b]\nA: [a]\n\n-- \n[_site]',
		],
		[ 'before a signature alone', 'Hi\n\n--\nMe', '', 'A: [a]', 'Hi\nA: [a]\n\n--\nMe' ],
		[ 'several lines', '[b]', '', 'A: [a]\nC: [c]', '[b]\nA: [a]\nC: [c]' ],
		[ 'once', 'A: [a]\nB', '', 'A: [a]', 'A: [a]\nB' ],
		[ 'everywhere', 'x [n] y [n]', '[n]', '[m]', 'x [m] y [m]' ],
		[ 'as it is written', 'x $1 [n]', '[n]', '$& [m]', 'x $1 $& [m]' ],
		[ 'by removing it', 'x [n] y', '[n]', '', 'x  y' ],
		[ 'with its line', 'x\n [n] \ny', '[n]', '', 'x\ny' ],
		[ 'not twice', 'x', '[n]', '', 'x' ],
	] )( '%s', ( _, text, find, by, expected ) => {
		expect( mended( text, fix( find, by ) ) ).toBe( expected );
	} );

	it( 'removes the header if it becomes empty', () => {
		expect(
			mended( 'X: 1\nReply-To: [n]\nY: [n] 2', fix( '[n]', '', 'mail.additional_headers' ) )
		).toBe( 'X: 1\nY:  2' );
	} );

	it( 'is one change of the text, which the browser can undo', () => {
		expect( changeBetween( 'abcd', 'abXd' ) ).toEqual( { start: 2, end: 3, text: 'X' } );
		expect( changeBetween( 'ab', 'abc' ) ).toEqual( { start: 2, end: 2, text: 'c' } );
		expect( changeBetween( 'aa', 'aaa' ) ).toEqual( { start: 2, end: 2, text: 'a' } );
		// Browsers cannot type an empty text, so a neighboring character is typed again.
		expect( changeBetween( 'abc', 'ac' ) ).toEqual( { start: 0, end: 2, text: 'a' } );
		expect( changeBetween( 'abc', 'bc' ) ).toEqual( { start: 0, end: 2, text: 'b' } );
		expect( changeBetween( 'a', '' ) ).toEqual( { start: 0, end: 1, text: '' } );
		expect( changeBetween( 'a', 'a' ) ).toBeNull();
	} );
} );
