export interface Actions {
	onClose: () => void;
	onStep: ( by: 1 | -1 ) => void;
}

/**
 * Keys of the open dialog: x, o and c close, p and n step, arrow keys step in their direction. Only
 * while the focus is inside, and without modifier keys.
 */
export function bindKeys(
	dialog: HTMLDialogElement,
	signal: AbortSignal,
	{ onClose, onStep }: Actions
): void {
	const isRtl = dialog.dir === 'rtl';
	const actions: Record< string, () => void > = {
		x: onClose,
		o: onClose,
		c: onClose,
		p: () => onStep( -1 ),
		n: () => onStep( 1 ),
		ArrowLeft: () => onStep( isRtl ? 1 : -1 ),
		ArrowRight: () => onStep( isRtl ? -1 : 1 ),
	};
	dialog.addEventListener(
		'keydown',
		( event ) => {
			const { key, ctrlKey, metaKey, altKey, isComposing } = event;
			const action = actions[ key.length === 1 ? key.toLowerCase() : key ];
			if ( action && ! ( ctrlKey || metaKey || altKey || isComposing ) ) {
				event.preventDefault();
				event.stopPropagation();
				action();
			}
		},
		{ signal }
	);
}
