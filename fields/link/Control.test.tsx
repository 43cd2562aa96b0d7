import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf, PAGES, pass } from '../../tests/support/content';
import { renderForm } from '../../tests/support/form';
import { setContentDoor } from '../form/content';
import { isAddress } from './url';

const link = { link: { type: 'link', label: 'Link', description: 'Where it leads.' } };

it( 'stores typed text', async () => {
	const { last, user } = renderForm( link, {} );
	await user.type( screen.getByLabelText( 'Link' ), '#top' );
	expect( last() ).toEqual( { link: '#top' } );
} );

it.each( [
	[ 'post: 123 (About us)', 'About us' ],
	[ 'post: 123', 'Content 123' ],
] )(
	'shows the stored text of a link to content until its title has loaded: %s',
	( value, shown ) => {
		const { told } = renderForm( link, { link: value } );
		expect( screen.getByLabelText( 'Link' ) ).toHaveValue( shown );
		expect( screen.getByLabelText( 'Link' ) ).toHaveAccessibleDescription(
			/^Where it leads\. Content on this site\./
		);
		expect( told ).toEqual( [] );
	}
);

it( 'has no description about content for a URL', () => {
	renderForm( link, { link: 'https://example.com' } );
	expect( screen.getByLabelText( 'Link' ) ).toHaveAccessibleDescription( 'Where it leads.' );
} );

it.each( [
	'example.com',
	'https://x',
	'/shop',
	'#top',
	'?a=b',
	'../up',
	'tel:+47',
	'post: 3',
	'[url]',
	'',
	' ',
	'mailto:a@b.c',
] )( 'detects %j as a URL', ( text ) => expect( isAddress( text ) ).toBe( true ) );
it.each( [ 'about us', 'About', 'post', 'what is new? yes.', 'قوارب' ] )(
	'detects %j as words',
	( text ) => expect( isAddress( text ) ).toBe( false )
);

