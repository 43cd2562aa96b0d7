import { useEffect, useRef, useState } from '@wordpress/element';
import type { Values } from '../../schema/field-types';
import {
	backupKeyOf,
	findBackup,
	removeBackup,
	restoredValues,
	writeBackup,
	type BackupStorage,
} from './backup';

export const BACKUP_DELAY_MS = 500;

export interface BackupOptions {
	/** Session storage of the page, or null if it is not available. */
	storage: BackupStorage | null;
	/** Milliseconds since 1970. */
	now: () => number;
	/**
	 * Identifies the form while its data has no `_sow_form_id`: must be the same after a reload,
	 * e.g. post ID and position of the block.
	 */
	backupKey?: string;
}

/**
 * Stores changes until they are saved elsewhere, and offers to restore them. `offer` is null
 * without a backup.
 */
export function useBackup(
	values: Values,
	onRestore: ( next: Values ) => void,
	options: BackupOptions | undefined
) {
	const storage = options?.storage ?? null;
	const key = options === undefined ? '' : backupKeyOf( values, options.backupKey );
	const [ offer, setOffer ] = useState( () =>
		key === '' ? null : findBackup( storage, key, values )
	);
	const newest = useRef( options );
	newest.current = options;
	const pending = useRef< { timer: ReturnType< typeof setTimeout >; write: () => void } | null >(
		null
	);
	const stop = () => {
		clearTimeout( pending.current?.timer );
		pending.current = null;
	};
	// Stores the copy of a form that closes before the delay is over.
	useEffect(
		() => () => {
			pending.current?.write();
			stop();
		},
		[]
	);

	return {
		offer,
		/** Records a change by the user. */
		changed( next: Values ) {
			if ( options !== undefined && backupKeyOf( next, options.backupKey ) !== '' ) {
				stop();
				const changedAtMs = options.now();
				const write = () => {
					pending.current = null;
					// A save during the delay changes the form's key.
					const name = backupKeyOf( next, newest.current?.backupKey );
					writeBackup( storage, name, next, changedAtMs );
				};
				pending.current = { timer: setTimeout( write, BACKUP_DELAY_MS ), write };
			}
		},
		restore() {
			if ( offer !== null ) {
				setOffer( null );
				onRestore( restoredValues( offer, values ) );
			}
		},
		dismiss() {
			setOffer( null );
			removeBackup( storage, key );
		},
	};
}
