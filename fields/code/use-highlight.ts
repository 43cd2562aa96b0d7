import { useEffect, useRef, useState } from '@wordpress/element';
import type { EditorView } from '@codemirror/view';
import { environment } from '../environment';
import type { Language } from './highlight';

interface Options {
	text: string;
	language: Language;
	attributes: Record< string, string >;
	/** Whether the box undoes what is typed itself, because the screen does not. */
	hasHistory: boolean;
	onChange: ( text: string ) => void;
}

/**
 * Colors for a text box: its code is fetched when the first such field is shown, and takes the place of the plain box while nobody types in
 * it. The plain box stays where the user has switched syntax highlighting off, and where the code does not arrive.
 *
 * @returns Ref of the element to fill, ref of the plain box, and whether the plain box has been replaced.
 */
export function useHighlight( { text, language, attributes, hasHistory, onChange }: Options ) {
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
					hasHistory,
					// What comes from outside is no change of the user's.
					onChange: ( next ) =>
						next !== latest.current.text && latest.current.onChange( next ),
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
	}, [ language, described, hasHistory ] );

	// Text from outside: an undo, a preset, another item in this place.
	useEffect( () => {
		const shown = view.current?.state.doc.toString();
		if ( view.current && shown !== undefined && shown !== text ) {
			view.current.dispatch( { changes: difference( shown, text ) } );
		}
	}, [ text, isOn ] );

	return { host, plain, isOn };
}

/** The part of a text that is another one now; the caret outside it stays where it is. */
function difference( before: string, now: string ) {
	const shorter = Math.min( before.length, now.length );
	let start = 0;
	while ( start < shorter && before[ start ] === now[ start ] ) {
		start++;
	}
	let end = 0;
	while ( end < shorter - start && before.at( -1 - end ) === now.at( -1 - end ) ) {
		end++;
	}
	return { from: start, to: before.length - end, insert: now.slice( start, now.length - end ) };
}

/** Resolves once the box is not being typed in. */
function untilLeft( box: HTMLTextAreaElement | null ): Promise< void > {
	return new Promise( ( done ) =>
		box !== null && box.ownerDocument.activeElement === box
			? box.addEventListener( 'blur', () => done(), { once: true } )
			: done()
	);
}
