import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf, PAGES, pass, TERMS } from '../../tests/support/content';
import { renderField } from '../../tests/support/control';
import type { FieldOptions, Json } from '../../schema/field-types';
import { setContentDoor } from '../form/content';
import { readQuery, writeQuery } from './query-string';

const world = globalThis as { pagewrightEditor?: object };
let site: ReturnType< typeof contentOf >;
beforeEach( () => {
	vi.useFakeTimers();
	world.pagewrightEditor = { postTypes: { post: 'Post', page: 'Page' } };
	site = contentOf( PAGES, TERMS );
} );
afterEach( () => {
	vi.useRealTimers();
	delete world.pagewrightEditor;
	setContentDoor();
} );

const field = ( more: object = {} ) => ( { type: 'posts', ...more } ) as FieldOptions;
function orderBy( label: string ): void {
	const box = screen.getByLabelText( 'Order by' );
	fireEvent.change( box, { target: { value: label } } );
	fireEvent.keyDown( box, { key: 'Enter' } );
}
const STRING =
	'post_type=post,page&post__in=12,404&tax_query=category:news,boats&date_type=specific&date_query={"after":"2024-01-01"}&orderby=title&posts_per_page=6&author=3&additional=meta_key%3Dprice%26x%3D1';

describe( 'an unchanged query', () => {
	it.each< [ string, Json ] >( [
		[ 'a string', STRING ],
		[ 'an empty string', '' ],
		[ 'an invalid string', 'no query at all' ],
		[ 'an object', { post_type: [ 'post' ], orderby: 'nobody', later: 1 } ],
		[
			'an invalid object',
			{ post_type: { a: [ 1 ] }, date_query: 'soon', tax_query: null, order: [] },
		],
		[ 'a list', [ 'post' ] ],
		[ 'a number', 5 ],
	] )( 'keeps its format: %s', async ( _, value ) => {
		const { told } = renderField( field(), value );
		await pass( 300 );
		const toggle = screen.getByRole( 'button', { name: 'Size' } );
		fireEvent.click( toggle );
		fireEvent.click( toggle );
		await pass( 300 );
		expect( told ).toEqual( [] );
	} );
} );

describe( 'a changed query', () => {
	it( 'becomes an object with all values of the string', async () => {
		const { stored } = renderField( field(), STRING );
		await pass( 0 );
		expect( screen.getByRole( 'checkbox', { name: 'Page' } ) ).toBeChecked();
		expect( screen.getByText( 'About us (Page)' ) ).toBeVisible();
		expect( screen.getByText( 'Boats (Category)' ) ).toBeVisible();
		expect( screen.getByLabelText( 'From' ) ).toHaveValue( '2024-01-01' );
		expect( screen.getByLabelText( 'Additional arguments' ) ).toHaveValue(
			'meta_key=price&x=1'
		);
		orderBy( 'Random' );
		expect( stored() ).toEqual( {
			post_type: 'post,page',
			post__in: '12,404',
			tax_query: 'category:news,boats',
			date_type: 'specific',
			date_query: '{"after":"2024-01-01"}',
			orderby: 'rand',
			posts_per_page: '6',
			author: '3',
			additional: 'meta_key=price&x=1',
		} );
	} );

	it( 'keeps unknown keys', async () => {
		const { stored } = renderField( field(), { later: { a: 1 }, order: 'DESC' } );
		fireEvent.click( screen.getByRole( 'radio', { name: /Ascending/ } ) );
		expect( stored() ).toEqual( { later: { a: 1 }, order: 'ASC' } );
	} );

	it( 'keeps two simultaneous changes', async () => {
		const { stored } = renderField( field(), {} );
		fireEvent.click( screen.getByRole( 'checkbox', { name: 'Page' } ) );
		fireEvent.change( screen.getByLabelText( 'Sticky posts' ), { target: { value: 'only' } } );
		expect( stored() ).toEqual( { post_type: [ 'post', 'page' ], sticky: 'only' } );
	} );

	it( 'searches in the selected types', async () => {
		renderField( field(), { post_type: [ 'page' ] } );
		fireEvent.focus( screen.getByRole( 'combobox', { name: 'Only these posts' } ) );
		await pass( 0 );
		expect( site.asked ).toContain( 'search posts "" page' );
	} );

	it( 'shows the dates of the selected kind', () => {
		renderField( field(), {} );
		expect( screen.queryByLabelText( 'From: unit' ) ).toBeNull();
		fireEvent.click( screen.getByRole( 'radio', { name: /Relative to today/ } ) );
		expect( screen.getByLabelText( 'From: unit' ) ).toBeVisible();
	} );
} );

describe( 'the count of posts', () => {
	const status = () => screen.getByText( /match/ );

	it( 'is requested 300 ms after a change, once', async () => {
		renderField( field(), 'post_type=post' );
		await pass( 300 );
		expect( status() ).toHaveTextContent( '3 posts match.' );
		expect( status() ).toHaveAttribute( 'aria-live', 'polite' );
		site.state.count = 1;
		orderBy( 'Post ID' );
		orderBy( 'Title' );
		await pass( 299 );
		expect( status() ).toHaveTextContent( '3 posts match.' );
		await pass( 1 );
		expect( status() ).toHaveTextContent( '1 post matches.' );
		expect( site.asked.filter( ( question ) => question.startsWith( 'count' ) ) ).toEqual( [
			'count post_type=post',
			'count post_type=post&orderby=title',
		] );
	} );

	it( 'of an older query never replaces that of a newer one', async () => {
		renderField( field(), {} );
		site.hold();
		await pass( 300 );
		site.state.count = 8;
		orderBy( 'Post ID' );
		await pass( 300 );
		await site.release( 1 );
		await site.release( 0 );
		expect( status() ).toHaveTextContent( '8 posts match.' );
	} );

	it( 'can fail without an error', async () => {
		site.state.isOffline = true;
		const { told } = renderField( field(), {} );
		await pass( 300 );
		expect( screen.getByText( /could not be counted/ ) ).toBeVisible();
		expect( told ).toEqual( [] );
	} );

	it( 'is not requested before the group is open', async () => {
		renderField( field( { hide: true } ), {} );
		await pass( 300 );
		expect( site.asked ).toEqual( [] );
		fireEvent.click( screen.getByRole( 'button', { name: 'Size' } ) );
		await pass( 300 );
		expect( status() ).toBeVisible();
	} );
} );

it( 'lists the options of the widget', () => {
	renderField(
		field( { posts_limit: true, without: [ 'post__in' ], default: { posts_per_page: 5 } } )
	);
	expect( screen.getByLabelText( 'Maximum number of posts' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Posts per load' ) ).toHaveValue( 5 );
	expect( screen.queryByLabelText( 'Only these posts' ) ).toBeNull();
} );

it( 'parses its own strings', () => {
	const parts = { post_type: 'post,page', sticky: 'only', additional: 's=50% off & "more"' };
	expect( readQuery( writeQuery( parts ) ) ).toEqual( parts );
	expect( writeQuery( readQuery( STRING ) ) ).toBe(
		STRING.replace( '&author=3', '' ) + '&author=3'
	);
	expect( readQuery( '?post_type=post&amp;sticky=only' ) ).toEqual( {
		post_type: 'post',
		sticky: 'only',
	} );
	expect( readQuery( '{"post_type":"page"}' ) ).toEqual( { post_type: 'page' } );
} );
