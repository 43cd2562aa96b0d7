import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { configuration } from './configuration';
import { tagButtons, type TagButton } from './tag-kinds';
import { namesIn } from './tag-text';
import { TagDialog } from './TagDialog';

interface TagGeneratorProps {
	template: string;
	onInsert: ( text: string ) => void;
}

/** A button for each kind of field, and what it asks. */
export function TagGenerator( { template, onInsert }: TagGeneratorProps ) {
	const [ open, setOpen ] = useState< TagButton | null >( null );
	const known = configuration().types;
	return (
		<div
			className="pagewright-forms__kinds"
			role="group"
			aria-label={ __( 'Add field', 'pagewright' ) }
		>
			{ tagButtons()
				.filter( ( { type } ) => known.includes( type ) )
				.map( ( kind ) => (
					<Button
						key={ kind.type }
						size="small"
						variant="secondary"
						aria-haspopup="dialog"
						onClick={ () => setOpen( kind ) }
					>
						{ kind.label }
					</Button>
				) ) }
			{ open && (
				<TagDialog
					kind={ open }
					taken={ namesIn( template ) }
					onInsert={ ( text ) => {
						setOpen( null );
						// The dialog gives the focus back to its button first.
						setTimeout( () => onInsert( text ), 0 );
					} }
					onClose={ () => setOpen( null ) }
				/>
			) }
		</div>
	);
}
