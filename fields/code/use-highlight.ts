import { useEffect, useRef, useState } from '@wordpress/element';
import type { EditorView } from '@codemirror/view';
import { environment } from '../environment';
import type { Language } from './highlight';

interface Options {
	text: string;
	language: Language;
	attributes: Record< string, string >;
	onChange: ( text: string ) => void;
}

/**
 * Colors for a text box: its code is fetched when the first such field is shown, and takes the place of the plain box while nobody types in
 * it. The plain box stays where the user has switched syntax highlighting off, and where the code does not arrive.
 *
 * @returns Ref of the element to fill, ref of the plain box, and whether the plain box has been replaced.
 */
export function useHighlight( { text, language, attributes, onChange }: Options ) {
	const host = useRef< HTMLDivElement >( null );
	const plain = useRef< HTMLTextAreaElement >( null );
	const view = useRef< EditorView >();
	const latest = useRef( { text, onChange } );
	latest.current = { text, onChange };
	const [ isOn, setOn ] = useState( false );
	const described = JSON.stringify( attributes );

	useEffect( () => {
		if ( ! environment().syntaxHighlighting ) {
			return;
		}
		let isGone = false;
		const start = async () => {
			const { highlight } = await import( /* webpackChunkName: "code" */ './highlight' );
			await untilLeft( plain.current );
			if ( ! isGone && host.current ) {
				view.current = highlight( host.current, {
					text: latest.current.text,
					language,
					attributes: JSON.parse( described ),
					onChange: ( next ) => latest.current.onChange( next ),
				} );
				setOn( true );
			}
		};
		// Without colors the code can be written all the same.
		start().catch( () => {} );
		return () => {
			isGone = true;
			view.current?.destroy();
			view.current = undefined;
		};
	}, [ language, described ] );

	// Text from outside: an undo, a preset, another item in this place.
	useEffect( () => {
		const shown = view.current?.state.doc.toString();
		if ( view.current && shown !== text ) {
			view.current.dispatch( {
				changes: { from: 0, to: shown?.length ?? 0, insert: text },
			} );
		}
	}, [ text, isOn ] );

	return { host, plain, isOn };
}

/** Resolves once the box is not being typed in. */
function untilLeft( box: HTMLTextAreaElement | null ): Promise< void > {
	return new Promise( ( done ) =>
		box !== null && box.ownerDocument.activeElement === box
			? box.addEventListener( 'blur', () => done(), { once: true } )
			: done()
	);
}
