import type { CoreMedia } from '../core';
import type { PlayerEdit } from './player-frame';

/**
 * Improves the buttons below the states in which a file is selected: the one that uses the file is disabled until
 * one is selected, because it fails without a file, and a state without a menu gets one that returns.
 *
 * @param media  WordPress's library.
 * @param edited The player whose dialog opens.
 */
export function improveFileButtons( media: CoreMedia, edited: PlayerEdit ): void {
	const { kind, frame } = edited;
	const source = `add-${ kind }-source`;
	const states = [ `replace-${ kind }`, source, 'select-poster-image', 'add-track' ];
	const improve = () => {
		const toolbar = frame.toolbar.get();
		const button = toolbar?.get( 'button' );
		if ( ! toolbar || ! button ) {
			return;
		}
		button.options.requires = { selection: true };
		if ( frame.toolbar.mode() === source ) {
			toolbar.set( 'back', {
				text: media.view.l10n.back ?? '',
				// Before the other button.
				priority: 20,
				click: () => frame.setState?.( `${ kind }-details` ),
			} );
		}
		toolbar.refresh();
	};
	frame.on( states.map( ( id ) => `toolbar:render:${ id }` ).join( ' ' ), improve );
	if ( states.includes( frame.toolbar.mode() ?? '' ) ) {
		improve();
	}
}
