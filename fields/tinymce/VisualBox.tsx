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

/** The visual editor's text box. It belongs to the editor once drawn, so neither text nor options are passed on later. */
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
	// In the editor's toolbar Escape leads back to the text; the dialog must not take it for its own.
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
