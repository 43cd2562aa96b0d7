import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Failure } from '../../model/failure';
import { folderFailureText } from './texts';

interface FolderNameProps {
	level: number;
	/** Name before; '' for a new folder. */
	name: string;
	label: string;
	/** Returns the ID of the folder, or why it was not saved. */
	onSave: ( name: string ) => Promise< { id: number } | Failure >;
	/** Called with the ID of the saved folder, or null if nothing was saved. */
	onEnd: ( id: number | null ) => void;
}

/** Field in the tree for the name of a folder. A name that was refused stays. */
export function FolderName( { level, name, label, onSave, onEnd }: FolderNameProps ) {
	const [ text, setText ] = useState( name );
	const [ error, setError ] = useState( '' );
	const field = useRef< HTMLInputElement >( null );
	const isSaving = useRef( false );
	const errorId = useId();
	useEffect( () => field.current?.select(), [] );
	const save = async () => {
		if ( isSaving.current ) {
			return;
		}
		const typed = text.trim();
		if ( typed === '' || typed === name ) {
			onEnd( null );
			return;
		}
		isSaving.current = true;
		const result = await onSave( typed );
		if ( 'id' in result ) {
			onEnd( result.id );
			return;
		}
		isSaving.current = false;
		setError(
			folderFailureText( result ) ||
				__( 'The folder was not saved. Try again.', 'pagewright' )
		);
		field.current?.focus();
	};
	return (
		<div
			role="treeitem"
			aria-level={ level }
			aria-selected={ false }
			aria-label={ label }
			tabIndex={ -1 }
			className="pagewright-media-library__folder is-edited"
			style={ { '--level': level } as object }
		>
			<input
				ref={ field }
				type="text"
				dir="auto"
				maxLength={ 200 }
				aria-label={ label }
				aria-invalid={ error !== '' }
				aria-describedby={ error ? errorId : undefined }
				value={ text }
				onChange={ ( { target } ) => {
					setText( target.value );
					setError( '' );
				} }
				onBlur={ () => error === '' && void save() }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
						void save();
					} else if ( event.key === 'Escape' ) {
						onEnd( null );
					} else {
						return;
					}
					event.stopPropagation();
				} }
			/>
			{ error && (
				<p id={ errorId } role="alert">
					{ error }
				</p>
			) }
		</div>
	);
}
