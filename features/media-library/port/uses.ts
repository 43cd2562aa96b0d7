import type { AttachmentUse, Result } from '../port';
import type { Routes } from './requests';

/** Enough to see that a file is in use. */
const MOST_USES = 100;

/** The server reads content for about a second in each request. */
export async function loadUses(
	routes: Routes,
	id: number,
	signal?: AbortSignal
): Promise< Result< readonly AttachmentUse[] > > {
	const uses: AttachmentUse[] = [];
	let before = 0;
	do {
		const result = await routes.load< { uses: AttachmentUse[]; next: number } >(
			'/uses',
			{ id, before },
			signal
		);
		if ( ! result.ok ) {
			return result;
		}
		uses.push( ...result.value.uses );
		before = result.value.next;
	} while ( before > 0 && uses.length < MOST_USES );
	return { ok: true, value: uses };
}
