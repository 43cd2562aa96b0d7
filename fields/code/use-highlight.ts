import { flushSync, useEffect, useRef, useState } from '@wordpress/element';
import type { EditorView } from '@codemirror/view';
import { environment } from '../environment';
import type { Language } from './highlight';

interface Options {
	text: string;
	language: Language;
	attributes: Record< string, string >;
	/** Whether the box has its own undo, because the screen has none. */
	hasHistory: boolean;
	onChange: ( text: string ) => void;
}

/**
 * Replaces a text box with a code editor with syntax highlighting. Its code loads when the first
 * such field is shown, and replaces the plain box when the user is not typing in it. The plain box
 * stays if the user has switched syntax highlighting off, or if the code does not load.
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
					// An external change is not a change by the user.
					onChange: ( next ) =>
						next !== latest.current.text && latest.current.onChange( next ),
				} );
				// In the same frame; otherwise both boxes would show for a moment.
				flushSync( () => setOn( true ) );
			}
		};
		// The user can write code without highlighting too.
		start().catch( () => {} );
		return () => {
			isGone = true;
			view.current?.destroy();
			view.current = undefined;
		};
	}, [ language, described, hasHistory ] );

	// External change: an undo, a preset, or another item in this position.
	useEffect( () => {
		const shown = view.current?.state.doc.toString();
		if ( view.current && shown !== undefined && shown !== text ) {
			view.current.dispatch( { changes: difference( shown, text ) } );
		}
	}, [ text, isOn ] );

	return { host, plain, isOn };
}

/** Returns the part of a text that differs; the caret stays in place outside it. */
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

/** Resolves when the user is not typing in the box. */
function untilLeft( box: HTMLTextAreaElement | null ): Promise< void > {
	return new Promise( ( done ) =>
		box !== null && box.ownerDocument.activeElement === box
			? box.addEventListener( 'blur', () => done(), { once: true } )
			: done()
	);
}
