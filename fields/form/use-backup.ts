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
	/** Session storage of the page, or null where it is forbidden. */
	storage: BackupStorage | null;
	/** Milliseconds since 1970. */
	now: () => number;
	/** Names the form while its data have no `_sow_form_id`: must be the same after a reload, e.g. post id and position of the block. */
	backupKey?: string;
}

/** Keeps what the user typed until it is saved elsewhere, and offers it again. `offer` is null when there is nothing to offer. */
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
	// A form that closes within the pause still leaves its copy.
	useEffect(
		() => () => {
			pending.current?.write();
			stop();
		},
		[]
	);

	return {
		offer,
		/** Notes a change that the user made. */
		changed( next: Values ) {
			if ( options !== undefined && backupKeyOf( next, options.backupKey ) !== '' ) {
				stop();
				const changedAtMs = options.now();
				const write = () => {
					pending.current = null;
					// A save during the pause gives the form another key.
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
