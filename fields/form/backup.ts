import type { Json, Values } from '../../schema/field-types';

/** Storage for backups; the browser's session storage, or null if it is not available. */
export type BackupStorage = Pick< Storage, 'getItem' | 'setItem' | 'removeItem' >;

/** Keys for form state, which do not make two copies different. */
const BOOKKEEPING = new Set( [
	'_sow_form_id',
	'_sow_form_timestamp',
	'panels_info',
	'builder_id',
	'so_field_container_state',
] );

const PREFIX = 'pagewright-form-';

/**
 * Returns the key of a form's backup: its own ID, or the caller's key for data without an ID; ''
 * switches backups off.
 */
export function backupKeyOf( values: Values, given = '' ): string {
	const own = values._sow_form_id;
	const id = typeof own === 'string' && own !== '' ? own : given;
	return id === '' ? '' : PREFIX + id;
}

/** Stores a copy with a new timestamp. Ignores a full or unavailable storage. */
export function writeBackup(
	storage: BackupStorage | null,
	key: string,
	values: Values,
	nowMs: number
): void {
	try {
		storage?.setItem( key, JSON.stringify( { ...values, _sow_form_timestamp: nowMs } ) );
	} catch {}
}

export function removeBackup( storage: BackupStorage | null, key: string ): void {
	try {
		storage?.removeItem( key );
	} catch {}
}

/** Moves a copy to another key after its data was saved; deletes a copy from before that save. */
export function moveBackup(
	storage: BackupStorage | null,
	{ from, to, sinceMs }: { from: string; to: string; sinceMs: number }
): void {
	const backup = from === to ? null : readBackup( storage, from );
	if ( backup === null ) {
		return;
	}
	removeBackup( storage, from );
	if ( timestampOf( backup ) >= sinceMs ) {
		writeBackup( storage, to, backup, timestampOf( backup ) );
	}
}

/**
 * Returns the stored copy if it is newer than the data and differs, otherwise null; deletes an
 * older one.
 */
export function findBackup(
	storage: BackupStorage | null,
	key: string,
	values: Values
): Values | null {
	const backup = readBackup( storage, key );
	if ( backup === null ) {
		return null;
	}
	if ( timestampOf( backup ) <= timestampOf( values ) ) {
		removeBackup( storage, key );
		return null;
	}
	return fingerprint( backup ) === fingerprint( values ) ? null : backup;
}

/** Returns the backup to restore in the form, with the form state of the current data. */
export function restoredValues( backup: Values, values: Values ): Values {
	const kept = Object.entries( values ).filter( ( [ key ] ) => BOOKKEEPING.has( key ) );
	const found = Object.entries( backup ).filter( ( [ key ] ) => ! BOOKKEEPING.has( key ) );
	return Object.fromEntries( [ ...found, ...kept ] );
}

function readBackup( storage: BackupStorage | null, key: string ): Values | null {
	try {
		const found: unknown = JSON.parse( storage?.getItem( key ) ?? 'null' );
		return found !== null && typeof found === 'object' && ! Array.isArray( found )
			? ( found as Values )
			: null;
	} catch {
		return null;
	}
}

/** Returns milliseconds; 0 for data without a timestamp. */
function timestampOf( values: Values ): number {
	return Number( values._sow_form_timestamp ) || 0;
}

/**
 * Ignores line breaks, because text areas, TinyMCE and PHP write them differently, and the order of
 * keys.
 */
function fingerprint( values: Values ): string {
	return JSON.stringify( values, ( key: string, value: Json ) => {
		if ( BOOKKEEPING.has( key ) ) {
			return undefined;
		}
		if ( typeof value === 'string' ) {
			return value.replace( /[\r\n]+/g, '' );
		}
		const isPlain = value !== null && typeof value === 'object' && ! Array.isArray( value );
		return isPlain
			? Object.fromEntries(
					Object.entries( value ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
				)
			: value;
	} );
}
