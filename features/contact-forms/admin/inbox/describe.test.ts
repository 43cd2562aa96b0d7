import { describe, expect, it } from 'vitest';
import type { Submission } from '../../rest/submissions/client';
import { mailto, piecesOf, subjectOf, whoOf, wordsOf } from './describe';

const item = ( fields: Record< string, string >, email = '' ) =>
	( {
		title: 'Contact',
		email,
		fields: Object.entries( fields ).map( ( [ name, value ] ) => ( {
			name,
			label: name,
			value,
			files: [],
		} ) ),
	} ) as unknown as Submission;

describe( 'a row of the inbox', () => {
	it.each( [
		[ { 'your-name': 'Ann' }, 'a@b.example', 'Ann' ],
		[ { 'full-name': ' Ann ' }, '', 'Ann' ],
		[ { name: '', text: 'Hello' }, 'a@b.example', 'a@b.example' ],
		[ { filename: 'paper.txt' }, '', '' ],
		[ { text: 'Hello' }, '', '' ],
	] )( 'of %j names the sender', ( fields, email, who ) => {
		expect( whoOf( item( fields as Record< string, string >, email ) ) ).toBe( who );
	} );

	it( 'shows the first words of the message, without the sender', () => {
		const fields = {
			'your-name': 'Ann',
			'your-email': 'Ann@B.example',
			subject: 'Cake',
			text: 'Two\n\nlines',
			more: '',
		};
		expect( wordsOf( item( fields, 'ann@b.example' ) ) ).toBe( 'Cake · Two lines' );
		expect( wordsOf( item( { text: 'x'.repeat( 500 ) } ) ) ).toHaveLength( 161 );
		const consent = { value: 'Consented: I agree', isConsent: true, files: [] };
		const {
			fields: [ text ],
		} = item( { text: 'Cake' } );
		expect( wordsOf( { ...item( {} ), fields: [ text, consent ] } as Submission ) ).toBe(
			'Cake'
		);
	} );

	it( 'has the subject or the form as subject of the reply', () => {
		expect( subjectOf( item( { 'your-subject': 'Cake' } ) ) ).toBe( 'Cake' );
		expect( subjectOf( item( { 'your-subject': ' ' } ) ) ).toBe( 'Contact' );
		expect( mailto( 'a&b@c.example', 'Re: x?y' ) ).toBe(
			'mailto:a%26b@c.example?subject=Re%3A%20x%3Fy'
		);
	} );
} );

describe( 'a text', () => {
	it.each< [ string, Array< [ string, string? ] > ] >( [
		[ '', [] ],
		[ 'plain <b>text</b>', [ [ 'plain <b>text</b>' ] ] ],
		[
			'See https://a.example/x?y=1. Or HTTP://b.example!',
			[
				[ 'See ' ],
				[ 'https://a.example/x?y=1', 'https://a.example/x?y=1' ],
				[ '. Or ' ],
				[ 'HTTP://b.example', 'HTTP://b.example' ],
				[ '!' ],
			],
		],
		[ '(ann@b.example)', [ [ '(' ], [ 'ann@b.example', 'mailto:ann@b.example' ], [ ')' ] ] ],
		[ 'javascript:alert(1) data:text/html,x', [ [ 'javascript:alert(1) data:text/html,x' ] ] ],
		[
			'https://a.example/"onclick=',
			[ [ 'https://a.example/', 'https://a.example/' ], [ '"onclick=' ] ],
		],
	] )( '%s contains these URLs', ( text, pieces ) => {
		expect( piecesOf( text ) ).toEqual(
			pieces.map( ( [ piece, href ] ) => ( href ? { text: piece, href } : { text: piece } ) )
		);
	} );

	it.each( [ 'x', '!', '@', 'a@', 'a.', 'https://!' ] )(
		'with very many %s is parsed quickly, and stays complete',
		( part ) => {
			const text = `${ part.repeat( 50_000 ) } end`;
			const begun = performance.now();
			const whole = piecesOf( text )
				.map( ( piece ) => piece.text )
				.join( '' );
			expect( whole ).toBe( text );
			expect( performance.now() - begun ).toBeLessThan( 3000 );
		}
	);
} );
