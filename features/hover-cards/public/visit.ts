/** One visit of an image, until its card closes. */
export interface Visit {
	picture: HTMLElement;
	control: HTMLElement | null;
	life: AbortController;
	card?: HTMLElement;
	/** Opened by a click: stays open when the pointer leaves. */
	isPinned: boolean;
}

interface Ends {
	/** Called when pointer or focus left the image. */
	onLeave: () => void;
	onClose: () => void;
	/** Called for Escape, wherever the focus is. */
	onDismiss: ( visit: Visit ) => void;
}

/** Returns whether pointer or focus is at the image or its card. */
export function isWanted( { picture, control, card, isPinned }: Visit ): boolean {
	return (
		isPinned ||
		[ picture, card ].some( ( one ) => one?.matches( ':hover' ) ) ||
		!! control?.matches( ':focus-visible' ) ||
		!! card?.contains( picture.ownerDocument.activeElement )
	);
}

/** Watches the events that may end a visit, until it ends. */
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
				// Other meanings of Escape apply after the card is closed.
				if ( visit.card ) {
					event.stopPropagation();
				}
				onDismiss( visit );
			}
		},
		{ signal, capture: true }
	);
}
