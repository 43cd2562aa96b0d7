import { beforeEach, expect, it } from 'vitest';
import { guardFeaturedImage } from './guard-featured-image';

type Answer = ( value?: unknown ) => void;

beforeEach( () => {
	document.body.innerHTML = '<div id="postimagediv"><div class="inside"><img></div></div>';
} );
const box = () => document.querySelector( '.inside' )!;

function open( set: () => void = () => {}, original: unknown = set ) {
	const post = { id: 5, nonce: 'n', featuredImageId: 7 };
	const featuredImage = { get: () => post.featuredImageId, set: set as ( id: number ) => void };
	const answers: Array< { done: Answer; fail: Answer } > = [];
	const sent: object[] = [];
	guardFeaturedImage( {
		...{ page: document, featuredImage, original, post },
		send: ( action, values ) => {
			sent.push( { action, ...values } );
			return {
				done: ( done ) => ( {
					fail: ( fail ) => void answers.push( { done, fail } ),
				} ),
			};
		},
		show: ( element, html ) => ( element.innerHTML = html ),
	} );
	return { post, featuredImage, answers, sent };
}

it( 'shows the image that the server accepts', () => {
	const { featuredImage, answers, post, sent } = open();
	featuredImage.set( 9 );
	answers[ 0 ]!.done( '<b>9</b>' );
	expect( box().innerHTML ).toBe( '<b>9</b>' );
	expect( post.featuredImageId ).toBe( 9 );
	expect( sent ).toEqual( [
		{ action: 'get-post-thumbnail-html', post_id: 5, thumbnail_id: 9, _wpnonce: 'n' },
	] );
} );

it( 'sends the nonce of the form, which WordPress renews while the page is open', () => {
	const form = document.createElement( 'form' );
	form.id = 'post';
	form.innerHTML = '<input type="hidden" name="_wpnonce" value="new">';
	document.body.append( form );
	const { featuredImage, sent } = open();
	featuredImage.set( 9 );
	expect( sent ).toMatchObject( [ { _wpnonce: 'new' } ] );
} );

it.each< [ string, ( answer: { done: Answer; fail: Answer } ) => void, string ] >( [
	[ 'refuses', ( { done } ) => done( '0' ), 'This file cannot be the featured image' ],
	[ 'refuses by a number', ( { done } ) => done( 0 ), 'This file cannot be the featured image' ],
	[ 'fails', ( { fail } ) => fail( { status: 500 } ), 'was not changed. The site does not' ],
	[
		'lost the session',
		( { fail } ) => fail( { status: 400, responseText: '0' } ),
		'logged out',
	],
] )( 'keeps the image when the server %s, and says so', ( _name, answer, text ) => {
	const { featuredImage, answers, post } = open();
	featuredImage.set( 9 );
	answer( answers[ 0 ]! );
	expect( box().textContent ).toContain( text );
	expect( box().querySelector( 'img' ) ).not.toBeNull();
	expect( post.featuredImageId ).toBe( 7 );
	featuredImage.set( 10 );
	answers[ 1 ]!.done( '<b>10</b>' );
	expect( box().innerHTML ).toBe( '<b>10</b>' );
} );

it( 'a late refusal does not undo a later choice', () => {
	const { featuredImage, answers, post } = open();
	featuredImage.set( 9 );
	featuredImage.set( 10 );
	answers[ 1 ]!.done( '<b>10</b>' );
	answers[ 0 ]!.done( '0' );
	expect( post.featuredImageId ).toBe( 10 );
} );

it( 'leaves a function that another plugin changed', () => {
	const own = () => {};
	const { featuredImage } = open( own, () => {} );
	expect( featuredImage.set ).toBe( own );
} );
