import { icon } from '../icons';
import type { Icon } from '../icons';
import { part } from '../stage';
import type { Stage } from '../stage';

export interface Button {
	node: HTMLButtonElement;
	/** What it does now; the name says it, no state beside it. */
	say: ( label: string, name?: Icon ) => void;
}

/** A button with a picture and a name, which is shown beside it as a tip. */
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
