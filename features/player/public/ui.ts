import { listenToKeys, listenToPicture } from './actions';
import { createAutohide } from './autohide';
import { createBar } from './controls/bar';
import { mendAndroid, tellEvents } from './events';
import { createLayers } from './layers';
import type { Layers } from './layers';
import type { Stage } from './stage';

/** Adds the controls to a medium, and removes them when the player is destroyed. */
export function createUi(
	stage: Stage,
	retry: () => void,
	elsewhere?: { label: string; url: string }
): Layers {
	const { root, settings, signal, isVideo, element } = stage;
	const texts = settings.texts;
	// A focusable group, so that keys work after a click on the image.
	const given = [ 'role', 'aria-label', 'tabindex' ].filter(
		( name ) => ! root.hasAttribute( name )
	);
	const values: Record< string, string > = {
		role: 'group',
		'aria-label': isVideo ? texts.video : texts.audio,
		tabindex: '-1',
	};
	given.forEach( ( name ) => root.setAttribute( name, values[ name ]! ) );
	root.classList.add( 'is-ready' );
	signal.addEventListener( 'abort', () => {
		given.forEach( ( name ) => root.removeAttribute( name ) );
		root.classList.remove( 'is-ready' );
	} );

	tellEvents( stage );
	mendAndroid( stage );
	const { node, captions } = createBar( stage );
	const layers = createLayers( stage, retry, elsewhere );
	if ( isVideo && element ) {
		const hide = createAutohide( stage );
		root.append( listenToPicture( stage, hide ) );
	}
	if ( captions ) {
		root.append( captions.text );
	}
	root.append( ...layers.nodes, node );
	if ( settings.keys ) {
		listenToKeys( stage, captions );
	}
	return layers;
}
