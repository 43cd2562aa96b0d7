import { expect, it } from 'vitest';
import { coreArguments, type CoreArguments } from './core-arguments';
import { createQuery, type LooseQuery } from './query';

const always = { orderby: 'date', order: 'DESC', posts_per_page: 80, paged: 1 };

it.each< [ string, LooseQuery, CoreArguments ] >( [
	[ 'the default query', {}, always ],
	[ 'a search', { search: 'snow' }, { ...always, s: 'snow' } ],
	[ 'types', { type: 'image,video' }, { ...always, post_mime_type: [ 'image', 'video' ] } ],
	[ 'unattached files', { uploadedTo: 0 }, { ...always, post_parent: 0 } ],
	[ 'files of a user', { author: 3 }, { ...always, author: 3 } ],
	[ 'the trash', { status: 'trash' }, { ...always, post_status: 'trash' } ],
	[ 'a month', { year: 2026, monthnum: 5 }, { ...always, year: 2026, monthnum: 5 } ],
	[ 'some', { include: 3, exclude: [ 4 ] }, { ...always, post__in: [ 3 ], post__not_in: [ 4 ] } ],
	[ 'by ID', { orderby: 'id' }, { ...always, orderby: 'ID' } ],
	[ 'by parent', { orderby: 'uploadedTo' }, { ...always, orderby: 'parent' } ],
	[ 'by menu order', { orderby: 'menuOrder' }, { ...always, orderby: 'menu_order ID' } ],
	[ 'a folder, which the server does not know', { folder: 2 }, always ],
] )( 'WordPress gets the arguments of %s', ( _name, properties, expected ) => {
	expect( coreArguments( createQuery( properties ), 0 ) ).toEqual( expected );
} );

it( 'requests the page after the loaded attachments', () => {
	expect( coreArguments( createQuery(), 160 ).paged ).toBe( 3 );
} );
