import { icon } from '../icons';
import type { Icon } from '../icons';
import { part } from '../stage';
import type { Stage } from '../stage';

export interface Button {
	node: HTMLButtonElement;
	/** Updates label and icon; the label names the current action. */
	say: ( label: string, name?: Icon ) => void;
}

/** Creates a button with an icon and a label, which is its tooltip too. */
export function createButton( stage: Stage, name: string, onClick?: () => void ): Button {
	const node = part( stage, 'button', `button is-${ name }`, { type: 'button' } );
	if ( onClick ) {
		node.addEventListener( 'click', onClick, { signal: stage.signal } );
	}
	let shown: Icon | undefined;
	return {
		node,
		say: ( label, picture ) => {
			node.setAttribute( 'aria-label', label );
			if ( picture && picture !== shown ) {
				shown = picture;
				node.replaceChildren( icon( stage.doc, picture ) );
			}
		},
	};
}
