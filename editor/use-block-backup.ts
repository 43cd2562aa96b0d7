import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { backupKeyOf, moveBackup } from '../fields/form/backup';
import type { BackupOptions } from '../fields';
import type { Values } from '../schema/field-types';
import { backupOptions } from './backup-options';
import { onPostSaved } from './post-saved';

/**
 * Backup of unsaved changes in a block's form. It belongs to the last saved data, which a reload
 * loads. Undefined for a block that was never saved with data: WordPress keeps a copy of new
 * blocks.
 *
 * @param place Position of the block, the same after a reload.
 * @param data  Current data of the block.
 */
export function useBlockBackup( place: string, data: Values ): BackupOptions | undefined {
	const registry = useRegistry();
	const now = useRef( { place, data } );
	now.current = { place, data };
	const [ saved, setSaved ] = useState( now.current );
	const options = useMemo(
		() =>
			Object.keys( saved.data ).length > 0
				? backupOptions( saved.place, saved.data )
				: undefined,
		[ saved ]
	);
	const current = useRef( options );
	current.current = options;

	useEffect( () => {
		// Changes during a save are not saved with it.
		let sent = { ...now.current, atMs: 0 };
		return onPostSaved(
			registry,
			() => {
				const before = current.current;
				if ( before !== undefined ) {
					const next = backupOptions( sent.place, sent.data );
					moveBackup( before.storage, {
						from: backupKeyOf( sent.data, before.backupKey ),
						to: backupKeyOf( sent.data, next.backupKey ),
						sinceMs: sent.atMs,
					} );
				}
				setSaved( sent );
			},
			() => {
				sent = { ...now.current, atMs: Date.now() };
			}
		);
	}, [ registry ] );

	return options;
}
