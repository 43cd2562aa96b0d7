import { useState } from '@wordpress/element';
import type { Block } from './block-editor';

/** Maximum number of undo steps. */
const MAX_STEPS = 50;

interface Steps {
	past: Block[][];
	blocks: Block[];
	future: Block[][];
	/** Whether the user is still typing in the last step. */
	isTyping: boolean;
}

/**
 * Blocks with undo and redo, separate from those of the post. WordPress's useStateWithHistory()
 * loses redo, because the editor sends the blocks that undo gave to it again. `undo` and `redo` are
 * undefined without a step.
 */
export function useHistory( start: Block[] ) {
	const [ steps, setSteps ] = useState< Steps >( {
		past: [],
		blocks: start,
		future: [],
		isTyping: false,
	} );
	const { past, blocks, future } = steps;
	/** The block editor calls onInput during a step, and onChange when a step begins. */
	const take = ( next: Block[], isTyping: boolean ) =>
		setSteps( ( now ) =>
			( isTyping && now.isTyping ) || isSame( next, now.blocks )
				? { ...now, blocks: next }
				: {
						past: [ ...now.past, now.blocks ].slice( -MAX_STEPS ),
						blocks: next,
						future: [],
						isTyping,
					}
		);
	const undo = () =>
		setSteps( ( now ) => ( {
			past: now.past.slice( 0, -1 ),
			blocks: now.past.at( -1 ) ?? now.blocks,
			future: now.past.length > 0 ? [ now.blocks, ...now.future ] : now.future,
			isTyping: false,
		} ) );
	const redo = () =>
		setSteps( ( now ) => ( {
			past: now.future.length > 0 ? [ ...now.past, now.blocks ] : now.past,
			blocks: now.future[ 0 ] ?? now.blocks,
			future: now.future.slice( 1 ),
			isTyping: false,
		} ) );
	return {
		blocks,
		onInput: ( next: Block[] ) => take( next, true ),
		onChange: ( next: Block[] ) => take( next, false ),
		undo: past.length > 0 ? undo : undefined,
		redo: future.length > 0 ? redo : undefined,
	};
}

/** The editor sends the blocks that undo returned again; this is not a step. */
const isSame = ( one: Block[], other: Block[] ) => contentOf( one ) === contentOf( other );

const contentOf = ( blocks: Block[] ): string =>
	JSON.stringify( blocks, ( key, value ) =>
		[ 'clientId', 'isValid', 'validationIssues', 'originalContent' ].includes( key )
			? undefined
			: value
	);
