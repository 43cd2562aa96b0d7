/** Elements in which a paste inserts text. */
const TEXT_FIELD = [
	'textarea',
	'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=radio], [type=range], [type=submit])',
	'[contenteditable]:not([contenteditable=false])',
].join();

const DIALOG = '[role=dialog]';

/**
 * Returns whether a paste belongs to an uploader: not to a text field, and not to a dialog above or below the one of the
 * uploader. Without a focus, the target of a paste is the body: then it belongs to the uploader that is visible.
 */
export function isPasteFor( uploader: Element, { target }: Pick< Event, 'target' > ): boolean {
	const { body } = uploader.ownerDocument;
	if ( target === body ) {
		return uploader.checkVisibility?.() ?? true;
	}
	return (
		body.contains( target as Node | null ) &&
		! ( target as Element ).closest( TEXT_FIELD ) &&
		( target as Element ).closest( DIALOG ) === uploader.closest( DIALOG )
	);
}

/** Calls back with what is pasted for an uploader, if it has files. Returns a function that stops it. */
export function watchPaste(
	uploader: Element,
	onPaste: ( data: DataTransfer ) => void
): () => void {
	const page = uploader.ownerDocument;
	const react = ( event: ClipboardEvent ) => {
		const { clipboardData: data, defaultPrevented } = event;
		if ( ! defaultPrevented && data?.files.length && isPasteFor( uploader, event ) ) {
			event.preventDefault();
			onPaste( data );
		}
	};
	page.addEventListener( 'paste', react );
	return () => page.removeEventListener( 'paste', react );
}
