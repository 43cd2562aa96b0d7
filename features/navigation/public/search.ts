/** Search overlay: a modal dialog, which restores the focus. Null when the menu has none. */
export function startSearch(
	root: HTMLElement,
	signal: AbortSignal,
	onOpen: () => void
): HTMLDialogElement | null {
	const find = < T extends Element >( name: string ) =>
		root.querySelector< T >( `.pagewright-navigation__search${ name }` );
	const dialog = find< HTMLDialogElement >( '' );
	const button = find< HTMLElement >( '-button' );
	if ( ! dialog || ! button ) {
		return null;
	}
	button.addEventListener(
		'click',
		() => {
			onOpen();
			dialog.showModal();
			button.ariaExpanded = 'true';
			find< HTMLInputElement >( '-field' )?.select();
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( { target } ) => {
			if (
				target === dialog ||
				( target as Element ).closest( '.pagewright-navigation__search-close' )
			) {
				dialog.close();
			}
		},
		{ signal }
	);
	dialog.addEventListener( 'close', () => ( button.ariaExpanded = 'false' ), { signal } );
	// Only the search handles Escape.
	dialog.addEventListener( 'keydown', ( event ) => event.stopPropagation(), { signal } );
	signal.addEventListener( 'abort', () => dialog.open && dialog.close() );
	return dialog;
}
