import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import {
	bracketMatching,
	defaultHighlightStyle,
	indentOnInput,
	syntaxHighlighting,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';

export type Language = 'html' | 'css' | 'javascript';

const LANGUAGES = { html, css, javascript };

/** Creates a code editor in the element. Tab leaves it, like any field. */
export function highlight(
	parent: HTMLElement,
	{
		text,
		language,
		attributes,
		hasHistory,
		onChange,
	}: {
		text: string;
		language: Language;
		attributes: Record< string, string >;
		/** Whether the editor has its own undo. */
		hasHistory: boolean;
		onChange: ( text: string ) => void;
	}
): EditorView {
	return new EditorView( {
		parent,
		// The form can be in the canvas of the block editor.
		root: parent.ownerDocument,
		state: EditorState.create( {
			doc: text,
			extensions: [
				lineNumbers(),
				...( hasHistory ? [ history(), keymap.of( historyKeymap ) ] : [] ),
				indentOnInput(),
				bracketMatching(),
				syntaxHighlighting( defaultHighlightStyle ),
				keymap.of( defaultKeymap ),
				LANGUAGES[ language ](),
				EditorView.lineWrapping,
				EditorView.contentAttributes.of( attributes ),
				EditorView.updateListener.of( ( update ) => {
					if ( update.docChanged ) {
						onChange( update.state.doc.toString() );
					}
				} ),
			],
		} ),
	} );
}
