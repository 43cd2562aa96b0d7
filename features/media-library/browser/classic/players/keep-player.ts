import { changedPlayerText, type PlayerValues } from '../../../model/details/player';
import type { CoreMedia, CorePlayers } from '../core';
import type { PlayerEdit } from './player-frame';

/** Shortcodes from which values of a model were made. */
const opened = new WeakMap< PlayerValues, string >();
const wrapped = new WeakSet< CorePlayers >();

/**
 * Lets WordPress's dialog change the shortcode of a player without losing unknown attributes, quotes, spaces and
 * content. Without a change, the shortcode stays as it is.
 */
export function keepPlayer( media: CoreMedia, { kind, text, frame }: PlayerEdit ): void {
	const { media: model } = frame;
	if ( text === null ) {
		return;
	}
	const { toJSON } = model;
	model.toJSON = () => {
		const values = toJSON.call( model );
		opened.set( values, text );
		return values;
	};
	const own = media[ kind ];
	if ( ! own || wrapped.has( own ) ) {
		return;
	}
	wrapped.add( own );
	const { shortcode } = own;
	own.shortcode = ( values ) => {
		const before = opened.get( values );
		const changed =
			before === undefined ? before : changedPlayerText( kind, before, values, own.defaults );
		const printed = shortcode.call( own, values );
		return changed === undefined
			? printed
			: Object.assign( printed, { string: () => changed } );
	};
}
