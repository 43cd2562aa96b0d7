import type { BackupOptions } from '../fields';
import type { Values } from '../schema/field-types';

/**
 * How a form keeps unsaved work. The copy belongs to the data it was made from: once those are saved differently, by whomever, it is
 * not offered any more, without a timestamp in every post.
 *
 * @param place Where the form stands, the same after a reload: post and position of the block, or name of the input.
 * @param data  The data when the form opens.
 */
export function backupOptions( place: string, data: Values ): BackupOptions {
	return {
		storage: sessionStorageOf( globalThis ),
		now: Date.now,
		backupKey: `${ place }-${ hash( JSON.stringify( data ) ) }`,
	};
}

function sessionStorageOf( realm: { sessionStorage?: Storage } ): Storage | null {
	try {
		return realm.sessionStorage ?? null;
	} catch {
		// Forbidden by the browser's settings.
		return null;
	}
}

/** A short fingerprint (djb2); two data that share one would only be offered each other's copy. */
function hash( text: string ): string {
	let sum = 5381;
	for ( let i = 0; i < text.length; i++ ) {
		sum = ( ( sum << 5 ) + sum + text.charCodeAt( i ) ) | 0;
	}
	return ( sum >>> 0 ).toString( 36 );
}
