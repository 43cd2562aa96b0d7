import { expect, it } from 'vitest';
import { placeOf } from './hash';

const list = document.createElement( 'ul' );
list.dataset.anchorId = 'hero';
list.innerHTML = '<li id="a-1"></li><li id="a-2" data-slug="straße"></li><li id="a-3"></li>';
const [ first, second, third ] = [ ...list.children ] as HTMLElement[];

it.each( [
	[ '#a-1', 0 ],
	[ '#straße', 1 ],
	[ '#stra%C3%9Fe', 1 ],
	[ '#hero-3', 2 ],
	[ '#hero-0', -1 ],
	[ '#hero-4', -1 ],
	[ '#hero', -1 ],
	[ '#other', -1 ],
	[ '#%', -1 ],
	[ '#', -1 ],
	[ '', -1 ],
] )( 'finds the index of %j: %i', ( hash, place ) => {
	expect( placeOf( { list, slides: [ first!, second!, third! ] }, hash ) ).toBe( place );
} );

it( 'skips unused slides, and keeps the names of others', () => {
	expect( placeOf( { list, slides: [ first!, third! ] }, '#hero-3' ) ).toBe( 1 );
	expect( placeOf( { list, slides: [ first!, third! ] }, '#hero-2' ) ).toBe( -1 );
} );

it( 'finds no number without an anchor', () => {
	list.dataset.anchorId = '';
	expect( placeOf( { list, slides: [ first! ] }, '#-1' ) ).toBe( -1 );
	list.dataset.anchorId = 'hero';
} );
