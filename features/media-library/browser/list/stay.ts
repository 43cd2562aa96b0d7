import type { SyntheticEvent } from 'react';

const stop = ( event: SyntheticEvent ) => event.stopPropagation();

/** Properties of an element whose events, and those of its menus and dialogs, must not reach the row of a file. */
export const stay = {
	onClick: stop,
	onDoubleClick: stop,
	onKeyDown: stop,
};
