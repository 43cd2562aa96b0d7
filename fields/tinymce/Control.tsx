import { Button } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { readBoolean } from '../form/booleans';
import { usualEditor } from './editor';
import { EditModal } from './EditModal';
import { isPlainText, previewHtml } from './preview';
import { readEditor, type EditorName } from './selected-editor';

/**
 * Renders a preview of the text, and a button that opens the editor. The editor cannot work inside
 * the editor's canvas, so it opens in a dialog of the top document.
 */
export function Control( {
	id,
	name,
	field,
	value,
	siblings,
	onChange,
	labelId,
	describedBy,
}: ControlProps< 'tinymce' > ) {
	const text = typeof value === 'string' ? value : '';
	const editorKey = `${ name }_selected_editor`;
	const savedEditor = siblings[ editorKey ];
	const editor = savedEditor === undefined ? usualEditor() : readEditor( savedEditor );
	const hasAutop = field.autopField !== undefined && readBoolean( siblings[ field.autopField ] );
	const [ isOpen, setOpen ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const html = useMemo( () => previewHtml( text ), [ text ] );

	const close = () => {
		setOpen( false );
		button.current?.focus();
	};
	const finish = ( next: string, used: EditorName ) => {
		if ( next !== text || used !== editor ) {
			onChange( next, { [ editorKey ]: used } );
		}
		close();
	};

	return (
		<div className="pagewright-tinymce">
			{ text.trim() !== '' && (
				<div
					className={ `pagewright-tinymce__preview${ isPlainText( text ) ? ' is-plain' : '' }` }
					dangerouslySetInnerHTML={ { __html: html } }
				/>
			) }
			<Button
				ref={ button }
				id={ id }
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				aria-labelledby={ `${ id } ${ labelId }` }
				aria-describedby={ describedBy }
				onClick={ () => setOpen( true ) }
			>
				{ text.trim() === ''
					? __( 'Add text', 'pagewright' )
					: __( 'Edit text', 'pagewright' ) }
			</Button>
			{ isOpen && (
				<EditModal
					id={ `${ id }-editor` }
					title={ field.label || __( 'Edit text', 'pagewright' ) }
					text={ text }
					editor={ editor }
					hasAutop={ hasAutop }
					rows={ field.rows ?? 14 }
					onDone={ finish }
					onCancel={ close }
				/>
			) }
		</div>
	);
}
