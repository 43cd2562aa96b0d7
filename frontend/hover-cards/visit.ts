/** Somebody at a picture, from the first moment until its card goes. */
export interface Visit {
	picture: HTMLElement;
	control: HTMLElement | null;
	life: AbortController;
	card?: HTMLElement;
	/** Opened by a click: stays when the pointer goes. */
	isPinned: boolean;
}

interface Ends {
	/** Pointer or focus left the picture. */
	onLeave: () => void;
	onClose: () => void;
	/** Escape, wherever the focus is. */
	onDismiss: ( visit: Visit ) => void;
}

/** Whether pointer or focus is at the picture or its card. */
export function isWanted( { picture, control, card, isPinned }: Visit ): boolean {
	return (
		isPinned ||
		[ picture, card ].some( ( one ) => one?.matches( ':hover' ) ) ||
		!! control?.matches( ':focus-visible' ) ||
		!! card?.contains( picture.ownerDocument.activeElement )
	);
}

/** Hears what may end a visit, until it ended. */
export function watch( visit: Visit, { onLeave, onClose, onDismiss }: Ends ): void {
	const { picture, control } = visit;
	const { signal } = visit.life;
	const isOutside = ( { target }: Event ) =>
		target !== picture && target !== control && ! visit.card?.contains( target as Node );
	picture.addEventListener( 'pointerleave', onLeave, { signal } );
	control?.addEventListener( 'focusout', onLeave, { signal } );
	addEventListener( 'pointerdown', ( event ) => isOutside( event ) && onClose(), { signal } );
	addEventListener(
		'focusin',
		( event ) => {
			if ( isOutside( event ) ) {
				visit.isPinned = false;
				onLeave();
			}
		},
		{ signal }
	);
	addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && ! event.isComposing ) {
				// What else Escape may mean on the page waits until the card is gone.
				if ( visit.card ) {
					event.stopPropagation();
				}
				onDismiss( visit );
			}
		},
		{ signal, capture: true }
	);
}
