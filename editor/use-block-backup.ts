import { useRegistry } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { backupKeyOf, moveBackup } from '../fields/form/backup';
import type { BackupOptions } from '../fields';
import type { Values } from '../schema/field-types';
import { backupOptions } from './backup-options';
import { onPostSaved } from './post-saved';

/**
 * How the form of a block keeps unsaved work. The copy belongs to the data that were saved last, because these are the ones a reload finds.
 * Undefined for a block that was never saved with data: WordPress itself keeps a copy of new blocks.
 *
 * @param place Where the block stands, the same after a reload.
 * @param data  The block's data at the moment.
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
		// What is typed while the post is being saved is not saved with it.
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
