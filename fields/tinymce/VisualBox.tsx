import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { mountVisual } from './editor';

interface VisualBoxProps {
	id: string;
	text: string;
	hasAutop: boolean;
	heightPx: number;
	onChange: ( text: string ) => void;
	onEscape: () => void;
}

/**
 * Renders the visual editor's text box. After the first render it belongs to the editor, so later
 * changes of text and options have no effect.
 */
export function VisualBox( { id, text, hasAutop, heightPx, onChange, onEscape }: VisualBoxProps ) {
	const listener = useRef( { onChange, onEscape } );
	listener.current = { onChange, onEscape };
	useEffect(
		() =>
			mountVisual( id, {
				hasAutop,
				heightPx,
				onChange: ( next ) => listener.current.onChange( next ),
				onEscape: () => listener.current.onEscape(),
			} ),
		[ id, hasAutop, heightPx ]
	);
	// In the editor's toolbar, Escape moves back to the text; the dialog must not close.
	const onKeyDown = ( event: KeyboardEvent ) => event.key === 'Escape' && event.stopPropagation();
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only Escape, from the controls inside.
		<div className="pagewright-tinymce__visual" onKeyDown={ onKeyDown }>
			<textarea
				id={ id }
				aria-label={ __( 'Text', 'pagewright' ) }
				rows={ 14 }
				defaultValue={ text }
				onInput={ ( { currentTarget } ) => onChange( currentTarget.value ) }
			/>
		</div>
	);
}
