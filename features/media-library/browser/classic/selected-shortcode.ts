import { findShortcodes } from '../../model/shortcodes/shortcode';

interface ClassicEditor {
	getBody: () => Element;
}

/** Returns the shortcode of the preview that is selected in the classic editor; null if that is not certain. */
export function selectedShortcode( tag: string ): string | null {
	const { tinymce } = globalThis as { tinymce?: { activeEditor?: ClassicEditor | null } };
	const body = tinymce?.activeEditor?.getBody();
	const previews = [ ...( body?.querySelectorAll( '[data-wpview-text]' ) ?? [] ) ]
		.map( ( preview ) => ( {
			isSelected: preview.hasAttribute( 'data-mce-selected' ),
			text: decodeURIComponent( preview.getAttribute( 'data-wpview-text' ) ?? '' ),
		} ) )
		.filter( ( { text } ) => findShortcodes( text, [ tag ] )[ 0 ]?.text === text );
	const selected = previews.filter( ( { isSelected } ) => isSelected );
	const [ found, other ] = selected.length > 0 ? selected : previews;
	return found && ! other ? found.text : null;
}
