import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mountVisual } from './editor';

interface VisualBoxProps {
	id: string;
	text: string;
	hasAutop: boolean;
	onChange: ( text: string ) => void;
}

/** The visual editor's text box. It belongs to the editor once drawn, so neither text nor options are passed on later. */
export function VisualBox( { id, text, hasAutop, onChange }: VisualBoxProps ) {
	const listener = useRef( onChange );
	listener.current = onChange;
	useEffect(
		() => mountVisual( id, { hasAutop, onChange: ( next ) => listener.current( next ) } ),
		[ id, hasAutop ]
	);
	return (
		<div className="pagewright-tinymce__visual">
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
