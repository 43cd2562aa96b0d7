import type { Embed, MediaPort, Result } from '../port';
import { numberOf, textOf } from './core-attachment';
import type { ask } from './requests';

/** Loads the preview of a URL. The server asks the site of the URL. */
export async function loadEmbed(
	send: typeof ask,
	{ url, maxWidth }: Parameters< MediaPort[ 'oembed' ] >[ 0 ],
	signal?: AbortSignal
): Promise< Result< Embed > > {
	const query = new URLSearchParams( { url, maxwidth: String( maxWidth ) } );
	const result = await send< Record< string, unknown > >(
		{ path: `/oembed/1.0/proxy?${ query }` },
		signal
	);
	if ( ! result.ok ) {
		return result;
	}
	const { html, width, height } = result.value;
	const embed: Embed = {
		html: textOf( html ),
		width: numberOf( width ),
		height: numberOf( height ),
	};
	return embed.html ? { ok: true, value: embed } : { ok: false, failure: { kind: 'missing' } };
}
