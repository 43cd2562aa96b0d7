import type { Result } from '../port';
import type { CoreAttachment } from './core-attachment';
import type { ask as send } from './requests';

/** Parts of the port of WordPress. */
interface Port {
	/** URL of admin-ajax.php; none with the REST API alone. */
	ajaxUrl?: string;
	ask: typeof send;
	attachments: (
		ids: readonly number[],
		signal?: AbortSignal
	) => Promise< Result< readonly CoreAttachment[] > >;
}

/** Uses the action of WordPress, because the filters of these fields expect it. */
export async function saveCompat(
	{ ajaxUrl, ask, attachments }: Port,
	{ id, nonces }: CoreAttachment,
	fields: ReadonlyArray< readonly [ string, string ] >,
	signal?: AbortSignal
): Promise< Result< CoreAttachment > > {
	if ( ! ajaxUrl ) {
		return { ok: false, failure: { kind: 'invalid', message: '' } };
	}
	const send = async ( nonce: string ): Promise< Result< CoreAttachment > > => {
		const body = new URLSearchParams( [
			[ 'action', 'save-attachment-compat' ],
			[ 'id', String( id ) ],
			[ 'nonce', nonce ],
			...fields.map( ( [ name, value ] ) => [ name, value ] ),
		] );
		const result = await ask< { success?: boolean; data?: CoreAttachment } >(
			{ url: ajaxUrl, method: 'POST', body },
			signal
		);
		if ( ! result.ok ) {
			return result;
		}
		const { success, data } = result.value;
		return success && data
			? { ok: true, value: data }
			: { ok: false, failure: { kind: 'invalid', message: '' } };
	};
	const first = await send( nonces?.update || '' );
	if ( first.ok || first.failure.kind !== 'expired' ) {
		return first;
	}
	const fresh = await attachments( [ id ], signal );
	if ( ! fresh.ok ) {
		return fresh;
	}
	const nonce = fresh.value[ 0 ]?.nonces?.update;
	return nonce ? send( nonce ) : { ok: false, failure: { kind: 'forbidden' } };
}
