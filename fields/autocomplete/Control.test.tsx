import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf, PAGES, pass, TERMS } from '../../tests/support/content';
import { renderField } from '../../tests/support/control';
import type { FieldOptions, Json } from '../../schema/field-types';
import { setContentDoor } from '../form/content';

let site: ReturnType< typeof contentOf >;
beforeEach( () => {
	vi.useFakeTimers();
	site = contentOf( PAGES, TERMS );
} );
afterEach( () => {
	vi.useRealTimers();
	setContentDoor();
} );

const field = ( more: object = {} ) => ( { type: 'autocomplete', ...more } ) as FieldOptions;
const input = () => screen.getByRole( 'combobox', { name: 'Size' } );
const press = ( key: string ) => fireEvent.keyDown( input(), { key } );
const options = () => screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const chosen = () => screen.queryAllByRole( 'listitem' ).map( ( { textContent } ) => textContent );

/** Renders the field and waits for the labels of its values. */
async function show( more: object, value?: Json ) {
	const shown = renderField( field( more ), value );
	await pass( 0 );
	return shown;
}

it( 'opens its list on focus, and searches half a second after the last key', async () => {
	const { stored } = await show( { post_types: [ 'page', 'post' ] } );
	fireEvent.focus( input() );
	await pass( 0 );
	expect( options() ).toHaveLength( 3 );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'3 results are available, use up and down arrow keys to navigate.'
	);
	fireEvent.change( input(), { target: { value: 'boats' } } );
	await pass( 499 );
	expect( site.asked ).toEqual( [ 'search posts "" page,post' ] );
	await pass( 1 );
	expect( options() ).toEqual( [ 'About boats (Post)' ] );
	press( 'ArrowDown' );
	press( 'Enter' );
	expect( stored() ).toBe( '7' );
	expect( chosen() ).toEqual( [ 'About boats (Post)' ] );
	expect( input() ).toHaveValue( '' );
} );

it( 'shows titles of stored ids, and marks deleted ones; changes nothing', async () => {
	const { told } = await show( {}, '12,404' );
	expect( site.asked ).toEqual( [ 'read posts 12,404' ] );
	expect( chosen() ).toEqual( [ 'About us (Page)', '“404” (not available)' ] );
	expect( input() ).toHaveAccessibleDescription( /About us \(Page\)/ );
	expect( told ).toEqual( [] );
} );

it( 'shows ids if the site cannot be reached, and keeps them', async () => {
	site.state.isOffline = true;
	const { told } = await show( {}, '12' );
	expect( chosen() ).toEqual( [ '12' ] );
	expect( told ).toEqual( [] );
} );

it( 'adds ids after existing ones, deleted or not, in order', async () => {
	const { stored } = await show( {}, [ 404, '12' ] );
	fireEvent.focus( input() );
	await pass( 0 );
	expect( options(), 'not what is chosen already' ).not.toContain( 'About us (Page)' );
	fireEvent.click( screen.getByRole( 'option', { name: 'Prices (Page)' } ) );
	expect( stored() ).toBe( '404,12,9' );
} );

it( 'removes one, and returns the focus to the input', async () => {
	const { stored } = await show( {}, '12,404,7' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Remove: “404” (not available)' } ) );
	expect( stored() ).toBe( '12,7' );
	expect( input() ).toHaveFocus();
} );

it( 'accepts a typed id', async () => {
	const { stored } = await show( {} );
	fireEvent.change( input(), { target: { value: '9' } } );
	press( 'Enter' );
	await pass( 0 );
	expect( stored() ).toBe( '9' );
	expect( chosen() ).toEqual( [ 'Prices (Page)' ] );
} );

it( 'does not accept words as an id', async () => {
	const { told } = await show( {} );
	fireEvent.change( input(), { target: { value: 'prices' } } );
	press( 'Enter' );
	expect( told ).toEqual( [] );
	expect( input() ).toHaveValue( 'prices' );
} );

it( 'has terms by taxonomy and slug, and keeps the taxonomy of a slug without one when the previous term is removed', async () => {
	const { stored } = await show( { source: 'terms' }, 'post_tag:blue,red,category:news,boats' );
	expect( chosen() ).toEqual( [
		'Blue (Post tag)',
		'“post_tag:red” (not available)',
		'News (Category)',
		'Boats (Category)',
	] );
	fireEvent.click( screen.getByRole( 'button', { name: 'Remove: Blue (Post tag)' } ) );
	expect( stored() ).toBe( 'post_tag:red,category:news,category:boats' );
} );

it( 'accepts one id if it is not multiple', async () => {
	const { stored } = await show( { multiple: false }, '12' );
	fireEvent.focus( input() );
	await pass( 0 );
	fireEvent.click( screen.getByRole( 'option', { name: 'Prices (Page)' } ) );
	expect( stored() ).toBe( '9' );
} );

it( 'moves through its list and out of it at both ends', async () => {
	await show( {} );
	press( 'ArrowDown' );
	await pass( 0 );
	const marked = () => screen.queryByRole( 'option', { selected: true } )?.textContent;
	press( 'ArrowUp' );
	expect( marked() ).toBe( 'Prices (Page)' );
	press( 'ArrowDown' );
	expect( marked() ).toBeUndefined();
	press( 'ArrowDown' );
	expect( marked() ).toBe( 'About us (Page)' );
	press( 'Escape' );
	expect( options() ).toEqual( [] );
} );
