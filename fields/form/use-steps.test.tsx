import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fields, Values } from '../../schema/field-types';
import { renderForm } from '../../tests/support/form';

const STEP_PAUSE_MS = 1000;

const fields = {
	title: { type: 'text', label: 'Title' },
	text: { type: 'textarea', label: 'Text' },
	on: { type: 'checkbox', label: 'On' },
	side: { type: 'select', label: 'Side', options: { l: 'Left', r: 'Right' } },
	rows: {
		type: 'repeater',
		label: 'Rows',
		item_name: 'row',
		fields: { name: { type: 'text', label: 'Name' } },
	},
} as unknown as Fields;

/** Renders a form in a host that stores a state for each step, like the block editor. */
function show( value: Values = {} ) {
	const steps: Values[] = [];
	const form = renderForm( fields, value, { onNewStep: () => void steps.push( now() ) } );
	const now = () => form.last() ?? value;
	return { ...form, steps };
}

/** The last control with this name. */
const box = ( name: string ) => screen.getAllByLabelText( name ).at( -1 )!;
const type = ( name: string, text: string ) => {
	fireEvent.focus( box( name ) );
	for ( let end = 1; end <= text.length; end++ ) {
		fireEvent.keyDown( box( name ), { key: text[ end - 1 ] } );
		fireEvent.input( box( name ), { target: { value: text.slice( 0, end ) } } );
	}
};
const press = ( name: string | RegExp ) => {
	const button = screen.getAllByRole( 'button', { name } ).at( -1 )!;
	fireEvent.pointerDown( button );
	fireEvent.click( button );
};

/** Time from an event until the page handles it, as on a busy page. */
let lateMs = 0;

beforeEach( () => {
	vi.useFakeTimers();
	lateMs = 0;
	vi.spyOn( Event.prototype, 'timeStamp', 'get' ).mockImplementation(
		() => performance.now() - lateMs
	);
} );
afterEach( () => {
	vi.restoreAllMocks();
	vi.useRealTimers();
} );

it( 'makes one step of continuous typing', () => {
	const { steps, last } = show();
	type( 'Title', 'Hello' );
	expect( last() ).toEqual( { title: 'Hello' } );
	expect( steps ).toEqual( [ {} ] );
} );

it( 'begins a step after a pause', () => {
	const { steps } = show();
	type( 'Title', 'ab' );
	vi.advanceTimersByTime( STEP_PAUSE_MS - 1 );
	fireEvent.input( box( 'Title' ), { target: { value: 'abc' } } );
	vi.advanceTimersByTime( STEP_PAUSE_MS );
	fireEvent.input( box( 'Title' ), { target: { value: 'abcd' } } );
	expect( steps ).toEqual( [ {}, { title: 'abc' } ] );
} );

it( 'makes one step of continuous typing in a page that is busy between two letters', () => {
	const { steps } = show();
	type( 'Title', 'ab' );
	vi.advanceTimersByTime( 3 * STEP_PAUSE_MS );
	lateMs = 3 * STEP_PAUSE_MS - 100;
	fireEvent.input( box( 'Title' ), { target: { value: 'abc' } } );
	expect( steps ).toEqual( [ {} ] );
} );

it( 'begins a step after a pause, although the clock was set back', () => {
	const { steps } = show();
	type( 'Title', 'ab' );
	vi.advanceTimersByTime( STEP_PAUSE_MS );
	vi.setSystemTime( Date.now() - 3_600_000 );
	fireEvent.input( box( 'Title' ), { target: { value: 'abc' } } );
	expect( steps ).toEqual( [ {}, { title: 'ab' } ] );
} );

it( 'makes one step of a drag in the color picker', () => {
	const color = { color: { type: 'color', label: 'Color' } } as unknown as Fields;
	const steps: string[] = [];
	const { last } = renderForm(
		color,
		{ color: '#ff0000' },
		{ onNewStep: () => void steps.push( 'new' ) }
	);
	fireEvent.click( screen.getByRole( 'button', { name: /Select a color/ } ) );
	const hue = screen.getByRole( 'slider', { name: 'Hue' } );
	for ( const key of [ 'ArrowRight', 'ArrowRight', 'ArrowRight' ] ) {
		fireEvent.keyDown( hue, { key, keyCode: 39, which: 39 } );
		act( () => void vi.advanceTimersByTime( 100 ) );
	}
	act( () => void vi.advanceTimersByTime( 300 ) );
	expect( last()?.color ).not.toBe( '#ff0000' );
	expect( steps ).toHaveLength( 1 );
} );

