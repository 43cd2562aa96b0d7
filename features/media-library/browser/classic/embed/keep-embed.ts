import { changeEmbed, readEmbed } from '../../../model/shortcodes/embed';
import { findShortcodes } from '../../../model/shortcodes/shortcode';
import type { CoreMedia } from '../core';

/** The shortcode from which the dialog was opened last. */
const opened: { text: string | null } = { text: null };
const wrapped = new WeakSet< object >();

/**
 * Lets WordPress's dialog change the URL of an embed without losing unknown attributes, quotes and spaces.
 *
 * @param media       WordPress's library.
 * @param media.embed Reads and prints embeds.
 * @param text        The shortcode of the open dialog; null if that is not certain.
 */
export function keepEmbed( { embed }: Pick< CoreMedia, 'embed' >, text: string | null ): void {
	opened.text = text;
	if ( ! embed || wrapped.has( embed ) ) {
		return;
	}
	wrapped.add( embed );
	const { shortcode } = embed;
	embed.shortcode = function ( values ) {
		const changed = changedText( String( values.url ?? '' ) );
		const printed = shortcode.call( embed, values );
		return changed === null ? printed : Object.assign( printed, { string: () => changed } );
	};
}

function changedText( url: string ): string | null {
	const { text } = opened;
	opened.text = null;
	const [ shortcode ] = text === null ? [] : findShortcodes( text, [ 'embed' ] );
	return shortcode?.text === text && shortcode
		? changeEmbed( shortcode, { ...readEmbed( shortcode ), url } )
		: null;
}
