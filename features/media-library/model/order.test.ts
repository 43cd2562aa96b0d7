import { describe, expect, it } from 'vitest';
import { completeAttachment, rowOf } from '../tests/support/attachments';
import { compareRows } from './order';
import { createQuery, type LooseQuery } from './query';

const one = completeAttachment( {
	...{ id: 1, title: 'b', name: 'B', date: 10, modified: 30, author: 2, uploadedTo: 4 },
	menuOrder: 3,
} );
const two = completeAttachment( {
	...{ id: 2, title: 'Á', name: 'a', date: 20, modified: 20, author: 2, uploadedTo: 0 },
	menuOrder: 3,
} );

describe( 'two attachments', () => {
	it.each< [ string, LooseQuery, number ] >( [
		[ 'the later date first', {}, 2 ],
		[ 'the earlier date first', { order: 'ASC' }, 1 ],
		[ 'by title without accents', { orderby: 'title', order: 'ASC' }, 2 ],
		[ 'by slug', { orderby: 'name', order: 'ASC' }, 2 ],
		[ 'by change', { orderby: 'modified' }, 1 ],
		[ 'by ID', { orderby: 'id' }, 2 ],
		[ 'by post', { orderby: 'uploadedTo', order: 'ASC' }, 2 ],
		[ 'of one author by ID', { orderby: 'author', order: 'ASC' }, 1 ],
		[ 'of one author by ID, backwards', { orderby: 'author' }, 2 ],
		[ 'with one menu order by ID', { orderby: 'menuOrder', order: 'ASC' }, 1 ],
		[ 'in the order of the list', { orderby: 'post__in', include: [ 2, 1 ] }, 2 ],
	] )( '%s: %o begins with %i', ( _name, properties, first ) => {
		const query = createQuery( properties );
		const forth = compareRows( query, one, two )!;
		expect( forth < 0 ? 1 : 2 ).toBe( first );
		expect( compareRows( query, two, one ) ).toBe( -forth );
		expect( compareRows( query, one, one ) ).toBeCloseTo( 0 );
	} );

	it( 'have no order when a row lacks the key', () => {
		const query = createQuery( { orderby: 'modified' } );
		expect( compareRows( query, one, rowOf( two ) ) ).toBeUndefined();
	} );
} );