describe( 'content of the site', () => {
	let site: ReturnType< typeof contentOf >;
	beforeEach( () => {
		vi.useFakeTimers();
		site = contentOf( PAGES );
	} );
	afterEach( () => {
		vi.useRealTimers();
		setContentDoor();
	} );
	const input = () => screen.getByRole( 'combobox', { name: 'Link' } );
	const type = ( value: string ) => fireEvent.change( input(), { target: { value } } );
	const press = ( key: string ) => fireEvent.keyDown( input(), { key } );

	it( 'is searched half a second after the last key, and announced', async () => {
		renderForm( link, {} );
		type( 'abo' );
		await pass( 499 );
		type( 'about' );
		await pass( 499 );
		expect( site.asked ).toEqual( [] );
		await pass( 1 );
		expect( site.asked ).toEqual( [ 'search posts "about"' ] );
		expect( screen.getAllByRole( 'option' ).map( ( { textContent } ) => textContent ) ).toEqual(
			[ 'About us (Page)', 'About boats (Post)' ]
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'2 results are available, use up and down arrow keys to navigate.'
		);
		expect( input() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( input() ).toHaveAttribute( 'aria-controls', screen.getByRole( 'listbox' ).id );
	} );

	it( 'is not searched while a user types a URL', async () => {
		renderForm( link, {} );
		type( 'https://example.com' );
		await pass( 600 );
		expect( site.asked ).toEqual( [] );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	} );

	it( 'is highlighted with the arrow keys and selected with Enter', async () => {
		const { last } = renderForm( link, {} );
		type( 'about' );
		await pass( 500 );
		press( 'ArrowDown' );
		press( 'ArrowDown' );
		const marked = screen.getByRole( 'option', { selected: true } );
		expect( marked ).toHaveTextContent( 'About boats' );
		expect( input() ).toHaveAttribute( 'aria-activedescendant', marked.id );
		press( 'Enter' );
		expect( last() ).toEqual( { link: 'post: 7' } );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		expect( input() ).toHaveValue( 'About boats' );
		expect( input() ).toHaveAccessibleDescription( /Post on this site/ );
		expect( site.asked, 'the title is known' ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'ArrowDown', 'post: 9' ],
		[ 'ArrowUp', 'post: 9' ],
	] )( 'is selected with %s and Enter if it is the only result', async ( key, stored ) => {
		const { last } = renderForm( link, {} );
		type( 'prices' );
		await pass( 500 );
		press( key );
		press( key );
		press( 'Enter' );
		expect( last() ).toEqual( { link: stored } );
	} );

	it( 'is highlighted by an arrow key that was pressed before the results', async () => {
		const { last } = renderForm( link, {} );
		type( 'prices' );
		press( 'ArrowDown' );
		await pass( 500 );
		expect( screen.getByRole( 'option', { selected: true } ) ).toHaveTextContent( 'Prices' );
		press( 'Enter' );
		expect( last() ).toEqual( { link: 'post: 9' } );
	} );

	it( 'is selected by keys that were pressed before the results, unless there are several', async () => {
		const { last } = renderForm( link, {} );
		type( 'prices' );
		press( 'ArrowDown' );
		press( 'Enter' );
		await pass( 500 );
		expect( last() ).toEqual( { link: 'post: 9' } );
		type( 'about' );
		press( 'ArrowUp' );
		press( 'Enter' );
		await pass( 500 );
		expect( last() ).toEqual( { link: 'about' } );
		expect( screen.getByRole( 'option', { selected: true } ) ).toHaveTextContent(
			'About boats'
		);
	} );

	it( 'is not selected by keys that were pressed before another text was typed', async () => {
		const { last } = renderForm( link, {} );
		type( 'abou' );
		press( 'ArrowDown' );
		press( 'Enter' );
		type( 'prices' );
		await pass( 500 );
		expect( last() ).toEqual( { link: 'prices' } );
		expect( screen.queryByRole( 'option', { selected: true } ) ).toBeNull();
	} );

	it( 'is selected with a click, too', async () => {
		const { last } = renderForm( link, {} );
		type( 'prices' );
		await pass( 500 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'1 result is available, use up and down arrow keys to navigate.'
		);
		fireEvent.click( screen.getByRole( 'option' ) );
		expect( last() ).toEqual( { link: 'post: 9' } );
	} );

	it( 'is reported if there is no result', async () => {
		const { last } = renderForm( link, {} );
		type( 'nothing' );
		await pass( 500 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'No results found.' );
		expect( screen.getAllByText( 'No results found.' ), 'seen and spoken' ).toHaveLength( 2 );
		expect( input() ).toHaveAttribute( 'aria-expanded', 'false' );
		press( 'Escape' );
		expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
		expect( last(), 'what was typed stays' ).toEqual( { link: 'nothing' } );
	} );

	it( 'is reported if the search fails', async () => {
		renderForm( link, {} );
		site.state.isOffline = true;
		type( 'about' );
		await pass( 500 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( /search failed/ );
	} );

	it( 'ignores outdated results', async () => {
		renderForm( link, {} );
		site.hold();
		type( 'about' );
		await pass( 500 );
		type( 'prices' );
		await pass( 500 );
		await site.release( 1 );
		await site.release( 0 );
		expect( screen.getByRole( 'option' ) ).toHaveTextContent( 'Prices' );
	} );

	it( 'is shown with its title', async () => {
		const { told } = renderForm( link, { link: 'post: 12' } );
		await pass( 0 );
		expect( input() ).toHaveValue( 'About us' );
		expect( input() ).toHaveAccessibleDescription(
			'Where it leads. Page on this site. The link still works when its URL changes.'
		);
		expect( told ).toEqual( [] );
	} );

	it( 'can be replaced by words or a URL, typed over the title', async () => {
		const { last } = renderForm( link, { link: 'post: 12' } );
		await pass( 0 );
		type( 'About us!' );
		expect( last() ).toEqual( { link: 'About us!' } );
		expect( input() ).toHaveValue( 'About us!' );
		type( '#top' );
		expect( last() ).toEqual( { link: '#top' } );
	} );

	it( 'is found again by its title', async () => {
		const { last } = renderForm( link, { link: 'post: 12' } );
		await pass( 0 );
		press( 'ArrowDown' );
		await pass( 0 );
		expect( site.asked.at( -1 ) ).toBe( 'search posts "About us"' );
		expect( screen.getByRole( 'option' ) ).toHaveTextContent( 'About us (Page)' );
		expect( last() ).toBeUndefined();
	} );

	it( 'that was deleted is reported, and kept', async () => {
		const { told } = renderForm( link, { link: 'post: 404 (Old news)' } );
		await pass( 0 );
		expect( input() ).toHaveValue( 'Old news (not available)' );
		expect( input() ).toHaveAccessibleDescription(
			'Where it leads. This content was deleted, or you are not allowed to read it.'
		);
		expect( told ).toEqual( [] );
	} );

	it( 'that was deleted has a number without a title', async () => {
		renderForm( link, { link: 'post: 404' } );
		await pass( 0 );
		expect( input() ).toHaveValue( 'Content 404 (not available)' );
	} );

	it( 'names the rows of a list, with one request', async () => {
		renderForm(
			{
				rows: {
					type: 'repeater',
					label: 'Rows',
					item_name: 'Row',
					item_label: [ 'text', 'link' ],
					fields: { text: { type: 'text', label: 'Text' }, ...link },
				},
			} as never,
			{
				rows: [
					{ link: 'post: 12' },
					{ link: 'post: 404' },
					{ link: 'https://example.com' },
					{ text: 'Named', link: 'post: 7' },
					{ link: 'post: 9' },
				],
			}
		);
		await pass( 0 );
		expect(
			screen
				.getAllByRole( 'button', { expanded: false } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'About us',
			'Content 404 (not available)',
			'https://example.com',
			'Named',
			'Prices',
		] );
		expect( site.asked ).toEqual( [ 'read posts 12,404,9' ] );
	} );
} );