it( 'begins a step in another field, and again on return', () => {
	const { steps } = show();
	type( 'Title', 'a' );
	fireEvent.blur( box( 'Title' ) );
	type( 'Text', 'b' );
	fireEvent.blur( box( 'Text' ) );
	fireEvent.focus( box( 'Title' ) );
	fireEvent.input( box( 'Title' ), { target: { value: 'ac' } } );
	expect( steps ).toEqual( [ {}, { title: 'a' }, { title: 'a', text: 'b' } ] );
} );

it( 'makes a step of each selection, also of quick ones', () => {
	const { steps } = show();
	type( 'Title', 'a' );
	fireEvent.click( box( 'On' ) );
	fireEvent.click( box( 'On' ) );
	fireEvent.input( box( 'Side' ), { target: { value: 'r' } } );
	fireEvent.change( box( 'Side' ), { target: { value: 'r' } } );
	expect( steps ).toHaveLength( 4 );
} );

it( 'makes a step of each added, moved or removed row', () => {
	const { steps, last } = show();
	press( 'Add row' );
	press( 'Add row' );
	type( 'Name', 'Two' );
	expect( steps ).toHaveLength( 3 );
	press( /^Move up/ );
	expect( steps ).toHaveLength( 4 );
	fireEvent.click( screen.getAllByRole( 'button', { name: /^Remove: / } )[ 0 ]! );
	press( 'Remove' );
	expect( steps ).toHaveLength( 5 );
	expect( steps.at( -1 ) ).toEqual( { rows: [ { name: 'Two' }, {} ] } );
	expect( last() ).toEqual( { rows: [ {} ] } );
} );

it( 'makes a step of pasted text', () => {
	const { steps } = show();
	type( 'Title', 'a' );
	fireEvent.input( box( 'Title' ), {
		target: { value: 'a, pasted' },
		inputType: 'insertFromPaste',
	} );
	expect( steps ).toEqual( [ {}, { title: 'a' } ] );
} );

it( 'makes a step of restored work', () => {
	const kept = JSON.stringify( { title: 'Kept', _sow_form_timestamp: 2 } );
	const steps: string[] = [];
	renderForm(
		fields,
		{ title: 'Old' },
		{
			onNewStep: () => void steps.push( 'new' ),
			backup: {
				storage: { getItem: () => kept, setItem: () => {}, removeItem: () => {} },
				now: () => 3,
				backupKey: 'k',
			},
		}
	);
	press( 'Restore' );
	expect( steps ).toEqual( [ 'new' ] );
} );

it( 'shows the value of a step in a number field while a user types', () => {
	const number = { size: { type: 'number', label: 'Size', min: 10 } } as unknown as Fields;
	const { setFromOutside } = renderForm( number, { size: 12 } );
	type( 'Size', '25' );
	expect( box( 'Size' ) ).toHaveValue( 25 );
	act( () => setFromOutside( { size: 12 } ) );
	expect( box( 'Size' ) ).toHaveValue( 12 );
} );

it( 'keeps the focus in the form when an undo removes the focused row', () => {
	const { setFromOutside, container } = show( { rows: [ { name: 'One' } ] } );
	press( 'Add row' );
	act( () => box( 'Name' ).focus() );
	act( () => setFromOutside( { rows: [ { name: 'One' } ] } ) );
	expect( screen.queryByLabelText( 'Name' ) ).toBeNull();
	expect( container.querySelector( '[data-field="rows"] :focus' ) ).not.toBeNull();
} );

it( 'keeps the focus in the form when an undo closes the section with the focus', () => {
	const section = {
		design: {
			type: 'section',
			label: 'Design',
			hide: true,
			fields: { gap: { type: 'text', label: 'Gap' } },
		},
	} as unknown as Fields;
	const { setFromOutside } = renderForm( section, {
		design: { so_field_container_state: 'open' },
	} );
	act( () => screen.getByLabelText( 'Gap' ).focus() );
	act( () => setFromOutside( {} ) );
	expect( screen.getByRole( 'button', { name: 'Design' } ) ).toHaveFocus();
} );
