import type { Json, Values } from '../../schema/field-types';

/** Where backups are kept; the browser's session storage, or null where it is forbidden. */
export type BackupStorage = Pick< Storage, 'getItem' | 'setItem' | 'removeItem' >;

/** Form-keeping keys that do not make two copies different. */
const BOOKKEEPING = new Set( [
	'_sow_form_id',
	'_sow_form_timestamp',
	'panels_info',
	'builder_id',
	'so_field_container_state',
] );

const PREFIX = 'pagewright-form-';

/** Key of a form's backup: its own id, or the one the caller gives for data that have none; '' switches backups off. */
export function backupKeyOf( values: Values, given = '' ): string {
	const own = values._sow_form_id;
	const id = typeof own === 'string' && own !== '' ? own : given;
	return id === '' ? '' : PREFIX + id;
}

/** Keeps a copy under a fresh timestamp. A full or forbidden storage is no reason to disturb anybody. */
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

/** Gives a copy another key when the data that it belongs to were saved; a copy from before that save is no unsaved work and removed. */
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

/** The kept copy when it is newer than the data and says something else, else null; an older one is removed. */
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

/** The backup as it goes back into the form: the bookkeeping stays that of the data. */
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

/** Milliseconds; 0 for data that never had one. */
function timestampOf( values: Values ): number {
	return Number( values._sow_form_timestamp ) || 0;
}

/** Line feeds are ignored because text areas, TinyMCE and PHP write them differently; the order of keys says nothing. */
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
