import { describe, expect, it } from 'vitest';
import type { Values } from '../../schema/field-types';
import {
	backupKeyOf,
	findBackup,
	moveBackup,
	restoredValues,
	writeBackup,
	type BackupStorage,
} from './backup';

function memory(): BackupStorage & { items: Map< string, string > } {
	const items = new Map< string, string >();
	return {
		items,
		getItem: ( key ) => items.get( key ) ?? null,
		setItem: ( key, text ) => void items.set( key, text ),
		removeItem: ( key ) => void items.delete( key ),
	};
}

const fail = () => {
	throw new DOMException( 'full', 'QuotaExceededError' );
};
const broken: BackupStorage = { getItem: fail, setItem: fail, removeItem: fail };
const saved: Values = { _sow_form_id: 'f1', _sow_form_timestamp: '1000', title: 'a' };

describe( 'a backup', () => {
	it( 'is offered if it is newer and different', () => {
		const storage = memory();
		writeBackup( storage, 'k', { ...saved, title: 'b' }, 2000 );
		expect( findBackup( storage, 'k', saved ) ).toMatchObject( {
			title: 'b',
			_sow_form_timestamp: 2000,
		} );
	} );

	it( 'is removed if it is older', () => {
		const storage = memory();
		writeBackup( storage, 'k', { ...saved, title: 'b' }, 900 );
		expect( findBackup( storage, 'k', saved ) ).toBeNull();
		expect( storage.items.size ).toBe( 0 );
	} );

	it( 'is newer than data without a timestamp', () => {
		const storage = memory();
		writeBackup( storage, 'k', { title: 'b' }, 1 );
		expect(
			findBackup( storage, 'k', { title: 'a', _sow_form_timestamp: '' } )
		).not.toBeNull();
	} );

	it.each< [ string, Values, Values ] >( [
		[ 'line feeds', { t: 'a\r\nb' }, { t: 'a\nb' } ],
		[ 'the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 } ],
		[ 'form id and timestamp', { a: 1, _sow_form_id: 'x' }, { a: 1, _sow_form_id: 'y' } ],
		[ 'open and closed sections', { s: { so_field_container_state: 'open' } }, { s: {} } ],
	] )( 'is not offered for a difference in %s', ( _name, kept, now ) => {
		const storage = memory();
		writeBackup( storage, 'k', kept, 5000 );
		expect( findBackup( storage, 'k', now ) ).toBeNull();
	} );

	it( 'is skipped silently if the storage is full, forbidden or damaged', () => {
		expect( () => writeBackup( broken, 'k', saved, 1 ) ).not.toThrow();
		expect( findBackup( broken, 'k', saved ) ).toBeNull();
		expect( findBackup( null, 'k', saved ) ).toBeNull();
		const storage = memory();
		storage.setItem( 'k', '{ "a":' );
		expect( findBackup( storage, 'k', saved ) ).toBeNull();
	} );

	it.each( [
		[ 'goes with the form when it was written after the save began', 2000, 'to' ],
		[ 'is removed when it was written before the save', 1999, undefined ],
	] )( '%s', ( _name, writtenMs, key ) => {
		const storage = memory();
		writeBackup( storage, 'from', { title: 'b' }, writtenMs );
		moveBackup( storage, { from: 'from', to: 'to', sinceMs: 2000 } );
		expect( [ ...storage.items.keys() ] ).toEqual( key ? [ key ] : [] );
		expect( findBackup( storage, 'to', { title: 'a' } )?.title ).toBe( key && 'b' );
	} );

	it( 'stays if the key of the form does not change', () => {
		const storage = memory();
		writeBackup( storage, 'k', { title: 'b' }, 1 );
		moveBackup( storage, { from: 'k', to: 'k', sinceMs: 2 } );
		expect( storage.items.size ).toBe( 1 );
	} );

	it( 'is restored without its metadata', () => {
		expect(
			restoredValues( { _sow_form_id: 'old', _sow_form_timestamp: 2000, title: 'b' }, saved )
		).toEqual( { ...saved, title: 'b' } );
	} );

	it( 'has the id of the form as key, otherwise the given one, otherwise none', () => {
		expect( backupKeyOf( saved, 'g' ) ).toBe( 'pagewright-form-f1' );
		expect( backupKeyOf( {}, 'g' ) ).toBe( 'pagewright-form-g' );
		expect( backupKeyOf( {} ) ).toBe( '' );
	} );
} );
