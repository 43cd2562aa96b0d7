import type { Result } from '../port';
import type { CoreAttachment } from './core-attachment';

/** Limit of the route. */
const MOST = 80;

type Load = ( ids: readonly number[] ) => Promise< Result< readonly CoreAttachment[] > >;

/**
 * Returns a function that loads one attachment, undefined if it is missing. Attachments that are
 * asked for at the same time are loaded in one request.
 */
export function inBatches( load: Load ) {
	let batch: { ids: number[]; result: ReturnType< Load > } | null = null;
	return async ( id: number ): Promise< Result< CoreAttachment | undefined > > => {
		if ( batch && batch.ids.length < MOST ) {
			batch.ids.push( id );
		} else {
			const ids = [ id ];
			const result = Promise.resolve().then( () => {
				batch = null;
				return load( ids );
			} );
			batch = { ids, result };
		}
		const found = await batch.result;
		return found.ok
			? { ok: true, value: found.value.find( ( core ) => Number( core.id ) === id ) }
			: found;
	};
}
