import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Values } from '../../schema/field-types';
import { Form } from '..';
import { renderForm, schemaOf } from '../../tests/support/form';
import { BACKUP_DELAY_MS } from './use-backup';

const fields = { title: { type: 'text', label: 'Title' } };
const KEY = 'pagewright-form-f1';

function storageWith( kept?: Values ) {
	const items = new Map( kept === undefined ? [] : [ [ KEY, JSON.stringify( kept ) ] ] );
	return {
		items,
		getItem: ( key: string ) => items.get( key ) ?? null,
		setItem: ( key: string, text: string ) => void items.set( key, text ),
		removeItem: ( key: string ) => void items.delete( key ),
	};
}

const type = ( value: string ) =>
	fireEvent.change( screen.getByLabelText( 'Title' ), { target: { value } } );

beforeEach( () => void vi.useFakeTimers() );
afterEach( () => void vi.useRealTimers() );

it( 'stores typed text once, after a pause', () => {
	const storage = storageWith();
	const write = vi.spyOn( storage, 'setItem' );
	renderForm(
		fields,
		{ _sow_form_id: 'f1', title: '' },
		{ backup: { storage, now: () => 7000 } }
	);
	type( 'a' );
	vi.advanceTimersByTime( BACKUP_DELAY_MS - 1 );
	type( 'ab' );
	vi.advanceTimersByTime( BACKUP_DELAY_MS - 1 );
	expect( write ).not.toHaveBeenCalled();
	vi.advanceTimersByTime( 1 );
	expect( write ).toHaveBeenCalledTimes( 1 );
	expect( JSON.parse( storage.items.get( KEY ) ?? '' ) ).toEqual( {
		_sow_form_id: 'f1',
		title: 'ab',
		_sow_form_timestamp: 7000,
	} );
} );

it( 'stores no changes from outside', () => {
	const storage = storageWith();
	const { setFromOutside } = renderForm(
		fields,
		{ _sow_form_id: 'f1' },
		{ backup: { storage, now: () => 1 } }
	);
	act( () => setFromOutside( { _sow_form_id: 'f1', title: 'undone' } ) );
	vi.advanceTimersByTime( BACKUP_DELAY_MS * 2 );
	expect( storage.items.size ).toBe( 0 );
} );

it( 'stores the last change when the form closes at once', () => {
	const storage = storageWith();
	const { unmount } = renderForm(
		fields,
		{ _sow_form_id: 'f1' },
		{ backup: { storage, now: () => 1 } }
	);
	type( 'a' );
	unmount();
	expect( storage.items.get( KEY ) ).toContain( '"title":"a"' );
} );

it( 'offers a newer copy and restores it', () => {
	const storage = storageWith( { title: 'newer', _sow_form_timestamp: 2000 } );
	const { last } = renderForm(
		fields,
		{ _sow_form_id: 'f1', _sow_form_timestamp: 1000, title: 'saved' },
		{ backup: { storage, now: () => 3000 } }
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Restore' } ) );
	expect( last() ).toEqual( { _sow_form_id: 'f1', _sow_form_timestamp: 1000, title: 'newer' } );
	expect( screen.queryByRole( 'button', { name: 'Restore' } ) ).toBeNull();
} );

it( 'deletes the copy when it is dismissed', () => {
	const storage = storageWith( { title: 'newer', _sow_form_timestamp: 2000 } );
	const { told } = renderForm(
		fields,
		{ _sow_form_id: 'f1', title: 'saved' },
		{ backup: { storage, now: () => 3000 } }
	);
	fireEvent.click( screen.getByRole( 'button', { name: 'Dismiss' } ) );
	expect( screen.queryByRole( 'button', { name: 'Restore' } ) ).toBeNull();
	expect( storage.items.size ).toBe( 0 );
	expect( told ).toEqual( [] );
} );

it( 'stores changes under the key of the form after the pause', () => {
	const storage = storageWith();
	const backup = ( backupKey: string ) => ( { storage, now: () => 1, backupKey } );
	const schema = schemaOf( fields );
	const draw = ( backupKey: string ) => (
		<Form
			schema={ schema }
			value={ { title: 'a' } }
			onChange={ () => {} }
			backup={ backup( backupKey ) }
		/>
	);
	const { rerender } = render( draw( 'before' ) );
	type( 'ab' );
	rerender( draw( 'saved' ) );
	vi.advanceTimersByTime( BACKUP_DELAY_MS );
	expect( [ ...storage.items.keys() ] ).toEqual( [ 'pagewright-form-saved' ] );
} );
